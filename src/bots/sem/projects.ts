/** The queue and the Yield: what is built, what is completed first, what a modification goes on. */

import type { CardDef } from '#games/sem/cards/format';
import { bodiesOf } from '#games/sem/in-view';
import { subsetsOf } from '#games/sem/rules/subsets';
import type { ProjectInView } from '#games/sem/view';
import type { Answer, Need, Option } from '#kernel/ask';
import { best, pick, sum } from '../player.ts';
import { aim } from './aims.ts';
import { isInPlay } from './hand.ts';
import { bodyOf, cardOf, definitionOf, held, mine, optionsIn, optionsOf, type Sight } from './sight.ts';
import { turnsLeft } from './stakes.ts';
import { cardWorth, priceOf, takes, worthOn } from './worth.ts';

/** What a turn of waiting leaves of the worth of a project. */
const PATIENCE = 0.85;
/** Few turns are left to a player with fewer than this. */
const PERIL = 3;
/** A Yield that goes on with research in place of other costs. */
const SAVED = 0.8;

/** What the player has of a project once it is completed. */
function builtWorth(sight: Sight, card: CardDef): number {
  const { type, unique, id, class: of, intercept } = card;
  if (unique === true && bodiesOf(mine(sight)).some(({ def }) => def === id)) return 0;
  const isForDefense = of === 'defense station' || intercept === true;
  const demand = !isForDefense ? 1 : turnsLeft(sight, mine(sight)) < PERIL ? 1.3 : 0.95;
  const isLoose = type === 'modification' && !bodiesOf(mine(sight)).some((host) => takes(sight, host, card));
  return isLoose ? 0.2 : cardWorth(sight, card) * demand;
}

/** How much a project brings for each Yield that it lacks, the sooner the better. */
function density(sight: Sight, card: CardDef, lacks: number): number {
  const turns = lacks / Math.max(1, mine(sight).yield);
  return (builtWorth(sight, card) * PATIENCE ** turns) / (lacks + 1);
}

/** A project that the player may put into the queue. */
type Offer = { readonly id: string; readonly card: CardDef; readonly site: Site; readonly score: number };

/** Fills the free places of the queue with what brings most for the Yield of this turn and the next. */
export function fillQueue(sight: Sight): Answer {
  const { choice, fallback } = sight.ask;
  if (choice.kind !== 'choose' || choice.min > 0) return fallback;
  const offers = choice.options.flatMap((option): readonly Offer[] => {
    const card = cardOf(sight, option);
    if (card === undefined || isSpare(sight, card)) return [];
    const lacks = Number(option.note?.lacks ?? card.cost ?? 0);
    const site = { id: option.id, lacks, worth: builtWorth(sight, card), isResearch: false };
    const score = density(sight, card, lacks);
    return score < LEAST_SCORE ? [] : [{ id: option.id, card, site, score }];
  });
  const likely = offers.sort((a, b) => b.score - a.score).slice(0, OFFERED);
  const begun = sitesOf(sight);
  const chosen = best(setsOf(likely, choice.max), (some) => {
    const sites = [...begun, ...some.map(({ site }) => site)];
    return soonWorth(sites, 2 * mine(sight).yield) + 0.1 * sum(some, ({ score }) => score) + 0.01 * some.length;
  });
  return { pick: (chosen ?? []).map(({ id }) => id) };
}

/** So many projects are weighed against each other for the queue. */
const OFFERED = 8;

/** All sets of at most so many offers, without a second of what is unique. */
const setsOf = (offers: readonly Offer[], max: number): readonly (readonly Offer[])[] =>
  subsetsOf(offers).filter((set) => {
    const unique = set.filter(({ card }) => card.unique === true).map(({ card }) => card.id);
    return set.length <= max && new Set(unique).size === unique.length;
  });

/** What some projects bring by so much Yield, those first that bring most for it. */
function soonWorth(sites: readonly Site[], pool: number): number {
  let left = pool;
  let worth = 0;
  for (const site of [...sites].sort((a, b) => b.worth / b.lacks - a.worth / a.lacks)) {
    const put = Math.min(left, site.lacks);
    left -= put;
    worth += (site.worth * (put < site.lacks ? PATIENCE : 1) * put) / site.lacks;
  }
  return worth;
}

/** Projects that bring less for their Yield only take up a place. */
const LEAST_SCORE = 0.12;

const isSpare = (sight: Sight, { unique, id }: CardDef): boolean => unique === true && isInPlay(sight, id);

/** A project on which Yield may be put. */
type Site = { readonly id: string; readonly lacks: number; readonly worth: number; readonly isResearch: boolean };

/** Puts Yield where it completes most; pays other costs of research where they are lower. */
export function allocate(sight: Sight): Answer {
  return payOtherwise(sight) ?? spreadYield(sight) ?? sight.ask.fallback;
}

