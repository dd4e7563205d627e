/** The action phase: the plays that bring most for the actions there are, and another card for the station. */
import { endOfTurn, verbInAttackPhase } from '#games/tsw/rules/orders';
import type { Answer, Option } from '#kernel/ask';
import { picked } from '#kernel/reply';
import { best, pick, sum } from '../player.ts';
import { fight } from './attack.ts';
import { type Candidate, candidatesOf, gainsActions, storesActions } from './candidates.ts';
import { stationCardWorth } from './effects.ts';
import { keepingWorth } from './hand.ts';
import { rowWanted } from './rows.ts';
import { cardOf, definitionOf, flippedOf, mine, optionsOf, type Sight } from './sight.ts';

/** Plays are worth making from this gain on. */
const MIN_GAIN = 0.2;
/** At most so many plays are weighed against each other. */
const WEIGHED = 10;

/** The next thing to do in the action phase; passes when nothing is left that pays. */
export function act(sight: Sight): Answer {
  const candidates = candidatesOf(sight).filter(({ gain, card }) => gain >= MIN_GAIN && !isKeptForLater(sight, card));
  const plan = planOf(candidates, sight.board.actions);
  const first = best(plan.filter(isDrawing), ({ gain }) => gain);
  if (first !== undefined) return first.answer;
  const more = gainActions(sight, plan) ?? layCard(sight, candidates, plan);
  if (more !== undefined) return more;
  return muster(sight, plan) ?? best(plan, ({ gain }) => gain)?.answer ?? storeActions(sight) ?? lastMove(sight);
}

/** Plays all cards of a plan with one order, if there is one. */
function muster(sight: Sight, plan: readonly Candidate[]): Answer | undefined {
  const wanted = plan.map(({ card: { id } }) => id).sort();
  const order = optionsOf(sight).find(({ verb, note }) => verb === 'muster' && note?.defs === wanted.join(' '));
  return order === undefined ? undefined : pick(order.id);
}

/** What the attack phase begins with; ends the turn if nothing in it pays. */
function lastMove(sight: Sight): Answer {
  const { ask } = sight;
  const options = optionsOf(sight).flatMap((option): readonly Option[] => {
    const verb = verbInAttackPhase(option.verb ?? '');
    return verb === option.verb ? [] : [{ ...option, verb }];
  });
  const candidate = fight({ ...sight, ask: { ...ask, choice: { kind: 'choose', options, min: 1, max: 1 } } });
  if (picked(candidate)[0] !== 'pass') return candidate;
  return pick(optionsOf(sight).some(({ id }) => id === endOfTurn.id) ? 'end' : 'pass');
}

/** Cards that cost nothing and stop what others do are kept for their turns. */
function isKeptForLater(sight: Sight, { cost, abilities }: Candidate['card']): boolean {
  if (cost !== 0) return false;
  const effects = abilities.flatMap((one) => [...(one.do ?? []), ...(one.choose ?? []).flat()]);
  return effects.some(({ verb }) => verb === 'foil' || verb === 'counter') && sight.board.pile.length === 0;
}

/** Whether it brings cards, with which better may be done than without. */
function isDrawing({ card, option }: Candidate): boolean {
  const ability = card.abilities[Number(option.note?.ability)];
  const effects = ability === undefined ? card.abilities.flatMap((one) => one.do ?? []) : (ability.do ?? []);
  return effects.some(({ verb }) => ['draw', 'lookAtTop', 'search', 'recover', 'drawOrMill'].includes(verb));
}

/** The moves that together bring most for some actions. */
function planOf(candidates: readonly Candidate[], actions: number): readonly Candidate[] {
  const weighed = [...candidates].sort((a, b) => b.gain - a.gain).slice(0, WEIGHED);
  return bestOf(weighed, actions);
}

function bestOf([first, ...others]: readonly Candidate[], actions: number): readonly Candidate[] {
  if (first === undefined) return [];
  const without = bestOf(others, actions);
  if (first.cost > actions) return without;
  const given = [
    first,
    ...bestOf(
      others.filter((one) => !excludes(first, one)),
      actions - first.cost,
    ),
  ];
  return gainOfAll(given) >= gainOfAll(without) ? given : without;
}

/** Whether one move leaves no room for the other: the same card, or a second card of which there may be one. */
function excludes({ option, card }: Candidate, other: Candidate): boolean {
  return option.card === other.option.card || (card.limited && other.card.limited);
}

const gainOfAll = (candidates: readonly Candidate[]): number => sum(candidates, ({ gain }) => gain);

