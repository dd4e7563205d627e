/** What a player may do now, as options. */
import type { Need, Option } from '#kernel/ask';
import type { CardId, Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import { phrases } from '../cards/phrase.ts';
import type { TswMachine } from '../kind.ts';
import { def } from '../library.ts';
import { flipped, handOf, inPlay, printedCost, rowOf, rowWith, stationCards } from './facts.ts';
import { fightOptions } from './fights.ts';
import { costToPlay, mayPlay, stationMaximum } from './figures.ts';
import { musters } from './musters.ts';
import { cardOption, need, rowOptions } from './options.ts';
import { asLastMove, endOfTurn } from './orders.ts';
import { isActing, isMain } from './phase.ts';
import { powerOptions } from './powers.ts';
import { isInEffect } from './standing.ts';
import { abilitiesOf, choicesFor } from './targets.ts';
import { usualRow } from './usual-row.ts';

/** Everything that a seat may do now besides passing. */
export function actions(m: TswMachine, seat: Seat): Option[] {
  // Flipped cards are played as from the hand, and are no part of it otherwise (W4).
  const plays = [...zone(m.state, handOf(seat)), ...flipped(m, seat)].flatMap((id) => playOption(m, seat, id) ?? []);
  const powers = powerOptions(m, seat, 'any time');
  if (!isMain(m, seat)) return [...plays, ...powers];
  const fights = fightOptions(m, seat);
  if (m.state.g.phase === 'attack') return [...plays, ...powers, ...fights];
  const own = [...powerOptions(m, seat, 'action'), ...stationOptions(m, seat)];
  const isLeftToDo = fights.length + powers.length > 0 || plays.some(({ card: id = '' }) => isFree(m, id, seat));
  return [
    ...plays,
    ...musters(m, seat, plays),
    ...powers,
    ...own,
    ...fights.map(asLastMove),
    ...(isLeftToDo ? [endOfTurn] : []),
  ];
}

/** Whether a card costs nothing, so that it may be played at any time. */
const isFree = (m: TswMachine, id: CardId, seat: Seat): boolean =>
  costToPlay(m, id, seat) === 0 && def(m, id).cost !== 'X';

/**
 * The option to play a card of the hand or a flipped station card; undefined if it cannot be played now. A card that costs
 * nothing may be played at any time, any other only in the own action phase with nothing on the pile (T-6.1 to T-6.3, W10).
 */
function playOption(m: TswMachine, seat: Seat, id: CardId): Option | undefined {
  const { cost, limited, xIs } = def(m, id);
  const min = costToPlay(m, id, seat);
  const acts = isActing(m, seat);
  if (!acts && !isFree(m, id, seat)) return undefined;
  const left = acts ? m.state.g.actions - min : 0;
  if (left < 0 || !mayPlay(m, id, seat)) return undefined;
  // T-6.7, W20
  if (limited && inPlay(m, seat).some((one) => def(m, one).limited)) return undefined;
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
  return { ...cardOption(m, id, { cost: min }), id: `play:${id}`, verb: 'play', needs };
}

/** The station action: add a card of the hand, or move a station card to another row (T-4.5). */
function stationOptions(m: TswMachine, seat: Seat): Option[] {
  const isUsed = m.state.g.stationActionUsed === true;
  const mayAdd = !isUsed && !isForbidden(m, 'noStationAdds');
  const mayShift = (!isUsed || isInEffect(m, 'moveStationFreely', seat)) && !isForbidden(m, 'noStationMoves');
  const station = stationCards(m, seat);
  const usual = usualRow((row) => zone(m.state, rowOf(row, seat)).length);
  const added = mayAdd && station.length < stationMaximum(m, seat) ? zone(m.state, handOf(seat)) : [];
  return [
    ...added.map((id) => ({
      ...cardOption(m, id),
      id: `lay:${id}`,
      verb: 'lay',
      needs: [{ ...need('row', rowOptions), usual: { pick: [usual] } }],
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
