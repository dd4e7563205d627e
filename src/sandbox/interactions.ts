// The life of an interaction: sent to the bot, answered within three seconds or dead, its token good for a quarter of an hour.
import { type APIModalInteractionResponseCallbackData, MessageFlags, MessageType } from 'discord.js';
import { type Fault, fault, invalidForm, isFault, type ViolationBook } from './faults.ts';
import { settleComponents } from './message-parts.ts';
import type { Kept, Messages } from './messages.ts';
import type { PageInteraction } from './page-api.ts';
import { userShape } from './shapes.ts';
import type { RawComponent } from './validate/components.ts';
import type { RawMessage, UploadedFile } from './validate/message.ts';
import { modalProblems, type RawModal } from './validate/modal.ts';
import { problem, textProblems } from './validate/problems.ts';
import type { Channel, World } from './world.ts';

/** What somebody did: 2 command, 3 component, 4 autocomplete, 5 modal. */
export type InteractionType = 2 | 3 | 4 | 5;

/** Everything needed to send an interaction to the bot; `payload` is its body but for id and token. */
export type Beginning = {
  readonly type: InteractionType;
  readonly person: string;
  readonly channel: Channel;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly owners: Readonly<Record<string, string>>;
  readonly tag?: string;
  readonly commandId?: string;
  readonly commandName?: string;
  readonly customId?: string;
  /** The message that holds the component, or from whose component the modal came. */
  readonly source?: string;
  /** For a modal: the interaction that opened it. */
  readonly parent?: string;
  /** For autocomplete: the type of the option being typed. */
  readonly optionType?: number;
};

/** An interaction as kept. `owed`: what a deferral still owes. */
export type Interaction = Omit<Beginning, 'payload' | 'channel'> & {
  readonly id: string;
  readonly token: string;
  readonly channel: string;
  readonly at: number;
  readonly sessions: readonly string[];
  readonly response?: number;
  readonly firstResponseMs?: number;
  readonly original?: string;
  readonly owed?: 'reply' | 'update';
  readonly answer?: string;
  readonly modal?: APIModalInteractionResponseCallbackData;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[];
  readonly error?: string;
};

/** The callback as it came in. */
export type CallbackBody = { readonly type: number; readonly data?: unknown };

/** How interactions reach the bot. */
export type BotLine = {
  /** Sends the event to the bot and says over which sessions it went. */
  readonly send: (payload: Readonly<Record<string, unknown>>, guildId: string | undefined) => readonly string[];
  /** Whether a session has been connected all the time since. */
  readonly alive: (session: string) => boolean;
};

export type Interactions = {
  /** Sends an interaction; the promise is kept when its first response is in, or has failed to come. */
  readonly begin: (beginning: Beginning) => { readonly id: string; readonly first: Promise<Interaction> };
  readonly respond: (
    id: string,
    token: string,
    body: CallbackBody,
    files: readonly UploadedFile[],
    route: string,
  ) => { readonly interaction: Interaction; readonly kept?: Kept } | Fault;
  readonly get: (id: string) => Interaction | undefined;
  /** The live interaction of a token; a fault when the token is unknown, too old, or nothing was answered yet. */
  readonly byToken: (token: string) => Interaction | Fault;
  /** Notes that a deferral has been made good by a message. */
  readonly settle: (id: string, answer: string | undefined) => void;
  /** Points `@original` elsewhere, or nowhere after a deletion. */
  readonly setOriginal: (id: string, message: string | undefined) => void;
  readonly view: (interaction: Interaction) => PageInteraction;
  /** What a message made in answer carries about its interaction. */
  readonly metadata: (interaction: Interaction) => Readonly<Record<string, unknown>>;
  /** Looks for deferrals never made good and forgets what is too old. */
  readonly sweep: () => void;
  readonly close: () => void;
};

/** How long the bot has for its first response, and how long a token serves; in milliseconds. */
export type Deadlines = { readonly firstMs: number; readonly tokenMs: number };

const kinds: Readonly<Record<InteractionType, PageInteraction['kind']>> = {
  2: 'command',
  3: 'component',
  4: 'autocomplete',
  5: 'modal',
};

const apologies: Readonly<Record<PageInteraction['kind'], string>> = {
  command: 'The application did not respond',
  component: 'This interaction failed',
  autocomplete: 'Loading options failed',
  modal: 'Something went wrong. Try again.',
};

