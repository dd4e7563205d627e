/** Texts of cards, rendered from the data that runs. */
import { expect, test } from 'vitest';
import { abilityText, textsOf } from '#games/tsw/cards/text';
import type { EditionId } from '#games/tsw/editions';
import type { Definition } from '#games/tsw/library';
import { library } from '../table.ts';

const textOf = (id: string, edition: EditionId = '2026') =>
  library.get(edition, id).abilities.map((one) => abilityText(one, 'en'));

test('events say what happens, and what is to choose', () => {
  expect(textOf('supernova')).toEqual([
    "Destroy each card; 3 damage to your opponent's station; 3 damage to your station.",
  ]);
  expect(textOf('target-missed')).toEqual([
    'Choose one: target enemy attack fails; or target spaceship or missile cannot be attacked until end of turn.',
  ]);
  expect(textOf('luck')).toEqual([
    'Counter target enemy card being played with cost 2 or less.',
    'Your opponent may: your opponent draws 1 card; your opponent discards 1 card.',
  ]);
  expect(textOf('luck', '2021')).toEqual([
    'Choose one: draw 1 card; or counter target enemy card being played with cost 2 or less.',
  ]);
  expect(textOf('cancel')).toEqual([
    'If you have another card in hand, counter target enemy card being played; discard 1 card.',
  ]);
});

test('abilities say when they are used and what they cost', () => {
  expect(textOf('scout')).toEqual(['Ability: draw 1 card.']);
  expect(textOf('avoid')).toEqual(['Any time, discard this from play: counter target enemy card being played.']);
  expect(textOf('general-jackson')).toEqual([
    'In your action phase, take 1 damage to your station: gain 2 actions. At most 2 times per turn.',
  ]);
});

test('triggered abilities say when, searches where', () => {
  expect(textOf('good-karma')).toEqual([
    'When this is played, draw 3 cards; discard 2 cards.',
    'In your draw phase, draw 3 cards; discard 2 cards after your draws.',
  ]);
  expect(textOf('drone')).toEqual(['When this is played, you may draw 1 card.']);
  expect(textOf('missiles-launched')).toEqual(['Find up to 2 missiles anywhere and put them into play.']);
  expect(textOf('capt-shera-kinson')).toEqual([
    'In your action phase, spend 10 actions: find a Starship in your draw pile or station and put it into play.',
  ]);
});

test('every text fits on a card', () => {
  for (const card of library.cards('2026'))
    for (const ability of card.abilities) expect(abilityText(ability, 'en').length, card.id).toBeLessThan(200);
});

test('the texts of all cards in both editions read as they were found good', async () => {
  const said = (card: Definition): string => {
    const { type, cost, attack, defense, life, keywords } = card;
    const figures = Object.entries({ cost, attack, defense, life }).filter(([, figure]) => figure !== undefined);
    const facts = [type, ...figures.map(([name, figure]) => `${name} ${figure}`), ...keywords];
    return [facts.join(' · '), ...textsOf(card, 'en')].join('\n\n');
  };
  const page = library.cards('2026').map((card) => {
    const former = library.get('2021', card.id);
    const name = former.name === card.name ? '2021' : `2021: ${former.name}`;
    const isSame = said(former) === said(card) && former.name === card.name;
    return [`## ${card.name}`, said(card), ...(isSame ? [] : [`### ${name}`, said(former)])].join('\n\n');
  });
  await expect(['# Texts of all cards', ...page, ''].join('\n\n')).toMatchFileSnapshot('../golden/card-text.md');
});
