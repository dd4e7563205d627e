/** What the player may do in the Acquisition Phase, each with what it costs and brings; and what points are kept for. */

import type { CardDef } from '#games/sem/cards/format';
import { classesWith } from '#games/sem/cards/posts';
import { bodiesOf } from '#games/sem/in-view';
import type { Answer, Option } from '#kernel/ask';
import { best, pick, sum } from '../player.ts';
import { aim } from './aims.ts';
import { isInPlay } from './hand.ts';
import { otherPrice, projectsHeld } from './projects.ts';
import { bodyOf, cardOf, definitionOf, mine, optionsIn, optionsOf, type Sight } from './sight.ts';
import { turnsLeft } from './stakes.ts';
import { cardWorth, incomeWorth, specialWorth, unitWorth, worthOn } from './worth.ts';

/** A move with its price in command points. `card`: two moves with the same card exclude each other. */
export type Candidate = {
  readonly card: string;
  readonly cost: number;
  readonly gain: number;
  readonly verb: string;
  /** Absent: nothing is done now; the points are kept. */
  readonly answer?: Answer;
};

/** What a card that is played costs its player besides points; it is missed less by a hand that is nearly full. */
const PLAYED = 0.4;
const cardPrice = (sight: Sight): number => (mine(sight).hand >= mine(sight).handMaximum - 1 ? 0 : PLAYED);

/** What is left of the worth of personnel that wait for a post. */
const WAITING = 0.7;
/** What research is worth before it is completed. */
const UNFINISHED = 0.75;

/** All moves that are offered, and what points may be kept for. */
export function candidatesOf(sight: Sight): readonly Candidate[] {
  return [...optionsOf(sight).flatMap((option) => candidatesBy(sight, option)), ...savings(sight)];
}

function candidatesBy(sight: Sight, option: Option): readonly Candidate[] {
  const card = cardOf(sight, option);
  if (card === undefined) return [];
  switch (option.verb) {
    case 'resource':
      return [{ ...plain(option), cost: 0, gain: resourceGain(sight, card), answer: pick(option.id) }];
    case 'research':
      return researchCandidates(sight, card, option);
    case 'hire':
      return hireCandidates(sight, card, option);
    case 'assign':
    case 'move':
      return assignCandidates(sight, card, option);
    case 'play':
      return commandCandidates(sight, card, option);
    default:
      return [];
  }
}

const plain = ({ id, card, verb = '' }: Option) => ({ card: card ?? id, verb });
const costIn = ({ note }: Option): number => Number(note?.cost ?? 0);

/** A resource costs nothing: the question is only which comes first. */
function resourceGain(sight: Sight, card: CardDef): number {
  const waits = projectsHeld(sight) + mine(sight).queue.length - mine(sight).queueMaximum;
  const opens = (card.queue ?? 0) * Math.max(0, waits - 1);
  return 1 + incomeWorth(sight, card) + 0.5 * opens;
}

function researchCandidates(sight: Sight, card: CardDef, option: Option): readonly Candidate[] {
  const worth = cardWorth(sight, card);
  const cost = costIn(option);
  const lacks = card.cost ?? 0;
  const how = option.needs?.find(({ name }) => name === 'how')?.choice;
  const gain = UNFINISHED * worth - yieldPrice(sight) * lacks;
  const begun = (answer: Answer): Candidate => ({ ...plain(option), cost, gain, answer });
  if (how === undefined) return [begun(pick(option.id))];
  const alternate = optionsIn(how).find(({ id }) => id === 'alternate');
  const others = alternate === undefined ? [] : [alternateMove(sight, card, option, alternate)];
  return [begun(pick(option.id, { how: pick('yield') })), ...others];
}

/** What a Yield for research is worth: little to a player who has more than their projects take. */
function yieldPrice(sight: Sight): number {
  const { yield: free, researchYield, queue, research } = mine(sight);
  const lacking = sum([...queue, ...research], ({ cost, progress }) => Math.max(0, cost - progress));
  if (lacking <= free + researchYield) return 0.1;
  return lacking <= 2 * free + researchYield ? 0.3 : 0.6;
}

/** Research that is completed at once by its alternate cost. */
function alternateMove(sight: Sight, card: CardDef, option: Option, alternate: Option): Candidate {
  const { replies, price } = otherPrice(sight, card, alternate);
  return {
    ...plain(option),
    cost: costIn(option) + sum(card.alternate ?? [], (one) => ('cp' in one ? one.cp : 0)),
    gain: cardWorth(sight, card) - price,
    answer: pick(option.id, { how: pick('alternate', replies) }),
  };
}

