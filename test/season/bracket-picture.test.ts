// A knock-out as a picture: who meets whom, who has won, in both shapes, and that it says it to whoever cannot see it.
import { describe, expect, test } from 'vitest';
import { bracketScene } from '#discord/league/screens/bracket-picture';
import { seasonScene } from '#discord/league/screens/season-picture';
import { translatorIn } from '#discord/words';
import type { BracketScene } from '#face/league-scenes';
import { altText, sceneWords } from '#render/alt';
import { createKit } from '#render/kit';
import { createRenderer, layout } from '#render/renderer';
import { advance, winFor } from '#season/lifecycle/advance';
import type { Match, Season, SeasonSettings } from '#season/types';
import { anEntry, aSeason, aSetting } from '#test/a-season';

const names = ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'];
const t = translatorIn('en');
const around = { now: () => 1, newId: () => `m${ids++}` };
let ids = 0;

const begun = (count: number, more: Partial<SeasonSettings> = {}): Season => {
  const season = aSeason({
    settings: aSetting({ kind: 'knockout', places: 256, ...more }),
    entries: Array.from({ length: count }, (_, i) => anEntry(i + 1, { name: names[i] ?? `Player ${i + 1}` })),
  });
  return advance(season, around).season;
};

type Wins = (match: Match) => 0 | 1 | 'nobody';
const better: Wins = ({ seats }) => ((seats[0]?.entry ?? 0) < (seats[1]?.entry ?? 0) ? 0 : 1);

/** Ends so many matches, in the order of their numbers, and all that follows. */
function played(season: Season, max = Number.POSITIVE_INFINITY, wins: Wins = better): Season {
  let now = season;
  for (let i = 0; i < max; i++) {
    const next = now.matches.find(({ status }) => status === 'waiting');
    if (next === undefined) break;
    const seat = wins(next);
    const how = seat === 'nobody' ? 'nobody' : 'played';
    const won = winFor(seat === 'nobody' ? -1 : seat, now, [0, 1]);
    const done: Match = { ...next, status: 'done', outcome: { ...won, how, at: 1 } };
    now = advance({ ...now, matches: now.matches.map((one) => (one === next ? done : one)) }, around).season;
  }
  return now;
}

const opened = (season: Season): Season => ({
  ...season,
  matches: season.matches.map((one) => (one.status === 'waiting' ? { ...one, status: 'open' } : one)),
});

function sceneOf(season: Season): BracketScene {
  const scene = bracketScene(season, 'Under way', t);
  if (scene === undefined) throw new Error('no picture');
  return scene;
}

/** Each round with its matches; whoever has won is marked with a star. */
const told = ({ parts }: BracketScene) =>
  parts.flatMap(({ title: part, rounds }) =>
    rounds.map(({ title, matches }) => [
      [part, title].filter(Boolean).join(', '),
      ...matches.map(({ sides }) => sides.map(({ name, won }) => `${name}${won === true ? '*' : ''}`).join(' – ')),
    ]),
  );

