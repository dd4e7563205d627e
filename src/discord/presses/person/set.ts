import type { Game } from '#face/game';
import { CALL_DELAYS } from '#table/calls/settings';
import type { CallSettings, TurnCall, UserSettings } from '#table/types';
import { languages } from '#words/languages';
import { COLORS, line } from '../../core/components.ts';
import { inPlace, type Press } from '../../core/press.ts';
import type { ArgsOf } from '../../ids.ts';
import { onlyOf } from '../../lobby/actions-last-game.ts';
import { type SettingsPage, settingsMessage } from '../../person/screens/settings.ts';
import { USUAL_DIGEST, USUAL_QUIET, WEEKDAYS } from '../../person/screens/settings-times.ts';
import { readStanding } from '../../plans/screens/autopilot.ts';
import { sayIn } from '../../words.ts';

type Setting = ArgsOf<'set'>['setting'];

/** Changes one of the person's settings, or shows another game's stops. */
export const setSettingPress: Press<'set'> = {
  verb: 'set',
  response: inPlace,
  async run({ app, reply, values }, { setting, game: id }) {
    const chosen = setting === 'language' ? languages.find((one) => one.id === values[0])?.id : undefined;
    const say = chosen === undefined ? reply.say : sayIn(chosen);
    const { games } = app.tables.in(say.language);
    const game = games.get((setting === 'game' ? values[0] : id) ?? '') ?? onlyOf(games);
    const before = await app.tables.settings(reply.user);
    const change = changeOf(setting, values, before, game);
    if (change === 'not offered') {
      await reply.whisper(line(reply.say('settings.notOffered'), COLORS.bad));
      return;
    }
    const settings = change === undefined ? before : await app.tables.setSettings(reply.user, change);
    await reply.update(
      settingsMessage(settings, say, {
        page: pageOf(setting),
        saved: change !== undefined,
        game,
        games: [...games.values()],
        now: app.now(),
      }),
    );
  },
};

/** The page on which a setting is. */
function pageOf(setting: Setting): SettingsPage {
  switch (setting) {
    case 'notify':
    case 'remind':
    case 'turn':
    case 'after':
    case 'also':
      return 'calls';
    case 'quiet.from':
    case 'quiet.to':
    case 'quiet.days':
    case 'quiet.wake':
    case 'digest':
    case 'digest.at':
      return 'times';
    case 'mode':
    case 'stops':
    case 'standing':
    case 'confirm':
    case 'pictures':
    case 'language':
    case 'game':
      return 'play';
    case 'takebacks':
      return 'privacy';
    default:
      return setting satisfies never;
  }
}

function changeOf(
  setting: Setting,
  values: readonly string[],
  before: UserSettings,
  game: Game | undefined,
): Partial<Omit<UserSettings, 'reach'>> | 'not offered' | undefined {
  const [value = ''] = values;
  switch (setting) {
    case 'mode':
      return { autopilot: { mode: value === 'strict' ? 'strict' : 'fast' } };
    case 'stops': {
      if (game === undefined) return undefined;
      const known = game.words.stops.map((stop) => stop.id);
      return { stops: { ...before.stops, [game.id]: values.filter((one) => known.includes(one)) } };
    }
    case 'standing': {
      if (game === undefined) return undefined;
      const said = readStanding(value);
      const asked = game.words.standing.find(({ id, choices }) => choices.some((one) => one.id === said[id]));
      if (asked === undefined) return 'not offered';
      const own = { ...before.standing[game.id], ...said };
      return { standing: { ...before.standing, [game.id]: own } };
    }
    case 'notify':
    case 'remind':
    case 'turn':
    case 'after':
    case 'also': {
      const calls = callsWith(setting, values, before.calls);
      return calls === undefined ? 'not offered' : { calls: { ...before.calls, ...calls } };
    }
    case 'quiet.from':
    case 'quiet.to':
    case 'quiet.days':
      return { quiet: quietWith(setting, values, before) };
    case 'quiet.wake':
      return { calls: { ...before.calls, wake: value === 'on' } };
    case 'digest': {
      if (value === 'off') return { digest: 'off' };
      const at = before.digest === 'off' ? USUAL_DIGEST.at : before.digest.at;
      const day = Number(value);
      return { digest: WEEKDAYS.includes(day) ? { at, day } : { at } };
    }
    case 'digest.at':
      return isHour(value)
        ? { digest: { ...(before.digest === 'off' ? {} : before.digest), at: value } }
        : 'not offered';
    case 'confirm':
      return { confirm: value !== 'off' };
    case 'pictures':
      return { pictures: value === 'tall' || value === 'off' ? value : 'wide' };
    case 'language':
      return { language: languages.find(({ id }) => id === value)?.id };
    case 'takebacks':
      return { takeBacks: value === 'never' ? 'never' : 'ask' };
    case 'game':
      return undefined;
    default:
      return setting satisfies never;
  }
}

const turns: readonly string[] = ['mention', 'dm', 'off'] satisfies readonly TurnCall[];
const isTurn = (value: string): value is TurnCall => turns.includes(value);
const isHour = (value: string): boolean => /^([01]\d|2[0-3]):00$/.test(value);

/** `notify` and `remind`: the lists of messages from before there were more choices. */
function callsWith(
  setting: 'notify' | 'remind' | 'turn' | 'after' | 'also',
  values: readonly string[],
  { remind }: CallSettings,
): Partial<CallSettings> | undefined {
  const [value = ''] = values;
  const after = Number(value);
  switch (setting) {
    case 'notify':
      return value === 'quiet' ? { turn: 'off', finished: false } : { turn: 'mention', finished: true };
    case 'remind':
      return { remind: { ...remind, late: value !== 'off' } };
    case 'turn':
      return isTurn(value) ? { turn: value } : undefined;
    case 'after':
      return CALL_DELAYS.includes(after) ? { after } : undefined;
    case 'also': {
      const has = (one: string) => values.includes(one);
      return {
        next: has('next'),
        last: has('last'),
        remind: { half: has('half'), late: has('late') },
        finished: has('finished'),
      };
    }
    default:
      return setting satisfies never;
  }
}

function quietWith(
  setting: 'quiet.from' | 'quiet.to' | 'quiet.days',
  values: readonly string[],
  { quiet = USUAL_QUIET }: UserSettings,
): UserSettings['quiet'] {
  const [value = ''] = values;
  switch (setting) {
    case 'quiet.from':
      return isHour(value) ? { ...quiet, from: value } : undefined;
    case 'quiet.to':
      return isHour(value) ? { ...quiet, to: value } : quiet;
    case 'quiet.days':
      return { ...quiet, days: WEEKDAYS.filter((day) => values.includes(String(day))) };
    default:
      return setting satisfies never;
  }
}
