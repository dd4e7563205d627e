/** What a player may do now, as options: all of management (C-7), and news and executed abilities at any time. */
import type { Choice, Message, Need, Option } from '#kernel/ask';
import type { CardId, Seat } from '#kernel/state';
import { card, controller, ref, zone } from '#kernel/zones';
import type { Ability } from './cards/format.ts';
import { eveCosts, iskOf } from './costs.ts';
import { edition } from './editions.ts';
import { commandsOf, holder, locationsIn, outerRegions, type Place, placeOf, raceOf, regions, works } from './facts.ts';
import { effective, forbidden, hasRoom, minerals, price } from './figures.ts';
import { ofType, withAbilities } from './in-play.ts';
import type { EveMachine } from './kind.ts';
import { def, library } from './library.ts';
import { isBound, jointMoves, singleMoves } from './moves.ts';
import type { CommandPower, Side } from './state.ts';
import { cardOption, one, onResolve, targetNeeds, xNeed } from './targets.ts';

/** What the initiative offers: everything, or only what may be done at any time. */
export type Scope = 'management' | 'responses';

/** Everything `seat` may do now besides passing, in the order of the rulebook. */
export function actions(m: EveMachine, seat: Seat, scope: Scope): Option[] {
  const news = playable(m, seat, true);
  const used = abilities(m, seat);
  if (scope === 'responses') return news.length === 0 ? used : [...news, ...used];
  return [
    ...playable(m, seat, false),
    ...news,
    ...newRegions(m, seat),
    ...upgrades(m, seat),
    ...ships(m, seat),
    ...used,
  ];
}

/** Cards in hand that may be played: the news, or all the others. */
function playable(m: EveMachine, seat: Seat, news: boolean): Option[] {
  const found: Option[] = [];
  for (const id of zone(m.state, `hand:${seat}`)) {
    const option = (def(m, id).type === 'news') === news ? play(m, seat, id) : undefined;
    if (option !== undefined) found.push(option);
  }
  return found;
}

/** The option to play a card from hand, or undefined if it cannot be played now. */
function play(m: EveMachine, seat: Seat, id: CardId): Option | undefined {
  const definition = def(m, id);
  const { g } = m.state;
  if (definition.limited && g.limited.includes(seat)) return undefined;
  if (definition.races.length > 0 && !definition.races.some((race) => race === raceOf(m, seat))) return undefined;
  const wallet = g.isk[seat] ?? 0;
  const least = price(m, definition.id, seat);
  if (least > wallet) return undefined;
  const intent = intentOf(m, seat, id);
  if (intent === undefined || least + intent.isk > wallet) return undefined;
  const needs = [...intent.needs];
  if (definition.price === 'X') needs.unshift(xNeed(mostX(m, seat, definition.id, wallet - intent.isk)));
  return { id: `play:${id}`, verb: 'play', card: id, note: { def: definition.id, price: least }, needs };
}

/** What playing a card involves: the choices to make, ISK on top of its price, and the abilities that are left out. */
export type Intent = { readonly needs: readonly Need[]; readonly isk: number; readonly without: readonly number[] };

/**
 * What must be chosen to play a card from hand, or undefined if there is no place or target for it, or its cost cannot be
 * paid (C-7.1, C-13.4). An impossible line for one race is left out; the rest can be played without it.
 */
export function intentOf(m: EveMachine, seat: Seat, id: CardId): Intent | undefined {
  const needs: Need[] = [];
  const without: number[] = [];
  let isk = 0;
  if (def(m, id).type === 'location') {
    const options = ownFirst(m, seat, m.memo(room));
    if (options.length === 0) return undefined;
    needs.push(one('region', { key: 'need.region' }, options));
  }
  const from: Place = { you: seat, src: id, region: undefined, env: {} };
  for (const ability of onResolve(m, id, raceOf(m, seat))) {
    const targets = targetNeeds(m, ability, from, 'news');
    const costs = eveCosts.needs(m, ability.cost, { seat, source: id, played: true, place: from });
    if (targets !== undefined && costs !== undefined) {
      isk += iskOf(ability.cost);
      needs.push(...costs, ...targets.filter((need) => !needs.some((known) => known.name === need.name)));
    } else if (ability.affinity === undefined) return undefined;
    else without.push(def(m, id).abilities.indexOf(ability));
  }
  return { needs, isk, without };
}

