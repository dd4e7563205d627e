/** What is asked, and what may be picked. */
import type { OptionText, Words } from '#face/words';
import type { Ask, Message, Option } from '#kernel/ask';
import { capital, clip, DETAIL, joined, LABEL } from '#words/text';
import { nameOf } from '../../kit/phrasebook.ts';
import { targetPhrase } from '../../kit/words.ts';
import { abilityText, modeText, phraseIn, textsOf } from '../cards/text.ts';
import type { Definition } from '../library.ts';
import { foeOf } from '../rules/facts.ts';
import { verbInAttackPhase } from '../rules/orders.ts';
import type { ItemInView } from '../view.ts';
import { isKey, type Key } from './catalogue.ts';
import { isLate, marksOf, placeOf } from './marks.ts';
import { cardName, definitionOf, type Phrasebook, rowIn, type Scope, unitOf } from './phrasebook.ts';

const emojis: Readonly<Record<string, string>> = {
  play: '🃏',
  muster: '🃏',
  lay: '🛰️',
  shift: '🔀',
  move: '🚀',
  attack: '⚔️',
  raid: '⚔️',
  assault: '⚔️',
  collide: '💥',
  repair: '🔧',
  use: '✨',
  endActions: '⏭️',
  endTurn: '🏁',
  pass: '⏭️',
};

/** Verbs that players mostly choose when they are available. */
const likely: readonly string[] = ['play', 'muster', 'lay', 'attack', 'raid', 'assault'];

/** Verbs that players hardly ever choose. */
const seldom: readonly string[] = ['shift'];

/** A verb's label and emoji. */
export function verbText({ t }: Phrasebook, verb: string): ReturnType<Words['verb']> {
  const key = `verb.${verb}`;
  const emoji = emojis[verbInAttackPhase(verb)];
  return {
    label: isKey(key) ? t.any(key) : t('verb.unknown'),
    ...(emoji !== undefined && { emoji }),
    ...(likely.includes(verb) && { likely: true }),
    ...(seldom.includes(verb) && { seldom: true }),
  };
}

/** What is asked. Plain text: it is shown bold as a whole. */
export function promptText(scope: Scope, ask: Ask): string {
  return messageText(scope, ask.prompt, 'ask.unknown');
}

/** A message of an ask, a need or a confirmation. */
export function messageText(scope: Scope, { key, with: given }: Message, unknown?: Key): string {
  const { t } = scope;
  if (isKey(key))
    return t.any(key, {
      ...given,
      ...targetPhrase(given, (phrase) => phraseIn(phrase, t.language)),
      card: cardName(scope, given?.def),
    });
  return t.any(unknown ?? (key.startsWith('need.') ? 'need.unknown' : 'message.unknown'));
}

/** An option's label and detail, clipped to what a control can show. */
export function optionText(scope: Scope, option: Option): OptionText {
  const { label, detail = '' } = textOf(scope, option);
  return {
    label: clip(label, LABEL) || scope.t('option.unknown'),
    ...(detail !== '' && { detail: clip(detail, DETAIL) }),
  };
}

/** Several cards that are played together, with what they cost. */
export function musterText(scope: Scope, { note = {} }: Option): string {
  const names = String(note.defs ?? '').split(' ');
  const list = names.map((def) => cardName(scope, def)).join(' + ');
  return scope.t('order.muster', { list, cost: Number(note.cost ?? 0) });
}

function textOf(scope: Scope, option: Option): OptionText {
  const { t } = scope;
  const { note = {}, about, verb = '', id } = option;
  const definition = definitionOf(scope, note.def);
  const ability = definition?.abilities[Number(note.ability)];
  if (ability !== undefined && verb === 'mode')
    return { label: capital(modeText(ability, Number(note.mode), t.language)) };
  if (definition !== undefined && ability !== undefined)
    return {
      label: definition.name,
      detail: joined([...marksOfCard(scope, option), abilityText(ability, t.language)]),
    };
  if (definition !== undefined) return { label: definition.name, detail: detailOf(scope, option, definition) };
  const row = rowIn(note.row);
  if (verb === 'row' && row !== undefined) return { label: t(`row.${row}`), detail: rowDetail(scope, row) };
  if (verb === 'place' && row !== undefined)
    return { label: t('option.place', { row: t(`row.${row}`), place: Number(note.place ?? 0) }) };
  if (verb === 'muster') return { label: musterText(scope, option) };
  if (verb === 'station') return { label: t('option.station', { name: nameOf(scope, about) }) };
  const named = `option.${id}`;
  if (isKey(named)) return { label: t.any(named, note) };
  return { label: verb === '' ? t('option.unknown') : verbText(scope, verb).label };
}

