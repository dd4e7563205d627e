/** Offering one's seat to somebody else. */
import { isRefusal } from '#table/types';
import { COLORS, line } from '../core/components.ts';
import { refuse } from '../core/refuse.ts';
import type { Asking } from '../table/actions-open.ts';

/** Offers the person's seat, to one person alone or to anybody. */
export async function offerSeat({ app, reply }: Asking, table: string, who?: string): Promise<void> {
  const offer = await app.tables.offers.open(table, reply.user, who);
  if (isRefusal(offer)) return refuse(app, reply, offer);
  await reply.update(line(reply.say('offer.begun'), COLORS.calm));
}