/** Completes research by its alternate cost, if that is the better price. */
function payOtherwise(sight: Sight): Answer | undefined {
  const ways = optionsOf(sight).flatMap((option) => {
    if (option.verb !== 'byAlternate') return [];
    const card = cardOf(sight, option);
    const project = mine(sight).research.find(({ id }) => id === option.card);
    if (card === undefined || project === undefined) return [];
    const { replies, price } = otherPrice(sight, card, option);
    const points = priceOf((card.alternate ?? []).filter((cost) => 'cp' in cost));
    const saved = Math.min(SAVED * (project.cost - project.progress) + 0.5, cardWorth(sight, card));
    return [{ answer: pick(option.id, replies), gain: saved - points - price }];
  });
  const way = best(ways, ({ gain }) => gain);
  return way !== undefined && way.gain > 0 ? way.answer : undefined;
}

/** How the alternate cost of research is best paid, and what is given up by that besides command points. */
export function otherPrice(
  sight: Sight,
  card: CardDef,
  { needs = [] }: Option,
): { readonly replies?: Readonly<Record<string, Answer>>; readonly price: number } {
  const { replies, gain } = aim(sight, card, [], needs);
  return { price: -gain, ...(needs.length > 0 && { replies }) };
}

/** The plan of the player's own for the Yield, if there is a choice. */
function spreadYield(sight: Sight): Answer | undefined {
  const own = optionsOf(sight).find(({ verb }) => verb === 'ownPlan');
  const sites = sitesOf(sight);
  if (own === undefined || sites.length === 0) return undefined;
  const needs = own.needs ?? [];
  const amounts = amountsFor(sites, poolOf(needs, 'free'), poolOf(needs, 'research'));
  return pick(own.id, Object.fromEntries(needs.map((need) => [need.name, { amounts: within(need, amounts) }])));
}

/** What there is to spend in this phase. What is completed during it gives more only from the next turn on. */
function poolOf(needs: readonly Need[], name: keyof Amounts): number {
  const choice = needs.find((need) => need.name === name)?.choice;
  return choice?.kind === 'distribute' ? choice.max : 0;
}

type Amounts = { readonly free: Readonly<Record<string, number>>; readonly research: Readonly<Record<string, number>> };

/** The amounts of a need that it allows. */
function within({ name, choice }: Need, amounts: Amounts): Record<string, number> {
  const ids = new Set(optionsIn(choice).map(({ id }) => id));
  const given = name === 'research' ? amounts.research : amounts.free;
  return Object.fromEntries(Object.entries(given).filter(([id, n]) => n > 0 && ids.has(id)));
}

function sitesOf(sight: Sight): readonly Site[] {
  const { queue, research } = mine(sight);
  const site =
    (isResearch: boolean) =>
    (project: ProjectInView): readonly Site[] => {
      const lacks = project.cost - project.progress;
      const card = definitionOf(sight, project.def);
      return lacks <= 0 || card === undefined
        ? []
        : [{ id: project.id, lacks, worth: builtWorth(sight, card), isResearch }];
    };
  return [...queue.flatMap(site(false)), ...research.flatMap(site(true))];
}

/** So many projects are weighed against each other. */
const WEIGHED = 9;

/** Yield for the projects that together bring most if they are completed now; the rest where it brings most later. */
function amountsFor(sites: readonly Site[], free: number, researchYield: number): Amounts {
  const weighed = [...sites].sort((a, b) => b.worth / b.lacks - a.worth / a.lacks).slice(0, WEIGHED);
  const plans = subsetsOf(weighed).flatMap((done) => spent(done, weighed, free, researchYield) ?? []);
  return best(plans, ({ gain }) => gain)?.amounts ?? { free: {}, research: {} };
}

/** What comes of completing some projects first, and of what is left on the others; undefined if it takes too much. */
function spent(done: readonly Site[], all: readonly Site[], yields: number, studies: number) {
  const amounts = { free: {} as Record<string, number>, research: {} as Record<string, number> };
  let [free, research] = [yields, studies];
  const put = ({ id, lacks, isResearch }: Site): number => {
    const studied = isResearch ? Math.min(research, lacks) : 0;
    const built = Math.min(free, lacks - studied);
    if (studied > 0) amounts.research[id] = studied;
    if (built > 0) amounts.free[id] = built;
    research -= studied;
    free -= built;
    return studied + built;
  };
  for (const site of done) if (put(site) < site.lacks) return undefined;
  const begun = all.filter((site) => !done.includes(site)).sort((a, b) => b.worth / b.lacks - a.worth / a.lacks);
  // What lies on a project brings nothing before it is completed.
  const later = sum(begun, (site) => (PATIENCE * site.worth * put(site)) / site.lacks);
  return { amounts, gain: sum(done, ({ worth }) => worth) + later };
}

/** Puts a modification where it brings most. */
export function chooseHost(sight: Sight): Answer {
  const card = definitionOf(sight, sight.ask.prompt.with?.def);
  const host = best(optionsOf(sight), (option) => {
    const unit = bodyOf(sight, option.card);
    return unit === undefined || card === undefined ? 0 : worthOn(sight, card, unit);
  });
  return host === undefined ? sight.ask.fallback : pick(host.id);
}

/** How many projects the player holds. */
export const projectsHeld = (sight: Sight): number =>
  held(sight).filter(({ type }) => type === 'unit' || type === 'modification').length;
