/**
 * The panel: a seat's private screen. It shows what the seat knows and turns its open ask into controls, step by step.
 * It is the same for every game and keeps no state between two presses.
 */
import type { Ask, Answer as KernelAnswer } from '#kernel/ask';
import { mayHaveHints, type TableView } from '#table/types';
import { markdown } from '#words/markdown';
import { movePhrase as phraseOf } from '#words/text';
import { clockLine } from '../../clocks/screens/clocks.ts';
import {
  box,
  button,
  COLORS,
  divider,
  type Payload,
  type Picture,
  payload,
  picture,
  type Row,
  row,
  text,
} from '../../core/components.ts';
import { clip, clipLines } from '../../core/limits.ts';
import { ago, markdownNames, outcome, plainNames, tableName, thinkingNames, waitingNames } from '../../core/people.ts';
import { lessonOver, lessonOverButtons, lessonParts } from '../../lesson/screens/lesson.ts';
import { orderNotes } from '../../plans/screens/orders.ts';
import { IdTooLong, pressId } from '../../press-id.ts';
import { besides } from '../../table/screens/in-words.ts';
import { endingLines, highlights, linesOf } from '../../table/screens/log-lines.ts';
import type { Translate } from '../../words.ts';
import { type Draft, EMPTY, isBegun, type PictureShape } from '../ids.ts';
import type { Before } from './alike.ts';
import { type Answered, type Question, type Walk, walk } from './draft.ts';
import { back } from './moves.ts';
import { attacksToShow, linesAbove, newsSinceLastLook, seatInGame } from './news.ts';
import { labelsOf } from './options.ts';
import { longerRows, passingLine } from './passing.ts';
import { destinationsOf, goesTo, type Plan } from './plan.ts';
import { risksOf } from './risks.ts';
import { askPlaceOf, type StepContext } from './step-parts.ts';
import { step } from './steps.ts';

export type PanelInput = {
  readonly tableView: TableView;
  readonly t: Translate;
  /** The answer so far. Absent: the panel as it opens. */
  readonly draft?: Draft;
  /** Whether to ask for confirmation before what cannot be undone. */
  readonly confirm: boolean;
  /** A line above the question: a typed number that was out of range, a stale press. */
  readonly note?: string | undefined;
  /** What the person's move has just caused. Absent: what happened since their last move is shown. */
  readonly happened?: TableView['since'] | undefined;
  /** Pictures of the current state, the most important first. */
  readonly pictures?: readonly Picture[];
  /** What they would show, for a person who wants no pictures. */
  readonly words?: readonly string[];
  /** What a computer player would answer to the open ask, as the starting point of a plan. */
  readonly suggested?: KernelAnswer | undefined;
  /** A lesson that was running when its person asked for it. */
  readonly reopened?: boolean;
  /** The other size of pictures, if the panel offers it. */
  readonly otherPictures?: PictureShape | undefined;
  /** A computer can think about hints. */
  readonly hints?: boolean;
};

/** The ask that a panel shows: the seat's first. */
export function openAsk(tableView: TableView): Ask | undefined {
  return tableView.seat === undefined || tableView.view.result !== undefined ? undefined : tableView.view.asks[0];
}

/** The panel as a message. */
export function panel(input: PanelInput): Payload {
  try {
    return build(input);
  } catch (error) {
    if (!(error instanceof IdTooLong)) throw error;
    // The pictures are sent along with whatever this makes.
    const parts = [...(input.pictures ?? []).map(picture), text(input.t('panel.tooBig'))];
    return payload([box(parts, COLORS.bad), footer(input, undefined)]);
  }
}

