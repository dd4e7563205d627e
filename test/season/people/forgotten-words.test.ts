// What somebody has written in a season goes with their data; what others wait for stays.
import { expect, test } from 'vitest';
import { checkMessage } from '#discord/league/screens/organise';
import { translatorIn } from '#discord/words';
import { suspicions } from '#season/matches/checks';
import { ok, openRoom } from '../../table/room.ts';
import { begun, boss, disputed, member, playOpen } from '../season-room.ts';

const text = 'My neighbour Zacharias saw it too.';

/** A round is played, and somebody objects. */
async function withDispute() {
  const room = await openRoom();
  const { id } = await begun(room, 4);
  await playOpen(room, id);
  const { own: user, match } = await disputed(room, id, text);
  return { room, id, user, match };
}

test('L91 the words of a dispute are deleted with the data of whoever wrote them, and it still waits for its answer', async () => {
  const { room, id, user, match } = await withDispute();
  const { seasons, service } = room;
  await service.people.forget(user, 'concede');
  expect((await room.sent()).filter((message) => JSON.stringify(message).includes(text))).toEqual([]);
  await room.sweep();
  const season = ok(await seasons.find(id));
  expect(season.progress.disputes).toMatchObject([{ match, text: '' }]);
  expect(JSON.stringify(season)).not.toContain(`"${user}"`);
  const shown = JSON.stringify(checkMessage(season, suspicions(season, room.clock.now), translatorIn('en')));
  expect(shown).toContain('what was said is deleted');
  ok(await seasons.letStand(id, boss, { match: 1, reason: 'all is well' }));
});

test('L91 the words of somebody who was replaced since go with their data, not with that of the substitute', async () => {
  const { room, id, user } = await withDispute();
  const { seasons, service } = room;
  const next = member('zoe');
  ok(await seasons.replace(id, boss, { user, next, reason: 'ill' }));
  await service.people.forget('zoe', 'concede');
  await room.sweep();
  expect(ok(await seasons.find(id)).progress.disputes).toMatchObject([{ text }]);
  await service.people.forget(user, 'concede');
  await room.sweep();
  expect(ok(await seasons.find(id)).progress.disputes).toMatchObject([{ text: '' }]);
});

test('L76 a result that an organiser has not confirmed goes with their data', async () => {
  const room = await openRoom();
  const { seasons, service } = room;
  const { id } = await begun(room, 4);
  const manager = member('max', true);
  ok(await seasons.propose(id, manager, { what: 'rule', match: 1, won: [1, 0], reason: text, key: 'k' }));
  expect(ok(await seasons.find(id)).progress.proposals).toHaveLength(1);
  await service.people.forget('max');
  await room.sweep();
  const season = ok(await seasons.find(id));
  expect(season.progress.proposals).toEqual([]);
  expect(JSON.stringify(season)).not.toContain('"max"');
});