describe('one loss', () => {
  test('of six people the best two wait in the semi-finals for the winners of the first matches', () => {
    expect(told(sceneOf(begun(6)))).toEqual([
      ['Quarter-finals', 'Eve – Dee', 'Cyd – Fay'],
      ['Semi-finals', 'Ann – Winner of 1', 'Winner of 2 – Bob'],
      ['Final', '– – –'],
    ]);
  });

  test('winners are marked and go on, losers are faint, and what is being played stands out', () => {
    const scene = sceneOf(opened(played(begun(8), 5)));
    expect(told(scene)).toEqual([
      ['Quarter-finals', 'Ann* – Hal', 'Eve – Dee*', 'Cyd* – Fay', 'Gus – Bob*'],
      ['Semi-finals', 'Ann* – Dee', 'Cyd – Bob'],
      ['Final', 'Ann – Winner of 6'],
    ]);
    const [quarters, semis, final] = scene.parts[0]?.rounds ?? [];
    expect(quarters?.matches.map(({ to }) => to)).toEqual([0, 0, 1, 1]);
    expect(quarters?.matches[0]?.sides.map(({ faded }) => faded)).toEqual([false, true]);
    expect(semis?.matches.map(({ n, state }) => [n, state])).toEqual([
      ['5', 'done'],
      ['6', 'open'],
    ]);
    expect(final?.matches[0]).toMatchObject({ n: undefined, state: 'waiting', sides: [{}, { vacant: true }] });
  });

  test('what is best of three has its games; what is one game has none', () => {
    const score = (bestOf: 1 | 3) =>
      sceneOf(played(begun(4, { bestOf }), 1)).parts[0]?.rounds[0]?.matches.map(({ sides }) =>
        sides.map((side) => side.score),
      );
    expect(score(3)).toEqual([
      ['2', '1'],
      [undefined, undefined],
    ]);
    expect(score(1)?.[0]).toEqual([undefined, undefined]);
  });

  test('where neither came, both are faint and whoever would have met them goes on', () => {
    const scene = sceneOf(played(begun(4), 2, (match) => (match.n === 1 ? 'nobody' : better(match))));
    const [semis, final] = scene.parts[0]?.rounds ?? [];
    expect(semis?.matches[0]?.sides.map(({ won, faded }) => [won, faded])).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(final?.matches[0]).toMatchObject({ state: 'done', sides: [{ vacant: true }, { name: 'Bob', won: true }] });
    expect(altText(scene)).toContain('Final: Bob goes on without an opponent.');
    expect(altText(scene)).toContain('1. Ann – Dee, both lose');
  });

  test('of forty people the last sixteen are shown once somebody is among them, and where the rest is', () => {
    expect(bracketScene(begun(64), 'Under way', t)).toBeUndefined();
    const scene = sceneOf(played(begun(40), 12));
    expect(scene.parts[0]?.rounds.map(({ title, matches }) => [title, matches.length])).toEqual([
      ['Last sixteen', 8],
      ['Quarter-finals', 4],
      ['Semi-finals', 2],
      ['Final', 1],
    ]);
    expect(scene).toMatchObject({ hasEarlier: true, earlier: 'Earlier rounds: under Pairings' });
    expect(sceneOf(begun(16)).hasEarlier).toBe(false);
  });
});

describe('two losses', () => {
  test('the upper bracket, the lower one, then the final', () => {
    expect(told(sceneOf(played(begun(4, { losses: 2 }), 3)))).toEqual([
      ['Upper bracket, Round 1', 'Ann* – Dee', 'Cyd – Bob*'],
      ['Upper bracket, Round 2', 'Ann* – Bob'],
      ['Lower bracket, Round 1', 'Dee – Cyd'],
      ['Lower bracket, Round 2', 'Winner of 4 – Bob'],
      ['Final', 'Ann – –'],
    ]);
  });

  test('a second final is there only if whoever had lost before wins the first', () => {
    const finals = (wins: Wins) => told(sceneOf(played(begun(4, { losses: 2 }), 6, wins))).slice(4);
    expect(finals(better)).toEqual([['Final', 'Ann* – Bob']]);
    expect(finals((match) => (match.n === 6 ? 1 : better(match)))).toEqual([
      ['Final, First final', 'Ann – Bob*'],
      ['Final, Second final', 'Bob – Ann'],
    ]);
  });
});

describe('which picture a season has', () => {
  test('a knock-out its bracket, which says that it is reviewed without a time that only text can show', () => {
    const over = played(begun(4));
    expect(over.status).toBe('review');
    expect(seasonScene(over, t)).toMatchObject({
      kind: 'bracket',
      subtitle: 'All matches are done; results are being reviewed',
    });
    expect(seasonScene({ ...over, matches: [], status: 'cancelled' }, t)).toBeUndefined();
  });

  test('Swiss rounds their standings, and from the knock-out of the best on its bracket, seeded by them', () => {
    const swiss = begun(8, { kind: 'swiss', rounds: 3, cut: 4 });
    expect(seasonScene(swiss, t)?.kind).toBe('standings');
    const cut = played(swiss, 12);
    expect(cut.status).toBe('cut');
    const scene = sceneOf(cut);
    expect(scene.parts[0]?.rounds[0]?.matches.map(({ sides }) => sides.map(({ seed }) => seed))).toEqual([
      ['1', '4'],
      ['3', '2'],
    ]);
    expect(seasonScene(played(cut), t)?.kind).toBe('bracket');
  });

  test('where everyone meets everyone there is no bracket', () => {
    const season = begun(4, { kind: 'everyone' });
    expect(bracketScene(season, 'Under way', t)).toBeUndefined();
    expect(seasonScene(season, t)?.kind).toBe('standings');
  });
});

const kit = createKit();
const drawn: { readonly size: number; readonly text: string }[] = [];
const { draw } = kit.texts;
Object.assign(kit.texts, {
  draw: (...[text, type, place]: Parameters<typeof draw>) => {
    drawn.push({ size: type.size, text });
    return draw(text, type, place);
  },
});

