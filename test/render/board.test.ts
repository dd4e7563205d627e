/** What people can read on a board, however much lies on it. */
import { expect, it } from 'vitest';
import type { SceneArea, SceneCard } from '#face/scene';
import { planArea } from '#render/area-plan';
import { signsOf } from '#render/foot';
import { baseline, createKit, INK, TYPE } from '#render/kit';
import { layout } from '#render/renderer';
import { drawTile, tileHeight } from '#render/tile';
import { crowded, fourSeats, midgame } from './fixtures.ts';

const kit = createKit();

const tech: SceneCard = {
  name: 'Positronic Brains',
  art: { kind: 'structure', seed: 'positronic-brains' },
  form: 'place',
  figures: [{ icon: 'hand', value: '+1', label: 'action cards' }],
};

it('keeps picture, whole name and figures of a card where there is least room', () => {
  const stack = { card: tech, count: 1 };
  const height = tileHeight(kit, stack, 104, 'bare');
  const drawn = drawTile(kit, stack, 104, height, { density: 'bare', marked: false });
  expect(drawn).toContain('<svg width="104"');
  for (const [word, middle] of [
    ['Positronic', height - 35.5],
    ['Brains', height - 13.5],
  ] as const) {
    const y = baseline(middle, TYPE.name);
    expect(drawn).toContain(kit.texts.draw(word, TYPE.name, { x: 8, y, fill: INK.text, max: 90 }));
  }
  expect(drawn).toContain(kit.icons.get('hand') as string);
  expect(height).toBeGreaterThan(tileHeight(kit, { card: { ...tech, name: 'Nano' }, count: 1 }, 104, 'bare'));
});

it('explains each of its signs once, by the shortest of its words', () => {
  const signs = signsOf(midgame);
  expect(new Set(signs.map(({ icon }) => icon)).size).toBe(signs.length);
  expect(signs).toContainEqual({ icon: 'shield', label: 'shield' });
  expect(layout(kit, midgame).layers.filter(({ key }) => key.startsWith('legend'))).toHaveLength(1);
});

it('finds room for what a place does', () => {
  const metropolis = midgame.areas.find(({ title }) => title === 'Metropolis') as SceneArea;
  const heightWith = (more: Partial<SceneArea>) =>
    planArea(kit, { ...metropolis, ...more }, undefined, 520, 'full').height;
  expect(heightWith({ text: 'Locations cost you 1 less.' })).toBeGreaterThan(heightWith({}));
});

it('gives who is out with nothing left a heading alone, below those who play', () => {
  const [first, ...others] = fourSeats.seats;
  const out = { ...first!, result: { label: 'Out', tone: 'bad' as const } };
  const areas = fourSeats.areas.map((area) => (area.home === out.seat ? { ...area, groups: [] } : area));
  const frames = layout(kit, { ...fourSeats, seats: [out, ...others], areas }).layers.filter(({ key }) =>
    key.startsWith('area'),
  );
  const own = frames.find(({ key }) => key.includes('"label":"Out"'));
  const homes = frames.filter(({ key }) =>
    others.some(({ name, result }) => result === undefined && key.includes(`"name":"${name}"`)),
  );
  expect(homes.length).toBeGreaterThan(1);
  for (const home of homes) {
    expect(home.y).toBeLessThan(own!.y);
    expect(home.height).toBeGreaterThan(2 * own!.height);
  }
});

it('stays in a telephone’s width when it is drawn tall', () => {
  for (const scene of [midgame, fourSeats, crowded]) expect(layout(kit, scene, 'tall').width).toBe(550);
});
