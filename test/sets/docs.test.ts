// docs/card-sets is what authors of sets have: its reference is the format that runs, and its example can be played.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { playMatch } from '#bots/play';
import { eveGame } from '#games/eve/game';
import { setKinds } from '#games/index';
import { createRenderer } from '#render/renderer';
import { checkSets } from '#sets/check';
import { loadSets } from '#sets/load';
import { schemaFile, withReference } from '#sets/reference';
import { longWatchFile } from '../support/board-given.ts';
import { folderOf } from './support.ts';

const page = readFileSync(new URL('../../docs/card-sets/eve.md', import.meta.url), 'utf8');
const block = (kind: string) => new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';
const example = block('yaml');
const ids = ['lantern-skiff', 'tally-quay', 'harbour-riot', 'driftwood-moon'];

test.each(setKinds.map((kind) => [kind.game, kind] as const))(
  'the reference of %s is the format that runs; `npm run docs` writes it anew',
  (game, kind) => {
    const read = (file: string) => readFileSync(new URL(`../../docs/card-sets/${file}`, import.meta.url), 'utf8');
    const written = read(`${game}.md`);
    expect(withReference(kind, written)).toBe(written);
    expect(written).toContain('### Effects');
    expect(read(`${game}.schema.json`)).toBe(schemaFile(kind));
  },
);

test('the cards for words that the built-in sets do not use are without faults, and read as the page says', () => {
  const { code, lines } = checkSets([folderOf({ 'long-watch.yaml': longWatchFile() })]);
  expect(lines.at(-2)).toMatch(/^long-watch\.yaml: \d+ cards, 0 decks, no problems$/);
  expect(code).toBe(0);
  expect(page).toContain(lines.slice(1, -2).join('\n').trimEnd());
});

describe('the example', () => {
  test('is without faults, and reads as the page says', () => {
    const folder = folderOf({ 'paper-harbour.yaml': example });
    const { code, lines } = checkSets([folder]);
    expect(lines.at(-2)).toBe('paper-harbour.yaml: 4 cards, 1 deck, no problems');
    expect(code).toBe(0);
    expect(lines.join('\n')).toContain(block('\\n  Lantern').trimEnd());
    expect(page).toContain(lines.slice(1, 13).join('\n'));
  });

  test('is drawn, each card and what is printed on it marked', async () => {
    const game = eveGame(loadSets(folderOf({ 'paper-harbour.yaml': example })).sets.eve);
    const renderer = createRenderer({ cacheBytes: 8_000_000 });
    try {
      for (const id of ids) {
        const { data, alt } = await renderer.png(game.scenes.card(id));
        expect(data.length).toBeGreaterThan(10_000);
        expect(alt).toContain(game.cards.find((card) => card.id === id)?.name);
      }
    } finally {
      renderer.close();
    }
    const skiff = game.cards.find(({ id }) => id === 'lantern-skiff');
    expect(skiff).toMatchObject({ nameOrigin: 'printed', textOrigin: 'house', set: 'Paper Harbour', added: true });
    expect(skiff?.aliases).toEqual(expect.arrayContaining(['LS-4', 'The Lamplighter', 'LS']));
    expect(Object.fromEntries(skiff?.figures.map(({ label, origin }) => [label, origin]) ?? [])).toMatchObject({
      Price: 'printed',
      Shield: 'house',
    });
  });

  test('is played with, every card of it, by the computer', () => {
    const { sets } = loadSets(folderOf({ 'paper-harbour.yaml': example }));
    const game = eveGame(sets.eve);
    const { admiral } = createOpponents();
    const deck = game.decks.find(({ id }) => id === 'harbour-watch');
    const seen = new Set<string>();
    for (const seed of ['one', 'two']) {
      const { result } = playMatch({
        game,
        edition: 'core',
        seed,
        decks: [deck!, deck!],
        players: [admiral!.play, admiral!.play],
        watch: (state) => {
          for (const { def } of Object.values(state.cards)) if (ids.includes(def)) seen.add(def);
        },
      });
      expect(result).toBeDefined();
    }
    expect([...seen].sort()).toEqual([...ids].sort());
  });
});
