// A server with many people, who act in its league's channel and in the threads of its matches.
import { setTimeout as sleep } from 'node:timers/promises';
import { MessageFlags } from 'discord.js';
import type { Verb } from '#discord/ids';
import { readId } from '#discord/press-id';
import type { PageMessage } from '#sandbox/page-api';
import { componentsOf, type Exchange, pageCalls, textOfMessage } from '#test/driver';
import { drive, emptyMemory } from '#test/driver-person';
import type { Someone } from '#test/many-people';
import { patience, tableOf } from './crowd.ts';

export type Leaguer = Someone & {
  /** Runs a command; gives its answer, once it fits. Undefined: none has come that does. */
  readonly command: (
    channel: string,
    name: string,
    options: Readonly<Record<string, string | number>>,
    fits?: (answer: PageMessage) => boolean,
  ) => Promise<PageMessage | undefined>;
  /** Presses the first button of a kind; gives the answer, once it fits. */
  readonly press: (
    message: PageMessage,
    verb: Verb,
    fits?: (answer: PageMessage) => boolean,
  ) => Promise<PageMessage | undefined>;
  readonly messages: (channel: string) => Promise<readonly PageMessage[]>;
  readonly channel: (name: string) => Promise<string>;
};

const isThere = ({ flags }: PageMessage): boolean => ((flags ?? 0) & MessageFlags.Loading) === 0;

/** The custom id of a message's first button of a kind. */
export const buttonOf = (message: PageMessage, verb: Verb): string | undefined =>
  componentsOf(message)
    .flatMap(({ custom_id: id, disabled }) => (typeof id === 'string' && disabled !== true ? [id] : []))
    .find((id) => readId(id)?.verb === verb);

export const says = (words: string | RegExp) => (message: PageMessage) =>
  typeof words === 'string' ? textOfMessage(message).includes(words) : words.test(textOfMessage(message));

/** A person who acts without being told of all that happens around them, as so many would have too much to hear. */
export function leaguer(url: string, { id, name }: Someone): Leaguer {
  const person = drive(id, name, emptyMemory(), pageCalls(url));

  async function answer(exchange: Exchange, fits: (answer: PageMessage) => boolean): Promise<PageMessage | undefined> {
    const { interaction, message: first } = exchange;
    if (interaction.error !== undefined || first === undefined) return undefined;
    const until = Date.now() + patience;
    for (let message: PageMessage | undefined = first; Date.now() < until; ) {
      if (message !== undefined && isThere(message) && fits(message)) return message;
      await sleep(100);
      message = (await person.messages(first.channel_id, 100)).find((one) => one.id === first.id);
    }
    return undefined;
  }

  return {
    id,
    name,
    messages: (channel) => person.messages(channel, 200),
    channel: async (called) => (await person.channel(called)).id,
    async command(channel, called, options, fits = () => true) {
      return answer(await person.command(channel, called, options), fits);
    },
    async press(message, verb, fits = () => true) {
      const button = buttonOf(message, verb);
      return button === undefined ? undefined : answer(await person.press(message, button), fits);
    },
  };
}

/** Somebody's match, as its message tells them. */
export type MatchCall = {
  readonly match: number;
  readonly table: string | undefined;
  readonly thread: string;
  readonly users: readonly string[];
};

export function callIn(message: PageMessage): MatchCall | undefined {
  const [, match] = /\*\*Match (\d+): /.exec(textOfMessage(message)) ?? [];
  if (match === undefined || buttonOf(message, 'lg.here') === undefined) return undefined;
  const { channel_id: thread, mentions } = message;
  return { match: Number(match), table: tableOf(message), thread, users: mentions.map(({ id }) => id) };
}
