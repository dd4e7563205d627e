/** The guided first game: a duel in which everything comes up that a game is made of. */
import type { Lesson } from '#face/lesson';
import type { Translate } from '../words/catalogue.ts';

/** The lesson, with buttons as they are labelled. */
export function lesson(t: Translate): Lesson {
  return {
    edition: 'base',
    seed: 'lesson 4',
    seats: 2,
    decks: [],
    hints: [
      {
        id: 'goal',
        at: { stop: 'trade' },
        once: true,
        text: t('lesson.goal', { build: t('verb.build') }),
        show: 'board',
      },
      { id: 'fleets', at: { stop: 'build', offers: ['build'] }, once: true, text: t('lesson.fleets') },
      { id: 'planets', at: { stop: 'exploration', offers: ['explore'] }, once: true, text: t('lesson.planets') },
      { id: 'events', at: { prompt: 'ask.event', offers: ['play'] }, once: true, text: t('lesson.events') },
      { id: 'attack', at: { offers: ['attack'] }, once: true, text: t('lesson.attack') },
      {
        id: 'cards',
        at: { stop: 'trade', offers: ['offer'] },
        once: true,
        text: t('lesson.cards', { offer: t('verb.offer') }),
      },
      { id: 'assign', at: { prompt: 'ask.assign' }, once: true, text: t('lesson.assign') },
      { id: 'battle', at: { stop: 'battle' }, once: true, text: t('lesson.battle') },
      { id: 'attacked', at: { prompt: 'ask.defend' }, once: true, text: t('lesson.attacked') },
      { id: 'tactics', at: { stop: 'tactics' }, once: true, text: t('lesson.tactics', { rest: t('verb.rest') }) },
      { id: 'taken', at: { event: 'tookOver' }, once: true, text: t('lesson.taken') },
      { id: 'end', at: { stop: 'trade' }, once: true, text: t('lesson.end') },
    ],
    reminders: [
      {
        id: 'build',
        hint: 'fleets',
        when: { did: ['done'], offered: ['build'] },
        text: t('lesson.again.build', { build: t('verb.build') }),
      },
      {
        id: 'explore',
        hint: 'planets',
        when: { did: ['done'], offered: ['explore'] },
        text: t('lesson.again.explore'),
      },
    ],
  };
}
