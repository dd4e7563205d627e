/** What to spend ISK on: the card, region or upgrade with the best value for its price. */

import type { Definition } from '#games/eve/library';
import type { Answer, Option } from '#kernel/ask';
import { best, pick, sum } from '../player.ts';
import { crewWorth } from './crew.ts';
import { isSafe, isSafeSoon } from './guard.ts';
import { claims, printed, richest } from './posts.ts';
import { perks, type Sight } from './sight.ts';

/** Something that could be built now or soon. */
type Candidate = { readonly card: Definition; readonly price: number; readonly option: Option | undefined };

/** How much better than everything affordable something must be to be saved for. */
const PATIENCE = 1.2;
/** ISK worth keeping in reserve; more than that is worth less and less. */
const RESERVE = 4;

/** The next thing to build, or undefined to keep the ISK. */
export function build(sight: Sight, options: readonly Option[]): Answer | undefined {
  const offered = candidates(sight, options);
  const rate = ({ card, price }: Candidate) => worth(sight, card) / Math.max(0.75, price);
  const chosen = best(offered, rate);
  if (chosen?.option === undefined || rate(chosen) < worthOfIsk(sight.me.isk - chosen.price)) return undefined;
  const savedFor = best(affordableSoon(sight, offered), rate);
  if (savedFor !== undefined && rate(savedFor) > PATIENCE * rate(chosen)) return undefined;
  return pick(chosen.option.id, placed(sight, chosen.option));
}

/** What an ISK is worth with this many left: 1, and less with more, so that rich players spend theirs. */
export function worthOfIsk(left: number): number {
  return Math.max(0.3, Math.min(1, 1 - (left - RESERVE) / 10));
}

function candidates(sight: Sight, options: readonly Option[]): Candidate[] {
  return options.flatMap((option) => {
    const { def, price } = option.note ?? {};
    if (typeof def !== 'string' || typeof price !== 'number' || !sight.library.has(def)) return [];
    const card = sight.library.get(def);
    const built =
      option.verb === 'region' || option.verb === 'upgrade' || (option.verb === 'play' && card.type !== 'news');
    return built ? [{ card, price, option }] : [];
  });
}

/** Cards in hand that cannot be paid for yet, but could be after the next income. */
function affordableSoon(sight: Sight, offered: readonly Candidate[]): Candidate[] {
  const soon = sight.me.isk + sight.me.income;
  return sight.hand.flatMap(({ card }) => {
    const price = typeof card.price === 'number' ? card.price : Number.POSITIVE_INFINITY;
    const known = offered.some((one) => one.card.id === card.id);
    return known || card.type === 'news' || price <= sight.me.isk || price > soon
      ? []
      : [{ card, price, option: undefined }];
  });
}

/** Places locations in the home region, where there is always room and nobody can capture them. */
function placed(sight: Sight, option: Option): Record<string, Answer> | undefined {
  if (option.needs === undefined || option.needs.length === 0) return undefined;
  return Object.fromEntries(
    option.needs.map(({ name, choice }) => {
      if (choice.kind === 'number') return [name, { number: choice.max }];
      const home = choice.kind === 'choose' ? choice.options.find((one) => one.id === sight.home.id) : undefined;
      const first = choice.kind === 'choose' ? choice.options[0] : undefined;
      return [name, pick((home ?? first)?.id ?? '')];
    }),
  );
}

/** What a card of the player's own would be worth in play now, in ISK. */
export function worth(sight: Sight, card: Definition): number {
  switch (card.type) {
    case 'ship':
      return shipWorth(sight, card);
    case 'location':
      return locationWorth(sight, card);
    case 'structure':
      return (
        (card.income ?? 0) * sight.horizon + (card.shield ?? 0) * (isSafe(sight, sight.mine) ? 0.9 : 2.5) + perks(card)
      );
    case 'outer region':
      return regionWorth(sight, card);
    case 'starbase':
      return upgradeWorth(sight, card);
    case 'character':
      return crewWorth(sight, card);
    case 'news':
      return 0;
    default:
      return card.type satisfies never;
  }
}

/** The worth of a ship: attack and shield, less for long assembly; what it earns; a region that it could claim. */
function shipWorth(sight: Sight, card: Definition): number {
  const figures = 1.5 * (card.attack ?? 0) + 0.6 * (card.shield ?? 0) * ((card.attack ?? 0) > 0 ? 1 : 0.4);
  const commands =
    0.8 * printed({ card }, 'ambush') + 0.5 * printed({ card }, 'patrol') + 0.6 * printed({ card }, 'sniping');
  const assembly = card.assembly ?? 0;
  const needed = isSafeSoon(sight) || assembly > 1 ? 1 : 1.5;
  const fighting = (figures + commands) * needed * 0.94 ** assembly;
  return fighting + earns(sight, card) * Math.max(0, sight.horizon - assembly) + claimWorth(sight, assembly);
}

function earns(sight: Sight, card: Definition): number {
  const mining = printed({ card }, 'mining') * richest(sight.home);
  const mined = sum(sight.mine, (ship) => printed(ship, 'mining')) * richest(sight.home);
  const hauled = sum(sight.mine, (ship) => printed(ship, 'haul'));
  const haul = Math.min(printed({ card }, 'haul'), Math.max(0, mined - hauled));
  const markets = sight.home.locations.filter((one) => (one.income ?? 0) > 0).length;
  const trade =
    sum(sight.mine, (ship) => (printed(ship, 'trade') > 0 ? 1 : 0)) < markets ? printed({ card }, 'trade') : 0;
  return Math.max(mining, haul, trade);
}

/** The worth of claiming an uncontrolled region, as long as there are more of them than ships. */
function claimWorth(sight: Sight, assembly: number): number {
  const open = claims(sight).length;
  return open > spareShips(sight) ? (1.2 * Math.max(0, sight.horizon - assembly)) / 2 : 0;
}

/** How many ships can hold a region: all except miners. */
function spareShips(sight: Sight): number {
  return sight.mine.filter((ship) => !ship.card.commands.some((one) => one.name === 'mining')).length;
}

function locationWorth(sight: Sight, card: Definition): number {
  const better = Math.max(0, (card.minerals ?? 0) - richest(sight.home));
  const miners = sum(sight.mine, (ship) => printed(ship, 'mining'));
  const held = sum(sight.hand, (one) => printed(one, 'mining'));
  return (card.income ?? 0) * sight.horizon + better * (miners * sight.horizon + held * 2 + 0.3) + perks(card);
}

function regionWorth(sight: Sight, card: Definition): number {
  const spare = spareShips(sight) > claims(sight).length;
  return ((card.income ?? 0) + perks(card)) * sight.horizon * (spare ? 0.85 : 0.3);
}

function upgradeWorth(sight: Sight, card: Definition): number {
  const before = sight.library.get(sight.me.starbase);
  const income = (card.income ?? 0) - (before.income ?? 0);
  const shield = (card.shield ?? 0) - (before.shield ?? 0);
  return income * sight.horizon + shield * 1.2 + perks(card);
}
