// What organisers do about matches and people is done only when they have seen, by names, what it changes and what stays.
import { describe, expect, test } from 'vitest';
import { correctionMessage } from '#discord/league/screens/correction';
import { translatorIn } from '#discord/words';
import type { Foreseen } from '#season/matches/foreseen';
import { outcomeOf } from '#season/matches/outcomes';
import type { Correction, Season } from '#season/types';
import { ok, openRoom, type Room, refused } from '../../table/room.ts';
import { begun, boss, giveUp, keepHands, member, playOpen } from '../season-room.ts';

const reason = 'the game was misread';
const open = () => openRoom({ limits: { tablesPerPerson: 50 } });
const words = (foreseen: Foreseen) => JSON.stringify(correctionMessage(foreseen, translatorIn('en')));
const ids = (matches: readonly { readonly id: string }[]) => matches.map(({ id }) => id);
const userAt = (season: Season, match: number, seat: number) =>
  season.entries.find(({ n }) => n === season.matches[match]?.seats[seat]?.entry)?.user ?? '';

/** What is asked for is shown, and nothing is done. */
async function proposed(room: Room, id: string, wanted: Correction, key = 'press1'): Promise<Foreseen> {
  const before = ok(await room.seasons.find(id));
  const foreseen = ok(await room.seasons.propose(id, boss, { ...wanted, key }));
  const now = ok(await room.seasons.find(id));
  expect([now.status, now.matches, now.entries]).toEqual([before.status, before.matches, before.entries]);
  return foreseen;
}

const refusal = async (room: Room, id: string, wanted: Correction) =>
  refused(await room.seasons.propose(id, boss, { ...wanted, key: 'press9' })).refused;

describe('L76 a match that is not to count', () => {
  test('its places, and what is paired by it', async () => {
    const room = await open();
    const { id, matches } = await begun(room, 4);
    await giveUp(room, matches[0]?.table ?? '');
    await room.sweep();
    const won = await proposed(room, id, { what: 'void', match: 1, reason });
    expect(won.places.length).toBeGreaterThan(0);
    for (const { entry } of won.places) expect(words(won)).toContain(entry.name);
    const running = await proposed(room, id, { what: 'void', match: 2, reason }, 'press2');
    expect(running.begun.map(({ round }) => round)).toEqual([2, 2]);
    expect(words(running)).toContain('Ends');
    const after = ok(await room.seasons.confirm(id, boss, 'press2'));
    expect(after.matches[1]?.status).toBe('void');
    expect(after.matches).toHaveLength(4);
    expect(await refusal(room, id, { what: 'void', match: 2, reason })).toBe('league.void-already');
    expect(refused(await room.seasons.confirm(id, boss, 'press2')).refused).toBe('league.proposal-gone');
  });

  test('is looked at once more if it has ended since', async () => {
    const room = await open();
    const { id, matches } = await begun(room, 6);
    await proposed(room, id, { what: 'void', match: 1, reason });
    await giveUp(room, matches[0]?.table ?? '');
    await room.sweep();
    expect(refused(await room.seasons.confirm(id, boss, 'press1')).refused).toBe('league.changed');
    expect(ok(await room.seasons.find(id)).matches[0]?.status).toBe('done');
  });
});

describe('L78 a match that is to begin anew', () => {
  test('the games that are lost with it; at another table it is looked at once more', async () => {
    const room = await open();
    const { id, matches } = await begun(room, 4, { more: { bestOf: 3 } });
    await giveUp(room, matches[0]?.table ?? '');
    await room.sweep();
    const foreseen = await proposed(room, id, { what: 'replay', match: 1, reason });
    expect(foreseen.lost.reduce((sum, games) => sum + games, 0)).toBe(1);
    expect(words(foreseen)).toMatch(/[01] : [01]/);
    ok(await room.seasons.replay(id, boss, { match: 1, reason }));
    await room.sweep();
    expect(ok(await room.seasons.find(id)).matches[0]?.status).toBe('open');
    expect(refused(await room.seasons.confirm(id, boss, 'press1')).refused).toBe('league.changed');
    await proposed(room, id, { what: 'replay', match: 1, reason }, 'press2');
    expect(ok(await room.seasons.confirm(id, boss, 'press2')).matches[0]).toMatchObject({ status: 'waiting' });
  });

  test('whoever may not take seats any more is named, as they lose it', async () => {
    const room = await open();
    const season = await begun(room, 4);
    const user = userAt(season, 0, 1);
    expect(await room.service.servers.ban(boss, user, undefined, reason)).toBeUndefined();
    await room.sweep();
    const foreseen = await proposed(room, season.id, { what: 'replay', match: 1, reason });
    expect(foreseen.barred.map((one) => one.user)).toEqual([user]);
    expect(words(foreseen)).toContain('Lose it');
  });

  test('at a larger table without those who have left', async () => {
    const room = await open();
    const season = await begun(room, 8, { more: { table: 4 } });
    const gone = userAt(season, 0, 1);
    ok(await room.seasons.drop(season.id, gone));
    await room.sweep();
    ok(await room.seasons.replay(season.id, boss, { match: 1, reason }));
    await room.sweep();
    const [match] = ok(await room.seasons.find(season.id)).matches;
    const seats = ok(await room.service.info(match?.table ?? '')).seats.flatMap(({ who }) =>
      who.kind === 'person' ? [who.user] : [],
    );
    expect(match).toMatchObject({ status: 'open', outcome: undefined });
    expect(seats).toHaveLength(3);
    expect(seats).not.toContain(gone);
    ok(await room.seasons.drop(season.id, seats[0] ?? ''));
    await room.sweep();
    expect(await refusal(room, season.id, { what: 'replay', match: 1, reason })).toBe('league.replay-few');
  });
});