/** Regions with room for a location. */
function room(m: EveMachine): Option[] {
  return regions(m)
    .filter((region) => hasRoom(m, region))
    .map((region) => cardOption(m, region));
}

/** Regions as places for something that benefits their controller: the seat's home first, then others it controls. */
function ownFirst(m: EveMachine, seat: Seat, options: readonly Option[]): readonly Option[] {
  const rank = ({ id }: Option) =>
    id === m.state.g.base[seat]
      ? 0
      : controller(m.state, id) === seat
        ? 1
        : controller(m.state, id) === undefined
          ? 2
          : 3;
  return [...options].sort((a, b) => rank(a) - rank(b));
}

/** The highest X that the wallet allows, given changes of the price (C-13.9). */
function mostX(m: EveMachine, seat: Seat, definition: string, wallet: number): number {
  let most = 0;
  while (price(m, definition, seat, most + 1) <= wallet) most++;
  return most;
}

function newRegions(m: EveMachine, seat: Seat): Option[] {
  const limit = effective(m, 'modRegionPlays').reduce(
    (sum, { effect, place }) => sum + (place.you === seat ? effect.n : 0),
    edition(m.state.edition).regionsPerTurn,
  );
  if (m.state.g.opened >= limit) return [];
  // No region with the same name may be in play already (C-7.2, X-5.2).
  const inPlayNow = new Set(outerRegions(m).map((id) => def(m, id).name));
  return zone(m.state, `regions:${seat}`).flatMap((id) => {
    const definition = card(m.state, id).def;
    const cost = price(m, definition, seat);
    if (inPlayNow.has(def(m, id).name) || cost > (m.state.g.isk[seat] ?? 0)) return [];
    return [{ id: `region:${id}`, verb: 'region', card: id, note: { def: definition, price: cost } }];
  });
}

function upgrades(m: EveMachine, seat: Seat): Option[] {
  const { g } = m.state;
  if (g.upgraded[seat] === true) return [];
  const back = library(m).get(g.back[seat] as string);
  const cost = typeof back.price === 'number' ? back.price : 0;
  if (cost > (g.isk[seat] ?? 0)) return [];
  return [{ id: 'upgrade', verb: 'upgrade', note: { def: back.id, price: cost } }];
}

function ships(m: EveMachine, seat: Seat): Option[] {
  const own = ofType(m, 'ship').filter((id) => controller(m.state, id) === seat);
  const moves = edition(m.state.edition).warpsOnPile ? jointMoves(m, seat, own) : singleMoves(m, seat, own);
  return [...moves, ...own.flatMap((id) => commands(m, id))];
}

/** Sides that may be turned up (C-7.6); mining needs a location with a mineral value in the player's own region. */
function commands(m: EveMachine, id: CardId): Option[] {
  const c = card(m.state, id);
  if (c.at === undefined || c.at === 'dock' || isBound(m, id) || forbidden(m, 'forbidCommand', id)) return [];
  if (controller(m.state, c.at) !== controller(m.state, id)) return [];
  const all = commandsOf(m, id);
  const sides = [...new Set(all.map((one) => one.side))];
  const on = sides.flatMap((side) => {
    const names = all.filter((command) => command.side === side);
    const mines = names.some((command) => command.name === 'mining');
    if (c.side === side && !mines) return [];
    const label = labelOf(names);
    const option: Option = { ...cardOption(m, id, { label }), id: `command:${id}:${side}`, verb: 'command' };
    if (!mines) return [option];
    const fields = locationsIn(m, c.at as CardId).filter(
      (field) => minerals(m, field) > 0 && !(c.side === side && c.mine === ref(m.state, field)),
    );
    // Other commands on the same side as mining do not need a location.
    if (fields.length === 0)
      return c.side !== side && names.some((command) => command.name !== 'mining') ? [option] : [];
    return [
      {
        ...option,
        needs: [
          one(
            'mine',
            { key: 'need.mine' },
            fields.map((field) => cardOption(m, field, { minerals: minerals(m, field) })),
          ),
        ],
      },
    ];
  });
  const off: Option[] = c.side === undefined ? [] : [{ ...cardOption(m, id), id: `off:${id}`, verb: 'off' }];
  return [...on, ...off];
}

