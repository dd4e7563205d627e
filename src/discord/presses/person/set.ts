import type { Game } from '#face/game';
import type { UserSettings } from '#table/types';
import { onlyOf } from '../../actions/last-game.ts';
import type { ArgsOf } from '../../ids/args.ts';
import { COLORS, line } from '../../present/components.ts';
import { readStanding, settingsMessage } from '../../present/settings.ts';
import { inPlace, type Press } from '../../press.ts';

/** Changes one of the person's settings, or shows another game's stops. */
export const setSettingPress: Press<'set'> = {
  verb: 'set',
  response: inPlace,
  async run({ app, reply, values }, { setting, game: id }) {
    const { games } = app.tables;
    const game = games.get((setting === 'game' ? values[0] : id) ?? '') ?? onlyOf(games);
    const before = await app.tables.settings(reply.user);
    const change = changeOf(setting, values, before, game);
    if (change === 'not offered') {
      await reply.whisper(line(reply.say('settings.notOffered'), COLORS.bad));
      return;
    }
    const settings = change === undefined ? before : await app.tables.setSettings(reply.user, change);
    await reply.update(
      settingsMessage(settings, reply.say, { saved: change !== undefined, game, games: [...games.values()] }),
    );
  },
};

function changeOf(
  setting: ArgsOf<'set'>['setting'],
  values: readonly string[],
  before: UserSettings,
  game: Game | undefined,
): Partial<UserSettings> | 'not offered' | undefined {
  const [value] = values;
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
      return { notify: value === 'quiet' ? 'quiet' : 'mention' };
    case 'remind':
      return { remind: value !== 'off' };
    case 'confirm':
      return { confirm: value !== 'off' };
    case 'pictures':
      return { pictures: value === 'tall' ? 'tall' : 'wide' };
    case 'game':
      return undefined;
    default:
      return setting satisfies never;
  }
}
