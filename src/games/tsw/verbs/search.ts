/** Searching for cards. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { picked } from '#kernel/reply';
import type { CardId, Frame, Seat, ZoneId } from '#kernel/state';
import { card, shuffleZone, zone } from '#kernel/zones';
import { count, object } from '../cards/parts.ts';
import type { Selector } from '../cards/phrase.ts';
import type { TswMachine } from '../kind.ts';
import { def } from '../library.ts';
import { find, putOnTop, shuffleUnder } from '../rules/change.ts';
import { enter } from '../rules/change-play.ts';
import { choose, next } from '../rules/effects/choose.ts';
import { objectsIn } from '../rules/effects/context.ts';
import { deckOf, heapOf, printedCost, rowOf } from '../rules/facts.ts';
import { isKind } from '../rules/select.ts';
import { rows } from '../state.ts';
import type { VerbOf } from './tsw-verb.ts';

const places = ['draw pile', 'discard pile', 'station'] as const;
const goals = ['hand', 'play', 'this zone', 'this', 'top of draw pile'] as const;

const shape = shapeOf(
  'search',
  {
    n: count,
    for: object,
    in: z
      .array(z.enum(places))
      .min(1)
      .default([...places]),
    to: z
      .enum(goals)
      .meta({ description: '`play`: your home zone; `this`: attached to this, with the X of the cost as its own.' }),
    total: count.optional().meta({ description: 'Their printed costs are so much in sum at most.' }),
  },
  'Search your own cards for up to so many of a kind, and put them there. The draw pile is shuffled if it was searched (T-11.4).',
);
type Effect = z.output<typeof shape>;
type Place = (typeof places)[number];
type Goal = (typeof goals)[number];

const zonesOf: Readonly<Record<Place, (seat: Seat) => readonly ZoneId[]>> = {
  'draw pile': (seat) => [deckOf(seat)],
  'discard pile': (seat) => [heapOf(seat)],
  station: (seat) => rows.map((row) => rowOf(row, seat)),
};

const says: Readonly<Record<Goal, string>> = {
  hand: 'into your hand',
  play: 'into play',
  'this zone': 'into this zone',
  this: 'on this with that X',
  'top of draw pile': 'on top of your draw pile',
};

/** All cards of the places are looked through; finding less than there is is allowed. */
export const search: VerbOf<
  Effect,
  { found: Pick<Effect, 'in' | 'to'> & { seat: Seat }; foundOf: Omit<Effect, 'verb'> & { seat: Seat; total: number } }
> = {
  shape,
  works: 'once',
  text({ n, for: what, in: where, to, total }, voice) {
    const from = where.length === places.length ? 'anywhere' : `in your ${where.join(' or ')}`;
    const wanted = n === 1 ? voice.any(what) : `up to ${n} ${voice.many(each(what))}`;
    const sum = total === undefined ? '' : ` with a cost of ${total} or less in sum`;
    return `find ${wanted}${sum} ${from} and put ${n === 1 ? 'it' : 'them'} ${says[to]}`;
  },
  // Whether an open pile alone has what is searched for is known before.
  needs: (m, { for: what, in: where, to }, { you }) =>
    where.some((place) => place !== 'discard pile') ||
    cardsIn(m, you, 'discard pile').some((id) => isKind(m, what, id) && mayCome(m, id, to))
      ? []
      : undefined,
  run(m, frame, { n, for: what, in: where, to, total }) {
    const seat = frame.you;
    const ids = where
      .flatMap((place) => unlike(m, cardsIn(m, seat, place), n))
      .filter((id) => isKind(m, what, id) && mayCome(m, id, to));
    if (total !== undefined) {
      // One after the other, since each changes what may still be found.
      const within = ids.filter((id) => printedCost(m, id) <= total);
      const choice = { seat, prompt: 'ask.searchSum', ids: within, min: 0, max: 1, says: { total } };
      choose(m, frame, choice, { op: 'foundOf', n, for: what, in: where, to, total, seat });
      return;
    }
    const choice = { seat, prompt: 'ask.search', ids, min: 0, max: Math.min(n, ids.length) };
    choose(m, frame, choice, { op: 'found', seat, in: where, to });
  },
  continues: {
    found: (m, frame, { seat, in: where, to }, { answer }) => put(m, frame, seat, picked(answer), where, to),
    foundOf(m, frame, { n, for: what, in: where, to, total, seat }, { answer }) {
      const ids = picked(answer);
      const cost = ids.reduce((sum, id) => sum + printedCost(m, id), 0);
      put(m, frame, seat, ids, where, to);
      if (ids.length > 0 && n > 1)
        next(m, frame, { op: 'search', n: n - 1, for: what, in: where, to, total: total - cost });
    },
  },
  hint: ({ n }) => ({ concerns: 'its player', worth: 1.5 * n }),
};

/** Puts cards that were found where they belong. */
function put(m: TswMachine, frame: Frame, seat: Seat, ids: readonly CardId[], where: readonly Place[], to: Goal): void {
  const [self] = objectsIn(m, frame, { pick: 'ref', ref: 'this' });
  if (to === 'hand') find(m, seat, ids);
  for (const id of ids) {
    if (to === 'play') enter(m, id, seat, 'put');
    if (to === 'this zone')
      enter(m, id, seat, 'put', { at: self === undefined ? seat : (card(m.state, self).at ?? seat) });
    if (to === 'this' && self !== undefined) enter(m, id, seat, 'put', { on: self, x: Number(frame.env.x ?? 0) });
  }
  const shuffles = where.includes('draw pile');
  if (to === 'top of draw pile') (shuffles ? shuffleUnder : putOnTop)(m, seat, ids);
  else if (shuffles) shuffleZone(m, deckOf(seat));
}

/** Whether a card may come to where what is found goes: one that is played on another is not put into play alone (W45). */
const mayCome = (m: TswMachine, id: CardId, to: Goal): boolean =>
  (to !== 'play' && to !== 'this zone') || def(m, id).abilities.every(({ kind }) => kind !== 'entering');

const each = (what: Selector): Selector => (what.pick === 'ref' ? what : { ...what, pick: 'each' });

function cardsIn(m: TswMachine, seat: Seat, place: Place): CardId[] {
  return zonesOf[place](seat).flatMap((at) => zone(m.state, at));
}

/** Cards by their names, so that nobody learns the order of a pile, with at most `n` of the same. */
function unlike(m: TswMachine, ids: readonly CardId[], n: number): CardId[] {
  const sorted = [...ids].sort((a, b) => (def(m, a).name < def(m, b).name ? -1 : 1));
  return sorted.filter((id, i) => {
    const before = sorted[i - n];
    return before === undefined || def(m, before).id !== def(m, id).id;
  });
}
