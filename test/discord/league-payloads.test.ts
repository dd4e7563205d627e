// Every screen of leagues, in every language, within Discord's limits, with the longest and strangest names.
import { describe, expect, test } from 'vitest';
import { aboutOf, matchMessage, seasonMessage, stateOf } from '#discord/present/league';
import { deckChoice, leaveMessage, mineMessage } from '#discord/present/league-person';
import { pairingsMessage, seasonLog, standingsMessage } from '#discord/present/league-tables';
import { type Say, sayIn } from '#discord/words/index';
import type { Ending, Entry, Kind, Match, Season } from '#season/types';
import { aMatch, anEntry, aSeason, aSetting } from '#test/a-season';
import { tinyGame } from '#test/tiny-game';
import { expectPossible, textOf } from './checks.ts';
import { HOSTILE, look, tableInfo } from './fixtures.ts';
import { everyLanguage } from './languages.ts';

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
  const say: Say = sayIn(language);
  test.each(kinds.flatMap((kind) => statuses.map((status) => [kind, status] as const)))('%s, %s', (kind, status) => {
    for (const count of [0, 1, 4, 40, 1000]) {
      const one = season(kind, status, status === 'signup' ? count : 40);
      const shown = seasonMessage(one, { game, say });
      expectPossible(shown);
      expect(shown.mention).toEqual([]);
      expect(textOf(shown)).not.toMatch(/(?<!\\)@everyone/);
    }
    const one = season(kind, status);
    expect(stateOf(one, say)).not.toBe('');
    expect(aboutOf(one, game, say)).toContain(game.name);
    for (const page of [0, 1, 99]) {
      expectPossible(standingsMessage(one, page, say));
      expectPossible(pairingsMessage(one, page, say));
    }
    expectPossible(pairingsMessage(one, undefined, say));
  });

  test('what a person sees: their matches, their deck, whether they want to leave', () => {
    const one = season('swiss', 'running');
    const user = one.entries[0]?.user ?? '';
    const mine = mineMessage(
      one,
      user,
      Array.from({ length: 4 }, (_, i) => look(game, [], { table: tableInfo(game, 'running', { id: `table${i}` }) })),
      0,
      say,
    );
    expectPossible(mine);
    expectPossible(mineMessage(one, user, [], 0, say));
    expectPossible(mineMessage(one, 'nobody', [], 0, say));
    expectPossible(deckChoice(one, [], undefined, say));
    expectPossible(leaveMessage(one, 3, say));
  });

  test('the first message of a match notifies its two people and nobody else', () => {
    const one = season('everyone', 'running');
    const shown = matchMessage(one, 1, 'k3v9x0ab', say);
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
      say,
    );
    expectPossible(shown);
    expect(textOf(shown)).not.toContain('later version');
  });
});
