/** Searching for cards. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { picked } from '#kernel/reply';
import type { CardId, Seat, ZoneId } from '#kernel/state';
import { shuffleZone, zone } from '#kernel/zones';
import { count, object } from '../cards/parts.ts';
import type { Selector } from '../cards/phrase.ts';
import { enter, find } from '../change.ts';
import { choose } from '../effects/choose.ts';
import { deckOf, heapOf, rowOf } from '../facts.ts';
import type { TswMachine } from '../kind.ts';
import { def } from '../library.ts';
import { isKind } from '../select.ts';
import { rows } from '../state.ts';
import type { VerbOf } from './tsw-verb.ts';

const places = ['draw pile', 'discard pile', 'station'] as const;

const shape = shapeOf(
  'search',
  {
    n: count,
    for: object,
    in: z
      .array(z.enum(places))
      .min(1)
      .default([...places]),
    to: z.enum(['hand', 'play']),
  },
  'Search one’s own cards for up to so many of a kind, and put them there. The draw pile is shuffled if it was searched (T-11.4).',
);
type Effect = z.output<typeof shape>;
type Place = (typeof places)[number];

const zonesOf: Readonly<Record<Place, (seat: Seat) => readonly ZoneId[]>> = {
  'draw pile': (seat) => [deckOf(seat)],
  'discard pile': (seat) => [heapOf(seat)],
  station: (seat) => rows.map((row) => rowOf(row, seat)),
};

/** All cards of the places are looked through; finding less than there is is allowed. */
export const search: VerbOf<Effect, { found: Pick<Effect, 'in' | 'to'> & { seat: Seat } }> = {
  shape,
  works: 'once',
  text({ n, for: what, in: where, to }, voice) {
    const from = where.length === places.length ? 'anywhere' : `in your ${where.join(' or ')}`;
    const wanted = n === 1 ? voice.any(what) : `up to ${n} ${voice.many(each(what))}`;
    return `find ${wanted} ${from} and put ${n === 1 ? 'it' : 'them'} into ${to === 'hand' ? 'your hand' : to}`;
  },
  run(m, frame, { n, for: what, in: where, to }) {
    const seat = frame.you;
    const ids = where.flatMap((place) => unlike(m, cardsIn(m, seat, place), n)).filter((id) => isKind(m, what, id));
    const choice = { seat, prompt: 'ask.search', ids, min: 0, max: Math.min(n, ids.length) };
    choose(m, frame, choice, { op: 'found', seat, in: where, to });
  },
  continues: {
    found(m, _frame, { seat, in: where, to }, { answer }) {
      const ids = picked(answer);
      if (to === 'hand') find(m, seat, ids);
      else for (const id of ids) enter(m, id, seat, 'put');
      if (where.includes('draw pile')) shuffleZone(m, deckOf(seat));
    },
  },
  hint: ({ n }) => ({ concerns: 'its player', worth: 1.5 * n }),
};

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
