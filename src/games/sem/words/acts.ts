/** Lines of acts: what `join` makes of several events. */

import { count, grouped } from '#games/kit/acts';
import { counted } from '../../kit/phrasebook.ts';
import { definitionOf } from './phrasebook.ts';
import { damageText, shotsText, takenText } from './shots.ts';
import { eventsIn, type Narrator, namesOf, type Translator } from './translator.ts';

/** The cards of several events, equal ones counted. */
const cardsIn = (s: Translator, list: unknown): string =>
  counted(
    s.t,
    eventsIn(list).map((one) => s.called(one, 'def')),
  );

export const actNarrators: Readonly<Record<string, Narrator>> = {
  queues: (s, { seat, list }) => s.t('line.queued', { name: s.name(seat), list: cardsIn(s, list) }),
  discards: (s, { seat, list }) =>
    s.t('line.discarded', {
      name: s.name(seat),
      list: cardsIn(s, list),
      limit: eventsIn(list).some(({ why }) => why === 'limit'),
    }),
  tested: (s, { seat, list }) =>
    s.t('line.testingOver', { name: s.name(seat), list: cardsIn(s, list), n: eventsIn(list).length }),
  completions: (s, { seat, list }) => {
    const all = eventsIn(list);
    return s.t('line.completed', {
      name: s.name(seat),
      list: counted(
        s.t,
        all.map((one) => `**${s.called(one, 'def')}**`),
      ),
      testing: all.every(({ def }) => definitionOf(s, def)?.type === 'unit'),
    });
  },
  volley: (s, event) => {
    const [damage] = eventsIn(event.taken);
    return s.t('line.shots', {
      card: s.called(event, 'def'),
      target: s.called(event, 'targetDef'),
      shots: shotsText(s, eventsIn(event.list)),
      taken: damage === undefined ? undefined : damageText(s, damage),
    });
  },
  damages: (s, { list }) =>
    s.t('line.damaged', {
      list: eventsIn(list)
        .map((one) => takenText(s, one))
        .join(' · '),
    }),
  losses: (s, { seat, list }) => {
    const all = eventsIn(list);
    return s.t('line.destroyed', {
      name: s.name(seat),
      list: counted(
        s.t,
        all.map((one) => `**${s.called(one, 'def')}**`),
      ),
      n: all.length,
      carried: namesOf(
        s,
        all.flatMap(({ carried }) => eventsIn(carried).map(({ def }) => def)),
      ),
    });
  },
  repairs: (s, { seat, list }) =>
    s.t('line.repaired', {
      name: s.name(seat),
      list: grouped(eventsIn(list), ({ card }) => card)
        .map((own) =>
          s.t('line.repairedOne', {
            card: s.called(own[0], 'def'),
            n: own.reduce((sum, { n }) => sum + count(n), 0),
          }),
        )
        .join(', '),
    }),
};
