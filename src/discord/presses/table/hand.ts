import type { Look } from '#table/types';
import { type Press, whispered } from '../../core/press.ts';
import { showPanel } from '../../panel/actions.ts';
import { lookAt } from '../../table/actions-open.ts';
import { noticeAbsent } from '../../table/actions-stuck.ts';

/**
 * My hand & moves: the person's panel, or a spectator's. Opened from the live message, it does not repeat what is said
 * there.
 */
export const handPress: Press<'hand'> = {
  verb: 'hand',
  response: whispered,
  async run(ctx, { table }) {
    const look = await lookAt(ctx, table);
    if (look === undefined) return;
    const toldThere = ctx.message !== undefined && ctx.message.id === look.table.place.liveMessage;
    await showPanel(ctx.app, ctx.reply, toldThere ? withoutPublic(look) : look, 'whisper');
    await noticeAbsent(ctx, look.table);
  },
};

/** A look without public events, which the live message tells; an eliminated player still reads in full how that happened. */
function withoutPublic(look: Look): Look {
  if (look.seat === undefined || look.view.out.includes(look.seat)) return look;
  const since = look.since.map((entry) => ({ ...entry, events: entry.events.filter(({ to }) => to !== undefined) }));
  return { ...look, since };
}
