/** Answers to what must be chosen with a command or an ability, and what it then brings. */
import type { CardDef } from '#games/sem/cards/format';
import { phrases } from '#games/sem/cards/phrase';
import type { Effect } from '#games/sem/verbs/index';
import type { Answer, Choice, Need, Option } from '#kernel/ask';
import { firstTogether, withoutExcluded } from '#kernel/together';
import { sum } from '../player.ts';
import { gainOf, gainOn, strikeGain, struckGain } from './effects.ts';
import { keepingWorth } from './hand.ts';
import { bodyOf, cardOf, definitionOf, type Sight, targetOf } from './sight.ts';
import { unitWorth } from './worth.ts';

/** The best answers to needs, by name, and what they bring. */
export type Aim = { readonly replies: Readonly<Record<string, Answer>>; readonly gain: number };

/** The best that some effects of a card can do, with what must be chosen for it. */
export function aim(sight: Sight, card: CardDef, effects: readonly Effect[], needs: readonly Need[]): Aim {
  const chosen = needs.map((need) => ({ need, ...chosenFor(sight, card, effects, need) }));
  const free = effects.filter((effect) => !needs.some((need) => isAimedBy(effect, need)));
  return {
    replies: Object.fromEntries(chosen.map(({ need, answer }) => [need.name, answer])),
    gain: sum(chosen, ({ gain }) => gain) + sum(free, (effect) => gainOf(sight, effect)),
  };
}

/** The names of what verbs ask for besides targets by a phrase. */
const ownNeeds: Readonly<Record<string, string>> = {
  damage: 'struck',
  strikeNow: 'striker',
  removeFromAttack: 'removed',
  retarget: 'shot',
  cancel: 'cancelled',
  requeue: 'requeued',
  promote: 'promoted',
  devour: 'devoured',
};

/** Whether a need names what an effect is about. */
function isAimedBy(effect: Effect, { name }: Need): boolean {
  const own = ownNeeds[effect.verb];
  if (own !== undefined) return own === name;
  return 'what' in effect && effect.what.pick === 'target' && phrases.key(effect.what) === name;
}

type Chosen = { readonly answer: Answer; readonly gain: number };
type Rated = { readonly option: Option; readonly gain: number; readonly replies?: Readonly<Record<string, Answer>> };

function chosenFor(sight: Sight, card: CardDef, effects: readonly Effect[], need: Need): Chosen {
  const { choice } = need;
  if (choice.kind !== 'choose') return { answer: anyAnswer(choice), gain: 0 };
  const rated = choice.options
    .map((option) => rate(sight, card, effects, need, option))
    .sort((a, b) => b.gain - a.gain);
  const apart = withoutExcluded(rated, ({ option }) => option.group);
  const few = apart.filter(({ gain }, i) => i < choice.min || (i < choice.max && gain > 0));
  const [only] = few;
  const replies = few.length === 1 ? only?.replies : undefined;
  const picked = few.map(({ option }) => option.id);
  return {
    answer: { pick: picked, ...(replies !== undefined && { with: replies }) },
    gain: sum(few, ({ gain }) => gain),
  };
}

/** What it brings to pick an option, with the best answers to its own needs. */
function rate(sight: Sight, card: CardDef, effects: readonly Effect[], need: Need, option: Option): Rated {
  const within = option.needs ?? [];
  const nested = within.map((one) => ({ one, ...chosenWithin(sight, card, effects, one, option) }));
  const replies = Object.fromEntries(nested.map(({ one, answer }) => [one.name, answer]));
  const gain = gainOfPick(sight, card, effects, need, option) + sum(nested, (one) => one.gain);
  return { option, gain, ...(within.length > 0 && { replies }) };
}

/** A choice that depends on the option within which it is made. */
function chosenWithin(sight: Sight, card: CardDef, effects: readonly Effect[], need: Need, outer: Option): Chosen {
  const { choice, name } = need;
  if (choice.kind !== 'choose') return { answer: anyAnswer(choice), gain: 0 };
  const striker = name === 'struck' ? bodyOf(sight, outer.card) : undefined;
  const given = name === 'mended' ? cardOf(sight, outer) : undefined;
  if (striker === undefined && given === undefined) return chosenFor(sight, card, effects, need);
  const rated = choice.options.map((option): Rated => {
    const target = targetOf(sight, option.card);
    if (target === undefined) return { option, gain: 0 };
    const gain =
      striker === undefined ? mendGain(sight, target.host.id, given?.hp ?? 0) : strikeGain(sight, striker, target);
    return { option, gain };
  });
  const [max] = rated.sort((a, b) => b.gain - a.gain);
  return { answer: { pick: [max?.option.id ?? ''] }, gain: max?.gain ?? 0 };
}

const mendGain = (sight: Sight, id: string, n: number): number =>
  gainOn(sight, { verb: 'repair', n, what: { pick: 'target', noun: 'unit or base', is: ['own'] } }, { id, card: id });

function gainOfPick(sight: Sight, card: CardDef, effects: readonly Effect[], need: Need, option: Option): number {
  switch (need.name) {
    case 'struck':
      return struckGain(sight, card, option);
    case 'striker':
      return 0;
    case 'cancelled':
      return cancelGain(sight, option);
    case 'requeued':
    case 'recovered':
      return 0.3 + 0.6 * keepingOf(sight, option);
    case 'promoted':
    case 'devoured':
    case 'scrapped': {
      const given = bodyOf(sight, option.card);
      return given === undefined ? 0 : -unitWorth(sight, given);
    }
    case 'discarded':
      return -keepingOf(sight, option);
    default:
      return sum(
        effects.filter((effect) => isAimedBy(effect, need)),
        (effect) => gainOn(sight, effect, option),
      );
  }
}

const keepingOf = (sight: Sight, option: Option): number => {
  const card = cardOf(sight, option);
  return card === undefined ? 0 : keepingWorth(sight, card);
};

/** What it brings that a command of another player does not happen. */
function cancelGain(sight: Sight, { id }: Option): number {
  const item = sight.board.pile.find((one) => id === `pile:${one.id}`);
  if (item === undefined || item.seat === sight.me) return Number.NEGATIVE_INFINITY;
  const { cost = 1, attack } = definitionOf(sight, item.def) ?? {};
  const isAtMe = item.targets.some((target) => targetOf(sight, target.id)?.host.seat === sight.me);
  const isFelt = isAtMe || sight.board.seats.filter(({ base }) => base !== undefined).length === 2;
  return isFelt ? 0.8 + 0.9 * cost + (attack === true && isAtMe ? 0.5 : 0) : 0;
}

/** Some legal answer. */
function anyAnswer(choice: Choice): Answer {
  switch (choice.kind) {
    case 'number':
      return { number: choice.min };
    case 'order':
      return { order: choice.options.map(({ id }) => id) };
    case 'distribute':
      return { amounts: {} };
    default:
      return { pick: firstTogether(choice.options, choice.min) };
  }
}
