// Sealed decks and drafts of EVE: pools, lists made of them, packs that nobody else sees.
import { describe, expect, test } from 'vitest';
import { listsMessage } from '#discord/league/screens/boosters';
import { seasonMessage } from '#discord/league/screens/season';
import { pairingsMessage, seasonLog, standingsMessage } from '#discord/league/screens/tables';
import { translatorIn } from '#discord/words';
import { eveGame } from '#games/eve/game';
import { missingCard } from '#season/pools/pools';
import type { Season } from '#season/types';
import { loadSets } from '#sets/load';
import { day, ok, openRoom, pass, type Room, refused } from '../../table/room.ts';
import { boss, member, names, wishes } from '../season-room.ts';

const HOUR = 3_600_000;
const eve = eveGame(loadSets().sets.eve);
const rules = eve.boosters?.('core');
if (rules === undefined) throw new Error('no boosters');
const rarity = new Map(eve.cards.map((card) => [card.id, card]));

const openEve = () => openRoom({ games: [eve], limits: { tablesPerPerson: 50 } });

async function begun(room: Room, count: number, decks: 'sealed' | 'draft'): Promise<Season> {
  const { seasons } = room;
  const { id } = ok(await seasons.create(boss, wishes({ game: 'eve', more: { decks } })));
  for (const name of names.slice(0, count)) ok(await seasons.join(id, member(name)));
  ok(await seasons.start(id, boss));
  return ok(await seasons.find(id));
}

const deckOf = (pool: readonly string[], name = 'Mine') => ({ ...rules.build(pool), id: 'x', name, edition: 'core' });

