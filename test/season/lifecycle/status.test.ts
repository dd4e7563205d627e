// What may be done with a season in which status, and that the refusal names the true reason.
import { describe, expect, test } from 'vitest';
import type { Season, SeasonStatus } from '#season/types';
import { isRefusal } from '#table/types';
import { ok, openRoom, type Room } from '../../table/room.ts';
import { begun, boss, member } from '../season-room.ts';

const reason = 'it has to be';
const statuses: readonly SeasonStatus[] = [
  ...(['signup', 'draft', 'building', 'running', 'cut', 'review', 'final', 'cancelled'] as const),
];

/** Sets a season into a status, as if it had come to it. */
async function into(room: Room, id: string, status: SeasonStatus, held = false): Promise<void> {
  const season = ok(await room.seasons.find(id));
  const course = JSON.stringify({ ...season.progress, heldSince: held ? room.clock.now : undefined });
  await room.store.seasons.commit({ season: id, expect: season.rev, row: { status, course } });
}

/** Everything that somebody in a season, or its organiser, can try. */
const actions: Readonly<Record<string, (room: Room, id: string, match: string) => Promise<unknown>>> = {
  set: ({ seasons }, id) => seasons.set(id, boss, { gifts: 2 }),
  seed: ({ seasons }, id) => seasons.seed(id, boss, { user: 'ann', place: 1 }),
  checkIn: ({ seasons }, id) => seasons.checkIn(id, 'ann'),
  add: ({ seasons }, id) => seasons.add(id, boss, { who: { user: 'newcomer', name: 'N' }, reason }),
  start: ({ seasons }, id) => seasons.start(id, boss),
  join: ({ seasons }, id) => seasons.join(id, member('newcomer')),
  drop: ({ seasons }, id) => seasons.drop(id, 'ann'),
  goAway: ({ seasons }, id) => seasons.goAway(id, 'ann', { days: 1, in: 0 }),
  comeBack: ({ seasons }, id) => seasons.comeBack(id, 'ann'),
  remove: ({ seasons }, id) => seasons.remove(id, boss, 'bob', reason),
  replace: ({ seasons }, id) => seasons.replace(id, boss, { user: 'bob', next: { user: 'zoe', name: 'ZOE' }, reason }),
  setApart: ({ seasons }, id) => seasons.setApart(id, boss, { people: ['ann', 'bob'], reason }),
  cancel: ({ seasons }, id) => seasons.cancel(id, boss, reason),
  hold: ({ seasons }, id) => seasons.hold(id, boss, reason),
  draft: ({ seasons }, id) => seasons.draft(id, 'ann'),
  take: ({ seasons }, id) => seasons.take(id, 'ann', { pack: 'x', cards: [] }),
  play: ({ seasons }, id) => seasons.play(id, 'ann'),
  pairAnew: ({ seasons }, id) => seasons.pairAnew(id, boss, { reason }),
  here: ({ seasons }, id, match) => seasons.here(id, match, 'ann'),
  gift: ({ seasons }, id, match) => seasons.gift(id, member('ann'), { match, key: 'k1' }),
  extend: ({ seasons }, id) => seasons.extend(id, boss, { match: 1, days: 1, reason, key: 'k2' }),
  replay: ({ seasons }, id) => seasons.replay(id, boss, { match: 1, reason }),
  rule: ({ seasons }, id) => seasons.rule(id, boss, { match: 1, won: [1, 0], reason }),
  setVoid: ({ seasons }, id) => seasons.setVoid(id, boss, { match: 1, reason }),
  dispute: ({ seasons }, id) => seasons.dispute(id, member('ann'), { match: 1, text: reason }),
  letStand: ({ seasons }, id) => seasons.letStand(id, boss, { match: 1, reason }),
  finish: ({ seasons }, id) => seasons.finish(id, boss),
  again: ({ seasons }, id) => seasons.again(id, boss),
  handIn: ({ seasons }, id) => seasons.handIn(id, 'ann', { id: 'x', name: 'x', edition: 'core', extra: {}, main: {} }),
};

