// Every screen of leagues, in every language, within Discord's limits, with the longest and strangest names.
import { describe, expect, test } from 'vitest';
import { listsMessage, openList, packMessage, poolMessage, returnedPool } from '#discord/league/screens/boosters';
import { challengeMessage } from '#discord/league/screens/challenge';
import { correctionMessage } from '#discord/league/screens/correction';
import { askedMessage, checkMessage as suspicionsMessage } from '#discord/league/screens/organise';
import {
  awayMessage,
  awaySetMessage,
  deckChoice,
  leaveMessage,
  lockedMessage,
  mineMessage,
} from '#discord/league/screens/person';
import { aboutOf, matchMessage, seasonMessage, stateOf } from '#discord/league/screens/season';
import { pairingsMessage, seasonLog, standingsMessage } from '#discord/league/screens/tables';
import { type Translate, translatorIn } from '#discord/words';
import { eveGame } from '#games/eve/game';
import type { DraftLook } from '#season/pools/drafts';
import type { Ending, Entry, Kind, Match, Season } from '#season/types';
import { loadSets } from '#sets/load';
import { aMatch, anEntry, aSeason, aSetting } from '#test/a-season';
import { tinyGame } from '#test/tiny-game';
import { expectPossible, textOf } from '../checks.ts';
import { HOSTILE, tableInfo, tableView } from '../fixtures.ts';
import { everyLanguage } from '../languages.ts';

const game = tinyGame();
const HOUR = 3_600_000;
const endings: readonly Ending[] = ['played', 'conceded', 'time', 'absent', 'nobody', 'dropped', 'organiser'];

const entry = (n: number): Entry =>
  anEntry(n, {
    ...{ user: `14577090048000${10_000 + n}`, name: HOSTILE[n % HOSTILE.length] ?? '?' },
    ...{ status: n % 7 === 0 ? 'dropped' : 'in', division: n % 3, fromRound: n % 5 === 0 ? 2 : 1 },
    standsFor: n % 9 === 0 ? HOSTILE[1] : undefined,
  });

function match(n: number, kind: Kind, size = 2): Match {
  const how = endings[n % endings.length] ?? 'played';
  const status =
    n % 6 === 0 ? 'open' : n % 11 === 0 ? 'waiting' : n % 13 === 0 ? 'stuck' : n % 17 === 0 ? 'void' : 'done';
  const won = how === 'nobody' ? [0, 0] : n % 2 === 0 ? [1, 0] : [0, 1];
  const people = (n % 20 === 19 ? [n] : Array.from({ length: size }, (_, i) => n + i)).map((one) => 1 + (one % 40));
  const places = size > 2 && how !== 'nobody' ? { places: people.map((_, i) => (i === 2 ? 0 : i + 1)) } : {};
  return aMatch(n, people, {
    ...{ division: kind === 'everyone' ? n % 3 : 0, round: 1 + Math.floor(n / 20), status },
    table: status === 'open' ? 'k3v9x0ab' : undefined,
    outcome:
      status === 'done' ? { how: n % 20 === 19 ? 'free' : how, won, drawn: 0, at: n * HOUR, ...places } : undefined,
  });
}

const season = (kind: Kind, status: Season['status'], count = 40, size = 2): Season =>
  aSeason({
    ...{ id: 'k3v9x0ab', n: 12, rev: 5, status, startsAt: 5 * HOUR, owner: '1457' },
    league: { id: 'l', name: '*_`~'.padStart(40, 'x'), guild: '1', channel: '2' },
    settings: aSetting({
      ...{ kind, game: game.id, format: 'open', pace: 'relaxed', bestOf: size > 2 ? 1 : 3, cut: 8, losses: 2 },
      table: size,
    }),
    entries: Array.from({ length: count }, (_, i) => entry(i + 1)),
    matches:
      status === 'signup' ? [] : Array.from({ length: kind === 'knockout' ? 12 : 100 }, (_, i) => match(i, kind, size)),
  });

const kinds: readonly Kind[] = ['everyone', 'swiss', 'knockout', 'ladder'];
const statuses: readonly Season['status'][] = ['signup', 'running', 'cut', 'review', 'final', 'cancelled'];