describe('L76 a person', () => {
  test('who is taken out: their match, who goes on by that, and their place', async () => {
    const room = await open();
    const season = await begun(room, 4, { kind: 'knockout' });
    await giveUp(room, season.matches[1]?.table ?? '');
    await room.sweep();
    const user = userAt(season, 0, 0);
    const foreseen = await proposed(room, season.id, { what: 'remove', user, reason });
    expect(ids(foreseen.ended)).toEqual(ids(season.matches.slice(0, 1)));
    expect(foreseen.begun).toHaveLength(1);
    expect(words(foreseen)).toContain(userAt(season, 0, 1).toUpperCase());
    const after = ok(await room.seasons.confirm(season.id, boss, 'press1'));
    expect(after.entries.find((entry) => entry.user === user)?.status).toBe('excluded');
    expect(await refusal(room, season.id, { what: 'remove', user, reason })).toBe('league.done-already');
    expect(await refusal(room, season.id, { what: 'remove', user: 'zoe', reason })).toBe('league.they-are-not-in');
  });

  test('whose place somebody gets, with which matches', async () => {
    const room = await open();
    const season = await begun(room, 4);
    const user = userAt(season, 0, 0);
    const next = { user: 'zoe', name: 'Zoe' };
    const foreseen = await proposed(room, season.id, { what: 'replace', user, next, reason });
    expect(words(foreseen)).toMatch(/Is played on\*\* by Zoe/);
    ok(await room.seasons.confirm(season.id, boss, 'press1'));
    expect(ok(await room.seasons.find(season.id)).entries.map((entry) => entry.user)).toContain('zoe');
  });

  test('is forgotten with their data', async () => {
    const room = await open();
    const season = await begun(room, 4);
    const user = userAt(season, 0, 0);
    const next = { user: 'zoe', name: 'Zoe Unknown' };
    await proposed(room, season.id, { what: 'replace', user, next, reason });
    await room.service.people.forget('zoe');
    await room.sweep();
    expect(JSON.stringify(ok(await room.seasons.find(season.id)))).not.toContain('Zoe Unknown');
  });
});

test('L76 a season that is to be cancelled: which games go on and count for nothing', async () => {
  const room = await open();
  const { id, matches } = await begun(room, 4);
  const foreseen = await proposed(room, id, { what: 'cancel', reason });
  expect(ids(foreseen.ended)).toEqual(ids(matches));
  expect(words(foreseen)).toContain('counts for nothing');
  expect(ok(await room.seasons.confirm(id, boss, 'press1')).status).toBe('cancelled');
  expect(await refusal(room, id, { what: 'cancel', reason })).toBe('league.done-already');
});

test('L76 only who has asked for it can confirm, and only who organises can ask', async () => {
  const room = await open();
  const { id } = await begun(room, 4);
  await proposed(room, id, { what: 'cancel', reason });
  expect(refused(await room.seasons.confirm(id, member('mod', true), 'press1')).refused).toBe('league.proposal-gone');
  const players = await room.seasons.propose(id, member('ann'), { what: 'cancel', reason, key: 'press2' });
  expect(refused(players).refused).toBe('league.not-organiser');
});

test('a result that an earlier version has shown is still set by its button', async () => {
  const room = await open();
  const { id } = await begun(room, 4);
  await playOpen(room, id);
  const season = ok(await room.seasons.find(id));
  const [match] = season.matches;
  const won = match?.outcome?.won.toReversed() ?? [];
  const proposal = { key: 'old', by: boss.user, match: match?.id, won, reason, withAll: false, gone: [] };
  const course = JSON.stringify({ ...season.progress, proposals: [proposal] });
  await room.store.seasons.commit({ season: id, expect: season.rev, row: { status: season.status, course } });
  const after = ok(await room.seasons.confirm(id, boss, 'old'));
  expect(after.matches[0]?.outcome).toMatchObject({ how: 'organiser', won });
});

test('L78 LS54 a knock-out match that is begun anew may be drawn once like any other', async () => {
  const room = await open();
  const season = await begun(room, 4, { kind: 'knockout' });
  await keepHands(room, season.matches[0]?.table ?? '');
  ok(await room.seasons.replay(season.id, boss, { match: 1, reason }));
  await room.sweep();
  const now = ok(await room.seasons.find(season.id));
  const [match] = now.matches;
  if (match === undefined) throw new Error('no match');
  expect(match).toMatchObject({ status: 'open', games: 2 });
  const drawn = ok(await room.service.leagues.report(match.table ?? ''));
  const report = { ...drawn, won: [0, 0] as const, drawn: 1, isOver: true };
  expect(outcomeOf(now, match, report, 1)).toBe('again');
  expect(outcomeOf(now, { ...match, games: 3 }, report, 1)).not.toBe('again');
});
