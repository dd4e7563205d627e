/** Seasons in a room: people, their league, and how its matches are played. */
import { standingsOf } from '#season/formats/index';
import type { NewLeague, Season } from '#season/types';
import type { Member } from '#table/types';
import { ok, type Room } from '../table/room.ts';

export const member = (user: string, manages = false): Member => ({
  user,
  name: user.toUpperCase(),
  guild: 'guild',
  manages,
  roles: [],
});
export const boss = member('boss', true);
export const names = ['ann', 'bob', 'cyd', 'dee', 'eve', 'fay', 'gus', 'hal'];

export const wishes = (more: Partial<NewLeague> = {}): NewLeague => ({
  key: 'press',
  name: 'Autumn',
  channel: '5',
  kind: 'swiss',
  game: 'tiny',
  ...more,
});

/** A season with so many people, begun. */
export async function begun(room: Room, count: number, more: Partial<NewLeague> = {}): Promise<Season> {
  const { seasons } = room;
  const season = ok(await seasons.create(boss, wishes(more)));
  for (const name of names.slice(0, count)) ok(await seasons.join(season.id, member(name)));
  const started = ok(await seasons.start(season.id, boss));
  await room.sweep();
  return ok(await seasons.find(started.id));
}

export const standing = (season: Season) =>
  standingsOf(season).map((lines) => lines.map(({ entry, points }) => [entry.user, points] as const));

/** Whoever sits at a table keeps their hand. */
export async function keepHands(room: Room, table: string): Promise<void> {
  for (const { who } of ok(await room.service.info(table)).seats) {
    if (who.kind !== 'person') continue;
    const tableView = ok(await room.service.view(table, who.user));
    const [ask] = tableView.view.asks;
    if (ask === undefined || ask.role === 'action') continue;
    ok(await room.service.submit(table, who.user, { ask: ask.id, answer: { pick: ['keep'] } }));
  }
}

/** Whoever moves first concedes. */
export async function giveUp(room: Room, table: string): Promise<void> {
  await keepHands(room, table);
  const { waiting, status } = ok(await room.service.info(table));
  // Whoever has left the season has conceded already.
  if (status === 'running') ok(await room.service.concede(table, waiting[0]?.user ?? ''));
}

/** Ends every open match; so many there were. */
export async function playOpen(room: Room, id: string): Promise<number> {
  const open = ok(await room.seasons.find(id)).matches.filter(({ status }) => status === 'open');
  for (const { table } of open) await giveUp(room, table ?? '');
  await room.sweep();
  return open.length;
}

export async function playAll(room: Room, id: string): Promise<Season> {
  for (let step = 0; step < 60 && (await playOpen(room, id)) > 0; step++) await room.sweep();
  return ok(await room.seasons.find(id));
}

/** Somebody of the first match, as its first seat, objects to it. */
export async function disputed({ seasons }: Room, id: string, text: string) {
  const { matches, entries } = ok(await seasons.find(id));
  const [match] = matches;
  const own = entries.find(({ n }) => n === match?.seats[0]?.entry)?.user ?? '';
  ok(await seasons.dispute(id, member(own), { match: 1, text }));
  return { match: match?.id, own };
}

/** The news that were sent since, with whom they were for; undefined: for the league's channel. */
export async function sentTo({ service }: Room) {
  const sent: { readonly to: string | undefined; readonly key: string }[] = [];
  for (;;) {
    const claimed = await service.outbox.claim(50, 1000);
    if (claimed.length === 0) return sent;
    for (const { id, message } of claimed) {
      await service.outbox.done(id, 'message');
      if (message.kind === 'season-news') sent.push({ to: message.to, key: message.news.key });
    }
  }
}