function build(input: PanelInput): Payload {
  const { tableView, t } = input;
  const ask = openAsk(tableView);
  const names = markdownNames(tableView.names);
  const { words } = tableView.game;
  const status = words.status(tableView.view, names);
  const plays = tableView.seat !== undefined && tableView.view.result === undefined;
  const facts = plays ? words.facts(tableView.view) : [];
  const head = [
    `${t('panel.title', { game: tableName(tableView.table) })} · ${clip(status, 300)}`,
    ...(facts.length === 0 ? [] : [clip(shortFacts(input, facts).join(' · '), 400)]),
  ];
  const told = toldIn(input);
  const passing = passingLine(tableView, t);
  const standIn = standInOf(tableView);
  const clock = clockLine(tableView, t);
  const parts = [
    text(head.join('\n')),
    ...(told === undefined ? [] : [text(told.text), ...told.rows]),
    // One gallery each: side by side in one gallery, Discord would show them half as wide and cropped.
    ...(input.pictures ?? []).map(picture),
    ...besides(input.words ?? []),
    ...(passing === undefined ? [] : [text(passing)]),
    ...(standIn === undefined ? [] : [text(t('standIn.on', { at: ago(standIn.since) }))]),
    ...(clock === undefined ? [] : [text(clock)]),
    ...[...orderNotes(tableView, t), ...veilNote(tableView, t)].map((note) => text(note)),
    divider(),
    // Next to the controls, since the top of a tall message may be out of sight.
    ...(input.note === undefined ? [] : [text(clip(input.note, 300))]),
  ];
  // While others still answer the same question, this seat's answer can be changed, but nobody is waiting for that.
  // A free ask, for which nobody waits either, is always open.
  const answered = tableView.seat !== undefined && ask?.free !== true && !tableView.view.owing.includes(tableView.seat);
  if (ask === undefined || standIn !== undefined || (answered && input.draft === undefined)) {
    const hints = tableView.table.status === 'finished' ? [] : lessonParts(tableView, t, input.reopened === true);
    return payload([box([...parts, ...hints, text(idle(tableView, t))], COLORS.calm), ...idleRows(input, ask)]);
  }
  const draft = input.draft ?? EMPTY;
  const at = walk(ask, draft);
  const known: Walk = at.kind === 'garbled' ? walk(ask, EMPTY) : at;
  const shown = at.kind === 'garbled' ? EMPTY : draft;
  const asked = question(input, ask, shown, known);
  const hint = known.kind === 'complete' || isBegun(shown) ? [] : hintRow(input);
  const controls = [text(asked.text), ...asked.rows, ...hint];
  // A hint has been read above the first question; above those that follow it would only keep picture and buttons apart.
  const lesson = isBegun(shown) ? [] : lessonParts(tableView, t, input.reopened === true);
  const below = [...picturesRow(input), footer(input, ask, shown)];
  return payload([box([...parts, ...lesson, ...controls], COLORS.act), ...below]);
}

/** How much of the facts is said above a picture that shows them all, characters. */
const FACTS_ABOVE_HAND = 40;

/** The reader's own facts: where their hand is drawn, which has all of them, only the first, so that it is near the buttons. */
function shortFacts({ pictures = [] }: PanelInput, facts: readonly string[]): readonly string[] {
  if (!pictures.some(({ file }) => /^(?:hand|panel)-/.test(file))) return facts;
  let used = 0;
  return facts.filter((fact, i) => {
    used += fact.length + 3;
    return i === 0 || used <= FACTS_ABOVE_HAND;
  });
}

/** The computer player that plays for the reader. */
const standInOf = ({ table, seat }: TableView) => table.seats.find((one) => one.seat === seat)?.standIn;

/** What has happened: by the person's own move, or since they last looked. */
function toldIn({ tableView, t, happened }: PanelInput): ReturnType<typeof newsSinceLastLook> {
  const { game, seat, names } = tableView;
  const reader = seatInGame(tableView);
  if (reader !== undefined && happened === undefined) return newsSinceLastLook(tableView, reader, t);
  const gone = seat !== undefined && reader === undefined;
  // An eliminated player is told in full how that happened, since they will not come back for another move.
  const [count, room] = gone ? [40, 2000] : [linesAbove(attacksToShow(tableView, t, happened)), 800];
  const told = highlights(linesOf(game, happened ?? tableView.since, markdownNames(names)), count, room, t);
  return told === undefined ? undefined : { text: `${t('panel.happened')}\n${told}`, rows: [] };
}

/** When the open ask is answered automatically. */
const veilNote = ({ answeredAt }: TableView, t: Translate): readonly string[] =>
  answeredAt === undefined ? [] : [t('veil.answered', { at: ago(answeredAt) })];