/** Opens the book of interactions, taking up those that the world's storage still knows. */
export function createInteractions(
  world: World,
  messages: Messages,
  book: ViolationBook,
  line: BotLine,
  deadlines: Deadlines = { firstMs: 3_000, tokenMs: 15 * 60_000 },
): Interactions {
  const live = new Map<string, Interaction>();
  const ids = new Map<string, string>();
  const timers = new Map<string, NodeJS.Timeout>();
  const waiting = new Map<string, (done: Interaction) => void>();
  const started = new Map<string, number>();

  for (const { id, json } of world.storage.docs('interaction')) {
    const kept = JSON.parse(json) as Interaction;
    if (world.now() - kept.at > deadlines.tokenMs) world.storage.dropDoc('interaction', id);
    else {
      live.set(id, kept);
      ids.set(kept.token, id);
    }
  }

  function view(i: Interaction): PageInteraction {
    return {
      id: i.id,
      person: i.person,
      channel: i.channel,
      kind: kinds[i.type],
      state: stateOf(i),
      settled: i.response !== undefined && i.owed === undefined,
      ...pick(i, ['tag', 'commandName', 'customId', 'firstResponseMs', 'answer', 'modal', 'choices', 'error']),
      ...(i.source === undefined ? {} : { message: i.source }),
    };
  }

  function save(i: Interaction): Interaction {
    live.set(i.id, i);
    world.storage.putDoc('interaction', i.id, i);
    world.tell({ kind: 'interaction', interaction: view(i) });
    return i;
  }

  function botWasThere(i: Interaction): boolean {
    return i.sessions.some(line.alive);
  }

  function finish(i: Interaction): void {
    clearTimeout(timers.get(i.id));
    timers.delete(i.id);
    started.delete(i.id);
    waiting.get(i.id)?.(i);
    waiting.delete(i.id);
  }

  /** Nobody answered. That is the bot's breach only if it was there to hear. */
  function timeOut(id: string): void {
    const i = live.get(id);
    if (i === undefined || i.response !== undefined) return;
    if (botWasThere(i)) {
      const what = i.commandName ?? i.customId ?? '';
      book.record(
        'no-response',
        `INTERACTION_CREATE ${kinds[i.type]}`,
        `${what}: nothing within ${deadlines.firstMs} ms`,
      );
    }
    finish(save({ ...i, error: apologies[kinds[i.type]] }));
  }

  function metadata(i: Interaction): Readonly<Record<string, unknown>> {
    const person = world.people.get(i.person);
    const user = person === undefined ? {} : { user: userShape(person) };
    const parent = i.parent === undefined ? undefined : live.get(i.parent);
    const about = {
      id: i.id,
      type: i.type,
      ...user,
      authorizing_integration_owners: i.owners,
      ...(i.type === 2 ? { name: i.commandName, command_type: 1 } : {}),
      ...(i.type === 3 && i.source !== undefined ? { interacted_message_id: i.source } : {}),
    };
    return {
      application_id: world.applicationId,
      webhook_id: world.applicationId,
      interaction_metadata:
        i.type === 5
          ? {
              ...about,
              triggering_interaction_metadata: parent === undefined ? about : metadata(parent).interaction_metadata,
            }
          : about,
      ...(i.type === 2 ? { interaction: { id: i.id, type: 2, name: i.commandName, ...user } } : {}),
    };
  }

  function reply(
    i: Interaction,
    data: RawMessage,
    files: readonly UploadedFile[],
    route: string,
    deferred: boolean,
  ): Kept | Fault {
    const channel = world.channels.get(i.channel);
    if (channel === undefined) return fault(404, 10003, 'Unknown Channel');
    return messages.post({
      channel,
      author: world.botId,
      body: deferred ? {} : data,
      files: deferred ? [] : files,
      type: i.type === 2 ? MessageType.ChatInputCommand : MessageType.Default,
      ...(((data.flags ?? 0) & MessageFlags.Ephemeral) === 0 ? {} : { onlyFor: i.person }),
      ...(deferred ? { bare: true, flags: MessageFlags.Loading } : {}),
      more: metadata(i),
      at: ['data'],
      route,
    });
  }

  /** Carries out one kind of callback. Gives back what it changes in the interaction, and the message if there is one. */
  function carryOut(
    i: Interaction,
    body: CallbackBody,
    files: readonly UploadedFile[],
    route: string,
  ): { readonly change: Partial<Interaction>; readonly kept?: Kept } | Fault {
    const data = (body.data ?? {}) as RawMessage;
    switch (body.type) {
      case 4: {
        const kept = reply(i, data, files, route, false);
        return isFault(kept) ? kept : { change: { original: kept.message.id, answer: kept.message.id }, kept };
      }
      case 5: {
        const spare = Object.keys(data).filter((key) => key !== 'flags' && data[key as keyof RawMessage] !== undefined);
        const otherFlags = (data.flags ?? 0) & ~MessageFlags.Ephemeral;
        if (spare.length > 0 || files.length > 0 || otherFlags !== 0) {
          book.record(
            'deferred-payload',
            route,
            `a deferral takes only the ephemeral flag, not ${spare.join(', ') || 'other flags or files'}`,
          );
        }
        const kept = reply(i, data, files, route, true);
        return isFault(kept)
          ? kept
          : { change: { original: kept.message.id, answer: kept.message.id, owed: 'reply' }, kept };
      }
      case 6:
        return { change: { owed: 'update', ...(i.source === undefined ? {} : { original: i.source }) } };
      case 7: {
        const kept = messages.edit(i.source ?? '', data, files, { at: ['data'], route });
        return isFault(kept) ? kept : { change: { original: kept.message.id, answer: kept.message.id }, kept };
      }
      case 8: {
        const given = (body.data as { choices?: Interaction['choices'] } | undefined)?.choices ?? [];
        const bad = choiceFault(i, given);
        return bad ?? { change: { choices: given } };
      }
      default: {
        const modal = body.data as RawModal;
        const problems = modalProblems(modal);
        if (problems.length > 0) return invalidForm(problems);
        const components = settleComponents(modal.components as readonly RawComponent[], []);
        return { change: { modal: { ...modal, components } as unknown as APIModalInteractionResponseCallbackData } };
      }
    }
  }

  const interactions: Interactions = {
    view,
    metadata,
    get: (id) => live.get(id),
    begin(beginning) {
      const { payload, channel, ...rest } = beginning;
      const id = world.newId();
      const token = `${Buffer.from(`interaction:${id}:${world.newId()}`).toString('base64url')}.${crypto.randomUUID().replaceAll('-', '')}`;
      ids.set(token, id);
      const first = new Promise<Interaction>((resolve) => waiting.set(id, resolve));
      const timer = setTimeout(() => timeOut(id), deadlines.firstMs);
      timers.set(id, timer);
      started.set(id, performance.now());
      save({ ...rest, id, token, channel: channel.id, at: world.now(), sessions: [] });
      const sessions = line.send({ ...payload, id, token, type: beginning.type }, channel.guildId);
      const sent = live.get(id);
      if (sent !== undefined) live.set(id, { ...sent, sessions });
      return { id, first };
    },
    respond(id, token, body, files, route) {
      const i = live.get(id);
      if (i === undefined || i.token !== token) return fault(404, 10062, 'Unknown interaction', 'unknown-interaction');
      const rule = lateOrDouble(i, world.now(), deadlines.firstMs);
      if (rule !== undefined) return rule;
      const unfit = kindFault(i, body.type);
      if (unfit !== undefined) return unfit;
      const done = carryOut(i, body, files, route);
      if (isFault(done)) return done;
      const firstResponseMs = Math.round((performance.now() - (started.get(id) ?? performance.now())) * 10) / 10;
      const answered = save({ ...i, ...done.change, response: body.type, firstResponseMs });
      finish(answered);
      return { interaction: answered, ...(done.kept === undefined ? {} : { kept: done.kept }) };
    },
    byToken(token) {
      const i = live.get(ids.get(token) ?? '');
      if (i === undefined) return fault(401, 50027, 'Invalid Webhook Token', 'invalid-token');
      if (world.now() - i.at > deadlines.tokenMs) return fault(401, 50027, 'Invalid Webhook Token', 'token-expired');
      if (i.response === undefined) return fault(404, 10015, 'Unknown Webhook', 'follow-up-before-response');
      if (i.type === 4) return fault(404, 10015, 'Unknown Webhook', 'follow-up-to-autocomplete');
      return i;
    },
    settle(id, answer) {
      const i = live.get(id);
      if (i === undefined) return;
      if (i.owed === undefined && (answer === undefined || i.answer !== undefined)) return;
      const { owed: _, ...rest } = i;
      save({ ...rest, ...(answer === undefined ? {} : { answer }) });
    },
    setOriginal(id, message) {
      const i = live.get(id);
      if (i === undefined) return;
      const { original: _, ...rest } = i;
      save({ ...rest, ...(message === undefined ? {} : { original: message }) });
    },
    sweep() {
      for (const i of live.values()) {
        if (world.now() - i.at <= deadlines.tokenMs) continue;
        if (i.owed === 'reply' && botWasThere(i)) {
          book.record(
            'never-completed',
            `INTERACTION_CREATE ${kinds[i.type]}`,
            `${i.commandName ?? i.customId ?? ''}: deferred, then nothing`,
          );
        }
        if (i.owed !== undefined) {
          const { owed: _, ...rest } = i;
          save({ ...rest, error: apologies[kinds[i.type]] });
        }
        // The token is remembered a while longer, so that its late use can be told from an invented one.
        if (world.now() - i.at > 2 * deadlines.tokenMs) {
          live.delete(i.id);
          ids.delete(i.token);
          world.storage.dropDoc('interaction', i.id);
        }
      }
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      for (const [id, resolve] of waiting) {
        const i = live.get(id);
        if (i !== undefined) resolve({ ...i, error: 'The sandbox is closing' });
      }
      waiting.clear();
    },
  };
  return interactions;
}

