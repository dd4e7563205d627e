/** Effects on hands, markets and scrapheaps. */
import type { NewAsk } from '#kernel/ask';
import { shuffle } from '#kernel/random';
import { inOrder, picked } from '#kernel/reply';
import type { OpHandler } from '#kernel/rules';
import type { CardId, Seat } from '#kernel/state';
import { card, move, shuffleZone, zone } from '#kernel/zones';
import { discard, draw, enter, shuffleInto } from '../change.ts';
import { raceOf, regions } from '../facts.ts';
import { hasRoom } from '../figures.ts';
import type { Eve, EveMachine } from '../kind.ts';
import { fitsDefinition } from '../kinds.ts';
import { def } from '../library.ts';
import { cardOption } from '../targets.ts';
import { amount, placeIn, players } from './context.ts';
import { askForCards, effectOf } from './objects.ts';

type Handler = OpHandler<Eve>;

const drawCards: Handler = (m, frame, op) => {
  const { n, who } = effectOf<'draw'>(op);
  for (const seat of players(m, frame, who)) draw(m, seat, amount(frame, n));
};

/** Each of the players chooses cards, one after the other; all their cards if they have too few. `left`: who has yet to choose. */
const discardCards: Handler = (m, frame, op) => {
  const { n, who, random } = effectOf<'discard'>(op);
  const [seat, ...left] = (op.left as readonly Seat[] | undefined) ?? players(m, frame, who);
  if (seat === undefined) return;
  if (left.length > 0) m.next(frame, { ...op, op: 'eve.discard', left });
  const hand = [...zone(m.state, `hand:${seat}`)];
  const count = Math.min(amount(frame, n), hand.length);
  if (random || count === hand.length) discard(m, seat, shuffle(m.state.rng, hand).slice(0, count));
  else if (count > 0) {
    const choice = { seat, key: 'ask.discard', ids: hand, min: count, max: count };
    askForCards(m, frame, choice, { op: 'eve.discarded', seat });
  }
};

const discarded: Handler = (m, _frame, op, { answer }) => discard(m, op.seat as Seat, picked(answer));

