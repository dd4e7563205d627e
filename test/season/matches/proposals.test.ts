// A result is set only when whoever sets it has seen, by names, what that changes and what stays.
import { expect, test } from 'vitest';
import { correctionMessage } from '#discord/league/screens/correction';
import { translatorIn } from '#discord/words';
import { ok, openRoom, refused } from '../../table/room.ts';
import { begun, boss, keepHands, member, playOpen } from '../season-room.ts';

const reason = 'the game was misread';
const open = () => openRoom({ limits: { tablesPerPerson: 50 } });

test('L76 a Swiss result: places that change are named, and what is paired and the knock-out stay', async () => {
  const room = await open();
  const { seasons } = room;
  const { id } = await begun(room, 8, { more: { cut: 4 } });
  for (let round = 0; round < 3; round++) {
    await playOpen(room, id);
    await room.sweep();
  }
  const before = ok(await seasons.find(id));
  expect(before.status).toBe('cut');
  const [match] = before.matches;
  const won = match?.outcome?.won.toReversed() ?? [];
  const foreseen = ok(await seasons.propose(id, boss, { what: 'rule', match: 1, won, reason, key: 'press1' }));
  expect(ok(await seasons.find(id)).matches).toEqual(before.matches);
  expect(foreseen.places.length).toBeGreaterThan(0);
  expect(foreseen.gone).toEqual([]);
  expect(foreseen.paired).toBe(3);
  expect(foreseen.inKnockout.map(({ n }) => n)).toEqual(before.progress.stages?.cut?.seeds);
  const words = JSON.stringify(correctionMessage(foreseen, translatorIn('en')));
  for (const { entry } of [...foreseen.places, ...foreseen.inKnockout.map((entry) => ({ entry }))])
    expect(words).toContain(entry.name);
  expect(refused(await seasons.confirm(id, member('mod', true), 'press1')).refused).toBe('league.proposal-gone');
  const after = ok(await seasons.confirm(id, boss, 'press1'));
  expect(after.matches.find((one) => one.id === match?.id)?.outcome?.won).toEqual(won);
  expect(after.progress.stages).toEqual(before.progress.stages);
  expect(refused(await seasons.confirm(id, boss, 'press1')).refused).toBe('league.proposal-gone');
  // The channel is told of the winner first, whichever seat they have.
  const told = (await room.sent()).flatMap((message) => (message.kind === 'season-news' ? [message.news] : []));
  const winner = after.entries.find(({ n }) => n === match?.seats[won[0] === 1 ? 0 : 1]?.entry)?.name;
  expect(told.find((news) => news.key === 'news.ruled')?.with).toMatchObject({ winner, won: 1, lost: 0 });
});

test('L76 a result of a knock-out: the matches that begin anew are named, and no others do', async () => {
  const room = await open();
  const { seasons } = room;
  const { id } = await begun(room, 4, { kind: 'knockout' });
  await playOpen(room, id);
  await room.sweep();
  const before = ok(await seasons.find(id));
  const final = before.matches[2];
  const won = before.matches[0]?.outcome?.won.toReversed() ?? [];
  const foreseen = ok(await seasons.propose(id, boss, { what: 'rule', match: 1, won, reason, key: 'press1' }));
  expect(foreseen.gone.map(({ was }) => was.id)).toEqual([final?.id]);
  await keepHands(room, final?.table ?? '');
  // Somebody has moved in the final since.
  expect(refused(await seasons.confirm(id, boss, 'press1')).refused).toBe('league.follows');
  ok(await seasons.propose(id, boss, { what: 'rule', match: 1, won, reason, withAll: true, key: 'press2' }));
  const after = ok(await seasons.confirm(id, boss, 'press2'));
  expect(after.matches[2]?.seats).not.toEqual(final?.seats);
});
