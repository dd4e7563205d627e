// The organisers' desk through the stand-in: what needs somebody, and what is done about it.
import { afterEach, expect, test } from 'vitest';
import { type DrivenPerson, textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { eventually, expectClean, labelsOf, league, outcome } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

const NAMES = ['tobin', 'oksana', 'jun', 'mira'];

/** A league of four that has begun, of a member who organises it; its matches run. */
async function begun(settings?: Readonly<Record<string, number>>) {
  stage = await openStage();
  const people = await Promise.all(NAMES.map((name) => stage.driver.person(name)));
  const [one, , , boss] = people;
  if (one === undefined || boss === undefined) throw new Error('nobody');
  const channel = await boss.channel('game-tables', league);
  await outcome(await boss.command(channel.id, 'league create', { name: 'Autumn', kind: 'swiss', start: 0 }));
  if (settings !== undefined) await outcome(await boss.command(channel.id, 'organise settings', settings));
  const board = await boss.waitFor((m) => m.channel_id === channel.id && labelsOf(m).includes('Join'));
  for (const person of people) await (await person.press(board, 'Join')).settled();
  await (await boss.press(board, 'Start')).settled();
  await eventually(async () => {
    await stage.later(1000);
    const { matches } = await seasonNow();
    return matches.filter(({ status }) => status === 'open').length === 2 ? true : undefined;
  });
  return { people, one, boss, channel };
}

async function seasonNow() {
  const mira = await stage.driver.person('mira');
  const [short] = await stage.seasons.ofServer((await mira.channel('game-tables', league)).guildId ?? '');
  const season = await stage.seasons.find(short?.id ?? '');
  if ('refused' in season) throw new Error(season.refused);
  return season;
}

/** The number of somebody's match in the first round. */
async function matchOf(user: string) {
  const { entries, matches } = await seasonNow();
  const own = entries.find((entry) => entry.user === user)?.n;
  return matches.findIndex(({ seats }) => seats.some(({ entry }) => entry === own)) + 1;
}

test('an objection is answered from the desk in four presses, a result set with what follows from it shown first', async () => {
  const { one, boss, channel } = await begun();
  const match = await matchOf(one.id);
  await outcome(await one.command(channel.id, 'league dispute', { match, text: 'My move never arrived.' }));
  const desk = await outcome(await boss.command(channel.id, 'organise desk'));
  const shown = textOfMessage(desk);
  expect(shown).toMatch(
    /Objections\*\* \(1\)[\s\S]*My move never arrived[\s\S]*Running, least time left first\*\* \(2\)/,
  );
  expect(shown).toMatch(/Tobin Vale: 6 days 23 hours left \(not here yet\)/);
  expect(shown).toMatch(/<#\d+>/);

  const chosen = await outcome(
    await boss.select(desk, 'Look at a match…', [(await seasonNow()).matches[match - 1]!.id]),
  );
  expect(labelsOf(chosen)).toEqual(
    expect.arrayContaining(['The result stands', 'A draw', 'Does not count', 'Begin anew']),
  );
  const stands = await boss.submit(await boss.press(chosen, 'The result stands'), { reason: 'It did arrive' });
  expect(textOfMessage(await outcome(stands))).toContain('stands');
  expect((await seasonNow()).progress.disputes).toEqual([]);

  const wins = labelsOf(chosen).find((label) => label.endsWith(' wins'))!;
  const foreseen = await outcome(await boss.submit(await boss.press(chosen, wins), { reason: 'Agreed by both' }));
  await outcome(await boss.press(foreseen, 'Set this result'));
  const season = await seasonNow();
  expect(season.matches[match - 1]).toMatchObject({ status: 'done', outcome: { how: 'organiser', won: [1, 0] } });
  const log = textOfMessage(await outcome(await one.command(channel.id, 'league log')));
  expect(log).toContain('Agreed by both');
  await expectClean(stage);
});

test('nobody but organisers sees it or presses on it; a reason that says nothing is refused', async () => {
  const { one, boss, channel } = await begun();
  expect(textOfMessage(await outcome(await one.command(channel.id, 'organise desk')))).toContain('organise');
  const desk = await outcome(await boss.command(channel.id, 'organise desk'));
  const [match] = (await seasonNow()).matches;
  const chosen = await outcome(await boss.select(desk, 'Look at a match…', [match!.id]));
  const refused = await outcome(await boss.submit(await boss.press(chosen, 'Does not count'), { reason: '.' }));
  expect(textOfMessage(refused)).toContain('Say why');
  expect((await seasonNow()).matches[0]?.status).toBe('open');
  const back = await outcome(await boss.press(chosen, 'Back'));
  expect(textOfMessage(back)).toContain('what needs you');
});

test('matches are found by number or name as they are typed, and pairings lead to where they are played', async () => {
  const { one, boss, channel } = await begun();
  const match = await matchOf(one.id);
  const named = await boss.autocomplete(channel.id, 'organise result', 'match', 'tobin');
  expect(named).toEqual([{ name: expect.stringContaining('Tobin Vale'), value: match }]);
  const numbered = await boss.autocomplete(channel.id, 'organise void', 'match', '2');
  expect(numbered.map(({ value }) => value)).toContain(2);
  const pairs = await outcome(await one.command(channel.id, 'league pairings'));
  expect(textOfMessage(pairs).match(/<#\d+>/g)).toHaveLength(2);
  // Whoever does not organise sees the league's message alone.
  const before = (await boss.messages(channel.id)).length;
  expect(textOfMessage(await outcome(await one.command(channel.id, 'league show')))).toContain('Round 1 of 2');
  expect(await boss.messages(channel.id)).toHaveLength(before);
});

test('whoever has moved is here, and the second game of a best of three is where the match is played', async () => {
  const { people, one, boss, channel } = await begun({ games: 3 });
  const match = (await seasonNow()).matches[(await matchOf(one.id)) - 1]!;
  const tableView = await stage.tables.view(match.table!, undefined);
  if ('refused' in tableView) throw new Error(tableView.refused);
  const first = tableView.table.seats.find(({ seat }) => seat === tableView.table.waiting[0]?.seat)!;
  const mover = people.find(({ id }) => first.who.kind === 'person' && id === first.who.user)!;
  const view = await stage.tables.view(match.table!, mover.id);
  const [ask] = 'refused' in view ? [] : view.view.asks;
  await stage.tables.submit(match.table!, mover.id, { ask: ask?.id ?? 0, answer: { pick: ['keep'] } });
  const lineOf = async () => {
    const shown = textOfMessage(await outcome(await boss.command(channel.id, 'organise desk')));
    const lines = shown.split('\n');
    const at = lines.findIndex((line) => line.includes('Tobin Vale') && line.startsWith('- **'));
    return `${lines[at]}\n${lines[at + 1]}`;
  };
  expect((await lineOf()).match(/not here yet/g) ?? []).toHaveLength(1);
  await stage.tables.concede(match.table!, mover.id);
  const next = await eventually(async () => {
    await stage.later(60_000);
    const table = await stage.seasons.playedAt(match);
    return table === match.table ? undefined : table;
  });
  expect((await seasonNow()).matches.find(({ id }) => id === match.id)?.table).toBe(match.table);
  expect(await stage.tables.info(next!)).toMatchObject({ status: 'running' });
  expect(await lineOf()).toMatch(/Tobin Vale[\s\S]* left/);
  expect(textOfMessage(await outcome(await one.command(channel.id, 'league match')))).toContain('against');
});

test('a start with a check-in: who presses is in, who is put in by hand too, and whoever does not is out', async () => {
  stage = await openStage();
  const people = await Promise.all(NAMES.map((name) => stage.driver.person(name)));
  const [tobin, oksana, jun, boss] = people as [DrivenPerson, DrivenPerson, DrivenPerson, DrivenPerson];
  const late = await stage.driver.person('pascal');
  const channel = await boss.channel('game-tables', league);
  await outcome(await boss.command(channel.id, 'league create', { name: 'Autumn', kind: 'swiss', start: 0 }));
  await outcome(await boss.command(channel.id, 'organise settings', { start: 3, 'check-in': 24 }));
  const board = await boss.waitFor((m) => m.channel_id === channel.id && labelsOf(m).includes('Join'));
  expect(textOfMessage(board)).toContain('who does not is out');
  for (const person of people) await (await person.press(board, 'Join')).settled();
  await stage.later(49 * 3_600_000);
  const asking = await boss.waitFor((m) => m.channel_id === channel.id && labelsOf(m).includes('Check in'));
  expect(textOfMessage(asking)).toContain('0 of 4');
  for (const person of [tobin, oksana, jun])
    expect(textOfMessage(await outcome(await person.press(asking, 'Check in')))).toContain('You are checked in');
  const reason = 'Asked for it by voice';
  const added = await outcome(await boss.command(channel.id, 'organise add', { who: late.id, reason }));
  expect(textOfMessage(added)).toContain('is in **Autumn**');
  await stage.later(24 * 3_600_000);
  const season = await eventually(async () => {
    const now = await seasonNow();
    return now.status === 'running' ? now : undefined;
  });
  expect(season.entries.map(({ user }) => user).toSorted()).toEqual(
    [tobin, oksana, jun, late].map(({ id }) => id).toSorted(),
  );
  await expectClean(stage);
});