/** What to say when nothing is asked. */
function idle(tableView: TableView, t: Translate): string {
  const over = outcome(tableView.table, t);
  if (over !== undefined)
    return [t('panel.over', { how: markdown(over) }), ...endingLines(tableView), ...lessonOver(tableView, t)].join(
      '\n',
    );
  if (tableView.seat === undefined) return t('panel.spectator', { who: waitingNames(tableView.table.waiting) });
  const others = tableView.table.waiting.filter((w) => w.seat !== tableView.seat);
  if (tableView.view.leaving?.includes(tableView.seat) === true)
    return t('panel.leaving', { who: waitingNames(others) });
  if (tableView.view.out.includes(tableView.seat)) return t('panel.out', { who: waitingNames(others) });
  const who = waitingNames(others);
  if (who !== undefined && standInOf(tableView) !== undefined) return t('standIn.waiting', { who });
  if (who !== undefined) return t('panel.waiting', { who });
  const thinking = thinkingNames(tableView);
  return thinking === undefined ? t('panel.waitingNobody') : t('panel.thinking', { who: thinking });
}

type Asked = { readonly text: string; readonly rows: readonly Row[] };

function question(input: PanelInput, ask: Ask, draft: Draft, at: Walk): Asked {
  const { tableView, t } = input;
  const { words } = tableView.game;
  const names = markdownNames(tableView.names);
  const place = askPlaceOf(tableView, ask);
  const id: StepContext['id'] = (verb, draft) => pressId(verb, { ...place, draft });
  const context = words.context(tableView.view, ask, names);
  const head = [
    `**${clip(words.prompt(tableView.view, ask, names), 400)}**`,
    ...(context.length === 0 ? [] : [clipLines(context, 1000)]),
  ];
  if (at.kind === 'garbled') return { text: head.join('\n'), rows: [] };
  if (at.trail.length > 0) head.push(`-# ${clip(t('panel.soFar', { list: trailOf(tableView, at.trail) }), 300)}`);
  if (at.kind === 'complete') {
    const risks = risksOf(tableView, ask, at, t);
    if (risks.length > 0) head.push(t('panel.sure'), ...risks.map((risk) => clip(risk, 400)));
    const yes = button(id('yes', draft), t('panel.confirm'), { style: 'danger' });
    return { text: head.join('\n'), rows: [row(yes)] };
  }
  const ctx: StepContext = {
    game: tableView.game,
    view: tableView.view,
    ask,
    draft,
    names: plainNames(tableView.names),
    t,
    before: answersBefore(at),
    suggested: input.suggested,
    id,
  };
  const shown = step(ctx, at.question);
  // A plan is about all its needs at once, and the prompt is that of the first.
  if (at.question.prompt !== undefined && at.question.each === undefined)
    head.push(`**${clip(words.message(tableView.view, at.question.prompt, names), 300)}**`);
  if (shown.lines.length > 0) head.push(clipLines(shown.lines, 900));
  const pass = at.question.of === undefined && draft.verb === undefined ? longerRows(tableView, ask, t) : [];
  return { text: head.join('\n'), rows: [...shown.rows, ...pass] };
}

/** The answers before the open question, with the options that it belongs to, which may have been picked without being asked. */
export const answersBefore = ({ question, trail }: Extract<Walk, { kind: 'open' }>): Before => [
  ...trail.map(({ answer }) => answer),
  ...(question.of === undefined ? [] : [{ pick: [question.of.id] }]),
];

/** The answers so far, in words. */
function trailOf(tableView: TableView, trail: readonly Answered[]): string {
  const names = plainNames(tableView.names);
  return trail
    .map(({ question, answer, plan }) =>
      plan === undefined
        ? answerInWords(tableView, question, answer, names)
        : planInWords(tableView, question, plan, names),
    )
    .join(' → ');
}

/** Which thing goes where, for several things that were assigned on one screen. */
function planInWords(tableView: TableView, { each = [] }: Question, plan: Plan, names: readonly string[]): string {
  const shown = { game: tableView.game, view: tableView.view, names, before: [] };
  const thing = labelsOf(
    shown,
    each.flatMap(({ of }) => of ?? []),
  );
  const place = labelsOf(shown, destinationsOf(each));
  return each.map(({ of }, i) => [thing(of), ...goesTo(plan[i]).map(([id]) => place({ id }))].join(' → ')).join(', ');
}

