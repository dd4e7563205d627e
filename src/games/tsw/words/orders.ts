/** Options as complete orders, for buttons that say what they do. */
import type { Option } from '#kernel/ask';
import { clip, LABEL } from '#words/text';
import { nameOf } from '../../kit/phrasebook.ts';
import type { Definition } from '../library.ts';
import { verbInAttackPhase } from '../rules/orders.ts';
import { musterText, optionText } from './asks.ts';
import { cardName, definitionOf, rowIn, type Scope, unitOf } from './phrasebook.ts';

/** An option as a complete order; undefined where its verb and label say it. */
export function orderText(scope: Scope, option: Option, by: Option | 'all' | undefined): string | undefined {
  const told = orderOf(scope, option, by);
  return told === undefined ? undefined : clip(told, LABEL);
}

function orderOf(scope: Scope, option: Option, by: Option | 'all' | undefined): string | undefined {
  const { t, view } = scope;
  const { id, note = {}, verb = '' } = option;
  const move = verbInAttackPhase(verb);
  const last = move !== verb;
  const card = cardName(scope, note.def);
  const alone = by === undefined || by === 'all' ? undefined : by;
  const several = { last, all: by === 'all', cards: Number(note.cards ?? 0), n: Number(note.n ?? 0) };
  const power = unitOf(scope, option.card)?.attack ?? 0;
  switch (move) {
    case 'lay':
      return t('order.lay', { card, named: alone !== undefined, row: rowIn(alone?.note?.row) ?? 'other' });
    case 'play':
      return playText(scope, option, alone);
    case 'muster':
      return musterText(scope, option);
    case 'move':
      if (id !== 'advance') return t('order.move', { last, card, home: note.zone === view.seat });
      return alone === undefined
        ? t('order.advance', several)
        : t('order.move', { last, card: cardName(scope, alone.note?.def), home: false });
    case 'assault':
      return alone === undefined
        ? t('order.assault', {
            ...several,
            ...targetOf(scope, option),
            ...forecastOf(scope, several.n, undefined, option),
          })
        : t('order.attack', {
            last,
            card: cardName(scope, alone.note?.def),
            ...targetOf(scope, option),
            ...forecastOf(scope, unitOf(scope, alone.card)?.attack ?? 0, alone.note?.def, option),
          });
    case 'attack':
      return t('order.attack', { last, card, ...targetOf(scope, alone), ...forecastOf(scope, power, note.def, alone) });
    case 'raid':
      return t('order.raid', { last, card, ...targetOf(scope, alone), ...forecastOf(scope, power, note.def, alone) });
    case 'collide':
      return t('order.collide', { last, card, ...targetOf(scope, alone) });
    default:
      return undefined;
  }
}

/** Effects by which damage to a card does less than figures say. */
const sparing: readonly string[] = ['absorb', 'survive'];

type Forecast = {
  readonly forecast: 'destroys' | 'damages' | 'station' | 'other';
  readonly n: number;
  readonly left: number;
};

/** What an attack of so much damage does to its target, if nobody answers it. `by`: the definition that attacks. */
function forecastOf(scope: Scope, n: number, by: unknown, target: Option | undefined): Forecast {
  const unknown = { forecast: 'other', n, left: 0 } as const;
  const attacker = definitionOf(scope, by);
  if (target === undefined) return unknown;
  if (target.note?.def === undefined) {
    // Shields that stand take their part of it first (T-8.8).
    const isShared = attacker?.keywords.includes('through shield') === true;
    return isShared ? unknown : { forecast: 'station', n, left: 0 };
  }
  const unit = unitOf(scope, target.card);
  const inEffect = [...scope.board.play, ...scope.board.seats.flatMap(({ commander }) => commander ?? [])];
  const isSpared = inEffect.some(({ def }) => says(definitionOf(scope, def), sparing));
  if (unit?.defense === undefined || isSpared || says(attacker, ['strike'])) return unknown;
  const left = unit.defense - unit.damage - n;
  return left <= 0 ? { forecast: 'destroys', n, left: 0 } : { forecast: 'damages', n, left };
}

const says = (card: Definition | undefined, verbs: readonly string[]): boolean =>
  card?.abilities.some(({ do: effects = [] }) => effects.some(({ verb }) => verbs.includes(verb))) === true;

/** A card with what it costs, and what it is played on; undefined for one that costs nothing, or that nobody can say yet. */
function playText(scope: Scope, option: Option, target: Option | undefined): string | undefined {
  const x = costOfX(scope, option, target);
  const cost = Number(option.note?.cost ?? 0) + (x ?? 0);
  if (cost === 0 || x === undefined) return undefined;
  const { label: card } = optionText(scope, option);
  return scope.t('order.play', { card, cost, target: target === undefined ? undefined : ownedText(scope, target) });
}

/** What X comes to where the card that is played on decides it (T-6.4); undefined if that is open. */
function costOfX(scope: Scope, { note }: Option, target: Option | undefined): number | undefined {
  const xIs = definitionOf(scope, note?.def)?.xIs;
  if (xIs === undefined) return 0;
  const cost = definitionOf(scope, target?.note?.def)?.cost;
  return typeof cost === 'number' ? cost + xIs.plus : undefined;
}

/** What is aimed at, with the owner of a card. */
function ownedText(scope: Scope, target: Option): string {
  const { label: card } = optionText(scope, target);
  const owner = target.card === undefined ? undefined : target.about;
  if (owner === undefined) return card;
  return owner === scope.view.seat
    ? scope.t('target.yours', { card })
    : scope.t('target.theirs', { card, name: nameOf(scope, owner) });
}

/** What is aimed at, if anything is: the station or a card. */
function targetOf(scope: Scope, target: Option | undefined) {
  const def = target?.note?.def;
  return { aimed: target !== undefined, station: def === undefined, target: cardName(scope, def) };
}
