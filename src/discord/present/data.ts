/** What is stored about a person: how it is shown to them, and the confirmation before it is deleted. */
import type { Game } from '#face/game';
import type { GivenUp, SeatedAt, Stored, UserSettings } from '#table/types';
import { pressId } from '../ids/press-id.ts';
import type { Say } from '../words/index.ts';
import { box, button, COLORS, file, modal, type Payload, payload, row, text } from './components.ts';
import { ago } from './people.ts';

/** Longer texts are sent as a file. */
const SHOWN = 2500;
/** The most tables that one message names. */
const NAMED = 15;

type Games = ReadonlyMap<string, Game>;
const nameOf = (games: Games, id: string): string => games.get(id)?.name ?? id;
const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Everything that is stored, as plain text for the person to keep. `lists`: their decks as texts. */
export function storedText(user: string, stored: Stored, lists: readonly string[], games: Games, say: Say): string {
  const part = (title: string, lines: readonly string[]) => [title, ...(lines.length === 0 ? ['–'] : lines), ''];
  return [
    say.plain('data.account', { user }),
    '',
    ...part(say.plain('data.settingsTitle'), stored.settings === undefined ? [] : settingsLines(stored.settings)),
    ...part(say.plain('data.awayTitle'), stored.calendar === undefined ? [] : [stored.calendar]),
    ...part(
      say.plain('data.tablesTitle'),
      stored.tables.map(({ id, game, status, openedAt, seat, name, orders }) =>
        [
          id,
          nameOf(games, game),
          status,
          day(openedAt),
          say.plain('data.seat', { n: seat + 1, name }),
          ...(orders === 0 ? [] : [say.plain('data.orders', { n: orders })]),
        ].join(' · '),
      ),
    ),
    ...part(
      say.plain('data.formerTitle'),
      stored.formerSeats.map(({ table, seat, name }) => `${table} · ${say.plain('data.seat', { n: seat + 1, name })}`),
    ),
    ...part(say.plain('data.movesTitle'), [String(stored.moves)]),
    ...part(
      say.plain('data.playedTitle'),
      stored.tallies.map(({ gameName, editionName, seats, played, won }) =>
        say.plain('data.played', { game: gameName, edition: editionName, seats, played, won }),
      ),
    ),
    ...part(say.plain('data.textsTitle'), stored.pendingTexts),
    ...part(say.plain('data.watchedTitle'), stored.watched),
    ...part(say.plain('data.reportsTitle'), stored.reports),
    ...part(say.plain('data.decksTitle'), lists),
  ].join('\n');
}

function settingsLines(settings: UserSettings): readonly string[] {
  return Object.entries(settings).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
}

/** What is stored: in the message itself if it is short, otherwise in the file `attached`. */
export function storedMessage(stored: Stored, whole: string, attached: string, say: Say): Payload {
  const short = whole.length <= SHOWN;
  return payload([
    box([
      text(say('data.title')),
      text(summary(stored, say)),
      ...(short ? [text(`\`\`\`\n${whole.replaceAll('`', '´')}\n\`\`\``)] : [text(say('data.inFile')), file(attached)]),
      text(say('data.more')),
    ]),
    row(button(pressId('data.delete'), say('data.deleteButton'), { style: 'danger' })),
  ]);
}

/** What is stored, as a file for programs. */
export const exportMessage = (attached: string, say: Say): Payload =>
  payload([box([text(say('data.exported')), file(attached)])]);

/** Whether all of it fits into the message itself. */
export const fitsMessage = (whole: string): boolean => whole.length <= SHOWN;

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
