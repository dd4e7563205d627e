// A league of teams through the stand-in: founding one, joining it, its captain, its matches; and a league like another one.
import { afterEach, expect, test } from 'vitest';
import { isRefusal } from '#table/types';
import { textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { eventually, expectClean, labelsOf, league, outcome } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

/** A league in teams of two, whose sign-up stands in the channel. */
async function signup() {
  stage = await openStage();
  const [ann, bob, cyd, boss] = await Promise.all(
    ['tobin', 'oksana', 'jun', 'mira'].map((name) => stage.driver.person(name)),
  );
  if (ann === undefined || bob === undefined || cyd === undefined || boss === undefined) throw new Error('nobody');
  const channel = await boss.channel('game-tables', league);
  const made = { name: 'Autumn', kind: 'teams', start: 0, team: 2 };
  await outcome(await boss.command(channel.id, 'league create', made));
  const board = await boss.waitFor((m) => m.channel_id === channel.id && labelsOf(m).includes('Join'));
  const seasonNow = async () => {
    const [first] = await stage.seasons.ofServer(channel.guildId ?? '');
    const season = await stage.seasons.find(first?.id ?? '');
    if (isRefusal(season)) throw new Error(season.refused);
    return season;
  };
  return { ann, bob, cyd, boss, channel, board, seasonNow };
}

test('somebody founds a team, another one joins it, one comes without; the season is played by boards', async () => {
  const { ann, bob, cyd, boss, channel, board, seasonNow } = await signup();
  const asked = await outcome(await ann.press(board, 'Join'));
  expect(textOfMessage(asked)).toContain('is played in teams of 2. Found a team');
  const founded = await outcome(await ann.submit(await ann.press(asked, 'Found a team'), { team: 'Red Dwarfs' }));
  expect(textOfMessage(founded)).toContain('You are in, for **Red Dwarfs**');
  const choice = await outcome(await bob.press(board, 'Join'));
  expect(textOfMessage(choice)).toContain('Choose one that lacks somebody');
  const joined = await outcome(await bob.select(choice, 'A team that lacks somebody', ['Red Dwarfs']));
  expect(textOfMessage(joined)).toContain('for **Red Dwarfs**');
  const short = await outcome(await boss.press(board, 'Start'));
  expect(textOfMessage(short)).toMatch(/people are needed/);
  await outcome(await cyd.press(await outcome(await cyd.press(board, 'Join')), 'Join without a team'));
  await eventually(async () => {
    const shown = (await boss.messages(channel.id)).find(({ id }) => id === board.id);
    const words = shown === undefined ? '' : textOfMessage(shown);
    return words.includes('**Red Dwarfs** (2 of 2): ') && words.includes('Without a team yet') ? true : undefined;
  });
  const lacks = await outcome(await boss.press(board, 'Start'));
  expect(textOfMessage(lacks)).toMatch(/Jun.* has no whole team of 2/);
  await outcome(await boss.command(channel.id, 'league join', { team: 'Blues' }));
  const ordered = await outcome(
    await ann.command(channel.id, 'league team', { who: bob.id, board: 1, name: 'Dwarfs' }),
  );
  expect(textOfMessage(ordered)).toMatch(/\*\*Dwarfs\*\* \(2 of 2\): Oksana.*, Tobin/i);
  const refused = await outcome(await bob.command(channel.id, 'league team', { board: 2 }));
  expect(textOfMessage(refused)).toContain('Only the captain of Dwarfs');
  await outcome(await boss.press(board, 'Start'));
  await stage.later(1000);
  const { matches } = await seasonNow();
  expect(matches).toHaveLength(2);
  for (const match of [1, 2]) {
    const foreseen = await outcome(
      await boss.command(channel.id, 'organise result', { match, first: 1, second: 0, reason: 'as agreed' }),
    );
    await outcome(await boss.press(foreseen, 'Set this result'));
  }
  await boss.waitFor((m) => m.channel_id === channel.id && /(Dwarfs|Blues)\*\* 1 : 1 \*\*/.test(textOfMessage(m)));
  const pairings = await outcome(await ann.command(channel.id, 'league pairings'));
  expect(textOfMessage(pairings)).toMatch(/\*\*(Dwarfs – Blues|Blues – Dwarfs)\*\*/);
  const standings = await outcome(await ann.command(channel.id, 'league standings'));
  expect(textOfMessage(standings)).toContain('at the boards');
  await expectClean(stage);
});

test('any league is a template for another one', async () => {
  const { boss, channel, seasonNow } = await signup();
  await outcome(await boss.command(channel.id, 'organise settings', { pace: 'brisk', meetings: 2, 'at-once': 3 }));
  const { settings } = await seasonNow();
  const copied = await outcome(await boss.command(channel.id, 'league copy', { name: 'Winter', start: 7 }));
  expect(textOfMessage(copied)).toContain('**Winter** is open for sign-up');
  const all = await stage.seasons.ofServer(channel.guildId ?? '');
  expect(all.map(({ league: { name } }) => name)).toEqual(['Winter', 'Autumn']);
  expect(all[0]?.settings).toEqual(settings);
  expect(settings).toMatchObject({ kind: 'teams', teamSize: 2, legs: 2, pace: 'brisk', atOnce: 3 });
  await expectClean(stage);
});

test('where results stand behind spoiler bars, what teams have come to does too', async () => {
  const { ann, bob, cyd, boss, channel, board } = await signup();
  await outcome(await boss.command(channel.id, 'organise settings', { spoilers: true }));
  for (const [person, name] of [
    [ann, 'Reds'],
    [bob, 'Reds'],
    [cyd, 'Blues'],
    [boss, 'Blues'],
  ] as const)
    await outcome(await person.command(channel.id, 'league join', { team: name }));
  await outcome(await boss.press(board, 'Start'));
  await stage.later(1000);
  for (const match of [1, 2]) {
    const result = { match, first: 1, second: 0, reason: 'as agreed' };
    const foreseen = await outcome(await boss.command(channel.id, 'organise result', result));
    await outcome(await boss.press(foreseen, 'Set this result'));
  }
  const told = await boss.waitFor((m) => m.channel_id === channel.id && / 1 : 1 /.test(textOfMessage(m)));
  expect(textOfMessage(told)).toMatch(/^\|\|.*(Reds|Blues).*\|\|$/);
  await expectClean(stage);
});
