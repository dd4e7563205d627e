/** What a player may do now, as options. */
import type { Need, Option } from '#kernel/ask';
import type { CardId, Seat } from '#kernel/state';
import { card, zone } from '#kernel/zones';
import type { Ability } from './cards/ability.ts';
import { phrases } from './cards/phrase.ts';
import { tswCosts } from './costs.ts';
import {
  commanderOf,
  deeds,
  flipped,
  foeOf,
  handOf,
  inPlay,
  isParalyzed,
  printedCost,
  rowWith,
  stationCards,
} from './facts.ts';
import { attack, collision, costToPlay, mayPlay, stationMaximum } from './figures.ts';
import type { TswMachine } from './kind.ts';
import { def } from './library.ts';
import { cardOption, need, rowOptions, targetOption } from './options.ts';
import { attackTargets, collisionTargets, hasAbility, mayAttackStation, mayHitStation, mayMove } from './reach.ts';
import { isInEffect } from './standing.ts';
import { abilitiesOf, choicesFor } from './targets.ts';

/** Whether a seat has its own phase before it, with nothing on the pile: it may do all that the phase allows. */
export function isMain(m: TswMachine, seat: Seat): boolean {
  const { active, phase } = m.state.g;
  return seat === active && m.state.pile.length === 0 && (phase === 'action' || phase === 'attack');
}

/** Whether a seat has its action phase, with nothing on the pile. */
const isActing = (m: TswMachine, seat: Seat): boolean => isMain(m, seat) && m.state.g.phase === 'action';

/** Everything that a seat may do now besides passing. */
export function actions(m: TswMachine, seat: Seat): Option[] {
  const plays = [...zone(m.state, handOf(seat)), ...flipped(m, seat)].flatMap((id) => playOption(m, seat, id) ?? []);
  const powers = powerOptions(m, seat, 'any time');
  if (!isMain(m, seat)) return [...plays, ...powers];
  if (m.state.g.phase === 'attack') return [...plays, ...powers, ...fightOptions(m, seat)];
  return [...plays, ...powers, ...powerOptions(m, seat, 'action'), ...stationOptions(m, seat)];
}

/**
 * The option to play a card of the hand or a flipped station card; undefined if it cannot be played now. A card that costs
 * nothing may be played at any time, any other only in the own action phase with nothing on the pile (T-6.1 to T-6.3).
 */
function playOption(m: TswMachine, seat: Seat, id: CardId): Option | undefined {
  const { cost, limited, xIs } = def(m, id);
  const least = costToPlay(m, id, seat);
  const acts = isActing(m, seat);
  if (!acts && (least > 0 || cost === 'X')) return undefined;
  const left = acts ? m.state.g.actions - least : 0;
  if (left < 0 || !mayPlay(m, id, seat)) return undefined;
  const hasLimited = inPlay(m, seat).some((one) => def(m, one).limited);
  if (limited && hasLimited) return undefined;
  const needs: Need[] = [];
  if (cost === 'X' && xIs === undefined)
    needs.push({ name: 'x', prompt: { key: 'need.x' }, choice: { kind: 'number', min: 0, max: left } });
  const abilities = [...abilitiesOf(m, id, 'event'), ...abilitiesOf(m, id, 'entering')];
  const choices = choicesFor(m, id, abilities, { you: seat, src: id }, (what, target) => {
    if (xIs === undefined || phrases.key(what) !== phrases.key(xIs.costOf)) return true;
    return printedCost(m, target) + xIs.plus <= left;
  });
  if (choices === undefined) return undefined;
  needs.push(...choices);
  const row = rowWith(m, id);
  return {
    ...cardOption(m, id, { cost: least, ...(row !== undefined && { row }) }),
    id: `play:${id}`,
    verb: 'play',
    needs,
  };
}

/** Abilities of a kind that a player may use now: those of cards in play and of the commander. */
function powerOptions(m: TswMachine, seat: Seat, kind: 'any time' | 'action'): Option[] {
  return [...zone(m.state, commanderOf(seat)), ...inPlay(m, seat)].flatMap((id) => useOptions(m, seat, id, kind));
}

