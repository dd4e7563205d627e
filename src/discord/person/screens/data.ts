/** What is stored about a person: how it is shown to them, and the confirmation before it is deleted. */
import type { Game } from '#face/game';
import type { GivenUp, SeatedAt, Stored } from '#table/types';
import { type Markdown, markdown } from '#words/markdown';
import { box, button, COLORS, file, modal, type Payload, payload, row, text } from '../../core/components.ts';
import { plainName } from '../../core/limits.ts';
import { ago } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Say } from '../../words.ts';

/** The most tables that are named when all is shown. */
const SHOWN = 4;
/** The most tables that the question before a deletion names. */
const NAMED = 15;

type Games = ReadonlyMap<string, Game>;
const nameOf = (games: Games, id: string): string => games.get(id)?.name ?? id;
const dayOf = (at: number): Markdown => markdown(`<t:${Math.floor(at / 1000)}:D>`);

/** Since when there is something, of the times at which each of it came; undefined: there is nothing. */
const since = (times: readonly number[]): Markdown | undefined =>
  times.length === 0 ? undefined : dayOf(Math.min(...times));

/** What is stored about a person: of what kind, how much, since when, and where they can see, export or delete it. */
export function storedMessage(user: string, stored: Stored, games: Games, say: Say): Payload {
  const { settings, calendar, decks, tables, formerSeats, tallies, pendingTexts, reports, acts, moves } = stored;
  const played = tallies.reduce((sum, one) => sum + one.played, 0);
  const lines = [
    say(settings === undefined ? 'data.noSettings' : 'data.settings'),
    say(calendar === undefined ? 'data.noCalendar' : 'data.calendar'),
    say('data.decks', { n: decks.length, since: since(decks.map(({ createdAt }) => createdAt)) }),
    say('data.tables', { n: tables.length, since: since(tables.map(({ openedAt }) => openedAt)) }),
    ...tables.slice(0, SHOWN).map((table) => tableLine(table, games, say)),
    ...(tables.length > SHOWN ? [say('data.tablesMore', { n: tables.length - SHOWN })] : []),
    say('data.former', { n: formerSeats.length }),
    say('data.moves', { n: moves }),
    say('data.played', { n: played }),
    say('data.texts', { n: pendingTexts.length }),
    say('data.watched', { n: stored.watched.length }),
    say('data.leagues', { n: stored.seasons.length }),
    say('data.reports', { n: reports.length }),
    say('data.acts', { n: acts.length, since: since(acts.map(({ at }) => at)) }),
  ];
  return payload([
    box([
      text(`${say('data.title')}\n${say('data.account', { user })}`),
      text(lines.join('\n')),
      text(say('data.more')),
    ]),
    row(button(pressId('data.delete'), say('data.deleteButton'), { style: 'danger' })),
  ]);
}

function tableLine({ id, game, openedAt, seat, name, orders }: SeatedAt, games: Games, say: Say): string {
  return say('data.table', {
    game: nameOf(games, game),
    table: id,
    n: seat + 1,
    name: plainName(name),
    since: dayOf(openedAt),
    orders: orders === 0 ? undefined : say('data.orders', { n: orders }),
  });
}

/** What is stored, as a file for programs. */
export const exportMessage = (attached: string, say: Say): Payload =>
  payload([box([text(say('data.exported')), file(attached)])]);

function summary(stored: Stored, say: Say): string {
  return say('data.summary', {
    decks: stored.decks.length,
    settings: stored.settings === undefined ? 'other' : 'yes',
    texts: stored.pendingTexts.length,
    tables: stored.tables.length,
    moves: stored.moves,
  });
}

/** Asks for confirmation before everything is deleted, and what is to become of the games that the person still plays. */
export function deleteMessage(stored: Stored, games: Games, say: Say): Payload {
  const standing = stored.tables.filter((table) => table.stands);
  const confirm = (running: GivenUp, key: 'data.yes' | 'data.concede' | 'data.computer') =>
    button(pressId('data.type', { running }), say(key), { style: 'danger' });
  const plays = standing.some(({ status }) => status !== 'lobby');
  return payload([
    box(
      [
        text(say('data.sure')),
        text(summary(stored, say)),
        text(say('data.what')),
        ...(standing.length === 0 ? [] : [text(standingText(standing, games, say))]),
      ],
      COLORS.bad,
    ),
    row(
      ...(plays
        ? [confirm('computer', 'data.computer'), confirm('concede', 'data.concede')]
        : [confirm('concede', 'data.yes')]),
      button(pressId('data.no'), say('data.no')),
    ),
  ]);
}

/** Where the person still plays, and what becomes of it. */
function standingText(standing: readonly SeatedAt[], games: Games, say: Say): string {
  const lines = standing.slice(0, NAMED).map(({ id, game, status, openedAt }) =>
    say(status === 'lobby' ? 'data.inLobby' : 'data.inGame', {
      game: nameOf(games, game),
      table: id,
      since: ago(openedAt),
    }),
  );
  const left = standing.length - lines.length;
  return [
    say('data.standing', { count: standing.length }),
    ...lines,
    ...(left > 0 ? [say('data.standingMore', { count: left })] : []),
  ].join('\n');
}

/** The field of the form that has to be filled in. */
export const CONFIRMED = 'word';

/** Has the person type a word before everything is deleted. */
export function deleteForm(running: GivenUp, say: Say) {
  return modal(pressId('data.typed', { running }), say.plain('data.form'), [
    {
      id: CONFIRMED,
      label: say.plain('data.formWord', { word: say.plain('data.word') }),
      description: say.plain('data.formHint'),
    },
  ]);
}
