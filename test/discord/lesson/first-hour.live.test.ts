// The first hour of somebody who knows nothing: which game, which deck, what to press; with the real games and screens.
import { afterEach, describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { createGames } from '#games/index';
import type { PageMessage } from '#sandbox/page-api';
import { loadSets } from '#sets/load';
import { componentsOf, type DrivenPerson, textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { eventually, expectClean, isLive, isLobby, labelsOf, league, outcome } from '../stories.ts';

const cards = loadSets().sets;
const games = createGames(cards);
const [eve, ese] = games;
if (eve === undefined || ese === undefined) throw new Error('the games are not there');

let stage: Stage;
afterEach(async () => {
  await stage.close();
});

async function sit(seed?: string): Promise<{ readonly mira: DrivenPerson; readonly channel: string }> {
  // Whoever only looks for buttons must not lose before they come.
  const bots = seed === undefined ? createOpponents() : { drifter: createOpponents().drifter! };
  stage = await openStage({ games, bots, ...(seed !== undefined && { seed }) });
  const mira = await stage.driver.person('mira');
  return { mira, channel: (await mira.channel('game-tables', league)).id };
}

const tablesOf = async (mira: DrivenPerson) => stage.tables.tablesOf(mira.id);

describe('/play without a game', () => {
  test('asks which, with players, length and difficulty of each, and then opens its lobby with all that was given', async () => {
    const { mira, channel } = await sit();
    const asked = await outcome(await mira.command(channel, 'play', { computers: 1, speed: 'slow' }));
    expect(asked.flags! & 64).toBe(64);
    for (const { name, introduction } of games) {
      const shown = textOfMessage(asked).replaceAll('\\', '');
      for (const told of [name, ...Object.values(introduction)]) expect(shown).toContain(told);
      expect(labelsOf(asked)).toContain(`Play ${name}`);
    }
    expect(textOfMessage(asked)).toContain('2 to 4');
    expect(textOfMessage(asked)).toContain('2 to 6');
    expect(await tablesOf(mira)).toEqual([]);

    const own = await outcome(await mira.press(asked, `Play ${ese.name}`));
    expect(own.id).toBe(asked.id);
    expect(textOfMessage(own)).toContain('Your table is open.');
    const lobby = await mira.waitFor(isLobby);
    expect(lobby.flags! & 64).toBe(0);
    const [table] = await tablesOf(mira);
    expect(table).toMatchObject({ game: 'ese', seats: { length: 2 }, options: { remindAfter: 72 * 3_600_000 } });
    expect(table?.place.channel).toBe(channel);
    await eventually(async () => (await tablesOf(mira))[0]?.place.lobbyMessage === lobby.id || undefined);
    await expectClean(stage);
  });

  test('a double press on a game opens one table and shows it once', async () => {
    const { mira, channel } = await sit();
    const asked = await outcome(await mira.command(channel, 'play'));
    const button = componentsOf(asked).find((c) => c.label === `Play ${eve.name}`)!.custom_id!;
    await Promise.all([mira.press(asked, button), mira.press(asked, button)].map((one) => one.catch(() => undefined)));
    await mira.waitFor(isLobby);
    await eventually(async () => (await tablesOf(mira))[0]?.place.lobbyMessage);
    expect(await tablesOf(mira)).toHaveLength(1);
    expect((await mira.messages(channel)).filter(isLobby)).toHaveLength(1);
  });

  test.each([
    ['a game is given', { game: 'ese' }, 'ese'],
    ['an edition is given that one game has', { edition: 'exiled' }, 'eve'],
    ['a deck is given', { deck: 'Liberty Tower (Minmatar, Core)' }, 'eve'],
    ['one of the games with so many seats has the edition', { seats: 6, edition: 'base' }, 'ese'],
  ])('goes straight to the lobby where %s', async (_, options, game) => {
    const { mira, channel } = await sit();
    await mira.command(channel, 'play', options);
    await mira.waitFor(isLobby);
    expect((await tablesOf(mira)).map((table) => table.game)).toEqual([game]);
    await expectClean(stage);
  });

  test('what no game goes with is refused, and nothing is opened', async () => {
    const { mira, channel } = await sit();
    const refused = await outcome(await mira.command(channel, 'play', { edition: 'exiled', seats: 6 }));
    expect(textOfMessage(refused)).toContain('No game here goes with');
    expect(textOfMessage(refused).replaceAll('\\', '')).toContain('exiled, seats:6');
    expect(await tablesOf(mira)).toEqual([]);
  });
});

describe('/help', () => {
  test('leads to a table of whatever game, and to a first game', async () => {
    const { mira, channel } = await sit();
    const help = await outcome(await mira.command(channel, 'help'));
    const asked = await outcome(await mira.press(help, 'Open a table'));
    expect(asked.id).toBe(help.id);
    await mira.press(asked, `Play ${ese.name}`);
    await mira.waitFor(isLobby);
    expect((await tablesOf(mira)).map(({ game }) => game)).toEqual(['ese']);

    const again = await outcome(await mira.command(channel, 'help'));
    const lessons = await outcome(await mira.press(again, 'Learn a game'));
    expect(labelsOf(lessons)).toContain(`Learn ${eve.name}`);
    await mira.press(lessons, `Learn ${eve.name}`);
    await eventually(
      async () => (await tablesOf(mira)).some(({ options }) => options.lesson !== undefined) || undefined,
    );
    const listed = await outcome(await mira.command(channel, 'help'));
    const tables = await outcome(await mira.press(listed, 'Your tables'));
    expect(textOfMessage(tables)).toContain('a first game with hints');
    await expectClean(stage);
  });
});

describe('computer players', () => {
  test('stand in the lobby by name, and the host chooses how strong they are', async () => {
    const { mira, channel } = await sit();
    await mira.command(channel, 'play', { game: 'ese', computers: 2 });
    const lobby = await mira.waitFor((m) => isLobby(m) && textOfMessage(m).includes('Cadet 2'));
    const shown = await outcome(await mira.press(lobby, 'Computers'));
    expect(textOfMessage(shown)).toContain('**Cadet 2** · For a first game');
    const menu = componentsOf(shown).find((c) => c.placeholder === 'How strong Cadet 2 is');
    expect(menu?.options?.map(({ label }) => label)).toEqual([
      'Seat 3: Cadet – suits you',
      'Seat 3: Lieutenant',
      'Seat 3: Captain',
      'Seat 3: Admiral',
      'Seat 3: Fleet Admiral',
      'Seat 3: Grand Admiral',
    ]);
    expect(menu?.options?.map(({ description }) => description?.slice(0, 7))).toEqual(
      [1, 2, 3, 4, 5, 6].map((level) => `${level} of 6.`),
    );
    const changed = await outcome(await mira.select(shown, 'How strong Cadet 2 is', ['admiral']));
    expect(textOfMessage(changed)).toContain('**Admiral** · Strong');
    await eventually(async () => (await tablesOf(mira))[0]?.seats[2]?.name === 'Admiral' || undefined);
    expect((await tablesOf(mira))[0]?.seats.map(({ who }) => who)).toMatchObject([
      { kind: 'person' },
      { kind: 'bot', bot: 'cadet' },
      { kind: 'bot', bot: 'admiral' },
    ]);
    await mira.waitFor((m) => m.id === lobby.id && textOfMessage(m).includes('Admiral · computer player'));
    await expectClean(stage);
  });

  test('of others nobody but the host sees how to change them', async () => {
    const { mira, channel } = await sit();
    const tobin = await stage.driver.person('tobin');
    await mira.command(channel, 'play', { game: 'eve', computers: 1 });
    const shown = await outcome(await tobin.press(await tobin.waitFor(isLobby), 'Computers'));
    expect(textOfMessage(shown)).toContain('**Cadet** · For a first game');
    expect(componentsOf(shown).filter((c) => c.type === 2 || c.type === 3)).toEqual([]);
  });
});

describe('ready decks', () => {
  test('all have advice, which stands whole in the menu of the lobby and with the deck', async () => {
    const { mira, channel } = await sit();
    const ready = eve.decks.filter((deck) => deck.edition === 'core');
    expect(eve.decks.filter(({ advice }) => advice === undefined)).toEqual([]);
    await mira.command(channel, 'play', { game: 'eve' });
    const offered = await mira.waitFor((m) => textOfMessage(m).includes('Your table is open.'));
    const menu = componentsOf(offered).find((c) => c.placeholder === 'Choose your deck');
    for (const { name, advice } of ready) {
      const item = menu?.options?.find((one) => one.label === name);
      expect(item?.description).toBe(`${advice!.style} · ${advice!.difficulty} to play · ${advice!.wins}`);
    }
    const shown = await outcome(await mira.command(channel, 'deck show', { deck: 'ready:eve/liberty-core' }));
    const { advice } = ready.find(({ id }) => id === 'liberty-core')!;
    expect(textOfMessage(shown).replaceAll('\\', '')).toContain(
      `**${advice!.style}**, ${advice!.difficulty} to play. ${advice!.wins}`,
    );
  });
});

describe('/rules', () => {
  test('begins with all games, and leads to the first turn of each in place', async () => {
    const { mira, channel } = await sit();
    const start = await outcome(await mira.command(channel, 'rules'));
    for (const { name } of games) expect(textOfMessage(start).replaceAll('\\', '')).toContain(name);
    const ways = componentsOf(start).filter((c) => c.label === 'Play your first turn');
    expect(ways).toHaveLength(games.length);
    const chapter = await outcome(await mira.press(start, ways[1]!.custom_id!));
    expect(chapter.id).toBe(start.id);
    expect(textOfMessage(chapter)).toContain('## Play your first turn');
    expect(textOfMessage(chapter)).toContain(ese.name);
    const back = await outcome(await mira.press(chapter, 'Rules of another game'));
    expect(back.id).toBe(start.id);
    expect(componentsOf(back).filter((c) => c.label === 'All chapters')).toHaveLength(games.length);
    await expectClean(stage);
  });

  test.each(['eve', 'ese'])('the way through the first turn of %s names the buttons that are there', async (id) => {
    const { mira, channel } = await sit('walk');
    const game = games.find((one) => one.id === id)!;
    const named = buttonsNamed(game.rulebook[0]!.text);
    expect(named.length).toBeGreaterThan(6);
    const seen: string[] = [];
    const missing = () => named.filter((label) => !seen.some((one) => one.startsWith(label)));
    const note = (m: PageMessage) => {
      for (const c of componentsOf(m)) seen.push(...[c.label, c.placeholder].flatMap((one) => one ?? []));
      return m;
    };
    const asked = note(await outcome(await mira.command(channel, 'play', { seats: 2 })));
    await mira.press(asked, `Play ${game.name}`);
    const lobby = note(await mira.waitFor(isLobby));
    await mira.press(lobby, 'Add computer player');
    note(await mira.waitFor((m) => m.id === lobby.id && textOfMessage(m).includes('computer player')));
    await mira.press(lobby, 'Start');
    note(await mira.waitFor((m) => m.id === lobby.id && labelsOf(m).includes('Go to the table')));
    const live = note(await mira.waitFor(isLive));
    let panel = note(await outcome(await mira.press(live, 'My hand & moves')));
    for (let step = 0; step < 120 && missing().length > 0; step++) {
      panel = note(await outcome(await nextPress(mira, panel, named, step > 12 && step % 8 !== 0)));
    }
    expect(missing(), `${textOfMessage(panel)}\n${labelsOf(panel).join(', ')}`).toEqual([]);
  });
});

/** The buttons that a walk-through tells to press: all that is bold, but for the headings, which end in a full stop. */
function buttonsNamed(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label))].filter(
    (label) => !label.endsWith('.') && label !== 'The next turns' && label !== 'In the turns of others',
  );
}

