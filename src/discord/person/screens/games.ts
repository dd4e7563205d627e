/** Lists of tables, and the help message. */
import type { TableInfo } from '#table/types';
import { markdown } from '#words/markdown';
import { box, button, type Payload, payload, type Row, row, select, text } from '../../core/components.ts';
import { clip, LIMITS, pageOf } from '../../core/limits.ts';
import { ago, gameTitle, outcome, waitingNames, waitingSince } from '../../core/people.ts';
import type { ArgsOf } from '../../ids.ts';
import { pressId } from '../../press-id.ts';
import { addressOf } from '../../table/screens/message.ts';
import { lobbyRows } from '../../table/screens/stuck.ts';
import type { Say } from '../../words.ts';

/** Since when a table has been waiting for the user, ms; undefined if it is not. */
export function waitsFor(table: TableInfo, user: string): number | undefined {
  return table.waiting.find((w) => w.user === user)?.since;
}

function stateOf(table: TableInfo, user: string, say: Say): string {
  if (table.status === 'lobby') {
    return say('games.lobby', { count: table.seats.length, seats: table.options.seats });
  }
  if (table.status === 'finished') {
    return say('games.finished', { how: outcome(table, say) ?? '', when: ago(table.finishedAt ?? table.openedAt) });
  }
  const since = waitsFor(table, user);
  if (since !== undefined) return say('games.yourMove', { since: ago(since) });
  const who = waitingNames(table.waiting);
  const longest = waitingSince(table.waiting);
  return who === undefined || longest === undefined ? '' : say('games.waiting', { who, since: ago(longest) });
}

function opponents(table: TableInfo, user: string): string {
  return table.seats
    .filter((seat) => !(seat.who.kind === 'person' && seat.who.user === user))
    .map((seat) => seat.name)
    .join(', ');
}

/** Tables on one page of a list. */
const PAGE = 10;

/**
 * A person's tables with links, those that are waiting for them first and finished ones last, and a list to open their
 * panel.
 */
export function gamesMessage(tables: readonly TableInfo[], user: string, say: Say, page = 0): Payload {
  if (tables.length === 0) return payload([box([text(say('games.none'))])]);
  const shown = pageOf(tables, page, PAGE);
  const open = shown.items.filter((table) => table.status === 'running');
  return payload([
    box([text(say('games.title')), text(linesOf(shown, user, say)), ...openRow(open, 'hand', user, say)]),
    ...lobbyRows(shown.items, user, false, say),
    ...pageRow('mine', shown, say),
  ]);
}

/**
 * A server's tables that the reader may see, with whose move it is and since when. Those who manage the server can open
 * each table's options and close lobbies, even if their messages are gone.
 */
export function serverMessage(
  tables: readonly TableInfo[],
  user: string,
  manages: boolean,
  say: Say,
  page = 0,
): Payload {
  if (tables.length === 0) return payload([box([text(say('games.noneInServer'))])]);
  const shown = pageOf(tables, page, PAGE);
  const open = shown.items.filter((table) => table.status === 'running');
  return payload([
    box([
      text(say('games.serverTitle')),
      text(linesOf(shown, user, say)),
      ...openRow(open, manages ? 'more' : 'board', user, say),
    ]),
    ...lobbyRows(shown.items, user, manages, say),
    ...pageRow('server', shown, say),
  ]);
}

type Page = ReturnType<typeof pageOf<TableInfo>>;

/** A line for each table of a page; finished ones come under a heading. */
function linesOf({ items, start }: Page, user: string, say: Say): string {
  const over = items.findIndex(({ status }) => status === 'finished');
  return items
    .flatMap((table, i) => {
      const line = say('games.line', {
        n: start + i + 1,
        game: clip(gameTitle(table), 80),
        state: markdown(clip(stateOf(table, user, say), 200)),
        where: markdown(addressOf(table) ?? `\`${table.id}\``),
      });
      return i === over ? [say('games.finishedTitle'), line] : [line];
    })
    .join('\n');
}

function pageRow(list: ArgsOf<'games.page'>['list'], { page, pages }: Page, say: Say): Row[] {
  if (pages === 1) return [];
  const to = (at: number) => pressId('games.page', { list, page: at });
  return [
    row(
      button(to(Math.max(0, page - 1)), say('panel.previous'), { disabled: page === 0 }),
      button(to(page + 1), say('panel.next'), { disabled: page === pages - 1 }),
    ),
  ];
}

function openRow(open: readonly TableInfo[], screen: 'hand' | 'board' | 'more', user: string, say: Say) {
  if (open.length === 0) return [];
  return [
    row(
      select(pressId('open', { screen }), say('games.pick'), itemsOf(open.slice(0, LIMITS.selectOptions), user, say)),
    ),
  ];
}

function itemsOf(tables: readonly TableInfo[], user: string, say: Say) {
  return tables.map((table) => ({
    value: table.id,
    label: clip(`${gameTitle(table)} – ${opponents(table, user)}`, LIMITS.optionLabel),
    description: waitsFor(table, user) === undefined ? table.id : `${table.id} · ${say('help.move')}`,
  }));
}

/** Asks which of several tables is meant. `screen`: what is then opened. */
export function whichTable(
  tables: readonly TableInfo[],
  user: string,
  screen: ArgsOf<'open'>['screen'],
  say: Say,
): Payload {
  const items = itemsOf(tables.slice(0, LIMITS.selectOptions), user, say);
  return payload([box([text(say('games.which')), row(select(pressId('open', { screen }), say('games.pick'), items))])]);
}

/** What to do next, depending on the person's tables and the channel. `here`: the table of the channel. */
export function helpMessage(
  tables: readonly TableInfo[],
  here: TableInfo | undefined,
  user: string,
  say: Say,
): Payload {
  const mine = tables.filter((table) => waitsFor(table, user) !== undefined).length;
  const running = tables.filter((table) => table.status === 'running').length;
  const lines = [
    ...(mine > 0 ? [say('help.yourMove', { count: mine })] : []),
    ...(mine === 0 && running > 0 ? [say('help.waiting', { count: running })] : []),
    ...(here?.status === 'lobby' ? [say('help.lobby')] : []),
    ...(here?.status === 'running' && !tables.some((table) => table.id === here.id) ? [say('help.running')] : []),
    ...(tables.length === 0 && here?.status !== 'lobby' ? [say('help.new')] : []),
    say('help.learn'),
    // Building decks is no topic at a table whose game is played from shared decks.
    ...(here?.usesDecks === false ? [] : [say('help.decks')]),
    `-# ${say('help.all')}`,
  ];
  return payload([box([text(say('help.title')), text(lines.join('\n'))])]);
}
