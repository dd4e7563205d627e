/** Answers that a person sets beforehand: their list, and the steps to another one. */
import type { Ask, Choice } from '#kernel/ask';
import { type AnswerPlan, answerPlansOf } from '#table/play/planned-moves/answer-plans';
import type { PlannedMove, PlannedMoveEnd, PlannedMoveTerm, PlannedMoveThing, TableView } from '#table/types';
import { movePhrase as phraseOf } from '#words/text';
import { box, button, COLORS, type Item, type Payload, payload, row, select, text } from '../../core/components.ts';
import { clip, LIMITS } from '../../core/limits.ts';
import { gameTitle, plainNames } from '../../core/people.ts';
import type { SeenAsk } from '../../core/spec.ts';
import { labelsOf, numbered } from '../../panel/screens/options.ts';
import { askKey, pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

const WHY = {
  gone: 'order.why.gone',
  'not-offered': 'order.why.not-offered',
  several: 'order.why.several',
  choice: 'order.why.choice',
  alert: 'order.why.alert',
  event: 'order.why.event',
  over: 'order.why.over',
  'taken-back': 'order.why.taken-back',
  rules: 'order.why.rules',
  'stand-in': 'order.why.stand-in',
} as const satisfies Readonly<Record<PlannedMoveEnd, string>>;

/** The lines about a seat's orders in its panel: how many there are, and why some have ended. */
export function orderNotes(tableView: TableView, t: Translate): readonly string[] {
  const { list, ended } = tableView.orders ?? { list: [], ended: [] };
  return [
    ...ended.map(({ order, why }) =>
      clip(
        t('order.ended', {
          at: stopName(tableView, order.at),
          move: movePhrase(tableView, order, t),
          why: t(WHY[why]),
        }),
        300,
      ),
    ),
    ...(list.length === 0 ? [] : [t('order.count', { n: list.length })]),
  ];
}

/** The list of a seat's orders, each of which can be removed, with the stops at which to plan another one. */
export function ordersMessage(tableView: TableView, t: Translate, note?: string): Payload {
  const { list } = tableView.orders ?? { list: [] };
  const { words } = tableView.game;
  const at = { table: tableView.table.id };
  const lines = list.map((order, i) =>
    t('order.line', {
      n: i + 1,
      at: stopName(tableView, order.at),
      move: movePhrase(tableView, order, t),
      term: termOf(order.times, t),
      else: order.else === 'pass' ? 'pass' : 'other',
    }),
  );
  const stops = words.stops.slice(0, LIMITS.selectOptions);
  return payload([
    box([
      text([t('order.title', { game: gameTitle(tableView.table) }), ...(note === undefined ? [] : [note])].join('\n')),
      text(lines.length === 0 ? t('order.none') : clip(lines.join('\n'), 3000)),
      ...(stops.length === 0
        ? []
        : [
            row(
              select(
                pressId('order.plan', at),
                t('order.plan'),
                stops.map(({ id, label, detail }) => ({ value: id, label, description: detail })),
              ),
            ),
          ]),
      ...(list.length === 0
        ? []
        : [
            row(
              select(
                pressId('order.drop', at),
                t('order.drop'),
                list.slice(0, LIMITS.selectOptions).map((order, i) => ({
                  value: String(order.id),
                  label: `${i + 1}. ${stopName(tableView, order.at)}: ${movePhrase(tableView, order, t)}`,
                })),
              ),
            ),
          ]),
      text(t('order.about')),
    ]),
  ]);
}

/** The ways to answer an open window that can be repeated. */
export function waysMessage(tableView: TableView, ask: Ask, t: Translate): Payload {
  const named = answerPlansOf(ask).map((way) => wayName(tableView, ask, way));
  const items = numbered(named, LIMITS.optionLabel).map((label, i): Item => ({ value: String(i), label }));
  if (items.length === 0) return payload([box([text(t('order.noWays'))], COLORS.calm)]);
  return payload([
    box([
      text(t('order.ways')),
      row(select(pressId('order.way', placeOf(tableView, ask)), t('order.choose'), items)),
      text(t('order.about')),
    ]),
  ]);
}

/** Asks for how long a way of answering an ask is to be repeated. */
export function wayTermsMessage(tableView: TableView, ask: Ask, way: number, t: Translate): Payload | undefined {
  const found = answerPlansOf(ask)[way];
  if (found === undefined) return undefined;
  const sure = { at: stopName(tableView, ask.moment ?? ask.stop), move: wayName(tableView, ask, found) };
  return terms({ tableView, ask, t, what: way, sure, mayPass: !isPass(ask, found) });
}

/** Asks for how long to pass at a stop; undefined: there is no such stop. */
export function stopTermsMessage(tableView: TableView, stop: string, t: Translate): Payload | undefined {
  if (!tableView.game.words.stops.some(({ id }) => id === stop)) return undefined;
  const sure = { at: stopName(tableView, stop), move: t('order.pass') };
  return terms({ tableView, ask: undefined, t, what: stop, sure, mayPass: false });
}

type Terms = {
  readonly tableView: TableView;
  readonly ask: Ask | undefined;
  readonly t: Translate;
  readonly what: number | string;
  readonly sure: { readonly at: string; readonly move: string };
  /** Whether passing is another answer than the one that is to be given. */
  readonly mayPass: boolean;
};

function terms({ tableView, ask, t, what, sure, mayPass }: Terms): Payload {
  const place = ask === undefined ? { table: tableView.table.id } : placeOf(tableView, ask);
  const id = (times: PlannedMoveTerm, otherwise: 'ask' | 'pass') =>
    pressId('order.yes', { ...place, what, times, otherwise });
  const spans = tableView.game.words.spans.filter((span) => ask?.spans?.[span.id] !== undefined).slice(0, 3);
  return payload([
    box([text(t('order.sure', sure))], COLORS.act),
    row(
      button(id('once', 'ask'), t('order.once')),
      button(id('turn', 'ask'), t('order.turn')),
      ...spans.map((span) => button(id(`span:${span.id}`, 'ask'), span.label)),
    ),
    ...(mayPass
      ? [row(button(id('once', 'pass'), t('order.onceElse')), button(id('turn', 'pass'), t('order.turnElse')))]
      : []),
    row(button(pressId('orders', { table: tableView.table.id }), t('panel.back'))),
  ]);
}

const placeOf = ({ table }: TableView, ask: Ask): { readonly table: string; readonly ask: SeenAsk } => ({
  table: table.id,
  ask: { rev: table.rev, key: askKey(ask) },
});

const isPass = ({ fallback }: Ask, { option }: AnswerPlan): boolean =>
  'pick' in fallback && fallback.pick[0] === option.id;

/** A way of answering in words, as its button would say it. */
function wayName({ game, view, names }: TableView, { choice }: Ask, { option, target }: AnswerPlan): string {
  const shown = { game, view, names: plainNames(names), before: [] };
  const optionsOf = (one: Choice | undefined) => (one === undefined || one.kind === 'number' ? [] : one.options);
  const verb = option.verb === undefined ? '' : game.words.verb(option.verb).label;
  const said = phraseOf(verb, labelsOf(shown, optionsOf(choice), true)(option), game.language);
  if (target === undefined) return said;
  const targets = optionsOf(option.needs?.find(({ name }) => name === target.need)?.choice);
  return `${said} → ${labelsOf({ ...shown, before: [{ pick: [option.id] }] }, targets, true)(target.option)}`;
}

const stopName = ({ game }: TableView, stop: string): string =>
  game.words.stops.find(({ id }) => id === stop)?.label ?? stop;

/** What an order does, from what is stored of it. */
function movePhrase(tableView: TableView, { does }: PlannedMove, t: Translate): string {
  if (does === 'pass') return t('order.pass');
  const verb = does.verb === undefined ? '' : tableView.game.words.verb(does.verb).label;
  const target = does.target === undefined ? undefined : thingName(tableView, does.target);
  const thing = thingName(tableView, does);
  const said = thing === undefined ? verb : phraseOf(verb, thing, tableView.game.language);
  return target === undefined ? said : `${said} → ${target}`;
}

function thingName({ game, names }: TableView, { def, about }: PlannedMoveThing): string | undefined {
  const card = game.cards.find(({ id }) => id === def)?.name;
  return card ?? (about === undefined ? undefined : plainNames(names)[about]);
}

function termOf(times: PlannedMoveTerm, t: Translate): string {
  if (times === 'once') return t('order.termOnce');
  return t(times === 'turn' ? 'order.termTurn' : 'order.termSpan');
}
