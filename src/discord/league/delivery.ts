/** Delivers what concerns a season: its one message, news in its league's channel, and the first message of a match. */

import { type REST, Routes } from 'discord.js';
import type { PosterScene } from '#face/poster-scene';
import type { Scene } from '#face/scene';
import { numberOf } from '#season/formats/numbers';
import { decidingMatch } from '#season/lifecycle/deciding';
import { hidesResults } from '#season/lifecycle/status';
import { championsOf } from '#season/lifecycle/trophies';
import { opennessOf } from '#season/news';
import type { Season } from '#season/types';
import { type Claimed, isRefusal, type OutgoingOf } from '#table/types';
import type { App } from '../core/app.ts';
import type { Payload } from '../core/components.ts';
import { sendPrivately } from '../core/direct-messages.ts';
import { faultOf } from '../core/faults.ts';
import type { Drawn } from '../core/images.ts';
import { personOf } from '../core/people.ts';
import { type Messages, withPictureIfAllowed } from '../delivery/messages.ts';
import type { Places } from '../delivery/place.ts';
import { wholeGame } from '../delivery/whole-game.ts';
import { posterScene } from '../replay/screens/poster.ts';
import { translatorIn } from '../words.ts';
import { matchScene } from './screens/match-picture.ts';
import { matchMessage, newsMessage, personalMessage, seasonMessage } from './screens/season.ts';
import { seasonScene } from './screens/season-picture.ts';
import { seasonPoster } from './screens/season-poster.ts';

/** How long the board waits for its picture, ms. Nobody is waiting for a response here. */
const PICTURE_BUDGET = 3000;

export type SeasonDelivery = {
  season(claimed: Claimed, message: OutgoingOf<'season'>): Promise<string>;
  news(claimed: Claimed, message: OutgoingOf<'season-news'>): Promise<string>;
  match(claimed: Claimed, message: OutgoingOf<'match'>): Promise<string>;
  role(message: OutgoingOf<'season-role'>): Promise<string>;
};

/** A message with its picture, or in words alone. */
type Build = (picture: Drawn | undefined) => Payload;