function stateOf(i: Interaction): PageInteraction['state'] {
  if (i.error !== undefined) return 'failed';
  if (i.response === undefined) return 'waiting';
  if (i.response === 9) return 'modal';
  return i.owed === 'reply' ? 'thinking' : 'answered';
}

function pick<T extends object, K extends keyof T>(of: T, keys: readonly K[]): Partial<Pick<T, K>> {
  const made: Partial<Pick<T, K>> = {};
  for (const key of keys) if (of[key] !== undefined) made[key] = of[key];
  return made;
}

function lateOrDouble(i: Interaction, now: number, firstMs: number): Fault | undefined {
  if (i.response !== undefined)
    return fault(400, 40060, 'Interaction has already been acknowledged.', 'already-acknowledged');
  if (i.error !== undefined || now - i.at > firstMs) return fault(404, 10062, 'Unknown interaction', 'late-response');
  return undefined;
}

/** Which callbacks fit which interaction. */
function kindFault(i: Interaction, type: number): Fault | undefined {
  const onMessage = i.source !== undefined;
  const fit: readonly number[] = {
    2: [4, 5, 9],
    3: [4, 5, 6, 7, 9],
    4: [8],
    5: onMessage ? [4, 5, 6, 7] : [4, 5],
  }[i.type];
  if (fit.includes(type)) return undefined;
  const rule = i.type === 5 && type === 9 ? 'modal-after-modal' : 'response-kind';
  return invalidForm([problem(rule, ['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${fit.join(', ')}}.`)]);
}

function choiceFault(i: Interaction, choices: NonNullable<Interaction['choices']>): Fault | undefined {
  const path = ['data', 'choices'];
  const problems = choices.flatMap((choice, n) => {
    const wanted = i.optionType === 4 || i.optionType === 10 ? 'number' : 'string';
    return [
      ...textProblems('autocomplete-choices', [...path, n, 'name'], choice.name, 1, 100),
      ...(typeof choice.value === 'string'
        ? textProblems('autocomplete-choices', [...path, n, 'value'], choice.value, 1, 100)
        : []),
      ...(typeof choice.value === wanted
        ? []
        : [problem('autocomplete-choices', [...path, n, 'value'], 'BASE_TYPE_BAD_TYPE', `Must be a ${wanted}.`)]),
    ];
  });
  if (choices.length > 25) {
    problems.push(problem('autocomplete-choices', path, 'BASE_TYPE_BAD_LENGTH', 'Must be 25 or fewer in length.'));
  }
  return problems.length === 0 ? undefined : invalidForm(problems);
}
