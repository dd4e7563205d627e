/** The one live message of a table: edited while the same people are waited for, sent anew to call others. */
import type { REST } from 'discord.js';
import { type Act, actsOf } from '#table/acts';
import { parted } from '#table/story';
import { type Claimed, type Intent, isRefusal, type Look } from '#table/types';
import type { AbsenceChecks } from '../absence.ts';
import type { App } from '../app.ts';
import { faultOf } from '../faults.ts';
import type { Drawn } from '../images.ts';
import type { Payload } from '../present/components.ts';
import { markdownNames, plainNames } from '../present/people.ts';
import { liveMessage } from '../present/table-message.ts';
import { messageExists, orphanedLiveMessage } from '../recovery.ts';
import type { Say } from '../words/index.ts';
import { calledBy, noticeAbsent, wantCalls } from './calls.ts';
import { type Messages, pictured } from './messages.ts';
import type { PutPast } from './past.ts';
import type { Places, Sent } from './place.ts';

/** How long a table's message waits for its picture, ms. Nobody is waiting for an answer here. */
const PICTURE_BUDGET = 700;

type LiveDelivery = (claimed: Claimed, intent: Extract<Intent, { kind: 'live' }>) => Promise<string>;

export function createLiveDelivery(
  app: App,
  rest: REST,
  absence: AbsenceChecks,
  messages: Messages,
  places: Places,
  putPast: PutPast,
  say: Say,
): LiveDelivery {
  const { tables, log } = app;

  /** The picture that came late, if the message still shows that state. */
  async function addPicture(
    look: Look,
    ready: Promise<Drawn | undefined>,
    message: Sent,
    build: (picture: Drawn) => Payload,
  ): Promise<void> {
    try {
      const drawn = await ready;
      if (drawn === undefined) return;
      // Another process may have moved the table on as well, so only the store knows.
      const now = await tables.info(look.table.id);
      if (isRefusal(now) || now.rev !== look.table.rev || now.place.liveMessage !== message.id) return;
      await messages.edit(message.channel, message.id, build(drawn), [drawn]);
    } catch (error) {
      const fault = faultOf(error);
      // The next message will find out that the place is gone.
      if (fault === 'gone' || fault === 'forbidden') return;
      log.warn({ err: error, table: look.table.id }, 'a late picture could not be added');
    }
  }

  return async (claimed, intent) => {
    const look = await tables.look(intent.table, undefined);
    if (isRefusal(look)) return look.refused;
    const { table } = look;
    // The end is told by a message of its own.
    if (table.status === 'finished') return 'over';
    const told = await tables.story(table.id, table.place.liveFrom);
    if (isRefusal(told)) return told.refused;
    const acts = actsOf(look.game, told, markdownNames(look.names));
    const { past, next } = parted(acts, table.place.liveFrom, told.at(-1)?.rev ?? table.rev);
    const waiting = new Set(table.waiting.map((w) => w.user));
    const behind = await tables.outbox.behind(claimed.id);
    const called = calledBy(behind);
    // Who has moved meanwhile needs no call any more; whom a later message calls is not called twice.
    const mention = intent.mention.filter((user) => waiting.has(user) && !called.has(user));
    const drawnLater = mention.length === 0 && behind.some((later) => later.kind === 'live' && later.fresh);
    // What may have been sent before is sent once more: only so is that message found, should it be there.
    const fresh = intent.fresh && (mention.length > 0 || intent.mention.length === 0 || claimed.again);
    // Nobody has asked for this one: those that somebody waits for are drawn first.
    const scene = look.game.scenes.board(look.view, plainNames(look.names));
    const drawing = app.images.draw('board', scene, 'later');
    const drawn = await drawing.within(PICTURE_BUDGET);
    // What the message that is there now tells, and what a new one would.
    const present = acts.slice(past.length);
    let shown: readonly Act[] = acts;
    const build = (picture?: Drawn, call: readonly string[] = mention) =>
      liveMessage(look, say, { picture, mention: call, acts: shown });
    const message = await places.sendTo(table, (channel) =>
      pictured(drawn, async (picture) => {
        const images = picture === undefined ? [] : [picture];
        const noted = table.place.liveMessage;
        const orphan = claimed.again ? await orphanedLiveMessage(rest, channel, table, claimed.at) : undefined;
        // Where the earlier attempt has taken the old message away, its new one tells what that would have told.
        const gone = orphan !== undefined && noted !== undefined && !(await messageExists(rest, channel, noted));
        const old = gone ? undefined : noted;
        if (old !== undefined && (!fresh || (drawnLater && orphan === undefined))) {
          if (await messages.editIfThere(channel, old, build(picture), images)) return old;
        }
        // A message that has to be replaced calls those who are waited for, since the call that they had is gone with it.
        const call = fresh
          ? mention
          : await wantCalls(
              app,
              table.waiting.flatMap((w) => w.user ?? []),
            );
        if (old !== undefined) shown = present;
        const id = orphan ?? (await messages.create(channel, build(picture, call), images, claimed.id));
        // An earlier attempt has come as far as to note it.
        if (id === old) shown = acts;
        // The message of an earlier attempt shows the table of that time.
        if (claimed.again) await messages.edit(channel, id, build(picture), images);
        if (id === old) return id;
        if (old !== undefined) await putPast(channel, old, past, look);
        // Last: as long as the new one is not noted, another attempt comes by all of this again.
        await tables.setPlace(table.id, { liveMessage: id, ...(old === undefined ? {} : { liveFrom: next }) });
        return id;
      }),
    );
    if (message === undefined) {
      await places.callInPrivate(table, mention, claimed.id);
      return 'no place';
    }
    await noticeAbsent(app, absence, table, mention);
    if (drawn === undefined) void addPicture(look, drawing.ready, message, build);
    return message.id;
  };
}