export function createSeasonDelivery(app: App, rest: REST, messages: Messages, places: Places): SeasonDelivery {
  const { tables, seasons, pages } = app;
  const t = translatorIn(tables.language);

  /** A channel that is gone or closed to the bot is not told; the season goes on. */
  async function post(channel: string, nonce: string, build: Build, drawn?: Drawn): Promise<string> {
    try {
      return await withPictureIfAllowed(drawn, (picture) =>
        messages.create(channel, build(picture), picture === undefined ? [] : [picture], nonce),
      );
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== 'gone' && fault !== 'forbidden') throw error;
      return fault;
    }
  }

  /** Somebody who takes no direct messages is told in the channel; what is theirs alone waits until they use the bot. */
  async function tellPerson(
    claimed: Claimed,
    season: Season,
    news: OutgoingOf<'season-news'>['news'],
    to: string,
    words: string,
  ): Promise<string> {
    if ((await sendPrivately(rest, to, newsMessage(words), claimed.id)) === 'sent') return 'sent';
    if (opennessOf(news.key) === 'alone') {
      await tables.pendingTexts.add(to, claimed.id, words);
      return 'kept';
    }
    // What somebody objects with is for the organisers alone.
    const isDispute = news.key === 'news.dispute';
    const open = isDispute
      ? seasons.explain({ refused: 'news.dispute-closed', with: news.with }, tables.language)
      : words;
    return post(season.league.channel, claimed.id, () => personalMessage(to, open));
  }

  return {
    async season(claimed, { season: id, fresh }) {
      const season = await seasons.find(id);
      if (isRefusal(season)) return season.refused;
      const drawn = hidesResults(season) ? undefined : await drawnInTime(await sceneOf(season));
      const game = tables.games.get(season.settings.game);
      const build: Build = (image) => seasonMessage(season, { game, t, image, page: pages?.league(id) });
      const { channel } = season.league;
      if (season.message !== undefined && fresh !== true)
        if (await editIfThere(channel, season.message, build, drawn)) return season.message;
      const made = await post(channel, claimed.id, build, drawn);
      await seasons.setMessage(id, made === 'gone' || made === 'forbidden' ? undefined : made);
      return made;
    },
    async news(claimed, { season: id, news, to }) {
      const season = await seasons.find(id);
      if (isRefusal(season)) return season.refused;
      const words = seasons.explain({ refused: news.key, with: news.with }, tables.language);
      if (to !== undefined) return tellPerson(claimed, season, news, to, words);
      const hides = hidesResults(season) && opennessOf(news.key) === 'result';
      return post(season.league.channel, claimed.id, () => newsMessage(hides ? `||${words}||` : words));
    },
    async role({ guild, role, give, take }) {
      for (const user of give) await set('put', guild, user, role);
      for (const user of take) await set('delete', guild, user, role);
      return 'set';
    },
    async match(claimed, { table: id }) {
      const table = await tables.info(id);
      if (isRefusal(table)) return table.refused;
      const { season: of = '', match = '' } = table.options.league ?? {};
      const season = await seasons.find(of);
      if (isRefusal(season)) return season.refused;
      const n = numberOf(season, { id: match });
      const words = matchMessage(season, n, id, t);
      if (words === undefined) return 'no match';
      const view = await tables.view(id, undefined);
      const drawn = isRefusal(view) ? undefined : await drawnInTime(matchScene(season, n, view, t));
      const sent = await places.sendTo(table, (channel) =>
        withPictureIfAllowed(drawn, (picture) => {
          const message = matchMessage(season, n, id, t, picture) ?? words;
          return messages.create(channel, message, picture === undefined ? [] : [picture], claimed.id);
        }),
      );
      return sent?.id ?? 'no place';
    },
  };

  /** A role that is gone or above the bot's own is not given, nor is one to somebody who has left the server. */
  async function set(how: 'put' | 'delete', guild: string, user: string, role: string): Promise<void> {
    try {
      await rest[how](Routes.guildMemberRole(guild, user, role));
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== 'gone' && fault !== 'forbidden') throw error;
    }
  }

  /** The last game of the match that has decided a season, if the champion has won it; undefined also if it cannot be read. */
  async function lastGameOf(season: Season): Promise<PosterScene | undefined> {
    const decided = decidingMatch(season);
    const table = decided && (await seasons.playedAt(decided.match));
    if (table === undefined) return undefined;
    const whole = await wholeGame(app, table);
    if (isRefusal(whole)) return undefined;
    const { seats, result } = whole.tableView.table;
    const champion = championsOf(season)[0]?.user;
    const winners = seats.filter(({ seat }) => result?.winners.includes(seat));
    if (!winners.some((seat) => personOf(seat) === champion)) return undefined;
    return posterScene(whole.tableView, whole.acts, t);
  }

  /** What there is to see of a season: in the end the champion, before that who stands where. */
  async function sceneOf(season: Season): Promise<Scene | undefined> {
    if (season.status === 'signup') return undefined;
    const game = tables.games.get(season.settings.game);
    const poster =
      season.status === 'final' ? seasonPoster(season, { game, t, last: await lastGameOf(season) }) : undefined;
    return poster ?? seasonScene(season, t);
  }

  /** A picture for everybody, on whatever they have; undefined: it takes too long, and the text says it all. */
  async function drawnInTime(scene: Scene | undefined): Promise<Drawn | undefined> {
    if (scene === undefined) return undefined;
    const drawing = app.images.draw(scene, 'nobody', 'tall');
    const drawn = await drawing.within(PICTURE_BUDGET);
    if (drawn === undefined) drawing.drop();
    return drawn;
  }

  /** False: it is gone. */
  async function editIfThere(channel: string, id: string, build: Build, drawn: Drawn | undefined): Promise<boolean> {
    try {
      return await withPictureIfAllowed(drawn, (picture) =>
        messages.editIfThere(channel, id, build(picture), picture === undefined ? [] : [picture]),
      );
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== 'gone' && fault !== 'forbidden') throw error;
      return fault === 'forbidden';
    }
  }
}
