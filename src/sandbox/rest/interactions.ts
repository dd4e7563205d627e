// REST routes by which a bot answers interactions: the callback, `@original`, and follow-ups.
import { MessageFlags, MessageType } from 'discord.js';
import { type Fault, fault, isFault, noContent, ok, type Reply } from '../faults.ts';
import type { Call, Route } from '../http.ts';
import type { Interaction } from '../interaction.ts';
import type { CallbackBody } from '../interactions.ts';
import type { StoredMessage } from '../messages.ts';
import type { RawMessage } from '../validate/message.ts';
import { ownApplication, type RestContext } from './context.ts';

/** The callback and the webhook of an interaction. They need no bot token: the secret is in the path. */
export function interactionRoutes(ctx: RestContext): readonly Route[] {
  const { world, messages, interactions } = ctx;

  function callback(call: Call): Reply | Fault {
    const body = call.body as CallbackBody;
    const done = interactions.respond(
      call.params.interaction ?? '',
      call.params.token ?? '',
      body,
      call.files,
      call.route,
    );
    if (isFault(done)) return done;
    if (call.query.get('with_response') !== 'true') return noContent;
    const { interaction, stored } = done;
    const flags = stored?.message.flags ?? 0;
    return ok({
      interaction: {
        id: interaction.id,
        type: interaction.type,
        ...(stored === undefined
          ? {}
          : {
              response_message_id: stored.message.id,
              response_message_loading: (flags & MessageFlags.Loading) !== 0,
              response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
              channel_id: interaction.channel,
            }),
      },
      ...(stored === undefined ? {} : { resource: { type: body.type, message: stored.message } }),
    });
  }

  function live(call: Call): Interaction | Fault {
    const other = ownApplication(ctx, call.params.webhook);
    return other ?? interactions.byToken(call.params.token ?? '');
  }

  /** The message that a call means, if this token reaches it: the original, a follow-up, or the pressed message itself. */
  function target(call: Call): { readonly interaction: Interaction; readonly stored: StoredMessage } | Fault {
    const interaction = live(call);
    if (isFault(interaction)) return interaction;
    const named = call.params.message ?? '@original';
    const id = named === '@original' ? interaction.original : named;
    const stored = id === undefined ? undefined : messages.get(id);
    if (stored === undefined || id === undefined) {
      const by = id === undefined ? undefined : world.storage.goneBy(id);
      const othersDoing = by !== undefined && by !== world.botId;
      return fault(404, 10008, 'Unknown Message', othersDoing ? undefined : 'unknown-message');
    }
    const metadata = stored.message.interaction_metadata;
    const reaches = id === interaction.original || id === interaction.source || metadata?.id === interaction.id;
    return reaches ? { interaction, stored } : fault(404, 10008, 'Unknown Message', 'message-of-other-token');
  }

  function get(call: Call): Reply | Fault {
    const found = target(call);
    return isFault(found) ? found : ok(found.stored.message);
  }

  function edit(call: Call): Reply | Fault {
    const found = target(call);
    if (isFault(found)) return found;
    const stored = messages.edit(found.stored.message.id, (call.body ?? {}) as RawMessage, call.files, {
      route: call.route,
    });
    if (isFault(stored)) return stored;
    interactions.settle(found.interaction.id, stored.message.id);
    return ok(stored.message);
  }

  function remove(call: Call): Reply | Fault {
    const found = target(call);
    if (isFault(found)) return found;
    messages.remove(found.stored.message.id, world.botId);
    interactions.settle(found.interaction.id, undefined);
    if (found.stored.message.id === found.interaction.original)
      interactions.setOriginal(found.interaction.id, undefined);
    return noContent;
  }

  function followUp(call: Call): Reply | Fault {
    const interaction = live(call);
    if (isFault(interaction)) return interaction;
    const body = (call.body ?? {}) as RawMessage;
    // The first follow-up to a deferred answer fills that answer in, and its own ephemeral flag counts for nothing.
    if (interaction.owed === 'reply' && interaction.original !== undefined) {
      const stored = messages.edit(interaction.original, body, call.files, { route: call.route });
      if (isFault(stored)) return stored;
      interactions.settle(interaction.id, stored.message.id);
      return ok(stored.message);
    }
    const channel = world.channels.get(interaction.channel);
    if (channel === undefined) return fault(404, 10003, 'Unknown Channel');
    const stored = messages.post({
      channel,
      author: world.botId,
      body,
      files: call.files,
      type: MessageType.Default,
      route: call.route,
      extra: interactions.metadata(interaction),
      ...(((body.flags ?? 0) & MessageFlags.Ephemeral) === 0 ? {} : { onlyFor: interaction.person }),
    });
    if (isFault(stored)) return stored;
    interactions.settle(interaction.id, stored.message.id);
    return ok(stored.message);
  }

  const base = '/webhooks/:webhook/:token';
  const one = `${base}/messages/:message`;
  return [
    {
      method: 'POST',
      path: '/interactions/:interaction/:token/callback',
      operation: 'create_interaction_response',
      open: true,
      handler: callback,
    },
    { method: 'POST', path: base, operation: 'execute_webhook', open: true, handler: followUp },
    { method: 'GET', path: one, operation: 'get_webhook_message', open: true, handler: get },
    { method: 'PATCH', path: one, operation: 'update_webhook_message', open: true, handler: edit },
    { method: 'DELETE', path: one, operation: 'delete_webhook_message', open: true, handler: remove },
  ];
}
