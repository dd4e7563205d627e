// Whole screens of every game in other languages: Discord takes them, and in the pseudo-language nothing is left untranslated.
import { ComponentType } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { readId } from '#discord/press-id';
import { commandNames } from '#games/eve/cards/parts';
import { createGames } from '#games/index';
import { seedRng } from '#kernel/random';
import type { PageMessage } from '#sandbox/page-api';
import { loadSets } from '#sets/load';
import { componentsOf } from '#test/driver';
import { asks, pressAnything } from '../monkey.ts';
import { openStage, type Stage } from '../stage.ts';
import { expectClean, league, outcome } from '../stories.ts';

const games = createGames(loadSets().sets);
/** Names of cards and decks, and the commands that are printed on cards, are the same in every language. */
const names = new Set([
  ...games.flatMap(({ cards, decks }) => [...cards, ...decks].map(({ name }) => name)),
  ...commandNames,
]);

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

/** The labels of what may be pressed, the names of cards taken out. */
const labelsOn = (message: PageMessage): readonly string[] =>
  componentsOf(message).flatMap((c) => (c.type === ComponentType.Button ? (c.label ?? []) : (c.placeholder ?? [])));

/** The id of the control that does something; undefined: there is none. */
const controlFor = (message: PageMessage, verb: string): string | undefined =>
  componentsOf(message)
    .flatMap(({ custom_id: id }) => (typeof id === 'string' ? id : []))
    .find((id) => readId(id)?.verb === verb);

/** Plays some presses against the computer, and returns all labels that were seen. */
async function play(game: string, locale: string, presses: number): Promise<ReadonlySet<string>> {
  const { admiral } = createOpponents();
  if (admiral === undefined) throw new Error('nobody to play against');
  stage = await openStage({ games, bots: { admiral }, seed: `${game}${locale}` });
  const mira = await stage.driver.person('mira');
  const channel = await mira.channel('game-tables', league);
  for (const who of [{ person: mira.id }, { guild: channel.guildId }])
    stage.sandbox.control({ do: 'speak', locale, ...who });
  const seen = new Set<string>();
  const note = (message: PageMessage) => {
    for (const label of labelsOn(message)) seen.add(label);
    return message;
  };
  await mira.command(channel.id, 'play', { game, computers: 1 });
  const lobby = note(await mira.waitFor((m) => controlFor(m, 'start') !== undefined));
  await mira.press(lobby, controlFor(lobby, 'start') ?? '');
  note(await mira.waitFor((m) => controlFor(m, 'hand') !== undefined));
  // The table's message may be sent anew at any time.
  const open = async () => note(await outcome(await mira.command(channel.id, 'hand')));
  const rng = seedRng(`${game}${locale}`);
  let panel = await open();
  for (let n = 0; n < presses; n++) {
    const pressed = asks(panel) ? await pressAnything(mira, panel, rng) : undefined;
    panel = pressed === undefined ? await open() : note(pressed.message);
  }
  for (const name of ['games', 'settings', 'help', 'log', 'board', 'rules', 'deck list', 'away show', 'data show'])
    note(await outcome(await mira.command(channel.id, name)));
  await expectClean(stage);
  return seen;
}

describe.each(games.map(({ id }) => id))('%s', (game) => {
  test('in German', async () => {
    const labels = await play(game, 'de', 40);
    expect([...labels]).toContain('Spielfeld');
  });

  test('in the pseudo-language, where every label is marked', async () => {
    const labels = await play(game, 'qps', 60);
    expect([...labels].filter((label) => /[áéíóúý]/i.test(label)).length).toBeGreaterThan(10);
    const plain = [...labels].filter((label) => {
      let left = label;
      for (const name of names) left = left.replaceAll(name, '');
      return /[a-z]*[aeiou][a-z]*[aeiou]/i.test(left) && !/[áéíóúýÁÉÍÓÚ]/.test(left);
    });
    expect(plain).toEqual([]);
  });
});
