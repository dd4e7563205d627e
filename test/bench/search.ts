/**
 * Looking up a card while one types, over 2,000 cards: what autocomplete does for each key press, against fast-fuzzy's own
 * search over the same names, which sorts by likeness alone.
 */
import { search as fuzzy } from 'fast-fuzzy';
import { createLibrary } from '#discord/core/library';
import type { Game } from '#face/game';
import { below, type Rng, seedRng } from '#kernel/random';
import { percentile, type Row, ratio } from './measure.ts';
import { eve } from './stock.ts';

const CARDS = 2000;
const CHOICES = 25;

/** Rows of the report; the ratio is ours to fast-fuzzy's at the same share. */
export function search(quick: boolean): Row[] {
  const rng = seedRng('search');
  const [one] = eve.cards;
  if (one === undefined) throw new Error('no cards');
  const words = [...new Set(eve.cards.flatMap(({ name }) => name.split(' ')))];
  const names = Array.from({ length: CARDS }, () => invented(rng, words));
  const cards = names.map((name, i) => ({ ...one, id: `card-${i}`, name, aliases: initials(name) }));
  const game: Game = { ...eve, cards };
  const from = performance.now();
  const library = createLibrary([game]);
  const built = performance.now() - from;
  const typed = presses(rng, names, quick ? 20 : 150);
  const ours: number[] = [];
  const theirs: number[] = [];
  let met = 0;
  // Once each before the measuring, in turn with each other while measuring.
  for (const { text } of typed.slice(0, 30)) [library.cards(text, {}, CHOICES), fuzzy(text, names)];
  for (const { text, name } of typed) {
    const start = performance.now();
    const found = library.cards(text, {}, CHOICES);
    ours.push(performance.now() - start);
    if (found.some(({ card }) => card.name === name)) met++;
    const next = performance.now();
    fuzzy(text, names);
    theirs.push(performance.now() - next);
  }
  const row = (share: number): Row => {
    const own = percentile(ours, share);
    const plain = percentile(theirs, share);
    return {
      what: `a key press, p${share * 100}`,
      figure: `${own.toFixed(2)} ms, fast-fuzzy alone ${plain.toFixed(2)} ms`,
      ratio: ratio(own / plain),
      aim: 'under 50 ms',
    };
  };
  return [
    { what: `index of ${CARDS} cards, once`, figure: `${built.toFixed(0)} ms` },
    row(0.5),
    row(0.99),
    {
      what: 'the card meant is offered',
      figure: `${((100 * met) / typed.length).toFixed(1)} % of ${typed.length} presses`,
    },
  ];
}

function invented(rng: Rng, words: readonly string[]): string {
  return Array.from({ length: 1 + below(rng, 4) }, () => words[below(rng, words.length)] ?? '').join(' ');
}

function initials(name: string): string[] {
  const letters = name.split(' ').map((word) => word.charAt(0));
  return letters.length > 1 ? [letters.join('').toUpperCase()] : [];
}

/** What people have typed after each key on the way to a name, half of them with a slip on the way. */
function presses(
  rng: Rng,
  names: readonly string[],
  people: number,
): { readonly text: string; readonly name: string }[] {
  return Array.from({ length: people }, () => {
    const name = names[below(rng, names.length)] ?? '';
    const at = 1 + below(rng, Math.max(1, name.length - 2));
    const slipped = name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
    const text = below(rng, 2) === 0 ? name.toLowerCase() : slipped;
    return Array.from(text, (_, i) => ({ text: text.slice(0, i + 1), name })).slice(2);
  }).flat();
}