/** Refusals of the status by the action, in the order of `statuses`; `-`: the status does not forbid it. */
const expected: Readonly<Record<string, string>> = {
  set: '- - - - - in-review over cancelled',
  seed: '- started started started started in-review over cancelled',
  checkIn: '- - - - - - - -',
  add: '- closed - - closed closed over cancelled',
  start: '- started started started started in-review over cancelled',
  join: '- closed - - closed closed over cancelled',
  drop: '- - - - - in-review over cancelled',
  goAway: '- - - - - in-review over cancelled',
  comeBack: '- - - - - in-review over cancelled',
  remove: '- - - - - - - cancelled',
  replace: '- - - - - - over cancelled',
  setApart: '- - - - - in-review over cancelled',
  cancel: '- - - - - - over -',
  hold: 'not-started - - - - in-review over cancelled',
  draft: 'not-started - drafted drafted drafted in-review over cancelled',
  take: 'not-started - drafted drafted drafted in-review over cancelled',
  play: 'not-started drafting building - started in-review over cancelled',
  pairAnew: 'not-started drafting building - - in-review over cancelled',
  here: 'not-started drafting building - - in-review over cancelled',
  gift: 'not-started drafting building - - in-review over cancelled',
  extend: 'not-started drafting building - - in-review over cancelled',
  replay: 'not-started drafting building - - in-review over cancelled',
  rule: 'not-started drafting building - - - over cancelled',
  setVoid: 'not-started drafting building - - - over cancelled',
  dispute: 'not-started drafting building - - - over cancelled',
  letStand: 'not-started drafting building - - - over cancelled',
  finish: 'not-started not-done not-done not-done not-done - - cancelled',
  again: 'signing-up not-done not-done not-done not-done in-review - -',
  handIn: 'not-started drafting - - built built over cancelled',
};

const ofStatus = [...new Set(Object.values(expected).flatMap((line) => line.split(' ')))].filter((one) => one !== '-');

describe('what may be done', () => {
  test.each(Object.keys(actions))('house 2.6 %s: the refusal of a status says how the season stands', async (name) => {
    const room = await openRoom();
    const kind = name === 'play' ? 'ladder' : 'swiss';
    const found: string[] = [];
    let season: Season | undefined;
    for (const status of statuses) {
      season ??= await begun(room, 4, { key: status, name: `L ${status}`, kind });
      const match = season.matches.find(({ seats }) => seats.some(({ entry }) => entry === 1))?.id ?? '';
      const decks = name === 'draft' || name === 'take' ? 'draft' : 'own';
      await room.store.seasons.commit({
        season: season.id,
        expect: season.rev,
        row: { settings: JSON.stringify({ ...season.settings, decks }) },
      });
      await into(room, season.id, status);
      const result = await actions[name]?.(room, season.id, match);
      const key = isRefusal(result as object) ? (result as { refused: string }).refused.replace('league.', '') : '-';
      found.push(ofStatus.includes(key) ? key : '-');
      // What was done would be in the way of the next one.
      season = isRefusal(result as object) ? ok(await room.seasons.find(season.id)) : undefined;
    }
    expect(found.join(' ')).toBe(expected[name]);
  });

  test('while a season is held nothing is taken and nobody looks for a match', async () => {
    const room = await openRoom();
    const season = await begun(room, 4, { kind: 'ladder' });
    await into(room, season.id, 'running', true);
    expect(await room.seasons.play(season.id, 'ann')).toMatchObject({ refused: 'league.held' });
    ok(await room.seasons.drop(season.id, 'bob'));
    await into(room, season.id, 'draft', true);
    const drafted = ok(await room.seasons.find(season.id));
    const settings = JSON.stringify({ ...drafted.settings, decks: 'draft' });
    await room.store.seasons.commit({ season: season.id, expect: drafted.rev, row: { settings } });
    expect(await room.seasons.take(season.id, 'ann', { pack: 'x', cards: [] })).toMatchObject({
      refused: 'league.held',
    });
  });

  test('every refusal of a status has its league’s name and says what can be done instead', async () => {
    const { seasons } = await openRoom();
    for (const language of ['en', 'de'] as const)
      for (const key of [...ofStatus, 'held']) {
        const words = seasons.explain({ refused: `league.${key}`, with: { name: 'Autumn' } }, language);
        expect(words, key).toContain('Autumn');
        expect(words.split(/[.:,;] /).length, words).toBeGreaterThan(1);
      }
  });

  test('L67 somebody taken out before the start has no place, and cannot take one again', async () => {
    const room = await openRoom();
    const { seasons } = room;
    const made = ok(
      await seasons.create(boss, { ...{ key: 'k', name: 'Autumn', channel: '5' }, kind: 'swiss', game: 'tiny' }),
    );
    for (const name of ['ann', 'bob', 'cyd', 'dee', 'eve']) ok(await seasons.join(made.id, member(name)));
    ok(await seasons.set(made.id, boss, { places: 5 }));
    ok(await seasons.remove(made.id, boss, 'eve', reason));
    expect(await seasons.join(made.id, member('eve'))).toMatchObject({ refused: 'league.excluded' });
    ok(await seasons.join(made.id, member('fay')));
    ok(await seasons.remove(made.id, boss, 'fay', reason));
    ok(await seasons.remove(made.id, boss, 'dee', reason));
    expect(await seasons.start(made.id, boss)).toMatchObject({ refused: 'league.few', with: { count: 3 } });
    ok(await seasons.join(made.id, member('gus')));
    const started = ok(await seasons.start(made.id, boss));
    expect(started.entries.map(({ user }) => user)).toEqual(['ann', 'bob', 'cyd', 'gus']);
    expect(await seasons.join(made.id, member('eve'))).toMatchObject({ refused: 'league.excluded' });
  });
});
