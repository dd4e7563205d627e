// One person of a driver: keeps what the sandbox pushes for them and turns calls into actions.
import { ComponentType as C, MessageFlags } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type {
  PageAction,
  PageChannel,
  PageEvent,
  PageField,
  PageInteraction,
  PageMessage,
  PageMessages,
  PageOption,
  PageResult,
  PageWorld,
} from '#sandbox/page-api';
import type { DrivenPerson, Exchange, MessageRef, OptionValues } from './driver.ts';
import { componentsOf, pickComponent } from './driver-reading.ts';

const rememberedEvents = 5_000;
const rememberedMessages = 2_000;
/** More than anybody does before they look at what came of it; one that is forgotten would be waited for in vain. */
const rememberedInteractions = 200_000;

/** How long a person waits before giving up, ms: long, for a busy machine is no fault of the bot. */
const PATIENCE = 120_000;

/** What the driver has seen as one person. */
export type Memory = {
  readonly events: PageEvent[];
  readonly messages: LRUCache<string, PageMessage>;
  readonly interactions: LRUCache<string, PageInteraction>;
  readonly waiting: Set<(event: PageEvent) => void>;
};

/** Nothing seen yet. */
export function emptyMemory(): Memory {
  return {
    events: [],
    messages: new LRUCache({ max: rememberedMessages }),
    interactions: new LRUCache({ max: rememberedInteractions }),
    waiting: new Set(),
  };
}

/** Takes in one push. */
export function remember(memory: Memory, event: PageEvent): void {
  memory.events.push(event);
  if (memory.events.length > rememberedEvents) memory.events.splice(0, rememberedEvents / 2);
  if (event.kind === 'message') memory.messages.set(event.message.id, event.message);
  else if (event.kind === 'message-gone') memory.messages.delete(event.message);
  else if (event.kind === 'interaction') memory.interactions.set(event.interaction.id, event.interaction);
}

/** Calls the page API; rejects with its reason. */
export type Call = <T>(path: string, body?: unknown) => Promise<T>;

