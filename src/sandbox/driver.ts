// Acts as people without a browser, over the same page API that the page uses: for tests, load and bots' smoke tests.
import { ComponentType as C, MessageFlags } from 'discord.js';
import { WebSocket } from 'ws';
import type { ControlCommand } from './control.ts';
import type {
  PageAction,
  PageChannel,
  PageError,
  PageEvent,
  PageField,
  PageInteraction,
  PageMessage,
  PageMessages,
  PageOption,
  PagePush,
  PageResult,
  PageWorld,
  Violation,
} from './page-api.ts';
import type { RawComponent } from './validate/components.ts';

/** A message or its id. */
export type MessageRef = PageMessage | string;

/** What an interaction led to. */
export type Exchange = {
  readonly interaction: PageInteraction;
  /** From sending to the bot's first response, in milliseconds; undefined when none came. */
  readonly firstResponseMs: number | undefined;
  /** The message that the first response made or changed. */
  readonly message: PageMessage | undefined;
  /** Waits until the bot has done what it announced (deferrals made good); gives the message then. */
  readonly settled: (timeoutMs?: number) => Promise<PageMessage | undefined>;
};

/** Options of a command: by name, or nested as the page API has them. */
export type OptionValues = Readonly<Record<string, string | number | boolean>> | readonly PageOption[];

/** One of the people, ready to act. Every call rejects with the reason when it cannot be done. */
export type DrivenPerson = {
  readonly id: string;
  readonly name: string;
  readonly world: () => Promise<PageWorld>;
  /** A channel or thread by id or name; `server` tells channels of the same name apart. */
  readonly channel: (idOrName: string, server?: string) => Promise<PageChannel>;
  readonly messages: (channel: string, limit?: number) => Promise<readonly PageMessage[]>;
  /** The person's own view of one message, or undefined if it is gone or not theirs to see. */
  readonly message: (channel: string, id: string) => Promise<PageMessage | undefined>;
  readonly send: (channel: string, content: string) => Promise<PageMessage>;
  /** Runs a command by its full name: `play`, `settings clock`. */
  readonly command: (channel: string, name: string, options?: OptionValues) => Promise<Exchange>;
  /** Types `value` into `option` and gives the choices offered. */
  readonly autocomplete: (
    channel: string,
    name: string,
    option: string,
    value: string,
    others?: Readonly<Record<string, string | number | boolean>>,
  ) => Promise<readonly { readonly name: string; readonly value: string | number }[]>;
  /** Presses a button by its custom id or its label. */
  readonly press: (message: MessageRef, customIdOrLabel: string) => Promise<Exchange>;
  /** Chooses in a select, by custom id or placeholder; the values by value or label. */
  readonly select: (message: MessageRef, customIdOrPlaceholder: string, values: readonly string[]) => Promise<Exchange>;
  /** Fills in the modal that an exchange opened: texts, or lists for selects and groups, by custom id. */
  readonly submit: (
    modal: Exchange | string,
    fields: Readonly<Record<string, string | readonly string[] | boolean>> | readonly PageField[],
  ) => Promise<Exchange>;
  readonly dismiss: (message: MessageRef) => Promise<void>;
  readonly openDm: () => Promise<PageChannel>;
  readonly joinThread: (channel: string) => Promise<void>;
  /** The first event, past or coming since the driver watches this person, for which `pick` gives something. */
  readonly waitForEvent: <T>(pick: (event: PageEvent) => T | undefined, timeoutMs?: number) => Promise<T>;
  /** The latest version of the first message, known or coming, that fits. */
  readonly waitFor: (fits: (message: PageMessage) => boolean, timeoutMs?: number) => Promise<PageMessage>;
};

export type Driver = {
  /** Somebody by username, display name or id. */
  readonly person: (name: string) => Promise<DrivenPerson>;
  readonly violations: () => Promise<readonly Violation[]>;
  /** Turns one of the sandbox's knobs. */
  readonly control: (order: ControlCommand) => Promise<void>;
  readonly close: () => void;
};

const rememberedEvents = 5_000;
const rememberedMessages = 2_000;

/** What the driver has seen as one person. */
type Memory = {
  readonly events: PageEvent[];
  readonly messages: Map<string, PageMessage>;
  readonly interactions: Map<string, PageInteraction>;
  readonly waiting: Set<(event: PageEvent) => void>;
};