/** Goes on as a newcomer would: of the buttons that the walk-through names the last one, and the first thing that a menu offers. */
async function nextPress(mira: DrivenPerson, panel: PageMessage, named: readonly string[], saves: boolean) {
  const menu = componentsOf(panel).find((c) => c.type === 3);
  const buttons = componentsOf(panel).filter((c) => c.type === 2 && c.disabled !== true);
  const beginning = (label: string) => buttons.find((c) => c.label?.startsWith(label));
  const choosing = beginning('Back') !== undefined;
  const move = named
    .filter((label) => !/^(End|No attack|Go on|Pass|Collect|Board|Cards)/.test(label) && !(saves && label === 'Play'))
    .findLast((label) => beginning(label) !== undefined);
  if (move !== undefined && !choosing) return mira.press(panel, beginning(move)!.custom_id!);
  const idle = /^(Board|Cards|My side|Refresh|Back|Change|Log|Stop|When|Offer|Pass (until|this)|Withdraw|Attack)/;
  const end =
    ['Yes', 'Collect', 'No attack', 'Go on', 'End', 'Pass', 'Done'].flatMap((label) => beginning(label) ?? [])[0] ??
    buttons.find((c) => !idle.test(c.label ?? '')) ??
    (menu === undefined ? beginning('Refresh') : undefined);
  const options = menu?.options ?? [];
  const several = labelsOf(panel).some((label) => label.startsWith('Done'));
  if (options.length > 0 && beginning('Done') === undefined && (choosing || !saves || end === undefined)) {
    const chosen = options.slice(0, several ? (menu?.max_values ?? 1) : 1);
    return mira.select(
      panel,
      menu!.placeholder!,
      chosen.map(({ value }) => value),
    );
  }
  if (end === undefined) throw new Error(`nothing to press: ${labelsOf(panel).join(', ')}`);
  return mira.press(panel, end.custom_id!);
}