/** A person by id and display name. */
export function drive(id: string, name: string, memory: Memory, call: Call): DrivenPerson {
  function world(): Promise<PageWorld> {
    return call(`/page-api/world?person=${id}`);
  }

  function act(action: DistributiveOmit<PageAction, 'person'>): Promise<PageResult> {
    return call('/page-api/act', { ...action, person: id });
  }

  function until<T>(look: () => T | undefined, what: string, timeoutMs: number): Promise<T> {
    const now = look();
    if (now !== undefined) return Promise.resolve(now);
    // Made here, so that its stack says who waits.
    const inVain = new Error();
    return new Promise<T>((resolve, reject) => {
      const listener = (): void => {
        const found = look();
        if (found === undefined) return;
        clearTimeout(timer);
        memory.waiting.delete(listener);
        resolve(found);
      };
      const timer = setTimeout(() => {
        memory.waiting.delete(listener);
        inVain.message = `${name} waited ${timeoutMs} ms in vain for ${what}. Seen last:\n${lastSeen(memory)}`;
        reject(inVain);
      }, timeoutMs);
      memory.waiting.add(listener);
    });
  }

  async function read(channel: string, limit = 50): Promise<readonly PageMessage[]> {
    const { messages } = await call<PageMessages>(`/page-api/channels/${channel}/messages?person=${id}&limit=${limit}`);
    return messages;
  }

  async function one(channel: string, message: string): Promise<PageMessage | undefined> {
    return memory.messages.peek(message) ?? (await read(channel, 100)).find((m) => m.id === message);
  }

  function exchange(result: PageResult): Exchange {
    const { interaction, message } = result;
    if (interaction === undefined) throw new Error('the action led to no interaction');
    return {
      interaction,
      firstResponseMs: interaction.firstResponseMs,
      message,
      async settled(timeoutMs = PATIENCE) {
        const done = await until(
          () => {
            const latest = memory.interactions.peek(interaction.id) ?? interaction;
            return latest.settled === true || latest.state === 'failed' ? latest : undefined;
          },
          `the end of ${interaction.commandName ?? interaction.customId ?? 'an interaction'}`,
          timeoutMs,
        );
        if (done.error !== undefined) throw new Error(done.error);
        return done.answer === undefined ? undefined : one(done.channel, done.answer);
      },
    };
  }

  async function full(ref: MessageRef): Promise<PageMessage> {
    const known = memory.messages.peek(typeof ref === 'string' ? ref : ref.id);
    if (typeof ref !== 'string') return known === undefined || isNewer(ref, known) ? ref : known;
    if (known !== undefined) return known;
    throw new Error(`${name} has not seen the message ${ref}`);
  }

  return {
    id,
    name,
    world,
    messages: read,
    message: one,
    async channel(idOrName, server) {
      const all = await world();
      const guild = all.guilds.find((g) => g.id === server || g.name === server)?.id;
      const fits = (c: PageChannel): boolean =>
        (c.id === idOrName || c.name === idOrName) && (server === undefined || c.guildId === guild);
      const found = all.channels.find(fits);
      if (found === undefined) throw new Error(`${name} sees no channel ${idOrName}`);
      return found;
    },
    async send(channel, content) {
      const { message } = await act({ do: 'send', channel, content });
      if (message === undefined) throw new Error('nothing was written');
      return message;
    },
    async command(channel, fullName, options = []) {
      const [command = '', ...subs] = fullName.replace(/^\//, '').split(' ');
      return exchange(await act({ do: 'command', channel, command, options: nest(subs, optionList(options)) }));
    },
    async autocomplete(channel, fullName, option, value, others = {}) {
      const [command = '', ...subs] = fullName.replace(/^\//, '').split(' ');
      const typed = [...optionList(others), { name: option, value, focused: true }];
      const { interaction } = await act({ do: 'autocomplete', channel, command, options: nest(subs, typed) });
      if (interaction?.choices === undefined) throw new Error(interaction?.error ?? 'no choices came');
      return interaction.choices;
    },
    async press(ref, wanted) {
      const message = await full(ref);
      const button = pickComponent(
        message,
        (c) => c.type === C.Button && (c.custom_id === wanted || c.label === wanted),
      );
      const customId = button?.custom_id ?? wanted;
      return exchange(await act({ do: 'press', channel: message.channel_id, message: message.id, customId }));
    },
    async select(ref, wanted, values) {
      const message = await full(ref);
      const select = pickComponent(
        message,
        (c) => c.type !== C.Button && (c.custom_id === wanted || c.placeholder === wanted),
      );
      const byLabel = values.map((v) => select?.options?.find((o) => o.value === v || o.label === v)?.value ?? v);
      const customId = select?.custom_id ?? wanted;
      return exchange(
        await act({ do: 'select', channel: message.channel_id, message: message.id, customId, values: byLabel }),
      );
    },
    async submit(modal, fields) {
      const interaction = typeof modal === 'string' ? modal : modal.interaction.id;
      return exchange(await act({ do: 'submit', interaction, fields: fieldList(fields) }));
    },
    async dismiss(ref) {
      const message = await full(ref);
      await act({ do: 'dismiss', channel: message.channel_id, message: message.id });
    },
    async openDm() {
      const { application } = await world();
      const { channel } = await act({ do: 'open-dm', user: application.botId });
      if (channel === undefined) throw new Error('no channel was opened');
      return channel;
    },
    async joinThread(channel) {
      await act({ do: 'join-thread', channel });
    },
    waitForEvent: (pick, timeoutMs = PATIENCE) =>
      until(
        () => {
          for (const event of memory.events) {
            const found = pick(event);
            if (found !== undefined) return found;
          }
          return undefined;
        },
        'an event',
        timeoutMs,
      ),
    waitFor: (fits, timeoutMs = PATIENCE) => until(() => longestUnchanged(memory, fits), 'a message', timeoutMs),
  };
}

/** Of the messages that fit, the one whose last change is the longest ago. */
function longestUnchanged(memory: Memory, fits: (message: PageMessage) => boolean): PageMessage | undefined {
  for (const id of memory.messages.rkeys()) {
    const message = memory.messages.peek(id);
    if (message !== undefined && fits(message)) return message;
  }
  return undefined;
}

/** What somebody has seen of late, the newest first: of each message where it is, its text and what can be pressed. */
function lastSeen(memory: Memory): string {
  const told = [...memory.messages.values()].slice(0, 5).map((message) => {
    const parts = componentsOf(message).flatMap(
      ({ content, label }) => content ?? (label === undefined ? [] : `[${label}]`),
    );
    return `${message.id} in ${message.channel_id}: ${parts.join(' ').slice(0, 500)}`;
  });
  const [last] = memory.events.slice(-1);
  return [...told, `last event: ${JSON.stringify(last)?.slice(0, 500)}`].join('\n');
}

/** An answer may overtake the push that tells the same; a message that was "thinking" is older than one that is not. */
function isNewer(a: PageMessage, b: PageMessage): boolean {
  const loading = (m: PageMessage): boolean => ((m.flags ?? 0) & MessageFlags.Loading) !== 0;
  if (loading(a) !== loading(b)) return loading(b);
  return (a.edited_timestamp ?? '') > (b.edited_timestamp ?? '');
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

function optionList(options: OptionValues): readonly PageOption[] {
  if (Array.isArray(options)) return options as readonly PageOption[];
  return Object.entries(options as Exclude<OptionValues, readonly unknown[]>).map(([name, value]) =>
    typeof value === 'object' ? { name, file: value } : { name, value },
  );
}

function nest(subs: readonly string[], options: readonly PageOption[]): readonly PageOption[] {
  const [first, ...rest] = subs;
  return first === undefined ? options : [{ name: first, options: nest(rest, options) }];
}

function fieldList(
  fields: Readonly<Record<string, string | readonly string[] | boolean>> | readonly PageField[],
): readonly PageField[] {
  if (Array.isArray(fields)) return fields as readonly PageField[];
  const given = Object.entries(fields as Readonly<Record<string, string | readonly string[] | boolean>>);
  return given.map(([customId, value]): PageField => {
    if (typeof value === 'string') return { customId, value };
    return typeof value === 'boolean' ? { customId, checked: value } : { customId, values: value };
  });
}
