/** Searching the deck (S-5): what is found is shown and taken into the hand; the deck is shuffled. */
import type { NewAsk } from '#kernel/ask';
import { picked } from '#kernel/reply';
import { zone } from '#kernel/zones';
import { rule, type SemStep as Step } from '../kind.ts';
import { find } from './change.ts';
import { cardOption } from './choices.ts';
import { deckOf } from './facts.ts';
import { isKind } from './select.ts';

/** The player says which cards of a kind they take; if there are fewer, they take those. */
export const search: Step<'search'> = (m, frame, { seat, n, what }) => {
  const found = zone(m.state, deckOf(seat)).filter((id) => isKind(m, what, id));
  const max = Math.min(n, found.length);
  if (max === 0) return find(m, seat, []);
  // The order of the deck is nobody's business: what is found is listed by name.
  const sorted = [...found].sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en') || a.localeCompare(b, 'en'));
  const ask: NewAsk = {
    seat,
    role: 'choice',
    stop: 'effect',
    prompt: { key: 'ask.search', with: { n: max } },
    choice: { kind: 'choose', options: sorted.map((id) => cardOption(m, id)), min: max, max: max },
    fallback: { pick: sorted.slice(0, max) },
  };
  m.ask(frame, 'search', ask, rule('search.chosen', { seat }));

  function nameOf(id: string): string {
    return m.state.cards[id]?.def ?? '';
  }
};

export const chosen: Step<'search.chosen'> = (m, _frame, { seat }, { answer }) => find(m, seat, picked(answer));
