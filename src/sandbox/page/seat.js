// One person's view of the world, and how what the server says changes it.
import { compareIds, isNewer } from './ids.js';

/** @import { PageChannel, PageInteraction, PageMessage, PageWorld } from '../page-api.ts' */

/** @typedef {{ messages: readonly PageMessage[], more: boolean, state: 'loading' | 'ready' }} Log a channel as one person sees it */
/**
 * @typedef {{ readonly tag: string, readonly channel: string, readonly at: number, readonly commandName?: string,
 *   readonly message?: string, readonly customId?: string, readonly error?: string }} Attempt
 *   an interaction on its way, or one that failed (`error`)
 */
/**
 * @typedef {{ readonly person: string, world: PageWorld, readonly logs: Map<string, Log>, attempts: readonly Attempt[],
 *   readonly owing: Map<string, boolean>, modal: PageInteraction | undefined,
 *   readonly typing: Map<string, { user: string, until: number }>, last: string | undefined }} Seat
 *   one person's view; `owing` says of interactions whether this page still waits for what they change; `last` is the channel they
 *   looked at last
 */

/**
 * @param {string} person
 * @param {PageWorld} world
 * @returns {Seat}
 */
export const newSeat = (person, world) => ({
  person,
  world,
  logs: new Map(),
  attempts: [],
  owing: new Map(),
  modal: undefined,
  typing: new Map(),
  last: undefined,
});

/**
 * @param {Seat | undefined} seat
 * @param {string | undefined} id
 * @returns {PageChannel | undefined}
 */
export const channelOf = (seat, id) => seat?.world.channels.find((channel) => channel.id === id);

/**
 * Whether the bot still has something to answer.
 * @param {Seat | undefined} seat
 */
export const awaitsAnswer = (seat) =>
  seat !== undefined && (seat.attempts.some((attempt) => !attempt.error) || [...seat.owing.values()].includes(true));

/**
 * Notes what the bot owes in answer to an interaction.
 * @param {Seat} seat
 * @param {PageInteraction} interaction
 */
export function noteOwing({ owing }, { id, kind, state, settled }) {
  if (kind !== 'autocomplete' && state !== 'waiting') owing.set(id, settled !== true && state !== 'failed');
}

/**
 * A message that is new or has changed. True when it is the newest of its channel.
 * @param {Seat} seat
 * @param {PageMessage} message
 */
export function putMessage(seat, message) {
  const channel = message.channel_id;
  const log = seat.logs.get(channel);
  const fresh = isNewer(message.id, channelOf(seat, channel)?.lastMessageId);
  if (log) log.messages = merge(log.messages, [message]);
  if (seat.typing.get(channel)?.user === message.author.id) seat.typing.delete(channel);
  // A changed message means the bot has answered there after all.
  seat.attempts = seat.attempts.filter((attempt) => !attempt.error || attempt.message !== message.id);
  if (fresh) {
    const channels = seat.world.channels.map((one) =>
      one.id === channel ? { ...one, lastMessageId: message.id } : one,
    );
    seat.world = { ...seat.world, channels };
  }
  return fresh;
}

/**
 * @param {Seat} seat
 * @param {string} channel
 * @param {string} id
 */
export function dropMessage(seat, channel, id) {
  const log = seat.logs.get(channel);
  if (log) log.messages = log.messages.filter((message) => message.id !== id);
}

/**
 * A channel that is new or has changed.
 * @param {Seat} seat
 * @param {PageChannel} channel
 */
export function putChannel(seat, channel) {
  const channels = channelOf(seat, channel.id)
    ? seat.world.channels.map((one) => (one.id === channel.id ? channel : one))
    : [...seat.world.channels, channel];
  seat.world = { ...seat.world, channels };
}

/**
 * @param {Seat} seat
 * @param {string} id
 */
export function dropChannel(seat, id) {
  seat.world = { ...seat.world, channels: seat.world.channels.filter((one) => one.id !== id) };
  seat.logs.delete(id);
}

/**
 * Messages with others put in, by id; the others win.
 * @param {readonly PageMessage[]} into
 * @param {readonly PageMessage[]} others
 * @returns {readonly PageMessage[]}
 */
export function merge(into, others) {
  const byId = new Map([...into, ...others].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => compareIds(a.id, b.id));
}

/**
 * Whether a message calls a person by name, or everybody.
 * @param {PageMessage} message
 * @param {string} person
 */
export const calls = (message, person) =>
  message.mention_everyone || message.mentions.some((user) => user.id === person);
