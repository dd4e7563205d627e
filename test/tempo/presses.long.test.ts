// Computer players decide, people press: whatever is decided can be entered through the screens, and what it takes is counted.
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import type { App } from '#discord/core/app';
import { EMPTY } from '#discord/panel/ids';
import { panel } from '#discord/panel/screens/panel';
import { translatorIn } from '#discord/words';
import { createGames } from '#games/index';
import type { Answer, Ask, Choice, Need, Option } from '#kernel/ask';
import { loadSets } from '#sets/load';
import { readSettings } from '#table/people/settings-stored';
import { ask, options, tableView, terseGame } from '../discord/fixtures.ts';
import { fight } from './battle.ts';
import { createChannel } from './channel.ts';
import { meaningAt } from './meaning.ts';
import { trier } from './press.ts';
import { linesOf } from './presses-text.ts';
import { playSeries } from './series.ts';
import { spansOf } from './spans.ts';
import { wayTo } from './way.ts';

const sets = loadSets().sets;
const games = createGames(sets);
const player = createOpponents().admiral?.play;
if (player === undefined) throw new Error('nobody to play');

const editions = games.flatMap((game) => game.editions.map(({ id }) => [game.name, id, game] as const));

describe.each(editions)('%s, %s', (_name, edition, game) => {
  test('what is decided in a game can be pressed in, and every press is counted once', async () => {
    const series = await playSeries({ game, edition, player, games: 1, seed: 'pressed', most: 100 });
    expect(series.courses).toHaveLength(1);
    for (const { entered, messages, stories } of series.courses) {
      expect(entered.length).toBeGreaterThan(20);
      expect(entered.every(({ presses }) => presses >= 1)).toBe(true);
      expect(messages).toBeGreaterThan(5);
      expect(stories).toBeLessThanOrEqual(messages);
    }
    const spans = series.courses.flatMap((one) => spansOf(one));
    const all = series.courses
      .flatMap(({ entered }) => entered.filter(({ turn }) => turn > 0))
      .reduce((sum, one) => sum + one.presses + Number(one.opened), 0);
    expect(spans.reduce((sum, one) => sum + one.presses, 0)).toBe(all);
    expect(linesOf(series).length).toBeGreaterThan(4);
  });
});

test('passes are pressed on the table’s message, without opening a panel', async () => {
  const ese = games.find(({ id }) => id === 'ese');
  if (ese === undefined) throw new Error('no game');
  const { courses } = await playSeries({ game: ese, edition: 'base', player, games: 1, seed: 'passed', most: 300 });
  const passes = courses.flatMap(({ entered }) => entered.filter(({ kind }) => / (pass|rest)$/.test(kind)));
  expect(passes.length).toBeGreaterThan(10);
  for (const { kind, presses, opened } of passes)
    expect({ kind, presses, opened }).toEqual({ kind, presses: 1, opened: false });
});

test('whoever is called is mentioned once, and the message that tells the result calls nobody', async () => {
  const eve = games.find(({ id }) => id === 'eve');
  if (eve === undefined) throw new Error('no game');
  const { courses } = await playSeries({ game: eve, edition: 'core', player, games: 1, seed: 'ended' });
  const [{ ended, pings, entered } = { ended: false, pings: [], entered: [] }] = courses;
  expect(ended).toBe(true);
  expect(pings.length).toBe(entered.filter(({ called }) => called).length);
});

describe('the big battle', () => {
  test.each(['core', 'exiled'])('%s: both sides fight it out, and each waits for the other', async (edition) => {
    const [game] = games;
    if (game === undefined) throw new Error('no game');
    const decks = game.decks.filter((deck) => deck.edition === edition).slice(0, 2);
    const { attacker, defender, handOvers } = await fight({
      game,
      edition,
      decks,
      player,
      seed: 'battle',
    });
    expect(attacker.presses).toBeGreaterThanOrEqual(3);
    expect(defender.presses).toBeGreaterThanOrEqual(2);
    for (const { presses, unadvised } of [attacker, defender]) expect(unadvised).toBeGreaterThanOrEqual(presses);
    expect(handOvers).toBeGreaterThanOrEqual(2);
  });
});