/** Looks at the whole market; none or one of the matching cards is chosen, revealed and moved; then shuffles. */
const search: Handler = (m, frame, op) => {
  const effect = effectOf<'search'>(op);
  const { you, region } = placeIn(m, frame);
  if (you === undefined) return;
  const found = zone(m.state, `market:${you}`).filter((id) => {
    if (!fitsDefinition(m, effect.for, card(m.state, id).def)) return false;
    if (effect.to === 'play') return mayEnter(m, id, you, undefined);
    return effect.to === 'hand' || (region !== undefined && mayEnter(m, id, you, region));
  });
  seeMarket(m, you);
  const choice = { seat: you, key: 'ask.search', ids: distinct(m, found), min: 0 };
  askForCards(m, frame, choice, { op: 'eve.found', to: effect.to, seat: you });
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

const found: Handler = (m, frame, op, { answer }) => {
  const seat = op.seat as Seat;
  const [id] = picked(answer);
  if (id !== undefined) {
    m.emit({ e: 'searched', seat, card: id, def: card(m.state, id).def, where: op.to as string });
    if (op.to === 'hand') move(m, id, `hand:${seat}`, { quiet: true });
    else if (op.to === 'play') {
      // Shuffling reassigns the ids, so the chosen card is moved first.
      m.next(frame, { op: 'eve.shuffleMarket', seat });
      return m.goOn(frame, { pick: [id] }, { op: 'eve.putAt', seat });
    } else enter(m, id, seat, entrance(m, id, seat) ?? (frame.env.region as CardId));
  } else m.emit({ e: 'searched', seat });
  shuffleZone(m, `market:${seat}`);
};

const shuffleMarket: Handler = (m, _frame, op) => shuffleZone(m, `market:${op.seat as Seat}`);

/**
 * Whether a card may be put into play: it needs the race icon and a free slot, but not its price. A structure can
 * only go to its player's home region, and a news without duration cannot stay in play. `region`: where it must go;
 * undefined: anywhere allowed.
 */
function mayEnter(m: EveMachine, id: CardId, seat: Seat, region: CardId | undefined): boolean {
  const { races, type, duration } = def(m, id);
  if (races.length > 0 && !races.some((race) => race === raceOf(m, seat))) return false;
  if (type === 'location') return region === undefined ? regions(m).some((one) => hasRoom(m, one)) : hasRoom(m, region);
  if (type === 'structure') return region === undefined || region === m.state.g.base[seat];
  return type !== 'news' || (duration !== undefined && duration !== 0);
}

/** Where a card's type puts it; undefined for a location, which may have a choice, and for news. */
function entrance(m: EveMachine, id: CardId, seat: Seat): CardId | 'dock' | undefined {
  const { type } = def(m, id);
  if (type === 'structure') return m.state.g.base[seat];
  return type === 'ship' || type === 'character' ? 'dock' : undefined;
}

/**
 * A card from hand or scrapheap enters play without being paid for or played (C-13.7). From the scrapheap, which is public,
 * one must be chosen; from a hand, which is secret, the player may choose none.
 */
const putIntoPlay: Handler = (m, frame, op) => {
  const effect = effectOf<'putIntoPlay'>(op);
  const { you } = placeIn(m, frame);
  if (you === undefined) return;
  const from = effect.from === 'hand' ? `hand:${you}` : `scrap:${you}`;
  const fitting = zone(m.state, from).filter(
    (id) => fitsDefinition(m, effect.for, card(m.state, id).def) && mayEnter(m, id, you, undefined),
  );
  const choice = { seat: you, key: 'ask.putIntoPlay', ids: fitting, min: effect.from === 'scrapheap' ? 1 : 0 };
  askForCards(m, frame, choice, { op: 'eve.putAt', seat: you });
};

const putAt: Handler = (m, frame, op, { answer }) => {
  const seat = op.seat as Seat;
  const [id] = picked(answer);
  if (id === undefined) return;
  const { type } = def(m, id);
  const open = regions(m).filter((region) => hasRoom(m, region));
  const at = entrance(m, id, seat) ?? open[0] ?? 'dock';
  const then = { op: 'eve.put', card: id, seat, at } as const;
  if (type === 'location' && open.length > 1) askForCards(m, frame, { seat, key: 'ask.putWhere', ids: open }, then);
  else m.next(frame, then);
};

const put: Handler = (m, _frame, op, { answer }) =>
  enter(m, op.card as CardId, op.seat as Seat, picked(answer)[0] ?? (op.at as string), 0);

const recover: Handler = (m, frame, op) => {
  const effect = effectOf<'recover'>(op);
  const { you } = placeIn(m, frame);
  if (you === undefined) return;
  const fitting = zone(m.state, `scrap:${you}`).filter((id) => fitsDefinition(m, effect.for, card(m.state, id).def));
  const n = Math.min(effect.n, fitting.length);
  const choice = { seat: you, key: 'ask.recover', ids: n > 0 ? fitting : [], min: n, max: n };
  askForCards(m, frame, choice, { op: 'eve.recovered', seat: you });
};

const recovered: Handler = (m, _frame, op, { answer }) => {
  for (const id of picked(answer)) move(m, id, `hand:${String(op.seat)}`, { why: 'recovered', seat: op.seat });
};

const shuffleIn: Handler = (m, frame, op) => {
  const { you } = placeIn(m, frame);
  if (you === undefined) return;
  const heap = zone(m.state, `scrap:${you}`);
  const max = Math.min(effectOf<'shuffleIn'>(op).n, heap.length);
  askForCards(
    m,
    frame,
    { seat: you, key: 'ask.shuffleIn', ids: heap, min: 0, max },
    { op: 'eve.shuffledIn', seat: you },
  );
};

const shuffledIn: Handler = (m, _frame, op, { answer }) => shuffleInto(m, op.seat as Seat, picked(answer), 'scrapheap');

/** Moves top cards of the market to the scrapheap; if there are too few, all of them, and nobody loses by it. */
const mill: Handler = (m, frame, op) => {
  const { n, who } = effectOf<'mill'>(op);
  for (const seat of players(m, frame, who)) {
    const top = zone(m.state, `market:${seat}`).slice(0, amount(frame, n));
    for (const id of top) move(m, id, `scrap:${seat}`, { why: 'milled', seat });
  }
};

const lookAtHand: Handler = (m, frame, op) => {
  for (const seat of players(m, frame, effectOf<'lookAtHand'>(op).who)) {
    const defs = zone(m.state, `hand:${seat}`).map((id) => card(m.state, id).def);
    m.emit({ e: 'looked', seat: frame.you, at: seat });
    m.emit({ e: 'lookedAt', to: [frame.you], seat: frame.you, at: seat, defs });
  }
};

const lookAtMarket: Handler = (m, frame, op) => {
  const effect = effectOf<'lookAtMarket'>(op);
  const { you } = placeIn(m, frame);
  if (you === undefined) return;
  const top = zone(m.state, `market:${you}`).slice(0, effect.n);
  if (top.length === 0) return;
  m.emit({ e: 'lookedMarket', seat: you, n: top.length });
  if (effect.and === 'keep one') {
    askForCards(m, frame, { seat: you, key: 'ask.keepOne', ids: top }, { op: 'eve.keptOne', seat: you, top });
    return;
  }
  if (top.length < 2) return;
  const ask: NewAsk = {
    seat: you,
    role: 'choice',
    stop: 'effect',
    prompt: { key: 'ask.reorder' },
    choice: { kind: 'order', options: top.map((id) => cardOption(m, id)) },
    fallback: { order: top },
  };
  m.ask(frame, 'order', ask, { op: 'eve.reordered', seat: you });
};

/** The first card of the answer becomes the top card. */
const reordered: Handler = (m, _frame, op, { answer }) => {
  const order = inOrder(answer);
  for (const id of [...order].reverse()) move(m, id, `market:${String(op.seat)}`, { quiet: true }, 0);
};

const keptOne: Handler = (m, _frame, op, { answer }) => {
  const [kept] = picked(answer);
  for (const id of op.top as readonly CardId[]) {
    if (id === kept) move(m, id, `hand:${String(op.seat)}`, { quiet: true });
    else move(m, id, `market:${String(op.seat)}`, { quiet: true });
  }
};

export const cardOps = {
  'eve.draw': drawCards,
  'eve.discard': discardCards,
  'eve.discarded': discarded,
  'eve.search': search,
  'eve.found': found,
  'eve.shuffleMarket': shuffleMarket,
  'eve.putIntoPlay': putIntoPlay,
  'eve.putAt': putAt,
  'eve.put': put,
  'eve.recover': recover,
  'eve.recovered': recovered,
  'eve.shuffleIn': shuffleIn,
  'eve.shuffledIn': shuffledIn,
  'eve.mill': mill,
  'eve.lookAtHand': lookAtHand,
  'eve.lookAtMarket': lookAtMarket,
  'eve.reordered': reordered,
  'eve.keptOne': keptOne,
} as const satisfies Readonly<Record<string, Handler>>;
