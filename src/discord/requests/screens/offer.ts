/** The offer of a seat of a running game, for everybody at its place. */
import type { OfferInfo } from '#table/types';
import { box, button, COLORS, type Payload, payload, row, text } from '../../core/components.ts';
import { mentionOf } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

/** An offer with its button while it is open; then who has taken the seat. `call`: people whom it notifies. */
export function offerMessage(
  { id, table, seat, state, who }: OfferInfo,
  t: Translate,
  call: readonly string[] = [],
): Payload {
  const name = table.seats.find((one) => one.seat === seat)?.name ?? '?';
  if (state === 'agreed') return payload([box([text(t('offer.taken', { name }))], COLORS.good)]);
  if (state !== 'open') return payload([box([text(t('offer.over'))], COLORS.calm)]);
  const words = t('offer.open', { name, who: who === undefined ? undefined : mentionOf(who) });
  const take = pressId('seat.take', { table: table.id, request: id });
  return payload([box([text(words)], COLORS.act), row(button(take, t('offer.take'), { style: 'primary' }))], call);
}
