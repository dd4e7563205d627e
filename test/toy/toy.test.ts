/**
 * A tiny card game, added as the guide says: on the kernel, the card room and the face, without a look into another game's
 * folder. What the program does with games it does with this one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { playMatch } from '#bots/play';
import { randomAnswer } from '#bots/random';
import type { Game } from '#face/game';
import { seedRng } from '#kernel/random';
import type { State } from '#kernel/state';
import { altText } from '#render/alt';
import { createKit } from '#render/kit';
import { layout } from '#render/renderer';
import { schemaFile } from '#sets/reference';
import { tableView } from '../discord/fixtures.ts';
import { wander } from '../discord/wander.ts';
import { lobby, ok, openRoom } from '../table/room.ts';
import { type CardSet, setShape } from './format.ts';
import { salvage, salvageGame, salvageSets } from './game.ts';

const here = import.meta.dirname;
const set: CardSet = setShape.parse(parse(readFileSync(join(here, 'cards.yaml'), 'utf8')));
const game: Game = salvageGame([set]) as unknown as Game;
const byChance = (_view: unknown, { choice }: Parameters<typeof wander>[0], chance: () => number) =>
  randomAnswer(choice, chance);

const kit = createKit();

test('it is written on the rooms that all games share, and on nothing else', () => {
  const sources = readdirSync(here).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const from = sources.flatMap((name) =>
    [...readFileSync(join(here, name), 'utf8').matchAll(/from '([^']+)'/g)].map(([, path = '']) => path),
  );
  expect(from.filter((path) => !/^(\.\/|zod$|#(kernel|cards|face|words)\/)/.test(path))).toEqual([]);
});

describe('its cards', () => {
  test('are read from a file, and told by the verbs that run', () => {
    expect(Object.fromEntries(game.cards.map(({ name, text }) => [name, text.join(' ')]))).toEqual({
      Shuttle: '',
      Freighter: '',
      Liner: '',
      Beacon: 'Your hulks have +1 worth.',
      Chart: 'Draw 2 cards.',
      Torch: '2 damage to target enemy hulk.',
      Tug: 'Take control of target enemy hulk with worth 1 or less.',
    });
  });

  test('that say what nobody understands are refused with their place', () => {
    const wrong = { ...set, cards: [{ id: 'x', name: 'X', kind: 'tool', do: [{ verb: 'tow', what: 'target shop' }] }] };
    const [issue] = setShape.safeParse(wrong).error?.issues ?? [];
    expect(issue?.path).toEqual(['cards', 0, 'do', 0, 'what']);
  });

  test('have a schema for editors', () => {
    expect(JSON.parse(schemaFile(salvageSets))).toMatchObject({ properties: { cards: { type: 'array' } } });
  });
});

describe('a game', () => {
  test('comes to its end, whatever is played', () => {
    const ends = Array.from({ length: 40 }, (_, n) =>
      playMatch({ game, edition: 'first', seed: `toy ${n}`, decks: [], players: [byChance, byChance], most: 500 }),
    );
    for (const { result } of ends) expect(['goal', 'worth']).toContain(result?.how);
    expect(new Set(ends.flatMap(({ result }) => result?.winners ?? []))).toEqual(new Set([0, 1]));
  });

  test('is played at a table, with computer players, to its end', async () => {
    const rebuild = (_game: string, data: unknown) => salvage.build(data);
    const room = await openRoom({ games: [game], rebuild, bots: { chance: byChance } });
    const { id } = await lobby(room, ['ann'], { game: 'salvage' });
    ok(await room.service.addBot(id, 'ann', 1));
    ok(await room.service.start(id, 'ann'));
    for (let n = 0; n < 200; n++) {
      const { view, table } = ok(await room.service.view(id, 'ann'));
      if (table.status === 'finished') break;
      const [ask] = view.asks;
      if (ask === undefined) throw new Error('ann is asked nothing');
      ok(await room.service.submit(id, 'ann', { ask: ask.id, answer: ask.fallback }));
    }
    expect(ok(await room.service.info(id))).toMatchObject({
      status: 'finished',
      result: { places: expect.any(Array) },
    });
    const log = ok(await room.service.log(id, 'ann', {}));
    expect(log.entries.length).toBeGreaterThan(3);
  });

  test('is shown: every question on the panel, every picture for both screens', () => {
    const states: State[] = [];
    const watch = (state: State) => void states.push(JSON.parse(JSON.stringify(state)) as State);
    playMatch({ game, edition: 'first', seed: 'seen', decks: [], players: [byChance, byChance], watch });
    for (const [n, state] of states.entries()) {
      const [ask] = state.open?.asks ?? [];
      if (ask === undefined) continue;
      const view = game.view(state, ask.seat);
      const seen = { ...tableView(game, [ask]), view };
      const answer = wander(ask, seedRng(`${n}`), seen);
      expect('refused' in game.answer(JSON.parse(JSON.stringify(state)), { seat: ask.seat, ask: ask.id, answer })).toBe(
        false,
      );
      for (const scene of [game.scenes.board(view, ['Ada', 'Ben']), game.scenes.hand(view, ['Ada', 'Ben'])]) {
        expect(altText(scene).length).toBeLessThanOrEqual(1024);
        for (const shape of ['wide', 'tall'] as const) expect(layout(kit, scene, shape).height).toBeGreaterThan(0);
      }
    }
    for (const { id } of game.cards) expect(layout(kit, game.scenes.card(id)).width).toBeGreaterThan(0);
  });

  test('hides what is not to be seen', () => {
    const begun = game.setup({ edition: 'first', seed: 'hidden', decks: [] });
    if ('refused' in begun) throw new Error(begun.refused);
    const shown = JSON.stringify(game.view(begun.state, 1).board);
    const secret = (begun.state.zones['hand:0'] ?? []).concat(begun.state.zones['deck:1'] ?? []);
    for (const id of secret) expect(shown).not.toContain(`"${id}"`);
  });
});
