/** Asking the other players to agree to something. */
import { isRefusal, type Proposal } from '#table/types';
import { appAt } from '../core/app.ts';
import type { PressContext } from '../core/press.ts';
import { accepted } from '../core/refuse.ts';
import type { Asking } from '../table/actions-open.ts';
import { translatorIn } from '../words.ts';
import { draftMessage, requestLine, requestMessage } from './screens/request.ts';

/** Shows what would be asked, and of whom, for the person to confirm. */
export async function openDraft({ app, reply }: Asking, table: string, wish: Proposal): Promise<void> {
  const draft = accepted(await app.tables.requests.draft(table, reply.user, wish));
  await reply.whisper(draftMessage(draft, reply.t));
}

/** What a press asks for. */
export function wishFrom(args: {
  readonly kind: Proposal['kind'];
  readonly about?: number | undefined;
  readonly until?: number | undefined;
}): Proposal {
  const { kind, about, until } = args;
  return { kind, ...(about !== undefined && { about }), ...(until !== undefined && { details: { until } }) };
}

/** Answers a request, and shows it in its own message as it then stands. */
export async function answerRequest(ctx: PressContext, table: string, request: string, yes: boolean): Promise<void> {
  const { app, reply, message } = ctx;
  const info = accepted(await app.tables.requests.answer(table, reply.user, request, yes));
  if (message === undefined || message.id !== info.message) {
    await reply.whisper(requestLine(info, 'ask.noted', reply.t));
    return;
  }
  const everybody = appAt(app, info.table);
  const shown = everybody === app ? info : await everybody.tables.requests.info(request);
  await reply.update(requestMessage(isRefusal(shown) ? info : shown, translatorIn(everybody.tables.language)));
}
