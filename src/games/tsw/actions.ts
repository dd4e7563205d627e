/** What a player may do now, as options. */
import type { Need, Option } from '#kernel/ask';
import type { CardId, PileItem, Seat } from '#kernel/state';
import { alive, card, zone } from '#kernel/zones';
import { damageOn, flipped, foeOf, handOf, inPlay, rowWith, stationCards } from './facts.ts';
import { attack, costToPlay, defense, printedCost, stationMaximum } from './figures.ts';
import type { TswMachine } from './kind.ts';
import { def } from './library.ts';
import { cardOption, need, rowOptions } from './options.ts';
import {
  attackTargets,
  collisionTargets,
  mayAttackStation,
  mayHitStation,
  mayMove,
  repairTargets,
  stationRepairs,
} from './reach.ts';

/** Whether a seat has its own phase before it, with nothing on the pile: it may do all that the phase allows. */
export function isMain(m: TswMachine, seat: Seat): boolean {
  const { active, phase } = m.state.g;
  return seat === active && m.state.pile.length === 0 && (phase === 'action' || phase === 'attack');
}

/** Everything that a seat may do now besides passing. */
export function actions(m: TswMachine, seat: Seat): Option[] {
  const plays = [...zone(m.state, handOf(seat)), ...flipped(m, seat)].flatMap((id) => playOption(m, seat, id) ?? []);
  if (!isMain(m, seat)) return plays;
  return [...plays, ...(m.state.g.phase === 'action' ? stationOptions(m, seat) : fightOptions(m, seat))];
}

/**
 * The option to play a card of the hand or a flipped station card; undefined if it cannot be played now. A card that costs
 * nothing may be played at any time, any other only in the own action phase with nothing on the pile (T-6.1 to T-6.3).
 */
function playOption(m: TswMachine, seat: Seat, id: CardId): Option | undefined {
  const { cost, limited, counter } = def(m, id);
  const least = costToPlay(m, id);
  const isAction = isMain(m, seat) && m.state.g.phase === 'action';
  if (!isAction && (least > 0 || cost === 'X')) return undefined;
  const left = isAction ? m.state.g.actions - least : 0;
  if (left < 0) return undefined;
  if (limited && inPlay(m, seat).some((one) => def(m, one).limited)) return undefined;
  const needs: Need[] = [];
  if (cost === 'X') needs.push({ name: 'x', prompt: { key: 'need.x' }, choice: { kind: 'number', min: 0, max: left } });
  if (counter !== undefined) {
    const targets = counterable(m, seat, counter.upTo).map(({ id: item, def: played = '' }) => ({
      id: `pile:${item}`,
      note: { def: played },
    }));
    if (targets.length === 0) return undefined;
    needs.push(need('counter', targets));
  }
  const row = rowWith(m, id);
  return {
    ...cardOption(m, id, { cost: least, ...(row !== undefined && { row }) }),
    id: `play:${id}`,
    verb: 'play',
    needs,
  };
}

/** Cards that the opponent is playing, up to a printed cost (T-6.6). */
function counterable(m: TswMachine, seat: Seat, upTo: number | undefined): readonly PileItem[] {
  return m.state.pile.filter((item) => {
    const id = item.kind === 'card' && item.card !== undefined ? alive(m.state, item.card) : undefined;
    if (id === undefined || item.seat === seat) return false;
    return upTo === undefined || printedCost(m, id) <= upTo;
  });
}

/** The station action: add a card of the hand, or move a station card to another row (T-4.5). */
function stationOptions(m: TswMachine, seat: Seat): Option[] {
  if (m.state.g.stationActionUsed === true) return [];
  const station = stationCards(m, seat);
  const added = station.length < stationMaximum(m, seat) ? zone(m.state, handOf(seat)) : [];
  return [
    ...added.map((id) => ({
      ...cardOption(m, id),
      id: `lay:${id}`,
      verb: 'lay',
      needs: [need('row', rowOptions)],
    })),
    ...station.map((id) => {
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

/** What the cards of a player may do in the attack phase. */
function fightOptions(m: TswMachine, seat: Seat): Option[] {
  return inPlay(m, seat).flatMap((id) => [
    ...(mayMove(m, id) ? [act(m, 'move', id, { zone: foeOf(card(m.state, id).at ?? seat) })] : []),
    ...aimed(m, 'attack', id, attackTargets(m, id), mayAttackStation(m, id)),
    ...aimed(m, 'collide', id, collisionTargets(m, id), mayHitStation(m, id)),
    ...repairs(m, id),
  ]);
}

function act(m: TswMachine, verb: string, id: CardId, note: Option['note'] = {}): Option {
  return { ...cardOption(m, id, note), id: `${verb}:${id}`, verb };
}

/** An attack or a collision, with its targets. */
function aimed(m: TswMachine, verb: string, id: CardId, targets: readonly CardId[], station: boolean): Option[] {
  if (targets.length === 0 && !station) return [];
  const n = verb === 'attack' ? attack(m, id) : (def(m, id).collision ?? 0);
  const options: Option[] = [
    ...targets.map((target) => ({ ...targetOption(m, target), about: foeOf(m.state.g.active) })),
    ...(station ? [{ id: 'station', verb: 'station', about: foeOf(m.state.g.active) }] : []),
  ];
  return [{ ...act(m, verb, id, { n }), needs: [need('target', options, verb === 'attack' ? 'target' : 'collided')] }];
}

function repairs(m: TswMachine, id: CardId): Option[] {
  const options = [
    ...repairTargets(m, id).map((one) => targetOption(m, one)),
    ...stationRepairs(m, id).map((one) => cardOption(m, one, { row: rowWith(m, one) ?? '' })),
  ];
  return options.length === 0 ? [] : [{ ...act(m, 'repair', id), needs: [need('repaired', options)] }];
}

/** A card in play as a target, with its damage and defense. */
function targetOption(m: TswMachine, id: CardId): Option {
  return cardOption(m, id, { damage: damageOn(m, id), defense: defense(m, id) ?? 0 });
}