describe.each(everyLanguage)('every screen of leagues, in %s', (language) => {
  const t: Translate = translatorIn(language);
  test.each(kinds.flatMap((kind) => statuses.map((status) => [kind, status] as const)))('%s, %s', (kind, status) => {
    for (const count of [0, 1, 4, 40, 1000]) {
      const one = season(kind, status, status === 'signup' ? count : 40);
      const shown = seasonMessage(one, { game, t });
      expectPossible(shown);
      expect(shown.mention).toEqual([]);
      expect(textOf(shown)).not.toMatch(/(?<!\\)@everyone/);
    }
    const one = season(kind, status);
    expect(stateOf(one, t)).not.toBe('');
    expect(aboutOf(one, game, t)).toContain(game.name);
    for (const page of [0, 1, 99]) {
      expectPossible(standingsMessage(one, page, t));
      expectPossible(pairingsMessage(one, page, t));
    }
    expectPossible(pairingsMessage(one, undefined, t));
  });

  test('what a person sees: their matches, their deck, whether they want to leave', () => {
    const one = season('swiss', 'running');
    const user = one.entries[0]?.user ?? '';
    const mine = mineMessage(
      one,
      user,
      Array.from({ length: 4 }, (_, i) =>
        tableView(game, [], { table: tableInfo(game, 'running', { id: `table${i}` }) }),
      ),
      0,
      t,
    );
    expectPossible(mine);
    expectPossible(mineMessage(one, user, [], 0, t));
    expectPossible(mineMessage(one, 'nobody', [], 0, t));
    expectPossible(deckChoice(one, [], undefined, t));
    expectPossible(leaveMessage(one, 3, t));
  });

  test('what a person sees of their days away and of a deck that they have', () => {
    const one = season('swiss', 'running');
    const own = one.entries[0] ?? anEntry(1);
    const from = 5 * HOUR;
    for (const away of [[], [{ from, to: from + 48 * HOUR }], [{ from, to: from + 5 * 24 * HOUR }]])
      for (const now of [0, from + HOUR, from + 999 * HOUR]) expectPossible(awayMessage(one, { ...own, away }, now, t));
    expectPossible(awaySetMessage(one, { ...own, away: [{ from, to: from + 48 * HOUR }] }, t));
    expect(textOf(awayMessage(one, own, 0, t))).toContain('5');
    const changes = { ...one, settings: { ...one.settings, deckChanges: true } };
    expectPossible(deckChoice(changes, [], 'gone', t));
    for (const secret of [true, false]) expectPossible(lockedMessage(one, { ...own, secret }, 'x'.repeat(100), t));
  });

  test('tables of more than two', () => {
    for (const kind of ['swiss', 'ladder'] as const)
      for (const size of [3, 4, 6]) {
        const one = season(kind, 'running', 40, size);
        expectPossible(seasonMessage(one, { game, t }));
        for (const page of [0, 1, 99]) expectPossible(pairingsMessage(one, page, t));
        expectPossible(standingsMessage(one, 0, t));
        const shown = matchMessage(one, 1, 'k3v9x0ab', t);
        if (shown === undefined) throw new Error('no message');
        expectPossible(shown);
        expect(shown.mention).toHaveLength(size);
      }
  });

  test('a challenge calls only whoever is challenged', () => {
    const one = season('ladder', 'running');
    const [from, to] = [one.entries[0]?.n ?? 0, one.entries[1]?.n ?? 0];
    const shown = challengeMessage(one, { from, to, at: HOUR }, t);
    expectPossible(shown);
    expect(shown.mention).toEqual([one.entries[1]?.user]);
  });

  test('what organisers look at: who asks to be let in, and what is worth a look', () => {
    const one = season('swiss', 'signup');
    for (const count of [0, 1, 40]) {
      const asked = one.entries.slice(0, count).map((entry): Entry => ({ ...entry, status: 'asked' }));
      expectPossible(askedMessage({ ...one, asked }, t));
      const found = asked.flatMap(({ user }, i) =>
        (['conceded', 'young', 'on-time', 'often'] as const).map((what) => {
          return { what, people: [user, '1457'], match: i % 2 === 0 ? i : undefined, count: i };
        }),
      );
      const shown = suspicionsMessage(one, found, t);
      expectPossible(shown);
      expect(shown.mention).toEqual([]);
    }
  });

  test('what an organiser is shown before they confirm something', () => {
    const name = HOSTILE[1] ?? '?';
    const about = { match: 1, user: '1457', reason: 'why', won: [1, 0] };
    const next = { user: '1458', name };
    for (const [from, to] of [
      ['running', 'review'],
      ['review', 'running'],
      ['final', 'final'],
    ] as const)
      for (const wanted of [
        ...(['rule', 'void', 'replay', 'remove', 'cancel'] as const).map((what) => ({ ...about, what })),
        { ...about, what: 'replace' as const, next },
      ]) {
        const [before, after] = [season('swiss', from), season('swiss', to)];
        const { matches, entries } = before;
        const shown = correctionMessage(
          {
            ...{ key: '1457709004800012345', wanted, before, after, match: matches[6], person: entries[5] },
            places: entries.map((entry, i) => ({ entry, from: i, to: undefined })),
            gone: matches.map((was, i) => ({ was, becomes: i % 2 === 0 ? was : undefined })),
            ...{ ended: matches, begun: matches, lost: [1, 1], barred: entries, paired: 3, inKnockout: entries },
          },
          t,
        );
        expectPossible(shown);
        expect(shown.mention).toEqual([]);
        expect(textOf(shown)).not.toMatch(/(?<!\\)@everyone/);
      }
  });

  test('a pack with the longest cards of the game, and none; a pool, a list, lists of everybody', () => {
    const eve = eveGame(loadSets().sets.eve);
    const one = { ...season('swiss', 'draft'), settings: aSetting({ decks: 'draft' }) };
    const longest = eve.cards
      .toSorted((a, b) => b.text.join(' ').length - a.text.join(' ').length)
      .slice(0, 15)
      .map(({ id }) => id);
    const look = {
      ...{ key: 'abc123', picks: 2, boosters: 4, passes: 8, pool: longest, until: HOUR },
      pack: { id: 'p', booster: 2, pass: 3, cards: longest } as unknown as NonNullable<DraftLook['pack']>,
      waitsFor: one.entries.slice(0, 8),
    };
    expectPossible(packMessage(one, eve, look, t));
    const none = packMessage(one, eve, { ...look, pack: undefined, key: undefined }, t);
    expectPossible(none);
    expect(none.mention).toEqual([]);
    const list = Array.from({ length: 90 }, (_, i) => `1 A card with a long name ${i}`).join('\n');
    for (const mayBuild of [true, false])
      expectPossible(poolMessage(one, { list, deck: HOSTILE[2], mayBuild, count: 90 }, t));
    expectPossible(returnedPool(one, list.repeat(3), 'x'.repeat(500), t));
    for (const count of [0, 1, 25, 1000])
      expectPossible(
        listsMessage(
          one,
          Array.from({ length: count }, (_, n) => ({ n: n + 1, name: HOSTILE[n % HOSTILE.length] ?? '?' })),
          t,
        ),
      );
    const deck = HOSTILE[3] ?? '?';
    expectPossible(openList(one, { n: 1, name: HOSTILE[0] ?? '?', deck, list: list.repeat(3) }, t));
  });

  test('the first message of a match notifies its two people and nobody else', () => {
    const one = season('everyone', 'running');
    const shown = matchMessage(one, 1, 'k3v9x0ab', t);
    if (shown === undefined) throw new Error('no message');
    expectPossible(shown);
    expect(shown.mention).toHaveLength(2);
  });

  test('the log of what was done', () => {
    const acts = ['create', 'join', 'drop', 'set', 'start', 'cancel', 'rule', 'remove', 'finish', 'of a later version'];
    const shown = seasonLog(
      'x'.repeat(40),
      acts.flatMap((what) =>
        Array.from({ length: 3 }, (_, i) => ({
          ...{ at: i * HOUR, actor: i === 0 ? undefined : '1457', what },
          ...{ reason: '*why* '.repeat(30), match: i === 1 ? 7 : undefined, about: i === 2 ? '1458' : undefined },
          isOwn: i === 1,
        })),
      ),
      t,
    );
    expectPossible(shown);
    expect(textOf(shown)).not.toContain('later version');
  });
});