describe('a pool', () => {
  test('LS67 six boosters of 10, 3, 1 and 1, none with a card twice; equal seeds open equal ones', async () => {
    const room = await openEve();
    const season = await begun(room, 4, 'sealed');
    expect(season.status).toBe('building');
    for (const { pool = [] } of season.entries) {
      expect(pool).toHaveLength(90);
      for (let i = 0; i < 6; i++) {
        const booster = pool.slice(15 * i, 15 * i + 15);
        expect(new Set(booster).size).toBe(15);
        expect(booster.every((card) => rarity.has(card))).toBe(true);
      }
    }
    const [one, other] = season.entries;
    expect(one?.pool).not.toEqual(other?.pool);
  });

  test('LS67 a list is made of pool and outfit, with a market of 40', async () => {
    const room = await openEve();
    const season = await begun(room, 4, 'sealed');
    const pool = season.entries[0]?.pool ?? [];
    const deck = deckOf(pool);
    expect(eve.checkDeck(deck, 'core', 'limited')).toEqual([]);
    expect(missingCard(deck, pool, rules.outfit)).toBeUndefined();
    const [card = ''] = Object.keys(deck.main);
    const have = pool.filter((one) => one === card).length;
    const greedy = { ...deck, main: { ...deck.main, [card]: have + 1 } };
    expect(refused(await room.seasons.handIn(season.id, 'ann', greedy))).toEqual({
      refused: 'league.pool',
      with: { card: rarity.get(card)?.name, have, n: have + 1 },
    });
    const few = { ...deck, main: Object.fromEntries(Object.entries(deck.main).slice(0, 20)) };
    expect(refused(await room.seasons.handIn(season.id, 'ann', few)).refused).toBe('league.deck-illegal');
    expect(refused(await room.seasons.handIn(season.id, 'nobody', deck)).refused).toBe('league.no-pool');
    ok(await room.seasons.handIn(season.id, 'ann', deck));
    expect(ok(await room.seasons.find(season.id)).entries[0]?.deck).toMatchObject({ main: deck.main });
  });

  test('play begins when all have handed in, or after a week with decks that are made for them', async () => {
    const room = await openEve();
    const season = await begun(room, 4, 'sealed');
    for (const { user, pool = [] } of season.entries.slice(0, 3))
      ok(await room.seasons.handIn(season.id, user, deckOf(pool)));
    expect(ok(await room.seasons.find(season.id)).status).toBe('building');
    await room.sent();
    for (let d = 0; d < 8; d++) await pass(room, day);
    const running = ok(await room.seasons.find(season.id));
    expect(running.status).toBe('running');
    const made = running.entries[3];
    expect(typeof made?.deck === 'object' && eve.checkDeck(made.deck, 'core', 'limited')).toEqual([]);
    expect(
      (await room.sent()).filter((message) => message.kind === 'season-news' && message.to !== undefined),
    ).toMatchObject([{ to: made?.user, news: { key: 'news.deck-made' } }]);
    await room.sweep();
    expect(ok(await room.seasons.find(season.id)).matches.map(({ status }) => status)).toEqual(['open', 'open']);
  });

  test('whoever takes the place of somebody who left before building one plays a deck of their pool', async () => {
    const room = await openEve();
    const season = await begun(room, 4, 'sealed');
    for (const { user, pool = [] } of season.entries.slice(0, 3))
      ok(await room.seasons.handIn(season.id, user, deckOf(pool)));
    const [left] = season.entries.slice(3);
    ok(await room.seasons.drop(season.id, left!.user));
    for (let d = 0; d < 8; d++) await pass(room, day);
    ok(await room.seasons.replace(season.id, boss, { user: left!.user, next: member('next'), reason: 'they left' }));
    const next = ok(await room.seasons.find(season.id)).entries.find(({ user }) => user === 'next');
    expect(typeof next?.deck === 'object' && eve.checkDeck(next.deck, 'core', 'limited')).toEqual([]);
    expect(missingCard(next!.deck as never, left!.pool ?? [], rules.outfit)).toBeUndefined();
  });

  test('random pools all make a legal deck, and whoever is served takes what fits', () => {
    let state = 1;
    const random = (n: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state % n;
    };
    for (let n = 0; n < 200; n++) {
      const pool = Array.from({ length: 6 }, () =>
        rules.plan.flatMap(({ cards, of }) => {
          const left = [...of];
          return Array.from({ length: cards }, () => left.splice(random(left.length), 1)[0] ?? '');
        }),
      ).flat();
      const deck = deckOf(pool);
      expect(eve.checkDeck(deck, 'core', 'limited')).toEqual([]);
      expect(missingCard(deck, pool, rules.outfit)).toBeUndefined();
    }
  });
});

