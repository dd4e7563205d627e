/** The guided first game: solid ships against quick raiders, with everything that a first fleet needs. */
import type { Lesson } from '#face/lesson';
import type { Translate } from '../words/catalogue.ts';

/** The lesson, with buttons as they are labelled. */
export function lesson(t: Translate): Lesson {
  return {
    edition: 'v2',
    seed: 'lesson 2',
    seats: 2,
    decks: ['iron-line', 'clan-raid'],
    hints: [
      { id: 'goal', at: { stop: 'queue' }, once: true, text: t('lesson.goal'), show: 'board' },
      { id: 'resource', at: { stop: 'acquisition', offers: ['resource'] }, once: true, text: t('lesson.resource') },
      {
        id: 'command',
        at: { stop: 'acquisition' },
        once: true,
        text: t('lesson.command', { endTurn: t('verb.endTurn') }),
      },
      { id: 'combat', at: { offers: ['attack'] }, once: true, text: t('lesson.combat'), show: 'board' },
      { id: 'pace', at: { stop: 'queue' }, once: true, text: t('lesson.pace') },
      { id: 'yield', at: { stop: 'allocation' }, once: true, text: t('lesson.yield') },
      { id: 'end', at: { offers: ['attack'] }, once: true, text: t('lesson.end') },
      { id: 'testing', at: { event: 'testingOver' }, once: true, text: t('lesson.testing') },
      { id: 'damage', at: { event: 'damaged' }, once: true, text: t('lesson.damage') },
      {
        id: 'attacked',
        at: { stop: 'attacked' },
        once: true,
        text: t('lesson.attacked', { fire: t('verb.fire') }),
      },
      { id: 'discard', at: { stop: 'discard' }, once: true, text: t('lesson.discard') },
    ],
    reminders: [
      {
        id: 'resource-first',
        hint: 'resource',
        when: { did: ['endTurn'], offered: ['resource'] },
        text: t('lesson.again.resource-first', { resource: t('verb.resource') }),
      },
      {
        id: 'fire-too',
        hint: 'pace',
        when: { did: ['endTurn'], offered: ['assault'] },
        text: t('lesson.again.fire-too'),
      },
    ],
  };
}
