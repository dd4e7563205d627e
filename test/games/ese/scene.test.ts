/** Pictures say what happens, show nobody what is not theirs, and their words keep the essential. */
import { expect, it } from 'vitest';
import type { BoardScene, HandScene } from '#face/scene';
import { effectText } from '#games/ese/cards/text';
import { viewOf } from '#games/ese/view';
import { altText } from '#render/alt';
import { attack, battle, names, scenes } from '../../render/fixtures-ese.ts';
import { idOf, library, rules, type Table } from './table.ts';

const board = (t: Table, seat?: number) => scenes.board(viewOf(rules, t.state, seat), names) as BoardScene;
const fields = (t: Table) => board(t).areas.filter((area) => area.attack !== undefined);

it('shows who goes where: a field for each planet under attack, with both sides and their sums', () => {
  const shown = fields(attack()).map(({ title, attack: by, groups }) => [
    title,
    by?.label,
    groups.map(({ label, cards }) => `${label}: ${cards.map(({ name }) => name).join(', ')}`),
  ]);
  expect(shown).toEqual([
    ['Ice World', '24 against 17, by Mira Kestrel', ['24 · Mira Kestrel: Heavy, Heavy', '17 · Tobin Vale: Heavy']],
    ['Pleasure Planet', '8 against 0, by Mira Kestrel', ['8 · Mira Kestrel: Main']],
  ]);
});

it('leaves fleets that are out off their homes, and marks the planets they are sent to', () => {
  const t = attack();
  const [home, other] = board(t).areas;
  expect(home?.groups.flatMap(({ cards }) => cards.map(({ name }) => name))).toContain('Main');
  expect(home?.groups.flatMap(({ cards }) => cards.map(({ name }) => name))).not.toContain('Heavy');
  expect(other?.groups.flatMap(({ cards }) => cards.filter(({ hot }) => hot).map(({ name }) => name))).toEqual([
    'Ice World',
  ]);
});

it('shows the battle that is fought with the cards in its window', () => {
  const shown = board(battle());
  expect(shown.areas.filter((area) => area.attack?.now).map(({ title }) => title)).toEqual(['Ice World']);
  expect(shown.pile?.entries.map(({ name, note }) => [name, note])).toEqual([
    ['War Star', 'on Heavy Fleet'],
    ['Killer Satellites', 'on Heavy Fleet'],
  ]);
});

it('says the essential in words as long as a picture may have', () => {
  for (const [t, sums] of [
    [attack(), '24 against 17'],
    [battle(), '36 against 24'],
  ] as const) {
    const alt = altText(board(t));
    expect(alt.length).toBeLessThanOrEqual(1024);
    expect(alt).toContain(`Ice World: ${sums}, by Mira Kestrel`);
    for (const name of names) expect(alt).toContain(`${name} (`);
  }
});

it('shows one player’s empire with the texts of its cards and the present figures of its fleets', () => {
  const shown = scenes.seat?.(viewOf(rules, attack().state, undefined), names, 0) as HandScene;
  expect(shown.title).toBe('Mira Kestrel’s empire');
  const faces = shown.cards.map(({ face }) => face);
  expect(faces.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Insectoids', 'Core World', 'Nano-Tech', 'Main Fleet']),
  );
  expect(faces.find(({ name }) => name === 'Nano-Tech')?.text.map(({ text }) => text)).toEqual([
    ...library.get(idOf('Nano-Tech')).do.map((one) => effectText(one, 'en')),
  ]);
  const main = faces.find(({ name }) => name === 'Main Fleet')?.figures.map(({ value }) => value);
  const inView = viewOf(rules, attack().state, 0).board as {
    readonly seats: readonly {
      readonly fleets: readonly { readonly def: string; readonly force: number; readonly speed: number }[];
    }[];
  };
  const fleet = inView.seats[0]?.fleets.find(({ def }) => def === 'normal-fleet');
  expect(main).toEqual([String(fleet?.force), String(fleet?.speed)]);
});

it('shows a hand to its owner alone, resource cards told from action cards', () => {
  const own = scenes.hand(viewOf(rules, attack().state, 0), names) as HandScene;
  expect(own.cards.map(({ face }) => face.emblems[0]?.label)).toEqual([
    ...Array.from({ length: 3 }, () => 'resource card'),
    ...Array.from({ length: 6 }, () => 'action card'),
  ]);
  const nobody = scenes.hand(viewOf(rules, attack().state, undefined), names) as HandScene;
  expect(nobody.cards).toEqual([]);
  for (const seat of [undefined, 1, 2]) expect(JSON.stringify(board(attack(), seat))).not.toContain('Legendary');
});

it('shows in a battle both sides with their sums, what is laid on which fleet, and the planet that it is for', () => {
  const [fight, hand] = scenes.moment?.(viewOf(rules, battle().state, 0), names) ?? [];
  expect(hand?.kind).toBe('hand');
  expect(fight).toMatchObject({
    kind: 'battle',
    title: 'Ice World',
    headline: '36 against 24',
    sides: [
      { seat: 0, role: 'attacks', figures: [{ value: '36' }, { value: '2' }] },
      { seat: 1, role: 'defends', figures: [{ value: '24' }, { value: '1' }] },
    ],
  });
  const cards = fight?.kind === 'battle' ? fight.sides.flatMap((side) => side.cards) : [];
  expect(cards.flatMap(({ name, badges = [] }) => badges.map(({ label }) => `${name}: ${label}`))).toEqual([
    'Heavy: War Star +12',
    'Heavy: Killer Satellites +7',
  ]);
  expect(cards.at(-1)?.name).toBe('Ice World');
});

it('shows the table and the hand to who acts in an attack, the hand alone to who waits', () => {
  const t = attack();
  const [asked] = t.asks();
  const kinds = (seat: number) => scenes.moment?.(viewOf(rules, t.state, seat), names).map(({ kind }) => kind);
  const waits = names.findIndex((_, seat) => !viewOf(rules, t.state, seat).owing.includes(seat));
  expect(kinds(asked!.seat)).toEqual(['board', 'hand']);
  expect(kinds(waits)).toEqual(['hand']);
});

it('shows on the board what techs and races give, and whose turn it is by their own mark', () => {
  const shown = board(attack());
  const given = shown.areas[0]?.groups.flatMap(({ cards }) =>
    cards.filter(({ name }) => ['Insectoids', 'Nano-Tech', 'Hyper Jumps'].includes(name)),
  );
  expect(
    given?.map(({ name, figures }) => [name, figures.map(({ icon, value, label }) => `${icon} ${value} ${label}`)]),
  ).toEqual([
    ['Nano-Tech', ['battle +1 battle cards']],
    ['Hyper Jumps', ['turn +1 H speed']],
    ['Insectoids', ['ship +1 fleets']],
  ]);
  expect(shown).toMatchObject({ headline: 'Mira Kestrel’s turn', headlineSeat: 0 });
});
