/** The presses of what is about a person: their tables, settings and data. */

import type { Game } from '#face/game';
import { CALL_DELAYS } from '#table/people/settings-stored';
import { type CallSettings, isRefusal, type ProfileAudience, type TurnCall, type UserSettings } from '#table/types';
import { languages } from '#words/languages';
import { openClocks } from '../clocks/actions.ts';
import { openPause } from '../clocks/actions-pause.ts';
import { COLORS, line } from '../core/components.ts';
import { openModal } from '../core/forms.ts';
import { ephemeral, type PressesOf, update } from '../core/press.ts';
import { accepted, Refused } from '../core/refuse.ts';
import type { ArgsOf } from '../ids.ts';
import { onlyOf } from '../lobby/actions-last-game.ts';
import { openPanel } from '../panel/actions.ts';
import { readStanding } from '../plans/screens/autopilot.ts';
import { showReplay } from '../replay/actions.ts';
import { openDraft } from '../requests/actions.ts';
import { openTakeBack } from '../requests/actions-take-back.ts';
import { openBoard, openConcede, openLog, openMore } from '../table/actions.ts';
import { openStandIn } from '../table/actions-stand-in.ts';
import { translatorIn } from '../words.ts';
import { askToDelete, deleteData } from './actions-data.ts';
import { mayLook } from './actions-find-table.ts';
import { showTables } from './actions-games.ts';
import { makePage, ownPageOf, removePage } from './actions-profile.ts';
import { setZone } from './actions-zone.ts';
import type { personIds } from './ids.ts';
import { CONFIRMED, deleteForm } from './screens/data.ts';
import { profileMessage } from './screens/profile.ts';
import { type SettingsPage, settingsMessage } from './screens/settings.ts';
import { USUAL_DIGEST, USUAL_QUIET, WEEKDAYS, ZONE_FIELD, zoneForm } from './screens/settings-times.ts';

