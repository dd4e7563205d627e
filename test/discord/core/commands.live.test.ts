// The command tree keeps to Discord's limits, and is sent only when it has changed.
import { REST, Routes } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import { commands } from '#commands/index';
import { LIMITS } from '#discord/core/limits';
import { hashOf, register } from '#discord/core/register';
import type { Game } from '#face/game';
import { type Sandbox, startSandbox } from '#sandbox/sandbox';
import { discordSchemas } from '#sandbox/validate/schema';
import { tinyGame } from '#test/tiny-game';
import { languages } from '#words/languages';

type Option = {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly type: number;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[];
  readonly options?: readonly Option[];
  readonly autocomplete?: boolean;
};

const games = (count: number): Game[] =>
  Array.from({ length: count }, (_, i) => ({ ...tinyGame(), id: `game${i}`, name: `Game ${i} ${'x'.repeat(120)}` }));
const tree = (count = 1) => commands.map((command) => command.define(games(count)));

describe('the whole tree', () => {
  for (const count of [1, 4, 40]) {
    test(`keeps to the limits with ${count} games`, () => {
      const schemas = discordSchemas();
      const all = tree(count);
      expect(all.length).toBeLessThanOrEqual(LIMITS.globalCommands);
      expect(new Set(all.map((command) => command.name)).size).toBe(all.length);
      for (const command of all) {
        expect(schemas.named('ApplicationCommandCreateRequest', command), command.name).toEqual([]);
        expect(command.name).toMatch(/^[-_'\p{Ll}\p{N}]{1,32}$/u);
        expect(charactersOf(command as Option)).toBeLessThanOrEqual(LIMITS.commandCharacters);
        checkOptions((command.options ?? []) as readonly Option[]);
      }
    });
  }

  test('is in German, but for the names of commands and of what games call their own', () => {
    type Told = Omit<Option, 'choices' | 'options'> & {
      readonly description_localizations?: Readonly<Record<string, string>>;
      readonly choices?: readonly {
        readonly name: string;
        readonly name_localizations?: Readonly<Record<string, string>>;
      }[];
      readonly options?: readonly Told[];
    };
    const untold = (one: Told): readonly string[] => [
      ...(one.description_localizations?.de === undefined ? [one.description] : []),
      ...(one.choices ?? []).flatMap((choice) => (choice.name_localizations?.de === undefined ? [choice.name] : [])),
      ...(one.options ?? []).flatMap(untold),
    ];
    const own = ['Game 0', 'Open', 'Big', ...languages.map(({ name }) => name)];
    const missing = tree().flatMap((command) => untold(command as unknown as Told));
    expect(missing.filter((text) => !own.some((name) => text.startsWith(name)))).toEqual([]);
  });

  test('has a command for each need, and the ones that work anywhere do', () => {
    const all = new Map(tree().map((command) => [command.name, command]));
    expect([...all.keys()].sort()).toEqual(
      [
        'away',
        'board',
        'card',
        'concede',
        'data',
        'deck',
        'games',
        'hand',
        'help',
        'league',
        'learn',
        'log',
        'mod',
        'organise',
        'play',
        'profile',
        'replay',
        'rules',
        'settings',
        'table',
      ].sort(),
    );
    for (const name of ['card', 'deck', 'rules', 'help', 'games', 'learn']) {
      expect(all.get(name)?.contexts, name).toEqual([0, 1, 2]);
      expect(all.get(name)?.integration_types, name).toEqual([0, 1]);
    }
    expect(all.get('play')?.contexts).toEqual([0]);
  });

  test('only what suggests is asked for suggestions', () => {
    for (const command of commands) {
      const suggests = completes((command.define(games(1)).options ?? []) as readonly Option[]);
      expect(command.complete !== undefined, command.name).toBe(suggests);
    }
  });
});

function completes(options: readonly Option[]): boolean {
  return options.some((option) => option.autocomplete === true || completes(option.options ?? []));
}

function checkOptions(options: readonly Option[]): void {
  expect(options.length).toBeLessThanOrEqual(LIMITS.commandOptions);
  expect(new Set(options.map((option) => option.name)).size).toBe(options.length);
  const required = options.map((option) => option.required === true);
  expect([...required].sort((a, b) => Number(b) - Number(a))).toEqual(required);
  for (const option of options) {
    expect(option.name).toMatch(/^[-_'\p{Ll}\p{N}]{1,32}$/u);
    expect(option.description.length).toBeGreaterThan(0);
    expect(option.description.length).toBeLessThanOrEqual(100);
    const choices = option.choices ?? [];
    expect(choices.length).toBeLessThanOrEqual(LIMITS.choices);
    for (const { name, value } of choices) {
      expect(name.length).toBeLessThanOrEqual(LIMITS.choiceName);
      expect(String(value).length).toBeLessThanOrEqual(LIMITS.choiceName);
    }
    checkOptions(option.options ?? []);
  }
}

/** As Discord counts: names, descriptions and values of a command and all that is in it. */
function charactersOf(option: Option): number {
  const choices = (option.choices ?? []).reduce((sum, { name, value }) => sum + name.length + String(value).length, 0);
  const inner = (option.options ?? []).reduce((sum, one) => sum + charactersOf(one), 0);
  return option.name.length + option.description.length + choices + inner;
}

describe('registering', () => {
  let sandbox: Sandbox;
  afterEach(() => sandbox.close());

  async function open() {
    sandbox = await startSandbox();
    const kept = new Map<string, string>();
    const rest = new REST({ version: '10', api: sandbox.apiUrl }).setToken(sandbox.token);
    const notes = {
      get: async (key: string) => kept.get(key),
      set: async (key: string, value: string) => {
        kept.set(key, value);
      },
    };
    const run = (guild?: string, wanted = tree()) =>
      register({ rest, application: sandbox.applicationId, guild, tree: wanted, notes });
    return { rest, kept, run };
  }

  test('happens once, and again only when the tree has changed', async () => {
    const { rest, run } = await open();
    expect(await run()).toBe('registered');
    expect(await run()).toBe('unchanged');
    expect(await run(undefined, tree(2))).toBe('registered');
    expect(await run(undefined, tree(2))).toBe('unchanged');
    const present = (await rest.get(Routes.applicationCommands(sandbox.applicationId))) as unknown[];
    expect(present).toHaveLength(commands.length);
    expect(sandbox.violations()).toEqual([]);
  });

  test('says what is new, what has changed and what is gone', async () => {
    const { rest, kept } = await open();
    const changes: unknown[] = [];
    const notes = {
      get: async (key: string) => kept.get(key),
      set: async (key: string, value: string) => void kept.set(key, value),
    };
    const run = (wanted: ReturnType<typeof tree>) =>
      register({
        rest,
        application: sandbox.applicationId,
        guild: undefined,
        tree: wanted,
        notes,
        changed: (change) => changes.push(change),
      });
    const [first, second, ...others] = tree();
    if (first === undefined || second === undefined) throw new Error('no commands');
    const names = others.map(({ name }) => name);
    await run([first, ...others]);
    await run([second, { ...others[0]!, description: 'Something else' }, ...others.slice(1)]);
    await run([second, { ...others[0]!, description: 'Something else' }, ...others.slice(1)]);
    expect(changes).toEqual([
      { added: [first.name, ...names], changed: [], removed: [] },
      { added: [second.name], changed: [names[0]], removed: [first.name] },
    ]);
  });

  test('happens again when somebody else has removed a command', async () => {
    const { rest, run } = await open();
    await run();
    await rest.put(Routes.applicationCommands(sandbox.applicationId), { body: tree().slice(1) });
    expect(await run()).toBe('registered');
  });

  test('leaves each command once: at one server, or at all', async () => {
    const { rest, run } = await open();
    const [first, second] = ['1457709004800000010', '1457709004800000020'];
    const shown = async () => {
      const lists = [first, second].map((guild) => Routes.applicationGuildCommands(sandbox.applicationId, guild));
      const all = [Routes.applicationCommands(sandbox.applicationId), ...lists];
      return Promise.all(all.map(async (route) => ((await rest.get(route)) as unknown[]).length));
    };
    const n = commands.length;
    await run();
    expect(await shown()).toEqual([n, 0, 0]);
    expect(await run(first)).toBe('registered');
    expect(await shown()).toEqual([0, n, 0]);
    expect(await run(first)).toBe('unchanged');
    expect(await run(second)).toBe('registered');
    expect(await shown()).toEqual([0, 0, n]);
    expect(await run()).toBe('registered');
    expect(await shown()).toEqual([n, 0, 0]);
  });

  test('a server that the bot was thrown out of does not stand in the way', async () => {
    const { kept, run } = await open();
    kept.set(`commands:${sandbox.applicationId}:guilds`, '["1457709004899999999"]');
    expect(await run()).toBe('registered');
    expect(await run()).toBe('unchanged');
    expect(sandbox.violations().map(({ rule }) => rule)).toEqual(['unknown-guild']);
  });

  test('the hash tells trees apart', () => {
    sandbox = { close: async () => undefined } as Sandbox;
    expect(hashOf(tree(1))).toBe(hashOf(tree(1)));
    expect(hashOf(tree(1))).not.toBe(hashOf(tree(2)));
  });
});
