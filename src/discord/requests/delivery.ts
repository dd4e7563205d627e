/** Delivers requests and offers of seats: each has one message, sent once and then edited to show how it stands. */
import type { REST } from 'discord.js';
import { type Claimed, isRefusal, type OfferInfo, type RequestInfo, type TableInfo } from '#table/types';
import type { App } from '../core/app.ts';
import type { Payload } from '../core/components.ts';
import { sendPrivately } from '../core/direct-messages.ts';
import { faultOf } from '../core/faults.ts';
import { personOf } from '../core/people.ts';
import type { Messages } from '../delivery/messages.ts';
import type { Places } from '../delivery/place.ts';
import { orphanedMessage } from '../delivery/recovery.ts';
import { pressId } from '../press-id.ts';
import type { Translate } from '../words.ts';
import { offerMessage } from './screens/offer.ts';
import { requestMessage } from './screens/request.ts';

export type RequestDelivery = {
  /** Shows a request as it is now. Resolves to the message's id or why there is none. */
  asked(claimed: Claimed, request: string): Promise<string>;
  /** The same for the offer of a seat. */
  offered(claimed: Claimed, offer: string): Promise<string>;
};

/** What has one message of its own. */
type Shown = {
  readonly table: TableInfo;
  readonly isOpen: boolean;
  readonly message: string | undefined;
  /** A button that only this message has while it is open. */
  readonly button: string;
  /** Whom a new message notifies. */
  call(): Promise<readonly string[]>;
  build(call: readonly string[]): Payload;
  setMessage(id: string): Promise<void>;
};

export function createRequestDelivery(
  app: App,
  rest: REST,
  messages: Messages,
  places: Places,
  t: Translate,
): RequestDelivery {
  const { tables } = app;

  /** Edits the message; false if it is gone. */
  async function redrawn({ table, build }: Shown, message: string): Promise<boolean> {
    try {
      return await messages.editIfThere(await places.channelOf(table, message), message, build([]), []);
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== 'gone' && fault !== 'forbidden') throw error;
      return false;
    }
  }

  async function show(claimed: Claimed, shown: Shown): Promise<string> {
    const { table, isOpen, message, button, build } = shown;
    if (message !== undefined && (await redrawn(shown, message))) return message;
    // Nobody needs a message that only says what is over; if there was one, somebody has deleted it.
    if (!isOpen && !claimed.again) return 'over';
    const call = await app.tables.calls.toTell(await shown.call(), 'news');
    const sent = await places.sendTo(table, async (channel) => {
      const before = claimed.again ? await orphanedMessage(rest, channel, button, claimed.at) : undefined;
      if (before === undefined) return messages.create(channel, build(call), [], claimed.id);
      await messages.edit(channel, before, build([]), []);
      return before;
    });
    if (sent === undefined) {
      for (const user of call) await sendPrivately(rest, user, build([user]), claimed.id);
      return call.length > 0 ? 'told' : 'no place';
    }
    await shown.setMessage(sent.id);
    return sent.id;
  }

  const request = (info: RequestInfo): Shown => ({
    table: info.table,
    isOpen: info.state === 'open',
    message: info.message,
    button: pressId('ask.yes', { table: info.table.id, request: info.id }),
    call: async () => info.asked.flatMap(({ seat, yes }) => (yes === undefined ? peopleAt(info.table, seat) : [])),
    build: (call) => requestMessage(info, t, call),
    setMessage: (id) => tables.requests.setMessage(info.id, id),
  });

  const offer = (info: OfferInfo): Shown => ({
    table: info.table,
    isOpen: info.state === 'open',
    message: info.message,
    button: pressId('seat.take', { table: info.table.id, request: info.id }),
    call: async () => (info.who === undefined ? [] : [info.who]),
    build: (call) => offerMessage(info, t, call),
    setMessage: (id) => tables.offers.setMessage(info.id, id),
  });

  return {
    async asked(claimed, id) {
      const info = await tables.requests.info(id);
      return isRefusal(info) ? info.refused : show(claimed, request(info));
    },
    async offered(claimed, id) {
      const info = await tables.offers.info(id);
      return isRefusal(info) ? info.refused : show(claimed, offer(info));
    },
  };
}

function peopleAt(table: TableInfo, seat: number): readonly string[] {
  return table.seats.filter((one) => one.seat === seat).flatMap((one) => personOf(one) ?? []);
}