/** The presses of the shortest way through the panel; undefined where there is none. */
async function pressesTo(asked: Ask, answer: Answer, confirm = false): Promise<number | undefined> {
  const seen = tableView(terseGame, [asked]);
  const app = {
    tables: {},
    images: {
      draw: () => ({
        file: 'none.png',
        ready: Promise.resolve(undefined),
        within: async () => undefined,
        placeholder: async () => undefined,
        drop: () => {},
      }),
    },
  } as unknown as App;
  const settings = { ...readSettings(undefined), confirm };
  const attempt = trier(app, createChannel(), { user: '1', name: 'Ada' }, seen, settings);
  const first = panel({ tableView: seen, t: translatorIn('en'), draft: EMPTY, confirm });
  return (await wayTo({ ask: asked, answer, meaning: meaningAt(seen) }, first, attempt))?.presses;
}

const choice = (part: Partial<Extract<Choice, { kind: 'choose' }>>): Choice => ({
  kind: 'choose',
  options: options(3),
  min: 1,
  max: 1,
  ...part,
});

describe('presses are counted as a hand makes them', () => {
  test('a button is one, a list two', async () => {
    const pass = ask(
      choice({
        options: [
          { id: 'a', verb: 'play' },
          { id: 'pass', verb: 'pass' },
        ],
      }),
      {
        fallback: { pick: ['pass'] },
      },
    );
    expect(await pressesTo(pass, { pick: ['pass'] })).toBe(1);
    expect(await pressesTo(ask(choice({ options: options(21) })), { pick: ['o1'] })).toBe(2);
  });

  test('a list of several is one to open it, one for each pick, and one to end it', async () => {
    const several = ask(choice({ options: options(14), min: 0, max: 14 }));
    expect(await pressesTo(several, { pick: ['o0', 'o2', 'o5'] })).toBe(1 + 3 + 1);
    expect(await pressesTo(several, { pick: ['o4'] })).toBe(2 + 1);
    const others = several.choice.kind === 'choose' ? several.choice.options.slice(2).map(({ id }) => id) : [];
    expect(await pressesTo(several, { pick: others })).toBe(1 + 2 + 1);
  });

  test('turning a page is a press', async () => {
    const many = ask(choice({ options: options(40) }));
    expect(await pressesTo(many, { pick: ['o3'] })).toBe(2);
    expect(await pressesTo(many, { pick: ['o33'] })).toBe(3);
  });

  test('a form is a press to open it, one for each field, one to send it', async () => {
    const number = ask({ kind: 'number', min: 1, max: 400 });
    expect(await pressesTo(number, { number: 123 })).toBe(3);
    const amounts = ask({ kind: 'distribute', options: options(4), min: 0, max: 90, most: 90, spread: 4 });
    expect(await pressesTo(amounts, { amounts: { o0: 31, o1: 42, o2: 7 } })).toBe(1 + 3 + 1 + 1);
  });

  test('things that go to the same place are sent together, and what is split gives one after another', async () => {
    const enemies: Option[] = options(3);
    const ship = (name: string, aim: Choice): Need => ({ name, prompt: { key: 'aim' }, choice: aim, of: { id: name } });
    const needs = [
      ...['a', 'b', 'c'].map((name) => ship(name, choice({ options: enemies }))),
      ship('d', { kind: 'distribute', options: enemies, min: 0, max: 3, most: 3, spread: 2 }),
    ];
    const battle = ask(choice({ options: [{ id: 'fire', needs }, { id: 'hold' }] }));
    const at = (id: string) => ({ pick: [id] });
    const all = { a: at('o1'), b: at('o1'), c: at('o1'), d: { amounts: { o1: 3 } } };
    const begin = 1;
    expect(await pressesTo(battle, { pick: ['fire'], with: all })).toBe(begin + 1 + 1);
    // One exception: a list with one pick, and where it goes.
    expect(await pressesTo(battle, { pick: ['fire'], with: { ...all, b: at('o0') } })).toBe(begin + 1 + 3 + 1);
    // Three to give: taken back from where all went, then one press each.
    const split = { ...all, d: { amounts: { o1: 1, o2: 2 } } };
    expect(await pressesTo(battle, { pick: ['fire'], with: split })).toBe(begin + 1 + 2 + 1 + 3 + 1);
  });

  test('to be asked once more is a press', async () => {
    const grave = ask(choice({ options: [{ id: 'a', confirm: { key: 'sure' } }, { id: 'b' }] }));
    expect(await pressesTo(grave, { pick: ['a'] }, true)).toBe(
      ((await pressesTo(grave, { pick: ['a'] }, false)) ?? 0) + 1,
    );
  });

  test('an answer that no screen offers is found out', async () => {
    expect(await pressesTo(ask(choice({})), { pick: ['o9'] })).toBeUndefined();
    expect(await pressesTo(ask({ kind: 'number', min: 0, max: 3 }), { number: 7 })).toBeUndefined();
  });
});
