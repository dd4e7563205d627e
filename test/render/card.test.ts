/** A whole card: nothing that its face says is missing, cut off or too small to read. */
import { describe, expect, it } from 'vitest';
import type { CardScene } from '#face/scene';
import { createGames } from '#games/index';
import { layoutCard, layoutCards } from '#render/card';
import { createKit, type Kit } from '#render/kit';
import type { Type } from '#render/text';
import { loadSets } from '#sets/load';

type Drawn = { readonly text: string; readonly whole: boolean; readonly size: number };

const plain = createKit();

/** A kit that notes every text and icon that is drawn with it. */
function noting(): { readonly kit: Kit; readonly texts: Drawn[]; readonly icons: string[] } {
  const texts: Drawn[] = [];
  const icons: string[] = [];
  const note = (text: string, type: Type, max: number | undefined) => {
    const fitted = max === undefined ? undefined : plain.texts.shorten(text, type, max);
    const whole = fitted === undefined || fitted.text === plain.texts.printable(text);
    texts.push({ text, whole, size: type.size });
  };
  const kit: Kit = {
    ...plain,
    texts: {
      ...plain.texts,
      draw(text, type, place) {
        note(text, type, place.max);
        return plain.texts.draw(text, type, place);
      },
    },
    value(text, type, place) {
      note(text, type, place.max);
      return plain.value(text, type, place);
    },
    figure(figure, type, x, y) {
      note(figure.value, type, undefined);
      icons.push(figure.icon);
      return plain.figure(figure, type, x, y);
    },
    icon(name, ...rest) {
      icons.push(name);
      return plain.icon(name, ...rest);
    },
  };
  return { kit, texts, icons };
}

function drawn(scene: CardScene) {
  const { kit, texts, icons } = noting();
  const picture = layoutCard(kit, scene);
  const svg = picture.layers.map((layer) => layer.body()).join('');
  return { ...picture, svg, texts, icons };
}

const words = (text: string): readonly string[] => plain.texts.printable(text).split(' ');

describe.each(createGames(loadSets().sets).map((game) => [game.name, game] as const))('%s', (_, game) => {
  const all = game.cards.map(({ id }) => ({
    scene: game.scenes.card(id),
    ...drawn(game.scenes.card(id)),
  }));

  it('cuts no word of any card, and sets none too small', () => {
    const cut = all.flatMap(({ scene, texts }) =>
      texts.filter(({ whole }) => !whole).map(({ text }) => `${scene.face.name}: ${text}`),
    );
    expect(cut.join(' | ')).toBe('');
    expect(Math.min(...all.flatMap(({ texts }) => texts.map(({ size }) => size)))).toBeGreaterThanOrEqual(29);
  });

  it('says every word and figure of its face', () => {
    const missing = all.flatMap(({ scene: { face }, texts }) => {
      const said = texts.flatMap(({ text }) => words(text));
      const wanted = [
        face.name,
        face.typeLine,
        ...face.figures.map(({ value }) => value),
        ...(face.price === undefined ? [] : [face.price.value]),
        ...face.rows.flatMap(({ name, value, text = '' }) => [name, value, text]),
        ...face.text.flatMap(({ text, lead = '' }) => [text, lead]),
      ].flatMap(words);
      return wanted.filter((word) => word !== '' && !said.includes(word)).map((word) => `${face.name}: ${word}`);
    });
    expect(missing).toEqual([]);
  });

  it('keeps the shape of a card, except where there are more words than it has room for', () => {
    expect(new Set(all.map(({ width }) => width))).toEqual(new Set([750]));
    const higher = all.filter(({ height }) => height > 1050);
    expect(higher.length).toBeLessThanOrEqual(1);
    expect(Math.max(...all.map(({ height }) => height))).toBeLessThan(1100);
  });
});

it('grows where there is more text than fits, rather than to leave some out', () => {
  const [game] = createGames(loadSets().sets);
  const scene = game?.scenes.card(game.cards[0]?.id ?? '') as CardScene;
  const text = Array.from({ length: 12 }, (_, i) => ({
    text: `Paragraph ${i} ${'has a good many words in it '.repeat(5)}`,
  }));
  const { height, texts } = drawn({ ...scene, face: { ...scene.face, text } });
  expect(height).toBeGreaterThan(1050);
  expect(texts.filter(({ text: line }) => line.startsWith('Paragraph'))).toHaveLength(12);
});

it('marks what is ours with a ring or its sign, and says what that means', () => {
  const [game] = createGames(loadSets().sets);
  const scene = game?.scenes.card(game.cards[0]?.id ?? '') as CardScene;
  const face = { ...scene.face, houseName: false, text: [], rows: [], figures: [], price: undefined };
  const printed = drawn({ ...scene, face } as CardScene);
  const ours = drawn({ ...scene, face: { ...face, houseName: true } } as CardScene);
  expect(printed.icons).not.toContain('house');
  expect(ours.icons.filter((icon) => icon === 'house')).toHaveLength(2);
  const price = { icon: 'isk', value: '4', label: 'price', house: true };
  expect(drawn({ ...scene, face: { ...face, price } } as CardScene).svg).toContain('stroke-dasharray="8 6.6"');
});

it.each([2, 3, 4])('%s cards stand beside each other, each whole and none on another', (count) => {
  const [game] = createGames(loadSets().sets);
  const cards = (game?.cards ?? []).slice(0, count).map(({ id }) => game!.scenes.card(id));
  const { kit, texts } = noting();
  const { width, height, layers } = layoutCards(kit, { kind: 'cards', cards });
  for (const layer of layers) layer.body();
  expect(layers).toHaveLength(count);
  for (const [i, one] of layers.entries()) {
    expect(one.x + one.width).toBeLessThanOrEqual(width);
    expect(one.y + one.height).toBeLessThanOrEqual(height);
    for (const other of layers.slice(0, i))
      expect(other.x + other.width <= one.x || other.y + other.height <= one.y).toBe(true);
  }
  expect(texts.filter(({ whole }) => !whole)).toEqual([]);
  for (const { face } of cards) expect(texts.map(({ text }) => text)).toContain(face.name);
});
