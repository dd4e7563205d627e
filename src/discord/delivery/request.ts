/** Delivers requests: each has one message, sent once and then edited to show how it stands. */
import type { REST } from 'discord.js';
import { type Claimed, type Intent, isRefusal, type RequestInfo } from '#table/types';
import type { App } from '../app.ts';
import { faultOf } from '../faults.ts';
import { personOf } from '../present/people.ts';
import { requestMessage } from '../present/request.ts';
import { orphanedRequest } from '../recovery.ts';
import type { Say } from '../words/index.ts';
import { thoseWhoWantMentions } from './mentions.ts';
import type { Messages } from './messages.ts';
import type { Places } from './place.ts';

/** Shows a request as it is now. Resolves to the message's id or why there is none. */
export type RequestDelivery = (claimed: Claimed, intent: Extract<Intent, { kind: 'asked' }>) => Promise<string>;

export function createRequestDelivery(
  app: App,
  rest: REST,
  messages: Messages,
  places: Places,
  say: Say,
): RequestDelivery {
  const { tables } = app;

  /** Edits the message that shows it; false if that is gone. */
  async function redrawn(info: RequestInfo, message: string): Promise<boolean> {
    const { thread, channel } = info.table.place;
    try {
      return await messages.editIfThere(thread ?? channel, message, requestMessage(info, say), []);
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== 'gone' && fault !== 'forbidden') throw error;
      return false;
    }
  }

  return async (claimed, intent) => {
    const info = await tables.requests.info(intent.request);
    if (isRefusal(info)) return info.refused;
    if (info.message !== undefined && (await redrawn(info, info.message))) return info.message;
    // Nobody needs a message that only says what is over; if there was one, somebody has deleted it.
    if (info.state !== 'open' && !claimed.again) return 'over';
    const asked = info.asked.filter(({ yes }) => yes === undefined).map(({ seat }) => info.table.seats[seat]);
    const call = await thoseWhoWantMentions(
      app,
      asked.flatMap((seat) => (seat && personOf(seat)) ?? []),
    );
    const sent = await places.sendTo(info.table, async (channel) => {
      const before = claimed.again ? await orphanedRequest(rest, channel, info, claimed.at) : undefined;
      if (before === undefined) return messages.create(channel, requestMessage(info, say, call), [], claimed.id);
      await messages.edit(channel, before, requestMessage(info, say), []);
      return before;
    });
    if (sent === undefined) return 'no place';
    await tables.requests.setMessage(info.id, sent.id);
    return sent.id;
  };
}
