/** Lists of tables, and the help message. */
import { version } from '#core/version';
import { isLesson, type TableInfo } from '#table/types';
import { markdown } from '#words/markdown';
import { box, button, type Payload, payload, type Row, row, select, text } from '../../core/components.ts';
import { clip, LIMITS, pageOf } from '../../core/limits.ts';
import { ago, gameTitle, outcome, waitingNames, waitingSince } from '../../core/people.ts';
import type { ArgsOf } from '../../ids.ts';
import { pressId } from '../../press-id.ts';
import { addressOf } from '../../table/screens/message.ts';
import { lobbyRows } from '../../table/screens/stuck.ts';
import type { Translate } from '../../words.ts';

/** Since when a table has been waiting for the user, ms; undefined if it is not. */
export function waitsFor(table: TableInfo, user: string): number | undefined {
  return table.waiting.find((w) => w.user === user)?.since;
}

function stateOf(table: TableInfo, user: string, t: Translate): string {
  if (table.status === 'lobby') {
    return t('games.lobby', { count: table.seats.length, seats: table.options.seats });
  }
  if (table.status === 'finished') {
    return t('games.finished', { how: outcome(table, t) ?? '', when: ago(table.finishedAt ?? table.openedAt) });
  }
  const since = waitsFor(table, user);
  if (since !== undefined) return t('games.yourMove', { since: ago(since) });
  const who = waitingNames(table.waiting);
  const longest = waitingSince(table.waiting);
  return who === undefined || longest === undefined ? '' : t('games.waiting', { who, since: ago(longest) });
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
export function gamesMessage(tables: readonly TableInfo[], user: string, t: Translate, page = 0): Payload {
  if (tables.length === 0) return payload([box([text(t('games.none'))])]);
  const shown = pageOf(tables, page, PAGE);
  const open = shown.items.filter((table) => table.status === 'running');
  return payload([
    box([text(t('games.title')), text(linesOf(shown, user, t)), ...openRow(open, 'hand', user, t)]),
    ...lobbyRows(shown.items, user, false, t),
    ...pageRow('mine', shown, t),
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
  t: Translate,
  page = 0,
): Payload {
  if (tables.length === 0) return payload([box([text(t('games.noneInServer'))])]);
  const shown = pageOf(tables, page, PAGE);
  const open = shown.items.filter((table) => table.status === 'running');
  return payload([
    box([
      text(t('games.serverTitle')),
      text(linesOf(shown, user, t)),
      ...openRow(open, manages ? 'more' : 'board', user, t),
    ]),
    ...lobbyRows(shown.items, user, manages, t),
    ...pageRow('server', shown, t),
  ]);
}

type Page = ReturnType<typeof pageOf<TableInfo>>;

/** A line for each table of a page; finished ones come under a heading. */
function linesOf({ items, start }: Page, user: string, t: Translate): string {
  const over = items.findIndex(({ status }) => status === 'finished');
  return items
    .flatMap((table, i) => {
      const line = t('games.line', {
        n: start + i + 1,
        game: clip(gameTitle(table), 80),
        state: markdown(clip(stateOf(table, user, t), 200)),
        where: markdown(isLesson(table) ? t('games.lesson') : (addressOf(table) ?? '')),
      });
      return i === over ? [t('games.finishedTitle'), line] : [line];
    })
    .join('\n');
}

function pageRow(list: ArgsOf<'games.page'>['list'], { page, pages }: Page, t: Translate): Row[] {
  if (pages === 1) return [];
  const to = (at: number) => pressId('games.page', { list, page: at });
  return [
    row(
      button(to(Math.max(0, page - 1)), t('panel.previous'), { disabled: page === 0 }),
      button(to(page + 1), t('panel.next'), { disabled: page === pages - 1 }),
    ),
  ];
}

function openRow(open: readonly TableInfo[], screen: 'hand' | 'board' | 'more', user: string, t: Translate) {
  if (open.length === 0) return [];
  return [
    row(select(pressId('open', { screen }), t('games.pick'), itemsOf(open.slice(0, LIMITS.selectOptions), user, t))),
  ];
}

function itemsOf(tables: readonly TableInfo[], user: string, t: Translate) {
  return tables.map((table) => ({
    value: table.id,
    label: clip(`${gameTitle(table)} – ${opponents(table, user)}`, LIMITS.optionLabel),
    description: [
      ...(isLesson(table) ? [t('games.lessonShort')] : []),
      ...(waitsFor(table, user) === undefined ? [] : [t('help.move')]),
    ].join(' · '),
  }));
}

/** Asks which of several tables is meant. `screen`: what is then opened. */
export function whichTable(
  tables: readonly TableInfo[],
  user: string,
  screen: ArgsOf<'open'>['screen'],
  t: Translate,
): Payload {
  const items = itemsOf(tables.slice(0, LIMITS.selectOptions), user, t);
  return payload([box([text(t('games.which')), row(select(pressId('open', { screen }), t('games.pick'), items))])]);
}

/** What to do next, depending on the person's tables and the channel. `here`: the table of the channel. */
export function helpMessage(
  tables: readonly TableInfo[],
  here: TableInfo | undefined,
  user: string,
  t: Translate,
): Payload {
  const running = tables.filter((table) => table.status === 'running');
  const [mine, others] = [
    running.filter((table) => waitsFor(table, user) !== undefined),
    running.filter((table) => waitsFor(table, user) === undefined),
  ];
  const isNew = tables.length === 0;
  const lines = [
    ...(mine.length > 0 ? [t('help.yourMove', { count: mine.length })] : []),
    ...(mine.length === 0 && running.length > 0 ? [t('help.waiting', { count: running.length })] : []),
    ...(here?.status === 'lobby' ? [t('help.lobby')] : []),
    ...(here?.status === 'running' && !tables.some((table) => table.id === here.id) ? [t('help.running')] : []),
    ...(isNew && here?.status !== 'lobby' ? [t('help.new')] : []),
    t('help.learn'),
    t('help.league'),
    // Building decks is no topic at a table whose game is played from shared decks.
    ...(here?.usesDecks === false ? [] : [t('help.decks')]),
  ];
  const play = button(pressId('play.which'), t('help.playButton'), { style: isNew ? 'secondary' : 'primary' });
  const learn = button(pressId('lesson.which'), t('help.learnButton'), { style: isNew ? 'primary' : 'secondary' });
  const all = button(pressId('games.page', { list: 'mine', page: 0 }), t('help.gamesButton'));
  return payload([
    box([
      text(t('help.title')),
      text(lines.map((one) => `- ${one}`).join('\n')),
      ...openRow([...mine, ...others], 'hand', user, t),
      text(`-# ${t('help.all')}\n-# Wardroom ${version}`),
    ]),
    row(play, learn, ...(isNew ? [] : [all])),
  ]);
}
