// Acts as people without a browser, over the same page API that the page uses: for tests and load.
import type { ControlCommand } from '#sandbox/control';
import type {
  PageChannel,
  PageError,
  PageEvent,
  PageField,
  PageFile,
  PageInteraction,
  PageMessage,
  PageOption,
  PageWorld,
  Violation,
} from '#sandbox/page-api';
import { openPageSocket } from '#test/page-socket';
import { type Call, drive, emptyMemory, type Memory, remember } from './driver-person.ts';

export { componentsOf, textOfMessage } from './driver-reading.ts';

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
export type OptionValues = Readonly<Record<string, string | number | boolean | PageFile>> | readonly PageOption[];

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

/** What calls the page API at an address. */
export function pageCalls(url: string): Call {
  return async <T>(path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const json = (await response.json()) as T | PageError;
    if (!response.ok) throw new Error((json as PageError).error);
    return json as T;
  };
}

/** Connects to a sandbox, in this process or another, by its address. */
export async function createDriver(sandbox: { readonly url: string } | string): Promise<Driver> {
  const url = (typeof sandbox === 'string' ? sandbox : sandbox.url).replace(/\/$/, '');
  const memories = new Map<string, Memory>();
  const socket = await openPageSocket(url, ({ person, event }) => {
    const memory = memories.get(person);
    if (memory === undefined) return;
    remember(memory, event);
    for (const listener of [...memory.waiting]) listener(event);
  });

  /** Resolves when the server surely pushes this person's events. */
  async function watch(person: string): Promise<Memory> {
    const known = memories.get(person);
    if (known !== undefined) return known;
    const memory: Memory = emptyMemory();
    memories.set(person, memory);
    await socket.watch([...memories.keys()]);
    return memory;
  }

  const call = pageCalls(url);

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
    close: () => socket.close(),
  };
}
