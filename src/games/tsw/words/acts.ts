/** Lines of acts: what `join` makes of several events. */
import { counted } from '../../kit/phrasebook.ts';
import { eventsIn, type Narrator } from './translator.ts';

export const actNarrators: Readonly<Record<string, Narrator>> = {
  /** What somebody discards for one reason. */
  discards: (s, { seat, why, list }) =>
    s.t('line.discarded', {
      name: s.name(seat),
      card: counted(
        s.t,
        eventsIn(list).map((one) => s.called(one, 'def')),
      ),
      limit: why === 'limit',
    }),
};
