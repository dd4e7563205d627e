/**
 * What people look up: cards, rulings, chapters of the rules. Texts of all cards are compared with ones that were read and
 * found good. A wanted change: `npx vitest run test/games/eve/info.test.ts -u`, then read the difference.
 */
import { describe, expect, it } from 'vitest';
import type { CardInfo } from '#face/card';
import { setShape } from '#games/eve/cards/format';
import { cardInfos } from '#games/eve/guide/info';
import { rulebook } from '#games/eve/guide/rulebook';
import { rulings, rulingsPage } from '#games/eve/guide/rulings';
import { makeLibrary } from '#games/eve/make-library';
import { isKey, translatorIn } from '#games/eve/words/catalogue';
import { keywordsOf } from '#games/eve/words/keywords';
import { library } from './words-fixtures.ts';

const t = translatorIn('en');

const infos = cardInfos(library, t);
const info = (id: string) => infos.find((one) => one.id === id) as CardInfo;

describe('a card that is looked up', () => {
  it('tells printed facts from figures of our own', () => {
    expect(info('velator').figures).toEqual([
      { label: 'Race', value: 'Gallente', origin: 'house' },
      { label: 'Price', value: '1 ISK', origin: 'printed' },
      { label: 'Attack', value: '1', origin: 'house' },
      { label: 'Shield', value: '1', origin: 'house' },
      { label: 'Assembly', value: 'none', origin: 'printed' },
    ]);
    expect(info('dam-torsad')).toMatchObject({ nameOrigin: 'printed', textOrigin: 'printed' });
    expect(info('brassfall')).toMatchObject({ nameOrigin: 'house', textOrigin: 'house' });
  });

  it('has a type line, and figures fit for its type', () => {
    expect(info('omen').type).toBe('Ship > Cruiser');
    expect(info('empiric-tower').type).toBe('Starbase > upgraded');
    expect(info('bulwark-ring').type).toBe('Starbase structure');
    const figure = (id: string, label: string) => info(id).figures.find((one) => one.label === label)?.value;
    expect(figure('empiric-tower', 'Upgrade price')).toBe('6 ISK');
    expect(figure('bulwark-ring', 'Shield bonus')).toBe('+2');
    expect(figure('stubborn-mechanic', 'Duration')).toBe('IV');
    expect(figure('boom-years', 'Duration')).toBe('∞');
    expect(figure('ginnungagap', 'Slots')).toBe('∞');
    expect(figure('overcharged-broadside', 'Price')).toBe('X ISK');
    expect(figure('kestrel', 'Ambush')).toBe('1');
  });

  it('answers to short names', () => {
    expect(info('veterans-premature-retirement').aliases).toEqual(['Veterans Premature Retirement', 'VPR']);
    expect(info('sanshas-nation').aliases).toEqual(['Sanshas Nation', 'SN']);
    expect(info('the-khanid-kingdom').aliases).toEqual(['Khanid Kingdom', 'TKK']);
    expect(info('amarr-starbase').aliases).toEqual(['Amarr starbase', 'Amarr home region']);
    expect(info('omen').aliases).toEqual([]);
  });

  it('explains the words on it, the most particular first', () => {
    const wordsOn = (id: string) => info(id).keywords.map((one) => one.word);
    expect(wordsOn('kestrel')).toEqual(['Ambush', 'Assembly', 'Race icons']);
    expect(wordsOn('court-injunction')).toEqual(['Counter', 'Pile', 'Target']);
    expect(wordsOn('doctrine-of-walls')).toContain('[Race]');
    expect(wordsOn('bloodgrit')).not.toContain('Mining');
    expect(wordsOn('escape-locks').slice(0, 2)).toEqual(['Would be destroyed … instead', 'Reassemble']);
    for (const { name, keywords } of infos)
      for (const { word, meaning } of keywords) {
        expect(word, name).not.toBe('');
        expect(meaning.length, `${name}: ${word}`).toBeGreaterThan(20);
      }
  });

  it('shows the rulings about it, those that name it first', () => {
    const ids = (id: string) => info(id).rulings.map((one) => one.id);
    expect(ids('omber')[0]).toBe('R-58');
    expect(ids('forsaken-ruins').slice(0, 2).sort()).toEqual(['R-45', 'R-47']);
    expect(ids('kestrel').slice(0, 2)).toEqual(['R-21', 'R-28']);
    expect(ids('grand-bourse')[0]).toBe('R-63');
  });

  it('fits on the screen', () => {
    for (const { name, figures, keywords, aliases } of infos) {
      expect(figures.map((one) => `${one.label} **${one.value}** ◆`).join(' · ').length, name).toBeLessThan(500);
      expect(keywords.length, name).toBeLessThan(12);
      expect(new Set(aliases).size, name).toBe(aliases.length);
    }
  });

  it('is made for a card of one’s own just as well', () => {
    const set = setShape.parse({
      set: 'mine',
      name: 'Mine',
      game: 'eve',
      cards: [
        {
          id: 'long-gun',
          name: 'Long-Gun',
          type: 'ship',
          attack: 3,
          shield: 2,
          commands: [
            { name: 'sniping', power: 2, side: 'up' },
            { name: 'tanking', power: 1, side: 'down' },
          ],
        },
      ],
    });
    const [card] = cardInfos(makeLibrary([set]), t);
    expect(card).toMatchObject({ set: 'Mine', aliases: ['Long Gun', 'LG'], nameOrigin: 'house' });
    expect(card?.keywords.map((one) => one.word)).toEqual(['Sniping', 'Tanking']);
  });

  it('has words for everything that occurs on it', () => {
    for (const card of library.cards)
      for (const word of keywordsOf(card)) expect(isKey(`meaning.${word}`), `${card.name}: ${word}`).toBe(true);
  });
});

