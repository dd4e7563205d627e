// One interaction: what is kept of it, how its person sees it, and what messages made in answer to it carry.
import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { PageInteraction } from './page-api.ts';
import { userShape } from './shapes.ts';
import type { Channel, World } from './world.ts';

/** What somebody did: 2 command, 3 component, 4 autocomplete, 5 modal. */
export type InteractionType = 2 | 3 | 4 | 5;

/** Everything needed to send an interaction to the bot; `payload` is its body without id and token. */
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

/** What the page calls each type. */
export const kinds: Readonly<Record<InteractionType, PageInteraction['kind']>> = {
  2: 'command',
  3: 'component',
  4: 'autocomplete',
  5: 'modal',
};

/** What Discord shows if no response arrives. */
export const apologies: Readonly<Record<PageInteraction['kind'], string>> = {
  command: 'The application did not respond',
  component: 'This interaction failed',
  autocomplete: 'Loading options failed',
  modal: 'Something went wrong. Try again.',
};

/** The state of an interaction, as its person sees it. */
export function viewOf(i: Interaction): PageInteraction {
  return {
    id: i.id,
    person: i.person,
    channel: i.channel,
    kind: kinds[i.type],
    state: stateOf(i),
    settled: i.response !== undefined && i.owed === undefined,
    ...pick(i, ['tag', 'commandName', 'customId', 'firstResponseMs', 'answer', 'modal', 'choices', 'error']),
    message: i.source,
  };
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

/** What a message made in answer carries about its interaction. `parent` opened the modal, if it is one. */
export function metadataOf(
  world: World,
  i: Interaction,
  parent: Interaction | undefined,
): Readonly<Record<string, unknown>> {
  const person = world.people.get(i.person);
  const user = person === undefined ? {} : { user: userShape(person) };
  const about = {
    id: i.id,
    type: i.type,
    ...user,
    authorizing_integration_owners: i.owners,
    ...(i.type === 2 ? { name: i.commandName, command_type: 1 } : {}),
    ...(i.type === 3 && i.source !== undefined ? { interacted_message_id: i.source } : {}),
  };
  const opener = parent === undefined ? about : metadataOf(world, parent, undefined).interaction_metadata;
  return {
    application_id: world.applicationId,
    webhook_id: world.applicationId,
    interaction_metadata: i.type === 5 ? { ...about, triggering_interaction_metadata: opener } : about,
    ...(i.type === 2 ? { interaction: { id: i.id, type: 2, name: i.commandName, ...user } } : {}),
  };
}