/** The abilities of a card of some kind that may be used now: paid for, not used up, with targets. */
function useOptions(m: TswMachine, seat: Seat, id: CardId, kind: Ability['kind']): Option[] {
  return abilitiesOf(m, id, kind).flatMap((numbered) => {
    const { ability, index } = numbered;
    const used = deeds(m, id).uses?.[index] ?? 0;
    if ((ability.times !== undefined && used >= ability.times) || isParalyzed(m, id)) return [];
    const actions = isActing(m, seat) ? m.state.g.actions : 0;
    const costs = tswCosts.needs(m, ability.cost, { seat, source: id, actions, env: {}, first: [] });
    const choices = choicesFor(m, id, [numbered], { you: seat, src: id });
    if (costs === undefined || choices === undefined) return [];
    const needs = [...costs, ...choices];
    return [{ ...cardOption(m, id, { ability: index }), id: `use:${id}:${index}`, verb: 'use', needs }];
  });
}

/** What a player may use before paying upkeep: powers by which they gain actions (W7). */
export function actionGains(m: TswMachine, seat: Seat): Option[] {
  return powerOptions(m, seat, 'action').filter(({ card: id = '', note }) => {
    const ability = def(m, id).abilities[Number(note?.ability)];
    return ability?.do?.every(({ verb }) => verb === 'gainActions');
  });
}

/** The station action: add a card of the hand, or move a station card to another row (T-4.5). */
function stationOptions(m: TswMachine, seat: Seat): Option[] {
  const isUsed = m.state.g.stationActionUsed === true;
  const mayAdd = !isUsed && !isForbidden(m, 'noStationAdds');
  const mayShift = (!isUsed || isInEffect(m, 'moveStationFreely', seat)) && !isForbidden(m, 'noStationMoves');
  const station = stationCards(m, seat);
  const added = mayAdd && station.length < stationMaximum(m, seat) ? zone(m.state, handOf(seat)) : [];
  return [
    ...added.map((id) => ({
      ...cardOption(m, id),
      id: `lay:${id}`,
      verb: 'lay',
      needs: [need('row', rowOptions)],
    })),
    ...(mayShift ? station : []).map((id) => {
      const from = rowWith(m, id);
      return {
        ...cardOption(m, id, from === undefined ? {} : { row: from }),
        id: `shift:${id}`,
        verb: 'shift',
        needs: [
          need(
            'row',
            rowOptions.filter((row) => row.id !== from),
          ),
        ],
      };
    }),
  ];
}

/** Whether something is forbidden by any card in play, to both players. */
function isForbidden(m: TswMachine, by: 'noStationAdds' | 'noStationMoves'): boolean {
  return [0, 1].some((seat) => isInEffect(m, by, seat));
}

/** What the cards of a player may do in the attack phase. */
function fightOptions(m: TswMachine, seat: Seat): Option[] {
  return inPlay(m, seat).flatMap((id) => [
    ...(mayMove(m, id) ? [act(m, 'move', id, { zone: foeOf(card(m.state, id).at ?? seat) })] : []),
    ...aimed(m, 'attack', id, attackTargets(m, id), mayAttackStation(m, id)),
    ...aimed(m, 'collide', id, collisionTargets(m, id), mayHitStation(m, id)),
    ...(hasAbility(m, id) ? useOptions(m, seat, id, 'ability') : []),
  ]);
}

function act(m: TswMachine, verb: string, id: CardId, note: Option['note'] = {}): Option {
  return { ...cardOption(m, id, note), id: `${verb}:${id}`, verb };
}

/** An attack or a collision, with its targets. */
function aimed(m: TswMachine, verb: string, id: CardId, targets: readonly CardId[], station: boolean): Option[] {
  if (targets.length === 0 && !station) return [];
  const n = verb === 'attack' ? attack(m, id) : (collision(m, id) ?? 0);
  const options: Option[] = [
    ...targets.map((target) => targetOption(m, target)),
    ...(station ? [{ id: 'station', verb: 'station', about: foeOf(m.state.g.active) }] : []),
  ];
  return [{ ...act(m, verb, id, { n }), needs: [need('target', options, verb === 'attack' ? 'target' : 'collided')] }];
}
