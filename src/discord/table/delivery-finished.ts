/** Delivers the end of a game: its final message, and the live message becomes the story of what led there. */
import type { REST } from 'discord.js';
import { type Claimed, isRefusal } from '#table/types';
import { readLogPosition } from '#table/view/narrative';
import type { App } from '../core/app.ts';
import type { Payload } from '../core/components.ts';
import { faultOf } from '../core/faults.ts';
import type { Drawing, Drawn } from '../core/images.ts';
import { personOf, plainNames } from '../core/people.ts';
import { type Messages, withPictureIfAllowed } from '../delivery/messages.ts';
import type { Places, Sent } from '../delivery/place.ts';
import { messageExists, orphanedFinalMessage } from '../delivery/recovery.ts';
import { wholeGame } from '../delivery/whole-game.ts';
import type { LobbyDelivery } from '../lobby/delivery.ts';
import { endOf, finalMessage } from '../replay/screens/narrative.ts';
import { posterScene } from '../replay/screens/poster.ts';
import type { Translate } from '../words.ts';
import type { RetireLiveMessage } from './delivery-retire.ts';

/** How long the final message waits for its picture, ms. Nobody is waiting for a response here. */
const PICTURE_BUDGET = 700;

export function createFinishedDelivery(
  app: App,
  rest: REST,
  messages: Messages,
  places: Places,
  lobbies: LobbyDelivery,
  retireLiveMessage: RetireLiveMessage,
  t: Translate,
): (claimed: Claimed) => Promise<string> {
  const { tables, log } = app;

  /** Adds a picture that was not ready in time. The message never changes again, so the picture is still right. */
  async function addPicture(
    drawing: Drawing,
    { channel, id }: Sent,
    build: (picture: Drawn) => Payload,
  ): Promise<void> {
    try {
      const drawn = await drawing.ready;
      if (drawn !== undefined) await messages.editIfThere(channel, id, build(drawn), [drawn]);
    } catch (error) {
      if (faultOf(error) === undefined) log.warn({ err: error, message: id }, 'a late picture could not be added');
    }
  }

  return async (claimed) => {
    const whole = await wholeGame(app, claimed.message.table);
    if (isRefusal(whole)) return whole.refused;
    const { tableView, acts } = whole;
    const { table, game } = tableView;
    await lobbies.draw(table);
    const call = await tables.calls.toTell(
      table.seats.flatMap((seat) => personOf(seat) ?? []),
      'end',
    );
    const chances = await tables.chancesSeen(table.id);
    const poster = posterScene(tableView, acts, t, isRefusal(chances) ? [] : chances);
    const page = app.pages?.table(table.id);
    const hasBlow = poster?.fallen !== undefined;
    const scene = poster ?? game.scenes.board(tableView.view, plainNames(tableView.names));
    const drawing = app.images.draw(scene, 'nobody');
    const drawn = await drawing.within(PICTURE_BUDGET);
    const { liveMessage: live, liveFrom } = table.place;
    const home = live === undefined ? undefined : await places.channelOf(table, live);
    const sent = await places.sendTo(table, (channel) =>
      withPictureIfAllowed(drawn, async (picture) => {
        const final = finalMessage(tableView, acts, call, t, { image: picture, hasBlow, page });
        const images = picture === undefined ? [] : [picture];
        const before = claimed.again ? await orphanedFinalMessage(rest, channel, table, claimed.at) : undefined;
        const id = before ?? (await messages.create(channel, final, images, claimed.id));
        // An earlier attempt may have deleted the live message.
        if (
          live !== undefined &&
          home !== undefined &&
          live !== id &&
          (before === undefined || (await messageExists(rest, home, live)))
        ) {
          const from = readLogPosition(liveFrom);
          // What the final message tells about the end is not repeated.
          const led = endOf(acts).before.filter(({ first: { entry, index } }) => {
            const { rev, n } = entry;
            return rev > from.rev || (rev === from.rev && (n > from.n || (n === from.n && index >= from.index)));
          });
          await retireLiveMessage(home, live, led.every(({ weight }) => weight === 'chapter') ? [] : led, tableView);
        }
        await tables.setPlace(table.id, { liveMessage: id });
        return id;
      }),
    );
    if (sent === undefined) return 'no place';
    if (drawn === undefined)
      void addPicture(drawing, sent, (picture) =>
        finalMessage(tableView, acts, call, t, { image: picture, hasBlow, page }),
      );
    return sent.id;
  };
}
