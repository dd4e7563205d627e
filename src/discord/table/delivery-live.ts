/** Delivers a table's one live message: edited while it waits for the same people, sent anew to mention others. */
import type { REST } from 'discord.js';
import { type Claimed, isRefusal, type OutgoingOf, type TableInfo, type TableView } from '#table/types';
import { type Act, actsOf } from '#table/view/acts';
import { splitNarrative } from '#table/view/narrative';
import type { AbsenceChecks } from '../core/absence.ts';
import type { App } from '../core/app.ts';
import type { Payload } from '../core/components.ts';
import { faultOf } from '../core/faults.ts';
import type { Drawing, Drawn } from '../core/images.ts';
import { markdownNames, plainNames } from '../core/people.ts';
import { mentionedIn, noticeAbsent, quietly } from '../delivery/mentions.ts';
import { type Messages, withPictureIfAllowed } from '../delivery/messages.ts';
import type { Places, Sent } from '../delivery/place.ts';
import { messageExists, orphanedLiveMessage } from '../delivery/recovery.ts';
import type { Translate } from '../words.ts';
import type { RetireLiveMessage } from './delivery-retire.ts';
import { liveMessage } from './screens/message.ts';

/** How long the live message waits for its picture, ms. Nobody is waiting for a response here. */
const PICTURE_BUDGET = 700;

type LiveDelivery = (claimed: Claimed, message: OutgoingOf<'live'>) => Promise<string>;

export function createLiveDelivery(
  app: App,
  rest: REST,
  absence: AbsenceChecks,
  messages: Messages,
  places: Places,
  retireLiveMessage: RetireLiveMessage,
  t: Translate,
): LiveDelivery {
  const { tables, log } = app;
  /** The picture of each table that is still being drawn. */
  const late = new Map<string, Drawing>();

  /** Adds a picture that was not ready in time, if the message still shows that state. */
  async function addPicture(
    tableView: TableView,
    drawing: Drawing,
    message: Sent,
    build: (picture: Drawn) => Payload,
  ): Promise<void> {
    try {
      const drawn = await drawing.ready;
      if (drawn === undefined) return;
      // Another process may have moved the table on, so only the store knows.
      const now = await tables.info(tableView.table.id);
      if (isRefusal(now) || now.rev !== tableView.table.rev || now.place.liveMessage !== message.id) return;
      await messages.edit(message.channel, message.id, build(drawn), [drawn]);
    } catch (error) {
      const fault = faultOf(error);
      // The next message will find out that the place is gone.
      if (fault === 'gone' || fault === 'forbidden') return;
      log.warn({ err: error, table: tableView.table.id }, 'a late picture could not be added');
    }
  }

  async function removeOrphan(table: TableInfo, since: number): Promise<void> {
    for (const where of await places.allOf(table)) {
      const orphan = await orphanedLiveMessage(rest, where, table, since);
      if (orphan !== undefined) await messages.remove(where, orphan);
    }
  }

  /** Edits the message; false if it is gone, or where the bot cannot edit it. Faults of the place that is tried just now are thrown. */
  async function redrawn(
    home: string,
    id: string,
    shown: Payload,
    images: readonly Drawn[],
    tried: string,
  ): Promise<boolean> {
    try {
      return await messages.editIfThere(home, id, shown, images);
    } catch (error) {
      const fault = faultOf(error);
      if (home === tried || (fault !== 'gone' && fault !== 'forbidden')) throw error;
      return false;
    }
  }

  return async (claimed, intent) => {
    const telling = await tables.narration(intent.table);
    if (isRefusal(telling)) return telling.refused;
    const { tableView, narrative: told } = telling;
    const { table } = tableView;
    // The end of a game has its own message; one of an earlier attempt, which nobody would ever close, must not stand beside it.
    if (table.status === 'finished') {
      if (claimed.again) await removeOrphan(table, claimed.at);
      return 'over';
    }
    const acts = actsOf(tableView.game, told, markdownNames(tableView.names));
    const { past, next } = splitNarrative(acts, table.place.liveFrom, told.at(-1)?.rev ?? table.rev);
    const waiting = new Set(table.waiting.map((w) => w.user));
    const behind = await tables.outbox.behind(claimed.id);
    const called = mentionedIn(behind);
    // Somebody who has moved meanwhile need not be mentioned; nor somebody whom a later message mentions.
    const mention = intent.mention.filter((user) => waiting.has(user) && !called.has(user));
    const drawnLater = mention.length === 0 && behind.some((later) => later.kind === 'live' && later.fresh);
    // If an earlier attempt may have sent a message, one is sent again: with the same nonce, that finds the first.
    const fresh = intent.fresh && (mention.length > 0 || intent.mention.length === 0 || claimed.again);
    // Nobody has asked for this picture, so those that somebody is waiting for are drawn first.
    const scene = tableView.game.scenes.board(tableView.view, plainNames(tableView.names));
    const drawing = app.images.draw(scene, 'nobody');
    late.get(table.id)?.drop();
    late.set(table.id, drawing);
    void drawing.ready.then(() => {
      if (late.get(table.id) === drawing) late.delete(table.id);
    });
    const drawn = await drawing.within(PICTURE_BUDGET);
    // The existing message goes on telling all acts; a new one tells only those of the present turn.
    const present = acts.slice(past.length);
    let shown: readonly Act[] = acts;
    const build = (picture?: Drawn, call: readonly string[] = mention) =>
      liveMessage(tableView, t, { picture, mention: call, acts: shown });
    const noted = table.place.liveMessage;
    const home = noted === undefined ? undefined : await places.channelOf(table, noted);
    const message = await places.sendTo(table, (channel) =>
      withPictureIfAllowed(drawn, async (picture) => {
        const images = picture === undefined ? [] : [picture];
        const orphan = claimed.again ? await orphanedLiveMessage(rest, channel, table, claimed.at) : undefined;
        // If the earlier attempt has already deleted the old message, the new one must tell all of it.
        const gone =
          orphan !== undefined &&
          noted !== undefined &&
          home !== undefined &&
          !(await messageExists(rest, home, noted));
        const old = gone ? undefined : noted;
        if (old !== undefined && home !== undefined && (!fresh || (drawnLater && orphan === undefined))) {
          if (await redrawn(home, old, build(picture), images, channel)) return { id: old, channel: home };
        }
        // If the old message is gone, so is its mention; the new one mentions those whom the table is waiting for again.
        const call = fresh
          ? mention
          : await tables.calls.toMention(
              table.id,
              table.waiting.flatMap((w) => w.user ?? []),
            );
        if (old !== undefined) shown = present;
        const id = orphan ?? (await messages.create(channel, quietly(build(picture, call)), images, claimed.id));
        // An earlier attempt got as far as recording it.
        if (id === old) shown = acts;
        // The message of an earlier attempt shows the table as it was then.
        if (claimed.again) await messages.edit(channel, id, build(picture), images);
        if (id === old) return id;
        if (old !== undefined && home !== undefined) await retireLiveMessage(home, old, past, tableView);
        // Must come last: until the new message is recorded, another attempt repeats all of these steps.
        await tables.setPlace(table.id, { liveMessage: id, ...(old === undefined ? {} : { liveFrom: next }) });
        return id;
      }),
    );
    if (message === undefined) {
      await places.notifyPrivately(table, mention, claimed.id);
      return 'no place';
    }
    await noticeAbsent(app, absence, table, mention);
    if (drawn === undefined) void addPicture(tableView, drawing, message, build);
    return message.id;
  };
}