describe('a draft', () => {
  const look = async (room: Room, id: string, user: string) => ok(await room.seasons.draft(id, user));
  const takeBest = async (room: Room, id: string, user: string) => {
    const { pack, key, picks, pool } = await look(room, id, user);
    if (pack === undefined || key === undefined) return false;
    const cards = rules.best(pack.cards, pool).slice(0, picks);
    ok(await room.seasons.take(id, user, { pack: key, cards }));
    return true;
  };

  test('groups pass four boosters round, two cards a time; then all build, and play in their groups', async () => {
    const room = await openEve();
    const season = await begun(room, 8, 'draft');
    expect(season.status).toBe('draft');
    for (let step = 0; step < 500; step++) {
      let moved = false;
      for (const name of names) {
        if (ok(await room.seasons.find(season.id)).status !== 'draft') break;
        moved = (await takeBest(room, season.id, name)) || moved;
      }
      if (!moved) break;
    }
    const building = ok(await room.seasons.find(season.id));
    expect(building.status).toBe('building');
    for (const { pool } of building.entries) expect(pool).toHaveLength(60);
    const all = building.entries.flatMap(({ pool = [] }) => pool);
    expect(all).toHaveLength(480);
    for (const { user, pool = [] } of building.entries) ok(await room.seasons.handIn(season.id, user, deckOf(pool)));
    await room.sweep();
    expect(ok(await room.seasons.find(season.id)).matches).toHaveLength(4);
  });

  test('L65 a whole draft is walked: no screen that others see, and no message, names a card of a pack or a pool', async () => {
    const room = await openEve();
    const { id } = await begun(room, 5, 'draft');
    const cards = eve.cards.map(({ name }) => name).filter((name) => name.length > 5);
    const t = translatorIn('en');
    for (let step = 0; ok(await room.seasons.find(id)).status === 'draft'; step++) {
      const season = ok(await room.seasons.find(id));
      const screens = [
        seasonMessage(season, { game: eve, t }),
        standingsMessage(season, 0, t),
        pairingsMessage(season, undefined, t),
        seasonLog(season.league.name, await room.seasons.log(id), t),
        listsMessage(season, [], t),
      ];
      const seen = JSON.stringify([screens.map(({ components }) => components), await room.sent()]);
      expect(cards.filter((name) => seen.includes(name))).toEqual([]);
      // What one sees is the pack that waits for them: nobody else sees that one now.
      const keys = [];
      for (const name of names.slice(0, 5)) {
        const { key, pack, pool } = await look(room, id, name);
        if (key !== undefined) keys.push(key);
        expect((pack?.cards.length ?? 0) <= 15 && pool.length <= 60).toBe(true);
      }
      expect(new Set(keys).size).toBe(keys.length);
      for (const name of names.slice(step % 5, 5)) {
        if (ok(await room.seasons.find(id)).status === 'draft') await takeBest(room, id, name);
      }
    }
    expect(ok(await room.seasons.find(id)).entries.every(({ pool }) => pool?.length === 60)).toBe(true);
  });

  test('LS69 a second press, or one on an old screen, takes nothing; others’ packs and cards are never seen', async () => {
    const room = await openEve();
    const { id } = await begun(room, 4, 'draft');
    const before = await look(room, id, 'ann');
    const cards = before.pack?.cards.slice(0, 2) ?? [];
    const pack = before.key ?? '';
    expect(refused(await room.seasons.take(id, 'bob', { pack, cards })).refused).toBe('league.changed');
    expect(refused(await room.seasons.take(id, 'ann', { pack, cards: cards.slice(1) })).refused).toBe('league.take');
    expect(refused(await room.seasons.take(id, 'ann', { pack, cards: ['no-such', 'card'] })).refused).toBe(
      'league.take',
    );
    const after = ok(await room.seasons.take(id, 'ann', { pack, cards }));
    expect(after.pool).toEqual(cards);
    expect(refused(await room.seasons.take(id, 'ann', { pack, cards })).refused).toBe('league.changed');
    expect((await look(room, id, 'ann')).pool).toEqual(cards);
    const sent = JSON.stringify(await room.sent());
    for (const card of eve.cards) expect(sent).not.toContain(`"${card.id}"`);
    expect(refused(await room.seasons.draft(id, 'nobody')).refused).toBe('league.no-draft');
  });

  test('whoever is away for twelve hours has their cards taken by the program, pack after pack', async () => {
    const room = await openEve();
    const { id } = await begun(room, 4, 'draft');
    await pass(room, 12 * HOUR + 1000);
    for (const name of names.slice(0, 4)) expect((await look(room, id, name)).pool).toHaveLength(2);
    for (let step = 0; step < 70 && ok(await room.seasons.find(id)).status === 'draft'; step++)
      await pass(room, 12 * HOUR + 1000);
    const season = ok(await room.seasons.find(id));
    expect(season.status).toBe('building');
    for (const { pool = [] } of season.entries) expect(pool).toHaveLength(60);
  });

  test('games without boosters have no such leagues, and drafts are for two at a table', async () => {
    const tiny = await openRoom();
    expect(refused(await tiny.seasons.create(boss, wishes({ more: { decks: 'sealed' } }))).refused).toBe(
      'league.no-boosters',
    );
    const room = await openEve();
    const made = await room.seasons.create(boss, wishes({ game: 'eve', kind: 'knockout', more: { decks: 'draft' } }));
    expect(refused(made).refused).toBe('league.draft-kind');
  });
});
