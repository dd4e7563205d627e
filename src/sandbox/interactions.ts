// The life of an interaction: sent to the bot, failed unless answered within three seconds, its token valid for 15 minutes.
import { type APIModalInteractionResponseCallbackData, MessageFlags, MessageType } from 'discord.js';
import { type Fault, fault, invalidForm, isFault, type ViolationLog } from './faults.ts';
import { apologies, type Beginning, type Interaction, kinds, metadataOf, viewOf } from './interaction.ts';
import { settleComponents } from './message-parts.ts';
import type { Messages, StoredMessage } from './messages.ts';
import type { PageInteraction } from './page-api.ts';
import { choiceFault, kindFault, lateOrDouble } from './validate/callback.ts';
import type { RawComponent } from './validate/components.ts';
import type { RawMessage, UploadedFile } from './validate/message.ts';
import { modalProblems, type RawModal } from './validate/modal.ts';
import type { World } from './world.ts';

/** The callback as received. */
export type CallbackBody = { readonly type: number; readonly data?: unknown };

/** How interactions reach the bot. */
export type BotLine = {
  /** Sends the event to the bot; returns the sessions that received it. */
  readonly send: (payload: Readonly<Record<string, unknown>>, guildId: string | undefined) => readonly string[];
  /** Whether a session has been connected without interruption since. */
  readonly alive: (session: string) => boolean;
};

export type Interactions = {
  /** Sends an interaction; resolves when its first response has arrived, or has failed to. */
  readonly begin: (beginning: Beginning) => { readonly id: string; readonly first: Promise<Interaction> };
  readonly respond: (
    id: string,
    token: string,
    body: CallbackBody,
    files: readonly UploadedFile[],
    route: string,
  ) => { readonly interaction: Interaction; readonly stored?: StoredMessage } | Fault;
  readonly get: (id: string) => Interaction | undefined;
  /** The live interaction of a token; a fault when the token is unknown, too old, or nothing was answered yet. */
  readonly byToken: (token: string) => Interaction | Fault;
  /** Records that a message has completed a deferral. */
  readonly settle: (id: string, answer: string | undefined) => void;
  /** Points `@original` elsewhere, or nowhere after a deletion. */
  readonly setOriginal: (id: string, message: string | undefined) => void;
  readonly view: (interaction: Interaction) => PageInteraction;
  /** What a message made in answer carries about its interaction. */
  readonly metadata: (interaction: Interaction) => Readonly<Record<string, unknown>>;
  /** Fails whatever is still unanswered and went to no bot that is connected now: nobody is left who could answer. */
  readonly failOrphaned: () => void;
  /** Looks for deferrals that were never completed, and forgets old interactions. */
  readonly sweep: () => void;
  readonly close: () => void;
};

/** How long the bot has for its first response, and how long a token is valid; in milliseconds. */
export type Deadlines = { readonly firstMs: number; readonly tokenMs: number };

/** Creates the record of interactions, including those still in the world's storage. */
export function createInteractions(
  world: World,
  messages: Messages,
  violations: ViolationLog,
  line: BotLine,
  deadlines: Deadlines = { firstMs: 3_000, tokenMs: 15 * 60_000 },
): Interactions {
  const live = new Map<string, Interaction>();
  const ids = new Map<string, string>();
  const timers = new Map<string, NodeJS.Timeout>();
  const waiting = new Map<string, (done: Interaction) => void>();
  const started = new Map<string, number>();

  for (const { id, json } of world.storage.docs('interaction')) {
    const stored = JSON.parse(json) as Interaction;
    if (world.now() - stored.at > deadlines.tokenMs) world.storage.dropDoc('interaction', id);
    else {
      live.set(id, stored);
      ids.set(stored.token, id);
    }
  }

  function save(i: Interaction): Interaction {
    live.set(i.id, i);
    world.storage.putDoc('interaction', i.id, i);
    world.tell({ kind: 'interaction', interaction: viewOf(i) });
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

  /** No response arrived. That is a violation only if the bot was connected. */
  function timeOut(id: string): void {
    const i = live.get(id);
    if (i === undefined || i.response !== undefined) return;
    if (botWasThere(i)) {
      const what = i.commandName ?? i.customId ?? '';
      violations.record(
        'no-response',
        `INTERACTION_CREATE ${kinds[i.type]}`,
        `${what}: nothing within ${deadlines.firstMs} ms`,
      );
    }
    finish(save({ ...i, error: apologies[kinds[i.type]] }));
  }

  function metadata(i: Interaction): Readonly<Record<string, unknown>> {
    return metadataOf(world, i, i.parent === undefined ? undefined : live.get(i.parent));
  }

  function reply(
    i: Interaction,
    data: RawMessage,
    files: readonly UploadedFile[],
    route: string,
    deferred: boolean,
  ): StoredMessage | Fault {
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
      extra: metadata(i),
      at: ['data'],
      route,
    });
  }

  /** Carries out one kind of callback. Returns what it changes in the interaction, and the message if there is one. */
  function carryOut(
    i: Interaction,
    body: CallbackBody,
    files: readonly UploadedFile[],
    route: string,
  ): { readonly change: Partial<Interaction>; readonly stored?: StoredMessage } | Fault {
    const data = (body.data ?? {}) as RawMessage;
    switch (body.type) {
      case 4: {
        const stored = reply(i, data, files, route, false);
        return isFault(stored)
          ? stored
          : { change: { original: stored.message.id, answer: stored.message.id }, stored };
      }
      case 5: {
        const spare = Object.keys(data).filter((key) => key !== 'flags' && data[key as keyof RawMessage] !== undefined);
        const otherFlags = (data.flags ?? 0) & ~MessageFlags.Ephemeral;
        if (spare.length > 0 || files.length > 0 || otherFlags !== 0) {
          violations.record(
            'deferred-payload',
            route,
            `a deferral takes only the ephemeral flag, not ${spare.join(', ') || 'other flags or files'}`,
          );
        }
        const stored = reply(i, data, files, route, true);
        return isFault(stored)
          ? stored
          : { change: { original: stored.message.id, answer: stored.message.id, owed: 'reply' }, stored };
      }
      case 6:
        return { change: { owed: 'update', original: i.source } };
      case 7: {
        const stored = messages.edit(i.source ?? '', data, files, { at: ['data'], route });
        return isFault(stored)
          ? stored
          : { change: { original: stored.message.id, answer: stored.message.id }, stored };
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

  return {
    view: viewOf,
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
      return { interaction: answered, stored: done.stored };
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
      save({ ...rest, answer: answer ?? i.answer });
    },
    setOriginal(id, message) {
      const i = live.get(id);
      if (i === undefined) return;
      const { original: _, ...rest } = i;
      save({ ...rest, original: message });
    },
    failOrphaned() {
      for (const id of [...timers.keys()]) {
        const i = live.get(id);
        if (i !== undefined && !botWasThere(i)) timeOut(id);
      }
    },
    sweep() {
      for (const i of live.values()) {
        if (world.now() - i.at <= deadlines.tokenMs) continue;
        if (i.owed === 'reply' && botWasThere(i)) {
          violations.record(
            'never-completed',
            `INTERACTION_CREATE ${kinds[i.type]}`,
            `${i.commandName ?? i.customId ?? ''}: deferred, then nothing`,
          );
        }
        if (i.owed !== undefined) {
          const { owed: _, ...rest } = i;
          save({ ...rest, error: apologies[kinds[i.type]] });
        }
        // The token is remembered a while longer, to distinguish late use from an invented token.
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
}