export const personPresses = {
  /** Opens a table from a list; the person may have lost the right to see it since the list was made. */
  open: {
    response: ephemeral,
    async run(ctx, { screen }) {
      const { app, reply, values } = ctx;
      const table = values[0] ?? '';
      const found = await app.tables.info(table);
      // A table that the person may not see gets the same answer as one that does not exist.
      if (isRefusal(found) || !(await mayLook(ctx, found))) {
        throw new Refused(isRefusal(found) ? found : { refused: 'table.unknown' });
      }
      switch (screen) {
        case 'more':
          return openMore(ctx, table);
        case 'board':
          return openBoard(app, reply, table);
        case 'log':
          return openLog(app, reply, table);
        case 'replay':
          return showReplay(app, reply, table, 'whisper');
        case 'concede':
          return openConcede(app, reply, table);
        case 'end':
          return openDraft(ctx, table, { kind: 'end' });
        case 'pause':
          return openPause(ctx, table);
        case 'undo':
          return openTakeBack(ctx, table);
        case 'stand-in':
          return openStandIn(ctx, table);
        case 'clock':
          return openClocks(ctx, table);
        case 'hand':
          return openPanel(app, reply, table);
        default:
          return screen satisfies never;
      }
    },
  },
  /** Shows another page of a list of tables, in place. */
  'games.page': {
    response: update,
    run: (ctx, args) => showTables(ctx, args, ctx.manages(ctx.guild), 'update'),
  },
  /** Changes one of the person's settings, or shows another game's stops. */
  set: {
    response: update,
    async run({ app, reply, values }, { setting, game: id }) {
      const chosen = setting === 'language' ? languages.find((one) => one.id === values[0])?.id : undefined;
      const t = chosen === undefined ? reply.t : translatorIn(chosen);
      const { games } = app.tables.in(t.language);
      const game = games.get((setting === 'game' ? values[0] : id) ?? '') ?? onlyOf(games);
      const before = await app.tables.settings(reply.user);
      const change = changeOf(setting, values, before, game);
      if (change === 'not offered') {
        await reply.whisper(line(reply.t('settings.notOffered'), COLORS.bad));
        return;
      }
      const settings = change === undefined ? before : await app.tables.setSettings(reply.user, change);
      await reply.update(
        settingsMessage(settings, t, {
          page: pageOf(setting),
          saved: change !== undefined,
          game,
          games: [...games.values()],
          now: app.now(),
        }),
      );
    },
  },
  /** Chooses who may see the person's profile. */
  'profile.audience': {
    response: update,
    async run({ app, reply, values }) {
      const settings = await app.tables.setSettings(reply.user, { profile: audienceOf(values[0]) });
      const profile = accepted(await app.tables.profile(reply.user, reply.user));
      const page = ownPageOf(app, reply.user, settings);
      await reply.update(
        profileMessage({ user: reply.user, profile, audience: settings.profile, saved: true, page }, reply.t),
      );
    },
  },
  /** Makes a page of the person's results for whoever has its address. */
  'profile.page': {
    response: ephemeral,
    run: ({ app, reply, member }) => makePage(app, reply, member?.guild),
  },
  /** Takes that page away for good. */
  'profile.hide': {
    response: ephemeral,
    run: ({ app, reply }) => removePage(app, reply),
  },
  /** Shows another page of the person's settings. */
  'settings.page': {
    response: update,
    async run({ app, reply }, { page, game: id }) {
      const { games } = app.tables;
      const settings = await app.tables.settings(reply.user);
      const game = games.get(id ?? '') ?? onlyOf(games);
      await reply.update(
        settingsMessage(settings, reply.t, { page, game, games: [...games.values()], now: app.now() }),
      );
    },
  },
  /** Opens the form for the person's time zone. */
  zone: {
    response: ephemeral,
    opensForm: true,
    async run({ app, reply }) {
      const { zone } = await app.tables.settings(reply.user);
      await openModal(reply, zoneForm(zone, reply.t));
    },
  },
  /** The form for the time zone was submitted; left empty, it means UTC. */
  'zone.set': {
    response: update,
    async run({ app, reply, fields }) {
      const typed = fields.get(ZONE_FIELD)?.trim() ?? '';
      const _set = accepted(await setZone(app, reply.user, typed === '' ? 'UTC' : typed));
      const settings = await app.tables.settings(reply.user);
      await reply.update(settingsMessage(settings, reply.t, { page: 'times', saved: true, now: app.now() }));
    },
  },
  /** Asks for confirmation before everything stored about the person is deleted. */
  'data.delete': {
    response: update,
    run: ({ app, reply }) => askToDelete(app, reply, 'update'),
  },
  /** Deletes everything stored about the person, unless they still play; in messages from before there was a form. */
  'data.yes': {
    response: update,
    run: ({ app, reply }) => deleteData(app, reply, undefined),
  },
  /** Opens the form in which a person confirms that all about them is to be deleted. */
  'data.type': {
    response: update,
    opensForm: true,
    async run({ reply }, { running }) {
      await reply.modal(deleteForm(running, reply.t));
    },
  },
  /** Deletes everything stored about the person, if they have typed the word that confirms it. */
  'data.typed': {
    response: update,
    async run({ app, reply, fields }, { running }) {
      const typed = fields.get(CONFIRMED)?.normalize('NFC').trim().toUpperCase();
      if (typed === reply.t.plain('data.word')) return deleteData(app, reply, running);
      await reply.whisper(line(reply.t('data.mistyped'), COLORS.bad));
    },
  },
  /** Declines the deletion. */
  'data.no': {
    response: update,
    async run({ reply }) {
      await reply.update(line(reply.t('data.kept')));
    },
  },
} satisfies PressesOf<typeof personIds>;

/** The narrowest if the choice cannot be read. */
function audienceOf(value: string | undefined): ProfileAudience {
  return value === 'everybody' || value === 'players' ? value : 'me';
}

type Setting = ArgsOf<'set'>['setting'];

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
