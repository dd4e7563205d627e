/** Texts of cards, rendered from the data that runs. */
import { expect, test } from 'vitest';
import type { CardDef } from '#games/sem/cards/format';
import { textsOf } from '#games/sem/cards/text';
import { library } from '../table.ts';

const textOf = (id: string) => textsOf(library.get(id), 'en');

test('commands say what happens, and to what', () => {
  expect(textOf('ordered-barrage')).toEqual(['Deal 2 damage to each of up to 3 different enemy units.']);
  expect(textOf('field-patch')).toEqual(['Repair 3 damage on target own unit or base.']);
  expect(textOf('call-the-clans')).toEqual([
    'If you control 5 or more fighters, Corsair Pact enters play from your sideboard.',
  ]);
});

test('cards in play say what they add, and to what', () => {
  expect(textOf('staff-college')).toEqual(['Command points +1, Hand maximum +1.']);
  expect(textOf('sector-prefect')).toEqual(['While on a station or defense station: Command points +1.']);
  expect(textOf('smuggler-ring')).toEqual(['Has a post for an administrator too.']);
  expect(textOf('high-cantor-ioun')).toEqual(['Its host has +2 Auto-Repair and +1 damage with each weapon.']);
});

test('a granted Launcher tells of the search that comes with it, and no more than it finds is searched for', () => {
  const text = 'Its host has Launcher 1; when this is completed, search your deck for a projectile.';
  expect([textOf('reload-bay'), textOf('strap-on-rack')]).toEqual([[text], [text]]);
});

test('abilities say when they happen and what they cost', () => {
  expect(textOf('brood-larva')).toEqual([
    'At the beginning of your turn, if this is undamaged and not in Testing, you may pay 2 command points to promote this to Brood Leviathan.',
  ]);
  expect(textOf('ember-womb')).toEqual([
    'When a unit of yours is destroyed, put 1 Yield on target own project. Once per turn.',
  ]);
});

test('every text fits on a card', () => {
  for (const card of library.cards)
    for (const text of textsOf(card, 'en')) expect(text.length, card.id).toBeLessThan(200);
});

test('the texts of all cards read as they were found good', async () => {
  const figures = ['cost', 'hp', 'shields', 'evasion', 'hit', 'weapons', 'repair', 'autoRepair', 'launcher'] as const;
  const marks = ['intercept', 'instant', 'attack', 'projectile', 'unlimited', 'unique'] as const;
  const said = (card: CardDef): string => {
    const { type, class: of, designation, hosts } = card;
    const kind = [type, of ?? designation ?? hosts?.join(', ')].filter(Boolean).join(': ');
    const numbers = figures.flatMap((name) => {
      const value = [card[name] ?? []].flat();
      return value.length === 0 || (value[0] === 0 && name !== 'cost') ? [] : [`${name} ${value.join('/')}`];
    });
    return [card.faction, kind, ...numbers, ...marks.filter((mark) => card[mark] === true)].join(' · ');
  };
  const page = library.cards.map((card) => [`## ${card.name}`, said(card), ...textsOf(card, 'en')].join('\n\n'));
  await expect(['# Texts of all cards', ...page, ''].join('\n\n')).toMatchFileSnapshot('../golden/card-text.md');
});
