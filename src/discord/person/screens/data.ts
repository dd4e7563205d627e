/** What is stored about a person: how it is shown to them, and the confirmation before it is deleted. */
import type { Game } from '#face/game';
import type { GivenUp, SeatedAt, Stored } from '#table/types';
import { type Markdown, markdown } from '#words/markdown';
import { box, button, COLORS, file, modal, type Payload, payload, row, text } from '../../core/components.ts';
import { plainName } from '../../core/limits.ts';
import { ago } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

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
export function storedMessage(user: string, stored: Stored, games: Games, t: Translate): Payload {
  const { settings, calendar, decks, tables, formerSeats, tallies, pendingTexts, reports, acts, moves } = stored;
  const played = tallies.reduce((sum, one) => sum + one.played, 0);
  const lines = [
    t(settings === undefined ? 'data.noSettings' : 'data.settings'),
    t(calendar === undefined ? 'data.noCalendar' : 'data.calendar'),
    t('data.decks', { n: decks.length, since: since(decks.map(({ createdAt }) => createdAt)) }),
    t('data.tables', { n: tables.length, since: since(tables.map(({ openedAt }) => openedAt)) }),
    ...tables.slice(0, SHOWN).map((table) => tableLine(table, games, t)),
    ...(tables.length > SHOWN ? [t('data.tablesMore', { n: tables.length - SHOWN })] : []),
    t('data.former', { n: formerSeats.length }),
    t('data.moves', { n: moves }),
    t('data.played', { n: played }),
    t('data.texts', { n: pendingTexts.length }),
    t('data.watched', { n: stored.watched.length }),
    t('data.leagues', { n: stored.seasons.length }),
    t('data.reports', { n: reports.length }),
    t('data.acts', { n: acts.length, since: since(acts.map(({ at }) => at)) }),
  ];
  return payload([
    box([text(`${t('data.title')}\n${t('data.account', { user })}`), text(lines.join('\n')), text(t('data.more'))]),
    row(button(pressId('data.delete'), t('data.deleteButton'), { style: 'danger' })),
  ]);
}

function tableLine({ id, game, openedAt, seat, name, orders }: SeatedAt, games: Games, t: Translate): string {
  return t('data.table', {
    game: nameOf(games, game),
    table: id,
    n: seat + 1,
    name: plainName(name),
    since: dayOf(openedAt),
    orders: orders === 0 ? undefined : t('data.orders', { n: orders }),
  });
}

/** What is stored, as a file for programs. */
export const exportMessage = (attached: string, t: Translate): Payload =>
  payload([box([text(t('data.exported')), file(attached)])]);

function summary(stored: Stored, t: Translate): string {
  return t('data.summary', {
    decks: stored.decks.length,
    settings: stored.settings === undefined ? 'other' : 'yes',
    texts: stored.pendingTexts.length,
    tables: stored.tables.length,
    moves: stored.moves,
  });
}

/** Asks for confirmation before everything is deleted, and what is to become of the games that the person still plays. */
export function deleteMessage(stored: Stored, games: Games, t: Translate): Payload {
  const standing = stored.tables.filter((table) => table.stands);
  const confirm = (running: GivenUp, key: 'data.yes' | 'data.concede' | 'data.computer') =>
    button(pressId('data.type', { running }), t(key), { style: 'danger' });
  const plays = standing.some(({ status }) => status !== 'lobby');
  return payload([
    box(
      [
        text(t('data.sure')),
        text(summary(stored, t)),
        text(t('data.what')),
        ...(standing.length === 0 ? [] : [text(standingText(standing, games, t))]),
      ],
      COLORS.bad,
    ),
    row(
      ...(plays
        ? [confirm('computer', 'data.computer'), confirm('concede', 'data.concede')]
        : [confirm('concede', 'data.yes')]),
      button(pressId('data.no'), t('data.no')),
    ),
  ]);
}

/** Where the person still plays, and what becomes of it. */
function standingText(standing: readonly SeatedAt[], games: Games, t: Translate): string {
  const lines = standing.slice(0, NAMED).map(({ id, game, status, openedAt }) =>
    t(status === 'lobby' ? 'data.inLobby' : 'data.inGame', {
      game: nameOf(games, game),
      table: id,
      since: ago(openedAt),
    }),
  );
  const left = standing.length - lines.length;
  return [
    t('data.standing', { count: standing.length }),
    ...lines,
    ...(left > 0 ? [t('data.standingMore', { count: left })] : []),
  ].join('\n');
}

/** The field of the form that has to be filled in. */
export const CONFIRMED = 'word';

/** Has the person type a word before everything is deleted. */
export function deleteForm(running: GivenUp, t: Translate) {
  return modal(pressId('data.typed', { running }), t.plain('data.form'), [
    {
      id: CONFIRMED,
      label: t.plain('data.formWord', { word: t.plain('data.word') }),
      description: t.plain('data.formHint'),
    },
  ]);
}
