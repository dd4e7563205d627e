/** Delivers what concerns a season: its one message, news in its league's channel, and the first message of a match. */
import { numberOf } from '#season/matches';
import { type Claimed, type Intent, isRefusal } from '#table/types';
import { type App, appIn } from '../app.ts';
import { faultOf } from '../faults.ts';
import type { Payload } from '../present/components.ts';
import { matchMessage, newsMessage, seasonMessage } from '../present/league.ts';
import { sayIn } from '../words/index.ts';
import type { Messages } from './messages.ts';
import type { Places } from './place.ts';

type Of<K extends Intent['kind']> = Extract<Intent, { kind: K }>;

export type SeasonDelivery = {
  season(claimed: Claimed, intent: Of<'season'>): Promise<string>;
  news(claimed: Claimed, intent: Of<'season-news'>): Promise<string>;
  match(claimed: Claimed, intent: Of<'match'>): Promise<string>;
};

export function createSeasonDelivery(app: App, messages: Messages, places: Places): SeasonDelivery {
  const { tables, seasons } = app;
  const say = sayIn(tables.language);

  /** A channel that is gone or closed to the bot is not told; the season goes on. */
  async function post(channel: string, message: Payload, nonce: string): Promise<string> {
    try {
      return await messages.create(channel, message, [], nonce);
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== 'gone' && fault !== 'forbidden') throw error;
      return fault;
    }
  }

  return {
    async season(claimed, { season: id, fresh }) {
      const season = await seasons.find(id);
      if (isRefusal(season)) return season.refused;
      const message = seasonMessage(season, {
        game: appIn(app, tables.language).tables.games.get(season.settings.game),
        say,
      });
      const { channel } = season.league;
      if (season.message !== undefined && fresh !== true)
        if (await editIfThere(channel, season.message, message)) return season.message;
      const made = await post(channel, message, claimed.id);
      await seasons.setMessage(id, made === 'gone' || made === 'forbidden' ? undefined : made);
      return made;
    },
    async news(claimed, { season: id, news }) {
      const season = await seasons.find(id);
      if (isRefusal(season)) return season.refused;
      const words = seasons.explain({ refused: news.key, with: news.with }, tables.language);
      return post(season.league.channel, newsMessage(words), claimed.id);
    },
    async match(claimed, { table: id }) {
      const table = await tables.info(id);
      if (isRefusal(table)) return table.refused;
      const { season: of = '', match = '' } = table.options.league ?? {};
      const season = await seasons.find(of);
      if (isRefusal(season)) return season.refused;
      const message = matchMessage(season, numberOf(season, { id: match }), id, say);
      if (message === undefined) return 'no match';
      const sent = await places.sendTo(table, (channel) => messages.create(channel, message, [], claimed.id));
      return sent?.id ?? 'no place';
    },
  };

  /** False: it is gone. */
  async function editIfThere(channel: string, id: string, message: Payload): Promise<boolean> {
    try {
      return await messages.editIfThere(channel, id, message, []);
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== 'gone' && fault !== 'forbidden') throw error;
      return fault === 'forbidden';
    }
  }
}