/** An answer without those to its needs. `names`: of the players, plain; `max`: so many things are named, and the others counted. */
export function answerInWords(
  tableView: Pick<TableView, 'game' | 'view'>,
  question: Pick<Answered['question'], 'choice'>,
  answer: KernelAnswer,
  names: readonly string[],
  max = Number.POSITIVE_INFINITY,
): string {
  const { choice } = question;
  if ('number' in answer) return String(answer.number);
  const options = choice.kind === 'number' ? [] : choice.options;
  const called = labelsOf({ game: tableView.game, view: tableView.view, names, before: [] }, options, true);
  const label = (id: string): string => {
    const option = options.find((o) => o.id === id);
    if (option === undefined) return '?';
    const verb = option.verb === undefined ? '' : tableView.game.words.verb(option.verb).label;
    return phraseOf(verb, called(option), tableView.game.language);
  };
  if ('pick' in answer) {
    if (answer.pick.length === 0) return '–';
    const named = answer.pick.slice(0, answer.pick.length > max + 1 ? max : undefined);
    const others = answer.pick.length - named.length;
    return `${named.map(label).join(', ')}${others === 0 ? '' : ` +${others}`}`;
  }
  if ('order' in answer) return answer.order.map(label).join(', ');
  return Object.entries(answer.amounts)
    .map(([id, amount]) => `${label(id)} ${amount}`)
    .join(', ');
}

/** Where nobody else is played against, a computer may be asked what it would do. */
function hintRow({ tableView, hints, t }: PanelInput): Row[] {
  if (hints !== true || tableView.seat === undefined || !mayHaveHints(tableView.table, tableView.seat)) return [];
  return [row(button(pressId('hint', { table: tableView.table.id }), t('hint.button'), { emoji: '💡' }))];
}

/** Whoever looks at their first panel is offered the other size of pictures. */
function picturesRow({ tableView, otherPictures, t }: PanelInput): Row[] {
  if (otherPictures === undefined) return [];
  const id = pressId('pictures', { table: tableView.table.id, shape: otherPictures });
  return [row(button(id, t(`panel.pictures.${otherPictures}`), { emoji: '🖼️' }))];
}

function footer(input: PanelInput, ask: Ask | undefined, draft: Draft = EMPTY): Row {
  const { tableView, t } = input;
  const at = { table: tableView.table.id };
  const before = ask === undefined ? undefined : back(ask, draft);
  return row(
    ...(ask === undefined || before === undefined
      ? []
      : [
          button(pressId('back', { ...askPlaceOf(tableView, ask), draft: before }), t('panel.back'), {
            emoji: '↩️',
          }),
        ]),
    // Without emoji these share a line on a telephone.
    button(pressId('look', at), t('panel.look')),
    button(pressId('board', at), t('panel.board')),
    ...(tableView.seat === undefined || tableView.game.scenes.seat === undefined
      ? []
      : [button(pressId('side', at), t('panel.side'))]),
    button(pressId('refresh', at), t('panel.refresh'), { emoji: '🔄' }),
    // A row holds five buttons, and Back takes this one's place in the middle of an answer.
    ...(tableView.autopilot === undefined ||
    tableView.game.words.standing.length === 0 ||
    before !== undefined ||
    idleForGood(tableView)
      ? []
      : [button(pressId('settings', at), t('panel.settings'), { emoji: '⚙️' })]),
  );
}

/** Whether nothing will be asked of the seat any more. */
const idleForGood = ({ table, view, seat }: TableView): boolean =>
  table.status !== 'running' ||
  (seat !== undefined && (view.out.includes(seat) || view.leaving?.includes(seat) === true));

function idleRows(input: PanelInput, ask: Ask | undefined): Row[] {
  const { tableView, t } = input;
  const away = tableView.table.seats.some((one) => one.seat === tableView.seat && one.standIn !== undefined);
  const buttons = [
    ...(away
      ? [button(pressId('seat.back', { table: tableView.table.id }), t('standIn.back'), { style: 'primary' })]
      : []),
    ...(ask === undefined || away ? [] : [button(pressId('change', askPlaceOf(tableView, ask)), t('panel.change'))]),
    ...(tableView.orders === undefined || idleForGood(tableView)
      ? []
      : [button(pressId('orders', { table: tableView.table.id }), t('order.button'))]),
    ...(tableView.autopilot?.until === undefined
      ? []
      : [button(pressId('until', { table: tableView.table.id, until: 'off' }), t('panel.stopPassing'))]),
    ...lessonOverButtons(tableView, t),
  ];
  return [...(buttons.length === 0 ? [] : [row(...buttons)]), ...picturesRow(input), footer(input, undefined)];
}
