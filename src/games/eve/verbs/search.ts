/** Searching the market. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { card, move, shuffleZone, zone } from '#kernel/zones';
import { kindOfCard } from '../cards/parts.ts';
import type { Noun } from '../cards/phrase.ts';
import type { EveMachine } from '../kind.ts';
import { enter } from '../rules/change.ts';
import { askForCards } from '../rules/effects/choose.ts';
import { placeIn } from '../rules/effects/context.ts';
import { entrance, mayEnter } from '../rules/effects/entering.ts';
import { fitsDefinition } from '../rules/fits-definition.ts';
import type { EveVerb } from './eve-verb.ts';

const shape = shapeOf(
  'search',
  { for: kindOfCard, to: z.enum(['hand', 'play', 'play in this region']) },
  'Search your market for a card of a kind, show it, put it there, and shuffle. Ships and characters enter play in the dock.',
);
type To = z.output<typeof shape>['to'];

/** Cards that enter play in a region. */
const inRegions: readonly Noun[] = ['location', 'planet', 'moon', 'station', 'asteroid field', 'structure'];

/** The player looks at the whole market; none or one of the matching cards is chosen, shown and moved; then shuffles. */
export const search: EveVerb<typeof shape, { found: { to: To; seat: Seat }; shuffleMarket: { seat: Seat } }> = {
  shape,
  works: 'once',
  picture: 'search',
  concernsOnlyItsPlayer: ({ to }) => to === 'hand',
  text: (effect, voice) =>
    `search your ${voice.deck} for ${voice.any(effect.for)} and put it into ${effect.to === 'hand' ? 'your hand' : effect.to}`,
  phraseFault: ({ to }, { noun }) =>
    to === 'play in this region' && !inRegions.includes(noun)
      ? `only locations and structures enter play in a region, not "${noun}"; say "to: play"`
      : undefined,
  faults(effect, _ability, { type }) {
    if (effect.to !== 'play in this region') return [];
    if (type === 'news') return [{ field: 'to', message: 'a news is in no region; say "play" or "hand"' }];
    const structure = effect.for.pick !== 'ref' && effect.for.noun === 'structure';
    return structure && type !== 'structure' && type !== 'starbase'
      ? [{ field: 'to', message: 'structures stand in home regions alone; say "play"' }]
      : [];
  },
  run(m, frame, effect) {
    const { you, region } = placeIn(m, frame);
    if (you === undefined) return;
    const found = zone(m.state, `market:${you}`).filter((id) => {
      if (!fitsDefinition(m, effect.for, card(m.state, id).def)) return false;
      if (effect.to === 'play') return mayEnter(m, id, you, undefined);
      return effect.to === 'hand' || (region !== undefined && mayEnter(m, id, you, region));
    });
    seeMarket(m, you);
    const choice = { seat: you, prompt: 'ask.search', ids: distinct(m, found), min: 0, max: 1 };
    askForCards(m, frame, choice, { op: 'eve.found', to: effect.to, seat: you });
  },
  continues: {
    found(m, frame, { to, seat }, { answer }) {
      const [id] = picked(answer);
      if (id !== undefined) {
        m.emit({ e: 'searched', seat, card: id, def: card(m.state, id).def, where: to });
        if (to === 'hand') move(m, id, `hand:${seat}`, { quiet: true });
        else if (to === 'play') {
          // Shuffling reassigns the ids, so the chosen card is moved first.
          m.next(frame, { op: 'eve.shuffleMarket', seat });
          m.goOn(frame, { pick: [id] }, { op: 'eve.putAt', seat });
          return;
        } else enter(m, id, seat, entrance(m, id, seat) ?? (frame.env.region as CardId));
      } else m.emit({ e: 'searched', seat });
      shuffleZone(m, `market:${seat}`);
    },
    shuffleMarket: (m, _frame, { seat }) => shuffleZone(m, `market:${seat}`),
  },
  hint: () => ({ concerns: 'its player', worth: 1.5 }),
};

/** Most definitions that one event of a search lists: as many as fit into a line. */
const TOLD_AT_ONCE = 10;

/** The searching player sees every card of their market, sorted, so that the order of the market stays unknown. */
function seeMarket(m: EveMachine, seat: Seat): void {
  const defs = zone(m.state, `market:${seat}`).map((id) => card(m.state, id).def);
  const kinds = [...new Set(defs)].sort();
  for (let i = 0; i < kinds.length; i += TOLD_AT_ONCE) {
    const told = kinds.slice(i, i + TOLD_AT_ONCE);
    m.emit({ e: 'marketSeen', to: [seat], seat, defs: defs.filter((def) => told.includes(def)).sort() });
  }
}

/** One card of each definition: copies are interchangeable, and their order in the market stays unknown. */
function distinct(m: EveMachine, ids: readonly CardId[]): CardId[] {
  const seen = new Set<string>();
  const first = ids.filter((id) => !seen.has(card(m.state, id).def) && seen.add(card(m.state, id).def));
  return first.sort((a, b) => (card(m.state, a).def < card(m.state, b).def ? -1 : 1));
}