/** A picture, and all text that it has. */
function drawnOn(shape: 'wide' | 'tall', scene: BracketScene) {
  drawn.length = 0;
  const picture = layout(kit, scene, shape);
  for (const { body } of picture.layers) body();
  return { ...picture, sizes: drawn.map(({ size }) => size), texts: drawn.map(({ text }) => text) };
}

describe('the picture', () => {
  test('says numbers for names that cannot be drawn; whoever cannot see it hears the names', () => {
    const season = begun(4);
    const scene = sceneOf({
      ...season,
      entries: season.entries.map((one) => (one.n === 2 ? { ...one, name: '日本語' } : one)),
    });
    const { texts } = drawnOn('wide', scene);
    expect(texts).toContain('#2');
    expect(texts).not.toContain('日本語');
    expect(altText(scene)).toContain('Cyd – 日本語');
  });

  test('in words: the last rounds first, every match with its number', () => {
    expect(sceneWords(sceneOf(opened(played(begun(4, { bestOf: 3 }), 1))))).toEqual([
      'Autumn: Under way.',
      'Final: Ann – Winner of 2.',
      'Semi-finals: 1. Ann wins against Dee 2:1; 2. Cyd – Bob, being played.',
    ]);
    expect(sceneWords(bracketScene(begun(4), 'Läuft', translatorIn('de')) ?? sceneOf(begun(4)))).toEqual([
      'Autumn: Läuft.',
      'Finale: Wer 1 gewinnt – Wer 2 gewinnt.',
      'Halbfinale: 1. Ann – Dee; 2. Cyd – Bob.',
    ]);
  });

  test('tells whoever cannot see it of all people who can be seen', () => {
    const scene = sceneOf(played(begun(8, { losses: 2 }), 7));
    for (const { rounds } of scene.parts)
      for (const { matches } of rounds)
        for (const { sides, label } of matches)
          for (const { name, vacant } of sides) if (vacant !== true) expect(label).toContain(name);
  });

  const counts = [2, 3, 4, 5, 6, 8, 11, 16, 17, 32, 40];
  test.each(counts)('of %i people keeps matches apart, on the page, and large enough to read', (count) => {
    for (const losses of [1, 2] as const)
      for (const share of [0, 0.3, 0.6, 1]) {
        const season = opened(played(begun(count, { losses }), Math.floor(share * losses * count)));
        const scene = bracketScene(season, 'Under way', t);
        if (scene === undefined) continue;
        for (const shape of ['wide', 'tall'] as const) {
          const { width, height, layers, sizes } = drawnOn(shape, scene);
          for (const { x, y, ...layer } of layers) {
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
            expect(x + layer.width).toBeLessThanOrEqual(width);
            expect(y + layer.height).toBeLessThanOrEqual(height);
          }
          const boxes = layers.filter(({ key }) => key.startsWith('bracket match'));
          expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(boxes.length);
          for (const one of boxes)
            for (const other of boxes)
              if (one.x === other.x && one.y < other.y) expect(other.y - one.y).toBeGreaterThanOrEqual(one.height);
          const shown = shape === 'wide' ? 550 : 290;
          expect((Math.min(...sizes) * shown) / width).toBeGreaterThanOrEqual(10.5);
        }
      }
  });

  test('on a telephone leaves out what is long over, and says so', () => {
    const season = begun(16, { losses: 2 });
    const texts = (season: Season, shape: 'wide' | 'tall') => drawnOn(shape, sceneOf(season)).texts;
    const over = played(season);
    expect(texts(over, 'wide')).not.toContain('Earlier rounds: under Pairings');
    expect(texts(over, 'tall')).toContain('Earlier rounds: under Pairings');
    expect(texts(season, 'tall')).not.toContain('Earlier rounds: under Pairings');
    // What is being played is there, whatever is left out.
    const now = opened(played(season, 12));
    const names = now.matches.flatMap(({ status, seats }) =>
      status === 'open' ? seats.map(({ entry }) => now.entries[entry - 1]?.name ?? '?') : [],
    );
    expect(texts(now, 'tall')).toEqual(expect.arrayContaining(names));
  });

  test('is drawn for a window and for a telephone', async () => {
    const renderer = createRenderer({ cacheBytes: 1e7 });
    const scene = sceneOf(played(begun(16), 9));
    const [wide, tall] = [await renderer.png(scene, 'now', 'wide'), await renderer.png(scene, 'now', 'tall')];
    expect([wide.width, tall.width]).toEqual([1100, 550]);
    expect(wide.alt).toBe(tall.alt);
    expect(tall.height).toBeLessThan(1300);
    renderer.close();
  });
});
