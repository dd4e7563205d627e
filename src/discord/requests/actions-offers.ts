import { COLORS, line } from '../core/components.ts';
import { accepted } from '../core/refuse.ts';
import type { Asking } from '../table/actions-open.ts';

/** Offers the person's seat, to one person alone or to anybody. */
export async function offerSeat({ app, reply }: Asking, table: string, who?: string): Promise<void> {
  const _offer = accepted(await app.tables.offers.open(table, reply.user, who));
  await reply.update(line(reply.t('offer.begun'), COLORS.calm));
}
