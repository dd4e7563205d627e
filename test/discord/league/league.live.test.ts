// A league through the stand-in: sign-up, matches in their threads, results, standings, organisers.
import { afterEach, expect, test } from 'vitest';
import { textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { eventually, expectClean, isLive, labelsOf, league, outcome } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

const NAMES = ['tobin', 'oksana', 'jun', 'mira'];

/** A league of four in the channel, whose sign-up stands there. */
async function signup(kind = 'swiss') {
  stage = await openStage();
  const people = await Promise.all(NAMES.map((name) => stage.driver.person(name)));
  const boss = people[3];
  if (boss === undefined) throw new Error('nobody');
  const channel = await boss.channel('game-tables', league);
  const made = await outcome(await boss.command(channel.id, 'league create', { name: 'Autumn', kind, start: 0 }));
  expect(textOfMessage(made)).toContain('open for sign-up');
  const board = await boss.waitFor((m) => m.channel_id === channel.id && labelsOf(m).includes('Join'));
  return { people, boss, channel, board };
}

async function begun(kind = 'swiss') {
  const { people, boss, channel, board } = await signup(kind);
  for (const person of people) await (await person.press(board, 'Join')).settled();
  await (await boss.press(board, 'Start')).settled();
  await stage.later(1000);
  const intros = await eventually(async () => {
    const found = await introsOf(boss);
    return found.length >= 2 ? found : undefined;
  });
  return { people, boss, channel, board, intros };
}

type Person = Awaited<ReturnType<Stage['driver']['person']>>;

async function introsOf(person: Person) {
  const [season] = await seasonsHere(person);
  const found = [];
  for (const { table } of season?.matches ?? []) {
    const info = table === undefined ? undefined : await stage.tables.info(table);
    const thread = info !== undefined && 'place' in info ? info.place.thread : undefined;
    if (thread === undefined) continue;
    const messages = await person.messages(thread);
    found.push(...messages.filter((m) => labelsOf(m).includes('I’m here')));
  }
  return found;
}

async function seasonsHere(_person: Person) {
  const all = await stage.seasons.ofServer(await guildOf());
  const found = await Promise.all(all.map(({ id }) => stage.seasons.find(id)));
  return found.flatMap((one) => ('refused' in one ? [] : [one]));
}

const guildOf = async () => {
  const boss = await stage.driver.person('mira');
  return (await boss.channel('game-tables', league)).guildId ?? '';
};

test('LS79 a league from its sign-up to the final result', async () => {
  const { people, boss, channel, board, intros } = await begun();
  for (const intro of intros) {
    expect(textOfMessage(intro)).toMatch(/Match \d: <@\d+> – <@\d+>/);
    expect(intro.mentions).toHaveLength(2);
  }
  const shown = (await boss.messages(channel.id)).find(({ id }) => id === board.id);
  expect(shown && textOfMessage(shown)).toContain('Round 1 of 2');
  expect(shown?.mentions ?? []).toEqual([]);
  // Everybody concedes whose move it is, until all is done.
  for (let round = 0; round < 2; round++) {
    const [season] = await seasonsHere(boss);
    for (const { status, table } of season?.matches ?? []) {
      if (status !== 'open' || table === undefined) continue;
      for (const person of people) await stage.tables.concede(table, person.id);
    }
    await stage.later(1000);
    await stage.later(1000);
  }
  const [season] = await seasonsHere(boss);
  expect(season?.status).toBe('review');
  await boss.waitFor((m) => m.channel_id === channel.id && /draw|beats/.test(textOfMessage(m)));
  const table = await outcome(await people[0]!.command(channel.id, 'league standings'));
  expect(textOfMessage(table)).toMatch(/1\. .* · \*\*\d+\*\*/);
  const pairs = await outcome(await people[0]!.command(channel.id, 'league pairings'));
  expect(textOfMessage(pairs)).toContain('Round 2');
  await outcome(await boss.command(channel.id, 'organise final'));
  await boss.waitFor((m) => m.channel_id === channel.id && textOfMessage(m).includes('Autumn, season 1'));
  const history = await outcome(await people[0]!.command(channel.id, 'league history'));
  expect(textOfMessage(history)).toMatch(/Season 1: Over · 1\./);
  await expectClean(stage);
});

test('a match begins with a picture of its people; where pictures are not allowed all comes in words', async () => {
  const { intros } = await begun();
  for (const intro of intros) expect(JSON.stringify(intro.components)).toContain('attachment');
  expect(intros.flatMap(({ attachments }) => attachments.map((one) => one.description))).toEqual([
    'A match',
    'A match',
  ]);
  await stage.close();

  const { boss, channel, board } = await signup();
  await stage.driver.control({ do: 'deny', channel: channel.id, permissions: ['AttachFiles'] });
  for (const name of NAMES) await (await (await stage.driver.person(name)).press(board, 'Join')).settled();
  await (await boss.press(board, 'Start')).settled();
  await stage.later(1000);
  const inWords = await eventually(async () => {
    const found = await introsOf(boss);
    return found.length >= 2 ? found : undefined;
  });
  expect(JSON.stringify(inWords.map(({ components }) => components))).not.toContain('attachment');
  const shown = await eventually(async () => {
    const found = (await boss.messages(channel.id)).find(({ id }) => id === board.id);
    return found && textOfMessage(found).includes('Round 1 of 2') ? found : undefined;
  });
  expect(textOfMessage(shown)).toMatch(/1\. /);
});

test('a thread whose making was answered by a cut line is found again, not made twice', async () => {
  const { boss, channel, board, people } = await signup();
  for (const person of people) await (await person.press(board, 'Join')).settled();
  await stage.driver.control({ do: 'fail', method: 'POST', path: '/threads', status: 502, times: 3, when: 'after' });
  await (await boss.press(board, 'Start')).settled();
  const threads = await eventually(async () => {
    await stage.later(60_000);
    const [season] = await seasonsHere(boss);
    const tables = await Promise.all((season?.matches ?? []).map(({ table }) => stage.tables.info(table ?? '')));
    const found = tables.flatMap((table) =>
      'place' in table && table.place.thread !== undefined ? [table.place.thread] : [],
    );
    return found.length === 2 ? found : undefined;
  });
  expect(new Set(threads).size).toBe(2);
  const openers = (await boss.messages(channel.id)).filter(({ id }) => threads.includes(id));
  expect(openers).toHaveLength(2);
  const others = (await boss.messages(channel.id)).filter(({ type }) => type === 18);
  expect(others).toEqual([]);
});

test('LS75 matches wait while the bot may not write in the league’s channel; its organisers are told once', async () => {
  const { people, boss, channel, board } = await signup();
  for (const person of people) await (await person.press(board, 'Join')).settled();
  await stage.driver.control({ do: 'deny', channel: channel.id, permissions: ['SendMessages'] });
  await (await boss.press(board, 'Start')).settled();
  const statuses = async () => (await seasonsHere(boss))[0]?.matches.map(({ status }) => status);
  for (let n = 0; n < 4; n++) await stage.later(11 * 60_000);
  expect(await statuses()).toEqual(['waiting', 'waiting']);
  const direct = await boss.messages((await boss.openDm()).id);
  const told = direct.filter((message) => textOfMessage(message).includes('The matches of **Autumn** wait'));
  expect(told.map((message) => textOfMessage(message).includes(`<#${channel.id}>`))).toEqual([true]);
  await stage.driver.control({ do: 'deny', channel: channel.id, permissions: [] });
  await eventually(async () => {
    await stage.later(11 * 60_000);
    return (await statuses())?.every((status) => status === 'open') === true ? true : undefined;
  });
  const [season] = await seasonsHere(boss);
  const tableView = await stage.tables.view(season?.matches[0]?.table ?? '', undefined);
  if ('refused' in tableView) throw new Error(tableView.refused);
  const [week, hour] = [7 * 24 * 3_600_000, 3_600_000];
  // Nobody's time ran before.
  expect(tableView.clocks.map(({ reserve }) => reserve > week - hour)).toEqual([true, true]);
});

test('LS78 only organisers organise; what they do stands in the log with its reason', async () => {
  const { people, boss, channel, board } = await begun();
  const [player] = people;
  if (player === undefined) throw new Error('nobody');
  const forged = await outcome(
    await player.command(channel.id, 'organise result', { match: 1, first: 1, second: 0, reason: 'I want to win' }),
  );
  expect(textOfMessage(forged)).toContain('Only its organisers');
  const unsaid = await outcome(await boss.command(channel.id, 'organise result', { match: 1, reason: 'They agreed' }));
  expect(textOfMessage(unsaid)).toContain('Say the result of match 1 in one way');
  const foreseen = await outcome(
    await boss.command(channel.id, 'organise result', { match: 1, first: 1, second: 0, reason: 'They *agreed*' }),
  );
  expect(textOfMessage(foreseen)).toMatch(/Match 1: set this result\?[\s\S]*set by an organiser/);
  const ruled = await outcome(await boss.press(foreseen, 'Set this result'));
  expect(textOfMessage(ruled)).toMatch(/The result of match 1 is set: .*set by an organiser/);
  await player.waitFor((m) => m.channel_id === channel.id && /An organiser.* set match 1/.test(textOfMessage(m)));
  const voided = await outcome(await boss.command(channel.id, 'organise void', { match: 2, reason: 'both are away' }));
  expect(textOfMessage(voided)).toMatch(/Match 2: have it not count[\s\S]*Is paired/);
  expect(textOfMessage(await outcome(await boss.press(voided, 'Have it not count')))).toContain(
    'Match 2 does not count',
  );
  const log = await outcome(await player.press(board, 'Log'));
  expect(textOfMessage(log)).toContain('They \\*agreed\\*');
  const other = await outcome(
    await player.command(channel.id, 'league create', { name: 'Mine', kind: 'swiss', start: 0 }),
  );
  expect(textOfMessage(other)).toContain('may manage this server');
  await expectClean(stage);
});

test('one’s own matches with both times, a deck that nobody else sees, and leaving', async () => {
  const { people, boss, channel, board } = await begun('everyone');
  const [player] = people;
  if (player === undefined) throw new Error('nobody');
  const mine = await outcome(await player.press(board, 'My match'));
  expect(textOfMessage(mine)).toMatch(/against .*left: you [67] days/s);
  const deck = await outcome(await player.command(channel.id, 'league deck'));
  expect(textOfMessage(deck)).toContain('Nobody else sees it');
  expect((deck.flags ?? 0) & 64).toBe(64);
  const sure = await outcome(await player.command(channel.id, 'league drop'));
  const left = await outcome(await player.press(sure, 'Leave'));
  expect(textOfMessage(left)).toContain('You have left');
  await boss.waitFor((m) => m.channel_id === channel.id && textOfMessage(m).includes('has left'));
  await expectClean(stage);
});

test('LS3 a name that is taken, too few people, and a place given up before the start', async () => {
  const { people, boss, channel, board } = await signup();
  const again = await outcome(
    await boss.command(channel.id, 'league create', { name: ' autumn', kind: 'swiss', start: 7 }),
  );
  expect(textOfMessage(again)).toContain('There is a league called');
  const [player] = people;
  if (player === undefined) throw new Error('nobody');
  await (await player.press(board, 'Join')).settled();
  const started = await outcome(await boss.press(board, 'Start'));
  expect(textOfMessage(started)).toContain('4 people are needed');
  await (await player.press(board, 'Leave')).settled();
  await eventually(async () => {
    const now = (await boss.messages(channel.id)).find(({ id }) => id === board.id);
    return now !== undefined && textOfMessage(now).includes('nobody yet') ? true : undefined;
  });
  const decks = await outcome(await player.press(board, 'My deck'));
  const chosen = await outcome(await player.select(decks, 'Choose a deck', ['ready']));
  expect(textOfMessage(chosen)).toContain('You are in');
  await expectClean(stage);
  expect(isLive(board)).toBe(false);
});

test('without a name that league is meant in whose channel, or in whose match’s thread, a command is used', async () => {
  const { boss, channel, intros, people } = await begun();
  const elsewhere = await boss.channel('general', league);
  const made = await outcome(
    await boss.command(elsewhere.id, 'league create', { name: 'Winter', kind: 'swiss', start: 0 }),
  );
  expect(textOfMessage(made)).toContain('open for sign-up');
  const [player] = people;
  const thread = intros[0]?.channel_id ?? '';
  const titleAt = async (place: string) =>
    textOfMessage(await outcome(await player!.command(place, 'league history'))).split('\n')[0];
  expect(await titleAt(thread)).toContain('Autumn');
  await outcome(await boss.command(thread, 'organise announce', { text: 'Have fun' }));
  await boss.waitFor((m) => m.channel_id === channel.id && textOfMessage(m).includes('Have fun'));
  // A league that is over is still the one of its channel.
  const asked = await outcome(await boss.command(channel.id, 'organise cancel', { reason: 'everybody is ill' }));
  expect(textOfMessage(asked)).toMatch(/Goes on\*\*, and counts for nothing:\n- 1\./);
  expect(textOfMessage(await outcome(await boss.press(asked, 'Cancel the season')))).toContain('is cancelled');
  expect(await titleAt(channel.id)).toContain('Autumn');
  expect(await titleAt(thread)).toContain('Autumn');
  expect(await titleAt(elsewhere.id)).toContain('Winter');
});