/** What has become of the card of an option, if it is in play. */
function marksOfCard(scope: Scope, { card }: Option): readonly string[] {
  const unit = unitOf(scope, card);
  return unit === undefined ? [] : marksOf(scope, unit);
}

/** What a row of one's own station gives; during a game also how much that is at present. */
function rowDetail({ t, board, view }: Scope, row: 'draw' | 'action' | 'discard'): string {
  const mine = board.seats[view.seat ?? -1];
  if (mine === undefined) return '';
  const { gives, each } = mine.station[row];
  return t(`rowGives.${row}`, { each, now: view.turn === 0 ? undefined : String(gives) });
}

/** Figures of a card as an option: of one in play its present ones, of any other the printed ones. */
function detailOf(scope: Scope, option: Option, definition: Definition): string {
  const { t, view } = scope;
  const { note = {}, about, verb } = option;
  const owner = about === undefined || about === view.seat ? undefined : nameOf(scope, about);
  const row = rowIn(note.row);
  const unit = unitOf(scope, option.card);
  if (unit === undefined) {
    const isNamed = verb === undefined || row !== undefined;
    const lies = isNamed ? (placeOf(scope, option.card) ?? (row && t(`row.${row}`))) : undefined;
    const late = isLate(scope, option.card) ? t('mark.late') : undefined;
    return joined([owner, lies, late, printed(scope, definition)]);
  }
  const marks = joined(marksOf(scope, unit));
  if (verb === 'assault') return joined([owner, marks, t('detail.deals', { n: Number(note.n) })]);
  if (verbInAttackPhase(verb ?? '') === 'move') {
    const homeward = unit.at !== unit.seat;
    return joined([marks, t(homeward ? 'detail.toHome' : 'detail.toEnemy'), figures(scope, unit.attack, unit.defense)]);
  }
  const deals = note.n === undefined ? undefined : t('detail.deals', { n: Number(note.n) });
  return joined([owner, marks, deals, figures(scope, unit.attack, unit.defense)]);
}

/** "Spaceship · cost 2 · 2 attack, 4 defense". */
function printed({ t, ...scope }: Scope, { type, cost, attack, defense, life }: Definition): string {
  const price = cost === 'X' ? t('detail.costX') : cost === undefined ? undefined : t('detail.cost', { n: cost });
  return joined([
    t(`type.${type}`),
    price,
    figures({ ...scope, t }, typeof attack === 'number' ? attack : undefined, defense),
    life === undefined ? undefined : t('detail.life', { n: life }),
  ]);
}

function figures({ t }: Phrasebook, attack: number | undefined, defense: number | undefined): string | undefined {
  if (defense === undefined) return undefined;
  return attack === undefined ? t('detail.defense', { defense }) : t('detail.figures', { attack, defense });
}

/** What is on the pile, topmost first, and what is printed on its cards; of cards for the station, what the rows give. */
export function contextLines(scope: Scope, { prompt: { key } }: Ask): readonly string[] {
  if (key === 'ask.station' || key === 'ask.rows') return [scope.t('context.rows')];
  return scope.board.pile.flatMap((item) => [itemLine(scope, item), ...itemText(scope, item)]);
}

function itemLine(scope: Scope, { kind, seat, def, target, own }: ItemInView): string {
  const keys = { attack: 'context.attacks', ability: 'context.used' } as const;
  return scope.t(kind === 'attack' || kind === 'ability' ? keys[kind] : 'context.played', {
    name: nameOf(scope, seat),
    foe: nameOf(scope, foeOf(seat)),
    card: cardName(scope, def),
    target: target === undefined ? undefined : cardName(scope, target.def),
    own,
  });
}

/** What somebody who has never seen the card needs to know of it: its figures, unless it is in play, and its text. */
function itemText(scope: Scope, { kind, def }: ItemInView): readonly string[] {
  const definition = definitionOf(scope, def);
  if (definition === undefined || kind === 'attack') return [];
  const text = textsOf(definition, scope.t.language).join(' ');
  const line = joined([kind === 'ability' ? undefined : printed(scope, definition), text || undefined]);
  return line === '' ? [] : [`-# ${line}`];
}