/** Connects to a sandbox, in this process or another, by its address. */
export async function createDriver(sandbox: { readonly url: string } | string): Promise<Driver> {
  const url = (typeof sandbox === 'string' ? sandbox : sandbox.url).replace(/\/$/, '');
  const memories = new Map<string, Memory>();
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/page`);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => socket.terminate());
  socket.on('message', (raw) => {
    const { person, event } = JSON.parse(String(raw)) as PagePush;
    const memory = memories.get(person);
    if (memory === undefined) return;
    remember(memory, event);
    for (const listener of [...memory.waiting]) listener(event);
  });

  /** Resolves when the server surely pushes this person's events: its pong comes after it has read our hello. */
  async function watch(person: string): Promise<Memory> {
    const known = memories.get(person);
    if (known !== undefined) return known;
    const memory: Memory = { events: [], messages: new Map(), interactions: new Map(), waiting: new Set() };
    memories.set(person, memory);
    socket.send(JSON.stringify({ people: [...memories.keys()] }));
    await new Promise<void>((resolve) => {
      socket.once('pong', () => resolve());
      socket.ping();
    });
    return memory;
  }

  async function call<T>(path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const json = (await response.json()) as T | PageError;
    if (!response.ok) throw new Error((json as PageError).error);
    return json as T;
  }

  return {
    async person(name) {
      const { people } = await call<PageWorld>('/page-api/world');
      const found = people.find((p) => !p.bot && (p.id === name || p.username === name || p.displayName === name));
      if (found === undefined) throw new Error(`there is nobody called ${name}`);
      return drive(found.id, found.displayName, await watch(found.id), call);
    },
    violations: () => call('/violations'),
    async control(order) {
      await call('/control', order);
    },
    close: () => socket.terminate(),
  };
}

function remember(memory: Memory, event: PageEvent): void {
  memory.events.push(event);
  if (memory.events.length > rememberedEvents) memory.events.splice(0, rememberedEvents / 2);
  if (event.kind === 'message') {
    memory.messages.delete(event.message.id);
    memory.messages.set(event.message.id, event.message);
    const oldest = memory.messages.keys().next().value;
    if (memory.messages.size > rememberedMessages && oldest !== undefined) memory.messages.delete(oldest);
  } else if (event.kind === 'message-gone') memory.messages.delete(event.message);
  else if (event.kind === 'interaction') {
    memory.interactions.set(event.interaction.id, event.interaction);
    const oldest = memory.interactions.keys().next().value;
    if (memory.interactions.size > rememberedMessages && oldest !== undefined) memory.interactions.delete(oldest);
  }
}

type Call = <T>(path: string, body?: unknown) => Promise<T>;

function drive(id: string, name: string, memory: Memory, call: Call): DrivenPerson {
  function world(): Promise<PageWorld> {
    return call(`/page-api/world?person=${id}`);
  }

  function act(action: DistributiveOmit<PageAction, 'person'>): Promise<PageResult> {
    return call('/page-api/act', { ...action, person: id });
  }

  function until<T>(look: () => T | undefined, what: string, timeoutMs: number): Promise<T> {
    const now = look();
    if (now !== undefined) return Promise.resolve(now);
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
        reject(new Error(`${name} waited ${timeoutMs} ms in vain for ${what}`));
      }, timeoutMs);
      memory.waiting.add(listener);
    });
  }

  async function read(channel: string, limit = 50): Promise<readonly PageMessage[]> {
    const { messages } = await call<PageMessages>(`/page-api/channels/${channel}/messages?person=${id}&limit=${limit}`);
    return messages;
  }

  async function one(channel: string, message: string): Promise<PageMessage | undefined> {
    return memory.messages.get(message) ?? (await read(channel, 100)).find((m) => m.id === message);
  }

  function exchange(result: PageResult): Exchange {
    const { interaction, message } = result;
    if (interaction === undefined) throw new Error('the action led to no interaction');
    return {
      interaction,
      firstResponseMs: interaction.firstResponseMs,
      message,
      async settled(timeoutMs = 15_000) {
        const done = await until(
          () => {
            const latest = memory.interactions.get(interaction.id) ?? interaction;
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
    const known = memory.messages.get(typeof ref === 'string' ? ref : ref.id);
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
    waitForEvent: (pick, timeoutMs = 10_000) =>
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
    waitFor: (fits, timeoutMs = 10_000) =>
      until(() => [...memory.messages.values()].find(fits), 'a message', timeoutMs),
  };
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
  return Object.entries(options as Readonly<Record<string, string | number | boolean>>).map(([name, value]) => ({
    name,
    value,
  }));
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

/** All components of a message, nested ones included, in the order shown. */
export function componentsOf(message: PageMessage): readonly RawComponent[] {
  const found: RawComponent[] = [];
  const visit = (components: readonly RawComponent[]): void => {
    for (const c of components) {
      found.push(c);
      visit(c.components ?? []);
      if (c.accessory !== undefined) visit([c.accessory]);
    }
  };
  visit((message.components ?? []) as unknown as readonly RawComponent[]);
  return found;
}

/** All text of a message: its content and its text displays, one under the other. */
export function textOfMessage(message: PageMessage): string {
  const shown = componentsOf(message).flatMap((c) => (c.type === C.TextDisplay ? [c.content ?? ''] : []));
  return [message.content, ...shown].filter((text) => text !== '').join('\n');
}

function pickComponent(message: PageMessage, fits: (c: RawComponent) => boolean): RawComponent | undefined {
  return componentsOf(message).find(fits);
}
