/** Events that concern cards in play. */
import { shapeOf } from '#cards/verb';
import type { Need } from '#kernel/ask';
import { picked } from '#kernel/reply';
import type { Seat } from '#kernel/state';
import { card, shuffleZone, zone } from '#kernel/zones';
import { type InPlay, inPlay } from '../cards/parts.ts';
import type { EseMachine } from '../kind.ts';
import { def } from '../library.ts';
import { discard, recruit as drawRace, enter, handOver } from '../rules/change.ts';
import { planetsOf } from '../rules/facts.ts';
import { eliminate } from '../rules/score.ts';
import { inPlay as cardsInPlay, fleetOption, need, planetOption } from '../rules/targets.ts';
import type { EventVerb } from './ese-verb.ts';

const on = ['event'] as const;
const works = 'once';

/** The cards in play of a type, without those of `but`; undefined if there are none. */
function aimAtCard(m: EseMachine, seat: Seat, what: InPlay, but?: Seat): readonly Need[] | undefined {
  // Players cannot eliminate themselves in their own turn (A26).
  const last = planetsOf(m, seat).length === 1 ? planetsOf(m, seat)[0] : undefined;
  const found = cardsInPlay(m, what).filter(
    (id) => id !== last && (but === undefined || card(m.state, id).ctl !== but),
  );
  if (found.length === 0) return undefined;
  const options = found.map((id) => (what === 'fleet' ? fleetOption(m, id) : planetOption(m, id)));
  return [need('card', `need.${what}`, options)];
}

const homeworldsStay = (what: InPlay) => (what === 'planet' ? ', but no homeworld' : '');

const ruinShape = shapeOf('ruin', { what: inPlay }, 'Discards a card in play.');
export const ruin: EventVerb<typeof ruinShape> = {
  shape: ruinShape,
  works,
  on,
  text: ({ what }) => `Discard any ${what} in play${homeworldsStay(what)}.`,
  hint: ({ what }) => ({ concerns: 'its target', worth: what === 'planet' ? -3 : -2 }),
  aims: (m, seat, { what }) => aimAtCard(m, seat, what),
  run(m, _frame, { at = '' }) {
    discard(m, at, 'ruin');
    eliminate(m);
  },
};

const takeOverShape = shapeOf('takeOver', { what: inPlay }, 'Takes control of an opponent’s card in play.');
export const takeOver: EventVerb<typeof takeOverShape> = {
  shape: takeOverShape,
  works,
  on,
  text: ({ what }) => `Take control of an opponent's ${what}${homeworldsStay(what)}.`,
  aims: (m, seat, { what }) => aimAtCard(m, seat, what, seat),
  run(m, frame, { at = '' }) {
    handOver(m, at, frame.you, 'event');
    eliminate(m);
  },
};

// All that are there are seen, and one must be taken (A33).
const fetchShape = shapeOf('fetch', { what: inPlay }, 'Puts a card from the resource deck into play.');
export const fetch: EventVerb<typeof fetchShape, { fetched: object }> = {
  shape: fetchShape,
  works,
  on,
  text: ({ what }) => `Look for a ${what} in the resource deck and put it into play. Shuffle the deck.`,
  run(m, frame, { what }) {
    const found = zone(m.state, 'resource').filter((id) => def(m, id).type === what);
    const fetched = { op: 'ese.fetched' } as const;
    if (found.length === 0) return m.next(frame, fetched);
    // Copies are interchangeable, so each card is offered once.
    const kinds = [...new Map(found.map((id) => [card(m.state, id).def, id])).values()];
    const options = kinds.map((id) => ({ id, note: { def: card(m.state, id).def } }));
    m.ask(
      frame,
      'fetch',
      {
        seat: frame.you,
        role: 'choice',
        stop: 'event',
        prompt: { key: 'ask.fetch' },
        choice: { kind: 'choose', options, min: 1, max: 1 },
        fallback: { pick: [kinds[0] ?? ''] },
      },
      fetched,
    );
  },
  continues: {
    fetched(m, frame, _op, { answer }) {
      const [id] = picked(answer);
      if (id === undefined) m.emit({ e: 'nothingFound', seat: frame.you });
      else enter(m, id, frame.you, 'fetched');
      shuffleZone(m, 'resource');
    },
  },
};

// It stays for the rest of the game (A29).
const recruitShape = shapeOf('recruit', {}, 'Draws a race card into play.');
export const recruit: EventVerb<typeof recruitShape> = {
  shape: recruitShape,
  works,
  on,
  text: () => 'Draw a race card into play.',
  run(m, frame) {
    drawRace(m, frame.you);
  },
};
