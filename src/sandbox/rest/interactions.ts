// REST routes by which a bot answers interactions: the callback, `@original`, and follow-ups.
import { MessageFlags, MessageType } from 'discord.js';
import { type Fault, fault, isFault, noContent, ok, type Reply } from '../faults.ts';
import type { Call, Route } from '../http.ts';
import type { Interaction } from '../interaction.ts';
import type { CallbackBody } from '../interactions.ts';
import type { Kept } from '../messages.ts';
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
    const { interaction, kept } = done;
    const flags = kept?.message.flags ?? 0;
    return ok({
      interaction: {
        id: interaction.id,
        type: interaction.type,
        ...(kept === undefined
          ? {}
          : {
              response_message_id: kept.message.id,
              response_message_loading: (flags & MessageFlags.Loading) !== 0,
              response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
              channel_id: interaction.channel,
            }),
      },
      ...(kept === undefined ? {} : { resource: { type: body.type, message: kept.message } }),
    });
  }

  function live(call: Call): Interaction | Fault {
    const other = ownApplication(ctx, call.params.webhook);
    return other ?? interactions.byToken(call.params.token ?? '');
  }

  /** The message that a call means, if this token reaches it: the original, a follow-up, or the pressed message itself. */
  function target(call: Call): { readonly interaction: Interaction; readonly kept: Kept } | Fault {
    const interaction = live(call);
    if (isFault(interaction)) return interaction;
    const named = call.params.message ?? '@original';
    const id = named === '@original' ? interaction.original : named;
    const kept = id === undefined ? undefined : messages.get(id);
    if (kept === undefined || id === undefined) {
      const by = id === undefined ? undefined : world.storage.goneBy(id);
      const othersDoing = by !== undefined && by !== world.botId;
      return fault(404, 10008, 'Unknown Message', othersDoing ? undefined : 'unknown-message');
    }
    const metadata = kept.message.interaction_metadata;
    const reaches = id === interaction.original || id === interaction.source || metadata?.id === interaction.id;
    return reaches ? { interaction, kept } : fault(404, 10008, 'Unknown Message', 'message-of-other-token');
  }

  function get(call: Call): Reply | Fault {
    const found = target(call);
    return isFault(found) ? found : ok(found.kept.message);
  }

  function edit(call: Call): Reply | Fault {
    const found = target(call);
    if (isFault(found)) return found;
    const kept = messages.edit(found.kept.message.id, (call.body ?? {}) as RawMessage, call.files, {
      route: call.route,
    });
    if (isFault(kept)) return kept;
    interactions.settle(found.interaction.id, kept.message.id);
    return ok(kept.message);
  }

  function remove(call: Call): Reply | Fault {
    const found = target(call);
    if (isFault(found)) return found;
    messages.remove(found.kept.message.id, world.botId);
    interactions.settle(found.interaction.id, undefined);
    if (found.kept.message.id === found.interaction.original) interactions.setOriginal(found.interaction.id, undefined);
    return noContent;
  }

  function followUp(call: Call): Reply | Fault {
    const interaction = live(call);
    if (isFault(interaction)) return interaction;
    const body = (call.body ?? {}) as RawMessage;
    // The first follow-up to a deferred answer fills that answer in, and its own ephemeral flag counts for nothing.
    if (interaction.owed === 'reply' && interaction.original !== undefined) {
      const kept = messages.edit(interaction.original, body, call.files, { route: call.route });
      if (isFault(kept)) return kept;
      interactions.settle(interaction.id, kept.message.id);
      return ok(kept.message);
    }
    const channel = world.channels.get(interaction.channel);
    if (channel === undefined) return fault(404, 10003, 'Unknown Channel');
    const kept = messages.post({
      channel,
      author: world.botId,
      body,
      files: call.files,
      type: MessageType.Default,
      route: call.route,
      more: interactions.metadata(interaction),
      ...(((body.flags ?? 0) & MessageFlags.Ephemeral) === 0 ? {} : { onlyFor: interaction.person }),
    });
    if (isFault(kept)) return kept;
    interactions.settle(interaction.id, kept.message.id);
    return ok(kept.message);
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
