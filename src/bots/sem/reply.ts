/** Chances to answer, abilities that have triggered, repairs. */
import { takenBy } from '#games/sem/rules/choices';
import type { Answer, Option } from '#kernel/ask';
import { best, pick, sum } from '../player.ts';
import { aim } from './aims.ts';
import { gainOf } from './effects.ts';
import { bodyOf, cardOf, definitionOf, optionsOf, type Sight } from './sight.ts';
import { specialWorth, unitWorth } from './worth.ts';

/** What an instant in the hand would bring at some other time. */
const PRICE = 1.4;
/** The same as the player's next turn begins, when the points that are left are lost. */
const LAST_PRICE = 0.5;
/** A command point that may be of use in another answer. */
const POINT = 0.2;

/** Plays what brings most, if that is more than it would bring later; else passes. Nothing is added to what is its own. */
export function reply(sight: Sight): Answer {
  if (sight.ask.stop === 'own') return sight.ask.fallback;
  const price = sight.ask.stop === 'beginning.own' ? LAST_PRICE : PRICE;
  const plays = optionsOf(sight).flatMap((option) => playOf(sight, option));
  const chosen = best(plays, ({ gain, cost }) => gain - POINT * cost);
  return chosen !== undefined && chosen.gain - POINT * chosen.cost > price ? chosen.answer : sight.ask.fallback;
}

function playOf(sight: Sight, option: Option) {
  const card = option.verb === 'play' ? cardOf(sight, option) : undefined;
  if (card === undefined || option.confirm !== undefined) return [];
  const effects = card.abilities.flatMap(({ do: some }) => some);
  const { replies, gain } = aim(sight, card, effects, option.needs ?? []);
  const answer = pick(option.id, option.needs === undefined ? undefined : replies);
  return [{ answer, gain, cost: Number(option.note?.cost ?? 0) }];
}

/** Aims an ability that has triggered. */
export function trigger(sight: Sight): Answer {
  const [option] = optionsOf(sight);
  const card = option === undefined ? undefined : cardOf(sight, option);
  const ability = card?.abilities[Number(option?.note?.ability)];
  if (option === undefined || card === undefined || ability === undefined) return sight.ask.fallback;
  return pick(option.id, aim(sight, card, ability.do, option.needs ?? []).replies);
}

/** Has an ability happen if it brings more than it costs. */
export function allow(sight: Sight): Answer {
  const yes = optionsOf(sight).find(({ verb }) => verb === 'yes');
  const { def, ability: index } = sight.ask.prompt.with ?? {};
  const ability = definitionOf(sight, def)?.abilities[Number(index)];
  if (yes === undefined || ability === undefined) return sight.ask.fallback;
  const card = definitionOf(sight, def);
  const paid = card === undefined ? undefined : aim(sight, card, [], yes.needs ?? []);
  const gain = sum(ability.do, (effect) => abilityGain(sight, effect, String(def))) + (paid?.gain ?? 0);
  // Points that are left as a turn begins come back in it anyway.
  const points = sight.view.active === sight.me ? 0 : POINT;
  const price = sum(ability.cost, (cost) => ('cp' in cost ? points * cost.cp : 0));
  if (gain <= price) return pick('no');
  return pick(yes.id, yes.needs === undefined ? undefined : paid?.replies);
}

function abilityGain(sight: Sight, effect: Parameters<typeof gainOf>[1], def: string): number {
  const into = specialWorth(sight, effect);
  if (into === undefined || effect.verb !== 'promote' || effect.from !== 'this') return gainOf(sight, effect);
  const own = sight.board.seats[sight.me]?.units.filter((unit) => unit.def === def) ?? [];
  return into - Math.max(0, ...own.map((unit) => unitWorth(sight, unit)));
}

/** Has each card with Repair mend what needs it most. */
export function mend(sight: Sight): Answer {
  const own = optionsOf(sight).find(({ verb }) => verb === 'repairOwn');
  if (own === undefined) return sight.ask.fallback;
  const mended = new Map<string, number>();
  const replies = (own.needs ?? []).map(({ name, of, choice }): readonly [string, Answer] => {
    const n = Number(of?.note?.n ?? bodyOf(sight, of?.card)?.repair ?? 0);
    const options = choice.kind === 'choose' ? choice.options : [];
    const chosen = best(options, (option) => mendGain(sight, option, n, mended.get(option.card ?? '') ?? 0));
    if (chosen?.card !== undefined) mended.set(chosen.card, (mended.get(chosen.card) ?? 0) + n);
    return [name, pick(chosen?.id ?? 'none')];
  });
  return pick(own.id, Object.fromEntries(replies));
}

/** `before`: what others mend on it. */
function mendGain(sight: Sight, option: Option, n: number, before: number): number {
  const more = Math.min(n, takenBy(option) - before);
  if (option.card === undefined || more <= 0) return 0;
  const unit = bodyOf(sight, option.card);
  if (unit === undefined) return 0.2 * more;
  const weight = unit.class === 'base' ? 0.75 : 0.3 + (0.4 * unitWorth(sight, unit)) / Math.max(1, unit.hp);
  return more * weight;
}
