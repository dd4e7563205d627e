/**
 * Routes every interaction to its handler, makes sure that it is acknowledged in time, and is the one place where errors of
 * handlers are caught.
 */

import { randomBytes } from 'node:crypto';
import {
  type AutocompleteInteraction,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import type { Member } from '#table/types';
import type { AbsenceChecks } from './core/absence.ts';
import { type App, appIn } from './core/app.ts';
import type { ChannelAccess, Onlooker } from './core/channel-access.ts';
import type { ChannelContext } from './core/channel-context.ts';
import type { Command } from './core/command.ts';
import { COLORS, line } from './core/components.ts';
import { sendPendingTexts } from './core/direct-messages.ts';
import { type Crowd, createFairQueue, type PressLimits, type Slot, usualPressLimits } from './core/fair-queue.ts';
import { codeOf, faultOf } from './core/faults.ts';
import { createFloodLog, FLOOD } from './core/flood.ts';
import type { Origins } from './core/incoming.ts';
import { fieldsOf, filesOf, optionsOf } from './core/input.ts';
import { managesEvents, managesServer, publicMessage } from './core/interaction.ts';
import { languagesFor } from './core/languages.ts';
import { clip, LIMITS } from './core/limits.ts';
import { createMayPress } from './core/may-press.ts';
import { type Measures, unmeasured } from './core/measures.ts';
import type { PermissionName } from './core/permissions.ts';
import { Refused, tellingRefusals } from './core/refuse.ts';
import { createReply, type Interaction, type Reply } from './core/reply.ts';
import { picturesOf, textsOf, toOptions } from './core/send.ts';
import { type Tracking, tracked } from './core/tracking.ts';
import { visitorOf } from './core/turns.ts';
import { createVersions } from './core/versions.ts';
import { findPress } from './presses.ts';
import { translatorIn } from './words.ts';

export type Router = {
  /** Handles an interaction to its end. Never throws. */
  handle(interaction: BaseInteraction): Promise<void>;
  /** Takes no more work and waits until what is in progress is done. */
  close(): Promise<void>;
};

/** A response that takes longer than this is deferred, ms. */
const DEFER_AFTER = 1000;
/** With more interactions than this in progress, responses are deferred at once. */
const BUSY_AT = 12;

export type RouterParts = {
  readonly app: App;
  readonly commands: readonly Command[];
  /** What discord.js does not expose about an interaction. */
  readonly origins: Origins;
  readonly absence: AbsenceChecks;
  readonly access: ChannelAccess;
  /** How many interactions may be in progress at a time; more are refused. Default: `usualPressLimits`. */
  readonly limits?: PressLimits | undefined;
  /** Who is told of the work; nobody by default. */
  readonly measures?: Measures;
};

/** Creates the router of an app and its commands. */
export function createRouter({
  app,
  commands,
  origins,
  absence,
  access,
  limits = usualPressLimits,
  measures = unmeasured,
}: RouterParts): Router {
  const byName = new Map(commands.map((command) => [command.name, command]));
  const mayPress = createMayPress(app.tables, access);
  const versions = createVersions();
  const queue = createFairQueue(limits);
  const logFlood = createFloodLog(app.log, app.now);
  const inHand = new Set<Promise<void>>();
  const afterResponses = new Set<Promise<void>>();
  let closing = false;

  const deferAfter = () => (inHand.size > BUSY_AT ? 0 : DEFER_AFTER);

  /** Keeps track of what goes on after a response. */
  function later(work: Promise<void>): void {
    const ended = work
      .catch((error: unknown) => app.log.warn({ err: error }, 'a picture could not be added'))
      .finally(() => afterResponses.delete(ended));
    afterResponses.add(ended);
  }

  /** Gets in line; what is refused is counted. */
  function enter({ user, guildId }: BaseInteraction, tracking: Tracking): Slot | Crowd {
    const visitor = visitorOf({ user: user.id, guild: guildId ?? undefined });
    const slot = queue.enter(visitor);
    if (typeof slot === 'string') {
      tracking.endsAs('refused');
      logFlood(slot, visitor);
    }
    return slot;
  }

  async function complete(interaction: AutocompleteInteraction, tracking: Tracking): Promise<void> {
    if (closing) {
      tracking.endsAs('refused');
      return interaction.respond([]);
    }
    const slot = enter(interaction, tracking);
    if (typeof slot === 'string') return interaction.respond([]);
    try {
      await slot.ready;
      const { person } = await languagesFor(app, interaction);
      await suggest(interaction, tracking, appIn(app, person));
    } finally {
      slot.release();
    }
  }

  async function suggest(interaction: AutocompleteInteraction, tracking: Tracking, app: App): Promise<void> {
    const command = byName.get(interaction.commandName);
    if (command !== undefined) tracking.isAbout(command.name);
    const focused = interaction.options.getFocused(true);
    const found = await command?.complete?.({
      app,
      user: interaction.user.id,
      ...channelContextOf(interaction),
      option: focused.name,
      typed: String(focused.value).slice(0, 200),
      options: optionsOf(interaction),
      t: translatorIn(app.tables.language),
    });
    await interaction.respond(
      (found ?? []).slice(0, LIMITS.choices).map(({ name, value }) => ({ name: clip(name, LIMITS.choiceName), value })),
    );
    tracking.responded();
  }

  async function run(interaction: ChatInputCommandInteraction, tracking: Tracking): Promise<void> {
    const slot = enter(interaction, tracking);
    if (typeof slot === 'string') return refuseFlood(interaction, slot, tracking);
    const command = byName.get(interaction.commandName);
    if (command !== undefined) tracking.isAbout(command.name);
    const options = optionsOf(interaction);
    const answer = createReply(interaction, {
      response: command?.response(options) ?? 'whisper',
      deferAfter: command?.opensForm?.(options) === true ? DEFER_AFTER : deferAfter(),
      versions,
      later,
      responded: tracking.responded,
    });
    await guarded(interaction, answer, slot, tracking, async ({ app, reply }) => {
      if (closing) tracking.endsAs('refused');
      if (closing || command === undefined) {
        await reply.whisper(line(reply.t(closing ? 'error.closing' : 'error.unknownCommand')));
        return;
      }
      await command.run({
        app,
        reply,
        key: interaction.id,
        ...channelContextOf(interaction),
        options,
        may: mayOf(interaction),
        sees: (channel) => access.sees(onlookerOf(interaction), channel),
        manages: managesServer(interaction),
        member: memberOf(interaction, reply.name),
        largestFile: interaction.attachmentSizeLimit,
      });
    });
  }

  async function press(
    interaction: MessageComponentInteraction | ModalSubmitInteraction,
    tracking: Tracking,
  ): Promise<void> {
    const slot = enter(interaction, tracking);
    if (typeof slot === 'string') return refuseFlood(interaction, slot, tracking);
    const pressed = findPress(interaction.customId);
    if (pressed !== undefined) tracking.isAbout(pressed.verb);
    const values = interaction.isStringSelectMenu() ? interaction.values : [];
    const message = publicMessage(interaction);
    const response = pressed?.response({ isPublic: message !== undefined, values }) ?? 'whisper';
    const answer = createReply(interaction, {
      response,
      deferAfter: pressed?.opensForm === true ? DEFER_AFTER : deferAfter(),
      versions,
      later,
      responded: tracking.responded,
    });
    await guarded(interaction, answer, slot, tracking, async ({ app, reply }) => {
      if (closing) tracking.endsAs('refused');
      if (closing || pressed === undefined) {
        await reply.whisper(line(reply.t(closing ? 'error.closing' : 'error.unknownPress')));
        return;
      }
      if (pressed.table !== undefined && !(await mayPress(onlookerOf(interaction), pressed.table))) {
        // A table that the person may not see gets the same answer as one that does not exist.
        throw new Refused({ refused: 'table.unknown' });
      }
      const components = interaction.message?.components;
      await pressed.run({
        app,
        reply,
        key: interaction.id,
        ...channelContextOf(interaction),
        values,
        fields: interaction.isModalSubmit() ? fieldsOf(interaction) : new Map(),
        files: interaction.isModalSubmit() ? filesOf(interaction) : [],
        pictures: response === 'update' ? picturesOf(components) : [],
        texts: textsOf(components),
        message,
        may: mayOf(interaction),
        sees: (channel) => access.sees(onlookerOf(interaction), channel),
        absence,
        member: memberOf(interaction, reply.name),
        manages: (guild) => guild !== undefined && interaction.guildId === guild && managesServer(interaction),
      });
    });
  }

  function channelContextOf(interaction: BaseInteraction): ChannelContext {
    return {
      guild: interaction.guildId ?? undefined,
      channel: interaction.channelId ?? '',
      inThread: origins(interaction.id)?.inThread ?? false,
      parent: origins(interaction.id)?.parent,
    };
  }

  function memberOf(interaction: BaseInteraction, name: string): Member | undefined {
    const { guildId, user, id } = interaction;
    if (guildId === null) return undefined;
    const roles = origins(id)?.roles ?? [];
    return {
      user: user.id,
      name,
      username: user.username,
      guild: guildId,
      manages: managesServer(interaction),
      managesEvents: managesEvents(interaction),
      roles,
    };
  }

  function onlookerOf(interaction: BaseInteraction): Onlooker {
    return {
      user: interaction.user.id,
      guild: interaction.guildId ?? undefined,
      channel: interaction.channelId ?? undefined,
      roles: origins(interaction.id)?.roles ?? [],
    };
  }

  function mayOf(interaction: BaseInteraction): (permission: PermissionName) => boolean {
    const may = interaction.appPermissions;
    const known = origins(interaction.id)?.permissionsKnown !== false;
    // If the permissions are unknown, it is worth trying.
    return (permission) => !known || may === null || may.has(PermissionFlagsBits[permission]);
  }

  /** Waits for the slot, runs the handler, and is the one place where its errors are caught. */
  async function guarded(
    interaction: BaseInteraction,
    reply: Reply,
    slot: Slot,
    tracking: Tracking,
    work: (spoken: { readonly app: App; readonly reply: Reply }) => Promise<void>,
  ): Promise<void> {
    try {
      await slot.ready;
      const { person, server } = await languagesFor(app, interaction);
      const spoken = {
        app: appIn(app, person),
        reply: { ...reply, t: translatorIn(person), publicT: translatorIn(server) },
      };
      await tellingRefusals(spoken.app, spoken.reply, () => work(spoken));
      await sendPendingTexts(app, reply);
    } catch (error) {
      await reportFailure(reply, tracking, error);
    } finally {
      reply.end();
      slot.release();
    }
  }

  /** Refuses an interaction of which there are too many, before anything else is done for it. */
  async function refuseFlood(interaction: Interaction, crowd: Crowd, tracking: Tracking): Promise<void> {
    await interaction.reply(privateLine(translatorIn(interaction.locale)(FLOOD[crowd])));
    tracking.responded();
  }

  async function reportFailure(reply: Reply, tracking: Tracking, error: unknown): Promise<void> {
    if (faultOf(error) === 'late') {
      tracking.endsAs('late');
      app.log.info({ why: codeOf(error) }, 'an interaction was over before its answer');
      return;
    }
    tracking.endsAs('failed');
    const storage = app.tables.explainFault(error);
    const id = randomBytes(4).toString('hex');
    app.log.error({ err: error, id, user: reply.user }, 'an interaction failed');
    try {
      await reply.whisper(line(storage ?? reply.t('error.unexpected', { id }), COLORS.bad));
    } catch (second) {
      app.log.warn({ id, why: codeOf(second) }, 'nor could that be said');
    }
  }

  async function route(interaction: BaseInteraction, tracking: Tracking): Promise<void> {
    if (interaction.isAutocomplete()) {
      try {
        await complete(interaction, tracking);
      } catch (error) {
        const late = faultOf(error) === 'late';
        tracking.endsAs(late ? 'late' : 'failed');
        if (!late) app.log.warn({ err: error }, 'suggestions failed');
        if (!interaction.responded) await interaction.respond([]).catch(() => undefined);
      }
    } else if (interaction.isChatInputCommand()) await run(interaction, tracking);
    else if (interaction.isMessageComponent() || interaction.isModalSubmit()) await press(interaction, tracking);
    else if (interaction.isRepliable()) {
      const t = translatorIn(interaction.locale);
      await interaction
        .reply(privateLine(t('error.unknownCommand')))
        .then(tracking.responded)
        .catch((error: unknown) => app.log.warn({ why: codeOf(error) }, 'an unknown interaction'));
    }
  }

  return {
    async handle(interaction) {
      const work = tracked(interaction, measures, app.log, (tracking) =>
        route(interaction, tracking).catch((error: unknown) => {
          tracking.endsAs('failed');
          app.log.error({ err: error }, 'the router failed');
        }),
      );
      inHand.add(work);
      await work;
      inHand.delete(work);
    },
    async close() {
      closing = true;
      // What comes in from now on is only asked to try again later, so it need not be waited for.
      await Promise.all([...inHand]);
      await Promise.all([...afterResponses]);
    },
  };
}

/** A private first response of one line. */
function privateLine(words: string) {
  return { ...toOptions(line(words)), flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2 } as const;
}
