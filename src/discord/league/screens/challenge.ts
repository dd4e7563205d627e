/** The public message by which somebody is asked for a match of a ladder. */
import { entryAt } from '#season/formats/facts';
import { CHALLENGE } from '#season/formats/queue';
import type { Season } from '#season/types';
import { box, button, COLORS, type Payload, payload, row, text } from '../../core/components.ts';
import { mentionOf, timeOf } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

export function challengeMessage(
  season: Season,
  { from, to, at }: Season['progress']['challenges'][number],
  t: Translate,
): Payload {
  const [challenger, other] = [entryAt(season, from), entryAt(season, to)];
  const words = t('lg.challenged', {
    to: mentionOf(other?.user ?? ''),
    from: challenger?.name ?? '?',
    name: season.league.name,
    until: timeOf(at + CHALLENGE),
  });
  const args = { season: season.id, entry: from };
  return payload(
    [
      box([text(words)], COLORS.act),
      row(
        button(pressId('lg.take', args), t('lg.take'), { style: 'success' }),
        button(pressId('lg.decline', args), t('lg.decline')),
      ),
    ],
    other === undefined ? [] : [other.user],
  );
}
