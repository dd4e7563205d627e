/** A person's settings for all tables, on pages whose lists take effect at once. */
import type { Game } from '#face/game';
import type { UserSettings } from '#table/types';
import { languages } from '#words/languages';
import { box, button, type Part, type Payload, payload, type Row, row, select, text } from '../../core/components.ts';
import { LIMITS } from '../../core/limits.ts';
import type { ArgsOf } from '../../ids.ts';
import { modes, standingRows } from '../../plans/screens/autopilot.ts';
import { pressId } from '../../press-id.ts';
import type { Key, Translate } from '../../words.ts';
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
export function settingsMessage(settings: UserSettings, t: Translate, shown: SettingsShown = {}): Payload {
  const { page = 'play', saved, here, game } = shown;
  return payload([
    box([
      text(`${t('settings.title')}${saved === true ? `\n${t('settings.saved')}` : ''}`),
      ...parts(settings, t, shown),
    ]),
    row(
      ...PAGES.map((one) =>
        button(pressId('settings.page', { page: one, game: game?.id }), t(TITLES[one]), {
          ...(one === page && ({ style: 'primary', disabled: true } as const)),
        }),
      ),
    ),
    ...(here === undefined ? [] : [row(button(pressId('settings', { table: here.id }), t('settings.here')))]),
  ]);
}

function parts(
  settings: UserSettings,
  t: Translate,
  { page = 'play', game, games = [], now }: SettingsShown,
): readonly Part[] {
  switch (page) {
    case 'play':
      return playPage(settings, t, game, games);
    case 'calls':
      return callsPage(settings, t);
    case 'times':
      return timesPage(settings, t, now);
    case 'privacy':
      return [
        text(t('settings.takeBacks')),
        row(
          select(pressId('set', { setting: 'takebacks', game: game?.id }), t('settings.takeBacks'), [
            { value: 'ask', label: t('settings.takeBacksAsk'), chosen: settings.takeBacks === 'ask' },
            { value: 'never', label: t('settings.takeBacksNever'), chosen: settings.takeBacks === 'never' },
          ]),
        ),
        text(t('settings.privacyText')),
        row(button(pressId('data.delete'), t('data.deleteButton'), { style: 'danger' })),
      ];
    default:
      return page satisfies never;
  }
}

function playPage(
  settings: UserSettings,
  t: Translate,
  game: Game | undefined,
  games: readonly Game[],
): readonly Part[] {
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
    text(t('settings.mode')),
    row(select(id('mode'), t('settings.mode'), modes(settings.autopilot.mode, t))),
    ...(game === undefined || stops.length === 0
      ? []
      : [
          text(t('settings.stopsOf', { game: game.name })),
          row(select(id('stops'), t('settings.stops'), stops, { min: 0, max: stops.length })),
          ...standingRows(game, settings.standing[game.id] ?? {}, standingId),
        ]),
    ...gameRow(game, games, t),
    text(t('settings.confirm')),
    row(
      select(id('confirm'), t('settings.confirm'), [
        { value: 'on', label: t('settings.confirmOn'), chosen: settings.confirm },
        { value: 'off', label: t('settings.confirmOff'), chosen: !settings.confirm },
      ]),
    ),
    text(t('settings.pictures')),
    row(
      select(id('pictures'), t('settings.pictures'), [
        { value: 'wide', label: t('settings.picturesWide'), chosen: settings.pictures === 'wide' },
        { value: 'tall', label: t('settings.picturesTall'), chosen: settings.pictures === 'tall' },
        { value: 'off', label: t('settings.picturesOff'), chosen: settings.pictures === 'off' },
      ]),
    ),
    text(t('settings.language')),
    row(
      select(id('language'), t('settings.language'), [
        { value: 'discord', label: t('settings.languageDiscord'), chosen: settings.language === undefined },
        ...languages.map(({ id: value, name }) => ({ value, label: name, chosen: settings.language === value })),
      ]),
    ),
    text(t('settings.later')),
  ];
}

/** A list that switches to the stops of another game. */
function gameRow(game: Game | undefined, games: readonly Game[], t: Translate): readonly Row[] {
  const items = games
    .filter(({ words }) => words.stops.length > 0)
    .slice(0, LIMITS.selectOptions)
    .map(({ id, name }) => ({ value: id, label: name, chosen: id === game?.id }));
  const title = t(game === undefined ? 'settings.stopsWhich' : 'settings.stopsGame');
  return items.length < 2 ? [] : [row(select(pressId('set', { setting: 'game', game: game?.id }), title, items))];
}
