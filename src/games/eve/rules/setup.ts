/** Set-up (C-3): cards, first player, opening hands and the one mulligan. */

import type { NewAsk } from '#kernel/ask';
import { below } from '#kernel/random';
import { picked } from '#kernel/reply';
import { create, shuffleZone, zone } from '#kernel/zones';
import type { DeckList } from '../cards/format.ts';
import { edition } from '../editions.ts';
import { type EveMachine, type EveStep, rule } from '../kind.ts';
import { library } from '../library.ts';
import { draw, setStep, shuffleInto } from './change.ts';
import { living } from './facts.ts';
import { cardOption } from './targets.ts';

/** Lays out the cards of all players, face up or face down (C-3.1). */
export function layOut(m: EveMachine, decks: readonly DeckList[]): void {
  decks.forEach((deck, seat) => {
    m.state.g.base.push(create(m, basicSide(m, deck), seat, 'play'));
    m.state.g.back.push(deck.upgrade);
    for (const region of deck.regions) create(m, region, seat, `regions:${seat}`);
    for (const [card, count] of Object.entries(deck.market))
      for (let i = 0; i < count; i++) create(m, card, seat, `market:${seat}`);
    shuffleZone(m, `market:${seat}`);
  });
}

/** The basic side of a deck's starbase, even if the deck names the upgraded one (C-2.6). */
function basicSide(m: EveMachine, deck: DeckList): string {
  const named = library(m).get(deck.starbase);
  return named.upgraded
    ? (library(m).cards.find((one) => one.type === 'starbase' && !one.upgraded && one.races[0] === named.races[0])
        ?.id ?? named.id)
    : named.id;
}

/** The first player is chosen at random, unless a league has settled it; all draw their opening hands (C-3.2, C-3.3). */
export const begin: EveStep = (m, frame) => {
  const { g, seats } = m.state;
  g.first = g.begins ?? below(m.state.rng, seats);
  g.active = g.first;
  setStep(m, 'mulligan', 'mulligan');
  m.emit({ e: 'began', seats, first: g.first });
  for (let seat = 0; seat < seats; seat++) draw(m, seat, edition(m.state.edition).handSize);
  m.next(frame, ...living(m.state, g.first).map((seat) => rule('setup.mulligan', { seat })), rule('turn'));
};

/** One player after another may shuffle cards back and refill, once (C-3.4, R-04). */
export const mulligan: EveStep<'setup.mulligan'> = (m, frame, { seat }) => {
  if (m.state.out.includes(seat)) return;
  const hand = zone(m.state, `hand:${seat}`);
  const ask: NewAsk = {
    seat,
    role: 'choice',
    stop: 'mulligan',
    prompt: { key: 'ask.mulligan' },
    choice: { kind: 'choose', options: hand.map((id) => cardOption(m, id)), min: 0, max: hand.length },
    fallback: { pick: [] },
  };
  m.ask(frame, 'cards', ask, rule('setup.mulliganDone', { seat }));
};

export const mulliganDone: EveStep<'setup.mulliganDone'> = (m, _frame, { seat }, { answer }) => {
  const cards = picked(answer);
  m.emit({ e: 'mulligan', seat, n: cards.length });
  if (cards.length === 0) return;
  shuffleInto(m, seat, cards, 'hand');
  draw(m, seat, cards.length);
};
