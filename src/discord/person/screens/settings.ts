/** A person's settings for all tables, on pages whose lists take effect at once. */
import type { Game } from '#face/game';
import type { UserSettings } from '#table/types';
import { languages } from '#words/languages';
import { box, button, type Part, type Payload, payload, type Row, row, select, text } from '../../core/components.ts';
import { LIMITS } from '../../core/limits.ts';
import type { ArgsOf } from '../../ids.ts';
import { modes, standingRows } from '../../plans/screens/autopilot.ts';
import { pressId } from '../../press-id.ts';
import type { Key, Say } from '../../words.ts';
import { callsPage } from './settings-calls.ts';
import { timesPage } from './settings-times.ts';

export type SettingsPage = ArgsOf<'settings.page'>['page'];

const PAGES = ['play', 'calls', 'times', 'privacy'] as const satisfies readonly SettingsPage[];
const TITLES: Readonly<Record<SettingsPage, Key & `settings.${SettingsPage}`>> = {
  play: 'settings.play',
  calls: 'settings.calls',
  times: 'settings.times',
  privacy: 'settings.privacy',
};

export type SettingsShown = {
  /** Default: the first. */
  readonly page?: SettingsPage;
  readonly saved?: boolean;
  /** The one of `games` whose stops are shown. */
  readonly game?: Game | undefined;
  readonly games?: readonly Game[];
  /** The person's running table in this channel, for a button to its own settings. */
  readonly here?: { readonly id: string };
  /** ms since 1970; absent: the person's local time is not shown. */
  readonly now?: number;
};

/** A page of a person's settings. */
export function settingsMessage(settings: UserSettings, say: Say, shown: SettingsShown = {}): Payload {
  const { page = 'play', saved, here, game } = shown;
  return payload([
    box([
      text(`${say('settings.title')}${saved === true ? `\n${say('settings.saved')}` : ''}`),
      ...parts(settings, say, shown),
    ]),
    row(
      ...PAGES.map((one) =>
        button(pressId('settings.page', { page: one, game: game?.id }), say(TITLES[one]), {
          ...(one === page && ({ style: 'primary', disabled: true } as const)),
        }),
      ),
    ),
    ...(here === undefined ? [] : [row(button(pressId('settings', { table: here.id }), say('settings.here')))]),
  ]);
}

function parts(
  settings: UserSettings,
  say: Say,
  { page = 'play', game, games = [], now }: SettingsShown,
): readonly Part[] {
  switch (page) {
    case 'play':
      return playPage(settings, say, game, games);
    case 'calls':
      return callsPage(settings, say);
    case 'times':
      return timesPage(settings, say, now);
    case 'privacy':
      return [
        text(say('settings.takeBacks')),
        row(
          select(pressId('set', { setting: 'takebacks', game: game?.id }), say('settings.takeBacks'), [
            { value: 'ask', label: say('settings.takeBacksAsk'), chosen: settings.takeBacks === 'ask' },
            { value: 'never', label: say('settings.takeBacksNever'), chosen: settings.takeBacks === 'never' },
          ]),
        ),
        text(say('settings.privacyText')),
        row(button(pressId('data.delete'), say('data.deleteButton'), { style: 'danger' })),
      ];
    default:
      return page satisfies never;
  }
}

function playPage(settings: UserSettings, say: Say, game: Game | undefined, games: readonly Game[]): readonly Part[] {
  const id = (setting: 'mode' | 'stops' | 'confirm' | 'pictures' | 'language') =>
    pressId('set', { setting, game: game?.id });
  const standingId = (question: string) => pressId('set', { setting: 'standing', game: game?.id, question });
  const wanted = game === undefined ? undefined : settings.stops[game.id];
  const stops = (game?.words.stops ?? []).slice(0, LIMITS.selectOptions).map((stop) => ({
    value: stop.id,
    label: stop.label,
    description: stop.detail,
    chosen: wanted === undefined ? stop.usual === true : wanted.includes(stop.id),
  }));
  return [
    text(say('settings.mode')),
    row(select(id('mode'), say('settings.mode'), modes(settings.autopilot.mode, say))),
    ...(game === undefined || stops.length === 0
      ? []
      : [
          text(say('settings.stopsOf', { game: game.name })),
          row(select(id('stops'), say('settings.stops'), stops, { min: 0, max: stops.length })),
          ...standingRows(game, settings.standing[game.id] ?? {}, standingId),
        ]),
    ...gameRow(game, games, say),
    text(say('settings.confirm')),
    row(
      select(id('confirm'), say('settings.confirm'), [
        { value: 'on', label: say('settings.confirmOn'), chosen: settings.confirm },
        { value: 'off', label: say('settings.confirmOff'), chosen: !settings.confirm },
      ]),
    ),
    text(say('settings.pictures')),
    row(
      select(id('pictures'), say('settings.pictures'), [
        { value: 'wide', label: say('settings.picturesWide'), chosen: settings.pictures === 'wide' },
        { value: 'tall', label: say('settings.picturesTall'), chosen: settings.pictures === 'tall' },
        { value: 'off', label: say('settings.picturesOff'), chosen: settings.pictures === 'off' },
      ]),
    ),
    text(say('settings.language')),
    row(
      select(id('language'), say('settings.language'), [
        { value: 'discord', label: say('settings.languageDiscord'), chosen: settings.language === undefined },
        ...languages.map(({ id: value, name }) => ({ value, label: name, chosen: settings.language === value })),
      ]),
    ),
    text(say('settings.later')),
  ];
}

/** A list that switches to the stops of another game. */
function gameRow(game: Game | undefined, games: readonly Game[], say: Say): readonly Row[] {
  const items = games
    .filter(({ words }) => words.stops.length > 0)
    .slice(0, LIMITS.selectOptions)
    .map(({ id, name }) => ({ value: id, label: name, chosen: id === game?.id }));
  const title = say(game === undefined ? 'settings.stopsWhich' : 'settings.stopsGame');
  return items.length < 2 ? [] : [row(select(pressId('set', { setting: 'game', game: game?.id }), title, items))];
}