/** Gains actions, as few as it takes, if they pay for a better plan. */
function gainActions(sight: Sight, plan: readonly Candidate[]): Answer | undefined {
  const sources = optionsOf(sight).filter((option) => {
    const ability = option.verb === 'use' ? cardOf(sight, option)?.abilities[Number(option.note?.ability)] : undefined;
    return ability !== undefined && gainsActions(ability);
  });
  if (sources.length === 0) return undefined;
  const ways = sources.flatMap((option) => actionSources(sight, option));
  const { actions } = sight.board;
  const wanted = held(sight);
  const before = gainOfAll(plan);
  const way = best(
    ways.map((one) => ({ ...one, more: gainOfAll(planOf(wanted, actions + one.n)) - before - one.price })),
    ({ more }) => more,
  );
  return way !== undefined && way.more > 0 ? way.answer : undefined;
}

/** A way to gain actions. `price`: in cards. */
type ActionSource = { readonly n: number; readonly price: number; readonly answer: Answer };

function actionSources(sight: Sight, option: Option): readonly ActionSource[] {
  const ability = cardOf(sight, option)?.abilities[Number(option.note?.ability)];
  const [effect] = ability?.do ?? [];
  if (ability === undefined || effect?.verb !== 'gainActions') return [];
  const x = option.needs?.find(({ name }) => name === 'x')?.choice;
  const harm = ability.cost.some((one) => 'stationDamage' in one) ? 1 : 0;
  if (x?.kind !== 'number') return [{ n: effect.n === 'X' ? 1 : effect.n, price: harm, answer: pick(option.id) }];
  return Array.from({ length: x.max - x.min + 1 }, (_, i) => x.min + i).map((n) => ({
    n,
    price: harm + 0.1 * n,
    answer: pick(option.id, { x: { number: n } }),
  }));
}

/** What the hand holds that is not offered for want of actions, by what it is worth; and what is offered. */
function held(sight: Sight): readonly Candidate[] {
  const offered = candidatesOf(sight).filter(({ gain }) => gain >= MIN_GAIN);
  const known = new Set(offered.map(({ option }) => option.card));
  const others = (sight.board.own?.hand ?? []).flatMap(({ id, def }): readonly Candidate[] => {
    const option: Option = { id, card: id, note: { def } };
    const card = cardOf(sight, option);
    if (known.has(id) || typeof card?.cost !== 'number' || card.cost <= sight.board.actions) return [];
    return [{ option, card, cost: card.cost, gain: 0.8 * keepingWorth(sight, card), answer: pick('pass') }];
  });
  return [...offered, ...others];
}

/** Lays the card that is missed least into the station, if that is worth more than what it would do. */
function layCard(sight: Sight, candidates: readonly Candidate[], plan: readonly Candidate[]): Answer | undefined {
  const options = optionsOf(sight).filter(({ verb }) => verb === 'lay');
  const planned = gainOfAll(plan);
  const loss = (option: Option): number => {
    const card = cardOf(sight, option);
    const kept = card === undefined ? 0 : 0.3 * keepingWorth(sight, card);
    if (!plan.some((one) => one.option.card === option.card)) return kept;
    const others = candidates.filter((one) => one.option.card !== option.card);
    return planned - gainOfAll(planOf(others, sight.board.actions)) + kept;
  };
  const chosen = best(options, (option) => -loss(option));
  if (chosen === undefined || loss(chosen) > stationCardWorth(sight) + armorWorth(sight)) return undefined;
  return pick(chosen.id, { row: { pick: [rowWanted(sight)] } });
}

/** A face-down card is also armor, of which a damaged station is in want. */
const armorWorth = (sight: Sight): number => 0.3 * flippedOf(mine(sight));

/**
 * Puts actions that would be lost into counters: not where those there would pay for a card already, since they would be
 * taken out again for it at once.
 */
function storeActions(sight: Sight): Answer | undefined {
  const options = optionsOf(sight).filter(({ verb }) => verb === 'use');
  const store = options.find((option) => {
    const ability = cardOf(sight, option)?.abilities[Number(option.note?.ability)];
    return ability !== undefined && storesActions(ability);
  });
  const stored = options.flatMap((one) => one.needs?.find(({ name }) => name === 'x')?.choice ?? []);
  const within = sight.board.actions + sum(stored, (choice) => (choice.kind === 'number' ? choice.max : 0));
  const pays = (sight.board.own?.hand ?? []).some(({ def }) => {
    const cost = definitionOf(sight, def)?.cost;
    return typeof cost === 'number' && cost > 0 && cost <= within;
  });
  return store === undefined || pays ? undefined : pick(store.id);
}
