/** A season in a real browser: computer hands play every match, and the page shows the league from its making to its trophies. */
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { createOpponents } from '#bots/index';
import { type Sandbox, startSandbox } from '#sandbox/sandbox';
import { isRefusal } from '#table/types';
import { newFolder } from '#test/folder';
import { peopleOf, settle } from '#test/many-people';
import { PATIENT_DEADLINE } from '#test/patience';
import { allGames } from '#test/played';
import { openStage, type Stage } from '../discord/stage.ts';
import { type KeptBrowser, openBrowser } from './chromium.ts';
import { soon } from './stage.ts';
import { openPage } from './support.ts';

type People = ReturnType<typeof peopleOf>;

/** More answers than a game takes. */
const MOST = 3000;

let sandbox: Sandbox | undefined;
let stage: Stage;
let browser: KeptBrowser;

afterEach(async () => {
  await browser?.close();
  await stage?.close();
  await sandbox?.close();
});

/** The bot, a server with these people, and a browser. */
async function open(people: People): Promise<void> {
  const databasePath = join(newFolder(), 'sandbox.sqlite');
  settle(databasePath, 'Great League', people);
  sandbox = await startSandbox({ databasePath, deadlines: { firstMs: PATIENT_DEADLINE } });
  [stage, browser] = await Promise.all([openStage({ sandbox, games: allGames }), openBrowser()]);
}

const seasonNow = async (guild: string) => {
  const [short] = await stage.seasons.ofServer(guild);
  const season = await stage.seasons.find(short?.id ?? '');
  if (isRefusal(season)) throw new Error(season.refused);
  return season;
};

/** Plays a match's game to its end with the hands of a computer player. */
async function play(table: string): Promise<void> {
  const { captain } = createOpponents();
  let chance = 1;
  const random = () => {
    chance = (chance * 16_807) % 2_147_483_647;
    return chance / 2_147_483_647;
  };
  for (let n = 0; n < MOST; n++) {
    const info = await stage.tables.info(table);
    if (isRefusal(info) || info.status !== 'running') return;
    const user = info.waiting[0]?.user ?? '';
    const tableView = await stage.tables.view(table, user);
    const game = stage.tables.games.get(info.game);
    const [ask] = isRefusal(tableView) ? [] : tableView.view.asks;
    if (captain === undefined || isRefusal(tableView) || game === undefined || ask === undefined)
      throw new Error('nobody is asked');
    const answer = captain.play(tableView.view, ask, random, game);
    const moved = await stage.tables.submit(table, user, { ask: ask.id, answer });
    if (isRefusal(moved)) throw new Error(moved.refused);
  }
  throw new Error('a game without an end');
}

/** A Swiss season of an even number of people, from its sign-up to the champion’s trophies. */
export async function playSwissSeason({
  size,
  rounds,
}: {
  readonly size: number;
  readonly rounds: number;
}): Promise<void> {
  const people = peopleOf(size);
  const [boss] = people;
  await open(people);
  const desk = await openPage(browser, sandbox?.url ?? '', { width: 1400, height: 1000 });
  const seat = await desk.asPerson(boss?.name ?? '');
  await seat.openChannel('game-tables');
  await seat.runCommand('league create', {
    name: 'Autumn',
    kind: 'Swiss',
    start: 'when I press Start',
    game: 'The Space War',
  });
  const guild =
    (await (await stage.driver.person(boss?.id ?? '')).channel('game-tables', 'Great League')).guildId ?? '';
  const now = () => seasonNow(guild);
  await soon(() => seat.lastMessage('nobody yet').count()).toBeGreaterThan(0);
  const { id } = await now();
  await seat.press('Join');
  for (const { id: user, name } of people.slice(1))
    await stage.seasons.join(id, { user, name, guild, manages: false, roles: [] });
  await soon(() => seat.lastMessage(`In (${size})`).innerText()).toContain(`${rounds} rounds`);
  await seat.press('Start');
  for (let round = 1; round <= rounds; round++) {
    await soon(() => seat.lastMessage(`Round ${round} of ${rounds}`).count()).toBeGreaterThan(0);
    await soon(async () => (await now()).matches.filter(({ status }) => status === 'open').length).toBe(size / 2);
    for (const { status, table } of (await now()).matches) if (status === 'open') await play(table ?? '');
    await stage.later(1000);
  }
  await soon(() => seat.lastMessage('All matches are done').innerText()).toContain('Autumn');
  const done = await now();
  expect(done.matches).toHaveLength((rounds * size) / 2);
  expect(done.matches.every(({ outcome }) => outcome?.how === 'played')).toBe(true);
  await seat.runCommand('organise final');
  await soon(() => seat.lastMessage('season 1').innerText()).toContain('1.');
  await seat.runCommand('league standings');
  await seat.lastMessage('Points').waitFor();
  const trophies = await Promise.all(people.map(({ id: user }) => stage.seasons.trophies(user, guild)));
  const champions = people.filter((_, i) => trophies[i]?.some(({ kind }) => kind === 'champion'));
  expect(champions).toHaveLength(1);
  const winner = champions[0]?.name === boss?.name ? seat : await desk.asPerson(champions[0]?.name ?? '');
  await winner.openChannel('game-tables');
  await winner.runCommand('profile');
  await winner.lastMessage('Trophies').waitFor();
  expect(desk.problems).toEqual([]);
  expect(await stage.driver.violations()).toEqual([]);
  await desk.close();
}