function hireCandidates(sight: Sight, card: CardDef, option: Option): readonly Candidate[] {
  const cost = costIn(option);
  const usual = bestPost(sight, card, bodiesOf(mine(sight)));
  const post = option.needs?.find(({ name }) => name === 'post')?.choice;
  const later: Candidate = { ...plain(option), cost, gain: WAITING * usual, answer: pick(option.id) };
  if (post === undefined) return [later];
  const options = optionsIn(post).filter(({ id }) => id !== 'wait');
  const taken = best(options, (one) => postWorth(sight, card, one));
  const waits = { ...later, answer: pick(option.id, { post: pick('wait') }) };
  if (taken === undefined) return [waits];
  const gain = postWorth(sight, card, taken);
  return [waits, { ...plain(option), cost: 2 * cost, gain, answer: pick(option.id, { post: pick(taken.id) }) }];
}

function postWorth(sight: Sight, card: CardDef, option: Option): number {
  const host = bodyOf(sight, option.card);
  return host === undefined ? 0 : worthOn(sight, card, host);
}

/** What personnel bring on the best of some hosts, free or not. */
function bestPost(sight: Sight, card: CardDef, hosts: ReturnType<typeof bodiesOf>): number {
  if (card.unique === true && isInPlay(sight, card.id)) return 0;
  const free = hosts.filter(
    ({ crew }) => !crew.some(({ def }) => definitionOf(sight, def)?.designation === card.designation),
  );
  const [only, ...others] = card.designation === undefined ? [] : classesWith(card.designation);
  // A post that several classes have is rated on every host, as if it were there.
  const fitting = others.length > 0 ? free : free.filter((host) => host.class === only);
  return Math.max(0, ...fitting.map((host) => worthOn(sight, card, host)));
}

function assignCandidates(sight: Sight, card: CardDef, option: Option): readonly Candidate[] {
  const post = option.needs?.find(({ name }) => name === 'post')?.choice;
  const taken = post === undefined ? undefined : best(optionsIn(post), (one) => postWorth(sight, card, one));
  if (taken === undefined) return [];
  const now = bodiesOf(mine(sight)).find(({ crew }) => crew.some(({ id }) => id === option.card));
  const left = now === undefined ? 0 : worthOn(sight, card, now) + 1;
  const gain = postWorth(sight, card, taken) - left;
  return [{ ...plain(option), cost: costIn(option), gain, answer: pick(option.id, { post: pick(taken.id) }) }];
}

function commandCandidates(sight: Sight, card: CardDef, option: Option): readonly Candidate[] {
  if (option.confirm !== undefined) return [];
  const effects = card.abilities.flatMap(({ do: some }) => some);
  const { replies, gain } = aim(sight, card, effects, option.needs ?? []);
  const answer = pick(option.id, option.needs === undefined ? undefined : replies);
  const price = card.instant === true ? INSTANT : cardPrice(sight) + SPENT;
  return [{ ...plain(option), cost: costIn(option), gain: gain - price, answer }];
}

/** A command may do more at another time. */
const SPENT = 0.3;
/** An instant may do more in the turn of another player. */
const INSTANT = 1.6;

/** What command points are kept for: instants in the hand, units that grow at the beginning of the next turn. */
function savings(sight: Sight): readonly Candidate[] {
  const instants = (sight.board.hand ?? []).flatMap(({ id, def }): readonly Candidate[] => {
    const card = definitionOf(sight, def);
    if (card?.instant !== true) return [];
    return [{ card: id, verb: 'keep', cost: card.cost ?? 0, gain: instantWorth(sight, card) }];
  });
  const growing = mine(sight).units.flatMap((unit): readonly Candidate[] => {
    const card = definitionOf(sight, unit.def);
    if (card === undefined || unit.testing || unit.hpLeft < unit.hp) return [];
    return card.abilities.flatMap(({ when, cost, do: effects }): readonly Candidate[] => {
      const points = sum(cost, (one) => ('cp' in one ? one.cp : 0));
      const [effect] = effects;
      const into = effect === undefined ? undefined : specialWorth(sight, effect);
      if (when?.on !== 'beginning of your turn' || points === 0 || into === undefined || into <= 0) return [];
      return [{ card: unit.id, verb: 'keep', cost: points, gain: 0.8 * (into - unitWorth(sight, unit)) }];
    });
  });
  return [...instants, ...growing];
}

/** What it is worth to be able to play an instant in the turns of others. */
function instantWorth(sight: Sight, { abilities, cost = 0 }: CardDef): number {
  const isPressed = turnsLeft(sight, mine(sight)) < 8 ? 1 : 0.5;
  const { units } = mine(sight);
  const helps = abilities
    .flatMap(({ do: effects }) => effects)
    .some(({ verb }) => {
      if (verb === 'removeFromAttack' || verb === 'jam') return units.some(({ evasion }) => evasion > 0);
      if (verb === 'modShields') return units.some(({ class: of }) => of === 'station' || of === 'defense station');
      return verb === 'retarget' ? units.length > 1 : true;
    });
  return helps ? isPressed * (0.6 + 0.7 * cost) : 0;
}
