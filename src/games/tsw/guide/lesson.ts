/** The guided first game: a duel of two factions, from the first station to the last shot. */
import type { Lesson } from '#face/lesson';
import type { Translate } from '../words/catalogue.ts';

/** The lesson, with buttons as they are labelled. */
export function lesson(t: Translate): Lesson {
  return {
    edition: '2026',
    seed: 'lesson 2',
    seats: 2,
    decks: ['the-swarm', 'the-terrans'],
    hints: [
      { id: 'goal', at: { stop: 'setup' }, once: true, text: t('lesson.goal') },
      { id: 'station', at: { prompt: 'ask.station' }, once: true, text: t('lesson.station') },
      { id: 'commander', at: { prompt: 'ask.commander' }, once: true, text: t('lesson.commander') },
      {
        id: 'actions',
        at: { prompt: 'ask.action', offers: ['play'] },
        once: true,
        text: t('lesson.actions', { play: t('verb.play') }),
        show: 'board',
      },
      { id: 'lay', at: { prompt: 'ask.action', offers: ['lay'] }, once: true, text: t('lesson.lay') },
      {
        id: 'ending',
        at: { prompt: 'ask.action' },
        once: true,
        text: t('lesson.ending', { endActions: t('verb.endActions'), endTurn: t('verb.endTurn') }),
      },
      {
        id: 'attack',
        at: { prompt: 'ask.attack' },
        once: true,
        text: t('lesson.attack', { attack: t('verb.attack'), move: t('verb.move') }),
        show: 'board',
      },
      { id: 'race', at: { prompt: 'ask.attack', offers: ['attack'] }, once: true, text: t('lesson.race') },
      { id: 'answer', at: { stop: 'pile' }, once: true, text: t('lesson.answer') },
      { id: 'flipped', at: { event: 'flipped' }, once: true, text: t('lesson.flipped') },
      { id: 'discard', at: { stop: 'discard' }, once: true, text: t('lesson.discard') },
    ],
    reminders: [
      {
        id: 'lay-more',
        hint: 'lay',
        when: { did: ['endActions', 'endTurn'], offered: ['lay'] },
        text: t('lesson.again.lay-more'),
      },
      {
        id: 'shoot',
        hint: 'attack',
        when: { did: ['endTurn'], offered: ['attack'] },
        text: t('lesson.again.shoot'),
      },
    ],
  };
}
