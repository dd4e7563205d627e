/**
 * Finds what an interrupted delivery has left on Discord: threads and messages that were created but never recorded.
 * Sending again with the same nonce finds such a message too, but Discord remembers nonces for only a few minutes.
 */
import { type REST, Routes, SnowflakeUtil } from 'discord.js';
import { z } from 'zod';
import type { TableInfo } from '#table/types';
import { faultOf } from '../core/faults.ts';
import { pressId } from '../press-id.ts';

/** How far our clock and Discord's may differ, ms. */
const SLACK = 60_000;

const parent = z.object({ thread: z.object({ id: z.string() }).optional() });
const messages = z.array(z.object({ id: z.string(), components: z.unknown() }));

/** The thread that was already started from a message. */
export async function existingThread(
  rest: REST,
  channel: string,
  message: string | undefined,
): Promise<string | undefined> {
  if (message === undefined) return undefined;
  return found(async () => parent.parse(await rest.get(Routes.channelMessage(channel, message))).thread?.id);
}

/** A live message of the table that was sent after `since` (ms) and is not recorded in its row. */
export async function orphanedLiveMessage(
  rest: REST,
  channel: string,
  table: TableInfo,
  since: number,
): Promise<string | undefined> {
  const at = { table: table.id };
  const sent = await sentWith(rest, channel, [pressId('hand', at), pressId('more', at)], since);
  return sent.find((id) => id !== table.place.liveMessage);
}

/** The final message of the table's game, sent after `since` (ms). */
export async function orphanedFinalMessage(
  rest: REST,
  channel: string,
  table: TableInfo,
  since: number,
): Promise<string | undefined> {
  return (await sentWith(rest, channel, [pressId('again', { table: table.id })], since))[0];
}

/** A message with a button of its own, sent after `since` (ms). */
export async function orphanedMessage(
  rest: REST,
  channel: string,
  button: string,
  since: number,
): Promise<string | undefined> {
  return (await sentWith(rest, channel, [button], since))[0];
}

/** False for a message that an earlier attempt or a moderator has deleted. */
export async function messageExists(rest: REST, channel: string, message: string): Promise<boolean> {
  // The list begins with the message itself, if it exists. Fetching it alone would fail if it does not.
  const query = new URLSearchParams({ after: String(BigInt(message) - 1n), limit: '1' });
  const next = await found(async () => messages.parse(await rest.get(Routes.channelMessages(channel), { query })));
  return next?.[0]?.id === message;
}

/** Messages sent after `since` (ms) that have all of these buttons. */
async function sentWith(
  rest: REST,
  channel: string,
  buttons: readonly string[],
  since: number,
): Promise<readonly string[]> {
  const after = String(SnowflakeUtil.generate({ timestamp: Math.max(since - SLACK, Number(SnowflakeUtil.epoch)) }));
  const query = new URLSearchParams({ after, limit: '100' });
  const all = await found(async () => messages.parse(await rest.get(Routes.channelMessages(channel), { query })));
  const ids = buttons.map((id) => JSON.stringify(id));
  return (all ?? []).flatMap(({ id, components }) => {
    const shown = JSON.stringify(components);
    return ids.every((button) => shown.includes(button)) ? [id] : [];
  });
}

/** Undefined if what is fetched is gone, or the bot has no access to it. */
async function found<T>(look: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    const fault = faultOf(error);
    if (fault === 'gone' || fault === 'forbidden') return undefined;
    throw error;
  }
}
