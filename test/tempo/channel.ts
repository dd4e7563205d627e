// A channel as Discord keeps it, with nothing around: messages that are sent, edited, fetched and taken away.
import type { REST } from 'discord.js';
import type { Payload } from '#discord/core/components';
import { textsOf } from '#discord/core/send';

/** A message with the people whom it called when it was sent. */
export type Message = { readonly id: string; readonly channel: string; readonly called: readonly string[] };

export type Channel = {
  /** Takes the bot's calls. */
  readonly rest: REST;
  /** Every message that was ever sent, oldest first, those that were taken away among them: they have called all the same. */
  sent(): readonly Message[];
  /** The messages that stand in the channel, oldest first. */
  messages(): readonly Message[];
  /** The texts of a message as it now is. */
  texts(message: Message): readonly string[];
  /** What a message shows as it now is; nothing where there is none. */
  shown(id: string | undefined): Payload;
};

type Body = {
  readonly name?: string;
  readonly components?: unknown;
  readonly allowed_mentions?: { readonly users?: readonly string[] };
};
type Kept = Message & { components: unknown };

/** An empty channel. */
export function createChannel(): Channel {
  const kept = new Map<string, Kept>();
  const sent: Message[] = [];
  let ids = 300_000_000_000_000_000n;
  const idIn = (route: string) => route.split('/').at(-1) ?? '';
  const rest = {
    async post(route: string, { body }: { readonly body: Body }): Promise<unknown> {
      ids += 1n;
      const id = String(ids);
      if (route.endsWith('/threads')) return { id };
      const [, , channel = ''] = route.split('/');
      const message: Message = { id, channel, called: body.allowed_mentions?.users ?? [] };
      sent.push(message);
      kept.set(id, { ...message, components: body.components });
      return { id };
    },
    async patch(route: string, { body }: { readonly body: Body }): Promise<unknown> {
      const message = kept.get(idIn(route));
      if (message !== undefined) message.components = body.components;
      return { id: idIn(route) };
    },
    async get(route: string): Promise<unknown> {
      return { id: idIn(route), components: kept.get(idIn(route))?.components ?? [] };
    },
    async delete(route: string): Promise<void> {
      kept.delete(idIn(route));
    },
  };
  return {
    // Of the client only these four calls are used for messages.
    rest: rest as unknown as REST,
    sent: () => sent,
    messages: () => [...kept.values()],
    texts: ({ id }) => textsOf(kept.get(id)?.components),
    // They have come from a payload.
    shown: (id = '') => ({ components: (kept.get(id)?.components ?? []) as Payload['components'], mention: [] }),
  };
}