describe('the texts of all cards', () => {
  it('read as they were found good', async () => {
    const page = library.cards.map((card) => {
      const { type, figures, text } = info(card.id);
      const facts = figures.map(({ label, value, origin }) => `${label} ${value}${origin === 'printed' ? '' : ' ◆'}`);
      return [`## ${card.name}`, '', `${type} · ${facts.join(' · ')}`, ...text.map((one) => `\n${one}`), ''].join('\n');
    });
    await expect(`# Texts of all cards\n\n◆ is a figure of our own.\n\n${page.join('\n')}`).toMatchFileSnapshot(
      'golden/card-text.md',
    );
  });
});

describe('rulings', () => {
  it('are numbered once each and are about things that exist', () => {
    expect(new Set(rulings.map((one) => one.id)).size).toBe(rulings.length);
    const kinds = ['ship', 'location', 'structure', 'news', 'outer region', 'starbase'];
    for (const { id, about, text } of rulings) {
      expect(text.length, id).toBeLessThanOrEqual(220);
      for (const one of about) {
        const exists = library.has(one) || kinds.includes(one) || isKey(`word.${one}`);
        expect(exists, `${id} is about "${one}"`).toBe(true);
      }
    }
  });

  it('stand in the documentation as they stand here', async () => {
    await expect(rulingsPage()).toMatchFileSnapshot('../../../docs/rulings/eve.md');
  });
});

describe('the short rules', () => {
  it('have chapters that fit on one screen', () => {
    expect(rulebook.length).toBeGreaterThanOrEqual(12);
    expect(rulebook.length).toBeLessThanOrEqual(20);
    expect(new Set(rulebook.map((one) => one.id)).size).toBe(rulebook.length);
    for (const { id, title, text } of rulebook) {
      expect(text.length, id).toBeLessThanOrEqual(1800);
      expect(text.length, id).toBeGreaterThan(300);
      expect(title.length, id).toBeLessThanOrEqual(60);
      expect((text.match(/\*\*/g) ?? []).length % 2, `bold in ${id} is closed`).toBe(0);
    }
  });

  it('cover what a newcomer looks for', () => {
    const ids = rulebook.map((one) => one.id);
    for (const id of [
      'goal',
      'turn',
      'income',
      'regions',
      'ships',
      'commands',
      'pile',
      'battle',
      'news',
      'decks',
      'winning',
    ])
      expect(ids).toContain(id);
  });

  it('name only chapters that are there', () => {
    const titles = rulebook.map((one) => one.title);
    const named = rulebook.flatMap(({ text }) =>
      [...text.matchAll(/see \*([^*]+)\*/g)].map((match) => match[1] as string),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !titles.some((title) => title.startsWith(name)))).toEqual([]);
  });
});

it('has its subtype in the reader’s language', () => {
  const typeIn = (language: 'en' | 'de') =>
    cardInfos(library, translatorIn(language)).find(({ id }) => id === 'slasher')?.type;
  expect([typeIn('en'), typeIn('de')]).toEqual(['Ship > Frigate', 'Schiff > Fregatte']);
});
