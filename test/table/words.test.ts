import { describe, expect, test } from 'vitest';
import { explain } from '#table/refusals';
import { type Key, translatorIn } from '#table/words/catalogue';
import { en } from '#table/words/en';
import { tinyGame } from '#test/tiny-game';

const t = translatorIn('en');

const params = {
  table: 'k3v9x0ab',
  tables: 2,
  names: 'Ann, Bob',
  days: 2,
  by: 'Ann',
  channel: '5',
  more: 2,
  perTable: 50,
  perPerson: 20,
  host: 'Ann',
  seats: 2,
  least: 2,
  most: 4,
  game: 'Tiny Empires',
  edition: 'Core',
  editions: 'Core, Late',
  games: 'Tiny Empires, Vast Empires',
  deck: 'Peace',
  decks: 'Peace, War',
  count: 2,
  rule: 'copies',
  card: 'gain',
  text: 'Take 2 out.',
  bot: 'eager',
  bots: 'eager, random',
  option: 'stops',
  value: 'tea',
  key: 'x',
  lines: 600,
  person: 'Ann',
  name: 'Grey Swarm',
  said: 'Vast Empires',
  format: 'tea',
  formats: 'Open, Big',
  rulings: 'R-1, R-2',
  computer: 'Computer',
  who: 'Ann',
  hours: 2,
  agreed: 'Bob, Cleo',
  why: 'over',
  first: 2,
  last: 40,
  until: '1790000000',
  from: '1789900000',
  zone: 'Mars/Base',
  list: 'Europe/London, Asia/Dhaka',
  today: '2026-03-01',
  year: '2026',
  left: 3,
  want: 5,
  reason: 'Spam.',
  about: '123',
};

/** Messages that name something and are no sentence. */
const names: readonly Key[] = ['bot.name', 'deck.new', 'log.set-back', 'person.forgotten'];

describe('messages', () => {
  test.each(Object.keys(en) as Key[])('%s fills in and ends as a sentence', (key) => {
    const text = t.any(key, params);
    expect(text).not.toMatch(/[{}]/);
    if (!names.includes(key)) expect(text).toMatch(/[.)]”?$/);
  });

  test('numbers are put right', () => {
    expect(t('table.seats-short', { least: 2, seats: 1 })).toMatch(/^This game needs 2 players and has 1\./);
    expect(t('bot.name', { name: 'Admiral', count: 1 })).toBe('Admiral');
    expect(t('bot.name', { name: 'Admiral', count: 2 })).toBe('Admiral 2');
  });
});

describe('refusals', () => {
  const game = {
    ...tinyGame(),
    words: {
      ...tinyGame().words,
      refusal: ({ refused }: { refused: string }) => (refused === 'illegal' || refused === 'poor' ? 'Too poor.' : ''),
    },
  };

  test('the game explains its own, and why a choice is impossible', () => {
    expect(explain({ refused: 'poor' }, 'en', game)).toBe('Too poor.');
    expect(explain({ refused: 'illegal' }, 'en', game)).toBe('Too poor.');
    expect(explain({ refused: 'illegal' }, 'en', tinyGame())).toBe(en.illegal);
    expect(explain({ refused: 'stale' }, 'en', game)).toBe(en.stale);
  });

  test('what the table refuses is told in its own words, whatever a game would say to it', () => {
    const talkative = { ...game, words: { ...game.words, refusal: () => 'Too poor.' } };
    expect(explain({ refused: 'stale' }, 'en', talkative)).toBe(en.stale);
  });

  test('what nobody knows is still a sentence', () => {
    expect(explain({ refused: 'odd' }, 'en', game)).toContain('(odd)');
    expect(explain({ refused: 'odd' }, 'en')).toContain('My hand & moves');
  });
});
