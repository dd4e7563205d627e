/** Moves a table to another channel of its server. */
import type { Refusal } from '#kernel/ask';
import type { NewOutboxRow } from '#store/types';
import { changeRow } from '../change/change-table.ts';
import { type Context, gameOf } from '../context.ts';
import { outboxRow } from '../messages/index.ts';
import { infoOf } from '../open/rows.ts';
import { refuse } from '../refusals.ts';
import type { Member, OutgoingMessage, TableInfo } from '../types.ts';
import { type ModAction, withAudit } from './mod-actions.ts';

/** Sends a lobby or running game to another channel: its messages there are new, those at the old place are deleted. */
export function moveTo(
  context: Context,
  id: string,
  channel: string,
  by: Member,
  action: ModAction,
): Promise<TableInfo | Refusal> {
  return changeRow(context, id, async (row) => {
    if (row.place.channel === channel) return undefined;
    if (row.status !== 'lobby' && row.status !== 'running') return refuse('table.finished');
    const game = await gameOf(context, row).catch(() => undefined);
    const change = {
      table: id,
      expect: row.rev,
      place: { channel, thread: undefined, lobbyMessage: undefined, liveMessage: undefined },
      outbox: anew(context, infoOf(row, game, false)),
    };
    return withAudit(context, change, by, { ...action, channel }, row);
  });
}

/** What is sent when a table has moved away from where it was. */
function anew(context: Context, { id, status, place, waiting, options }: TableInfo): readonly NewOutboxRow[] {
  const { guild: _, liveFrom: __, ...from } = place;
  const mention = options.quiet === true ? [] : waiting.flatMap(({ user }) => user ?? []);
  const there: readonly OutgoingMessage[] =
    status === 'lobby'
      ? [{ kind: 'lobby', table: id, fresh: true }]
      : [
          { kind: 'started', table: id },
          { kind: 'live', table: id, mention, fresh: true },
        ];
  return [{ kind: 'moved-away' as const, table: id, from }, ...there].map((message) => outboxRow(context, message));
}