/** Commands of a side as "ambush 1, haul 2"; powers of the same command of ship and pilot are added. */
function labelOf(commands: readonly CommandPower[]): string {
  const powers = new Map<string, number>();
  for (const { name, power } of commands) powers.set(name, (powers.get(name) ?? 0) + power);
  return [...powers].map(([name, power]) => `${name} ${power}`).join(', ');
}

/** Executed abilities that `seat` may use now (C-13.2, R-78). */
function abilities(m: EveMachine, seat: Seat): Option[] {
  const found: Option[] = [];
  for (const id of withAbilities(m, 'executed')) {
    if (holder(m, id) !== seat || isBound(m, id)) continue;
    for (const { ability, index } of def(m, id).executed) {
      const option = useOf(m, seat, id, ability, index);
      if (option !== undefined) found.push(option);
    }
  }
  return found;
}

function useOf(m: EveMachine, seat: Seat, id: CardId, ability: Ability, index: number): Option | undefined {
  if (!works(m, id, ability) || iskOf(ability.cost) > (m.state.g.isk[seat] ?? 0)) return undefined;
  if (ability.once && m.state.g.used.includes(usage(m, id, index))) return undefined;
  const from = placeOf(m, id);
  const costs = eveCosts.needs(m, ability.cost, { seat, source: id, played: false, place: from });
  const targets = targetNeeds(m, ability, from, 'ability');
  if (costs === undefined || targets === undefined) return undefined;
  return {
    ...cardOption(m, id, { ability: index }),
    id: `use:${id}:${index}`,
    verb: 'use',
    needs: [...costs, ...targets],
  };
}

/** The key under which a card's once-per-turn ability is recorded as used; a card that leaves play and returns gets a new one. */
export function usage(m: EveMachine, id: CardId, index: number): string {
  return `${ref(m.state, id)}/${index}`;
}

/** The side in a `command:` option. */
export function sideOf(option: string): Side {
  return option.slice(option.lastIndexOf(':') + 1) as Side;
}

/** The choice of one action or the pass; `sure`: what must be confirmed before the pass. */
export function choiceOf(options: readonly Option[], pass: string, sure?: Message): Choice {
  const last: Option = { id: 'pass', verb: pass, ...(sure !== undefined && { confirm: sure }) };
  return { kind: 'choose', min: 1, max: 1, options: [...options, last] };
}

/**
 * What to confirm before management ends with ISK left, cards that it would pay for, and nothing built in the turn. Keeping
 * news, or ISK for a battle, is normal; and players who have built something know that they could build more.
 */
export function unspent(m: EveMachine, seat: Seat, options: readonly Option[]): Message | undefined {
  const isk = m.state.g.isk[seat] ?? 0;
  const playable = options.filter(
    ({ id, card: played }) => id.startsWith('play:') && played !== undefined && def(m, played).type !== 'news',
  );
  const { built, attacks } = m.state.g;
  if (isk === 0 || playable.length === 0 || built === true || attacks.length > 0) return undefined;
  return { key: 'confirm.endManagement', with: { n: isk, cards: playable.length } };
}
