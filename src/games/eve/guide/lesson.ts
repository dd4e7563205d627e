/** The guided first game: the two easiest decks of the Core Set against each other. */
import type { Lesson } from '#face/lesson';
import type { Translate } from '../words/catalogue.ts';

/** The lesson, with buttons as they are labelled. */
export function lesson(t: Translate): Lesson {
  return {
    edition: 'core',
    seed: 'lesson 0',
    seats: 2,
    decks: ['empiric-core', 'venal-core'],
    hints: [
      { id: 'goal', at: { stop: 'mulligan' }, once: true, text: t('lesson.goal') },
      {
        id: 'income',
        at: { prompt: 'ask.income' },
        once: true,
        text: t('lesson.income', { collect: t('verb.collect') }),
      },
      {
        id: 'management',
        at: { prompt: 'ask.management' },
        once: true,
        text: t('lesson.management', { endManagement: t('verb.endManagement'), play: t('verb.play') }),
        show: 'board',
      },
      {
        id: 'ships',
        at: { prompt: 'ask.management', offers: ['undock'] },
        once: true,
        text: t('lesson.ships', { undock: t('verb.undock') }),
      },
      {
        id: 'regions',
        // A ship that may be docked stands at home.
        at: { prompt: 'ask.management', offers: ['region', 'dock'] },
        once: true,
        text: t('lesson.regions', { warp: t('verb.warp') }),
      },
      { id: 'commands', at: { prompt: 'ask.management', offers: ['command'] }, once: true, text: t('lesson.commands') },
      {
        id: 'attacking',
        at: { prompt: 'ask.management', offers: ['attack'] },
        once: true,
        text: t('lesson.attacking'),
      },
      { id: 'end', at: { prompt: 'ask.management', offers: ['attack'] }, once: true, text: t('lesson.end') },
      { id: 'battle', at: { event: 'battlePhase' }, once: true, text: t('lesson.battle') },
      { id: 'targets', at: { stop: 'battle.target' }, once: true, text: t('lesson.targets') },
      { id: 'battle-over', at: { event: 'battleOver' }, once: true, text: t('lesson.battle-over') },
    ],
    reminders: [
      {
        id: 'undock',
        hint: 'ships',
        when: { did: ['endManagement'], offered: ['undock'] },
        text: t('lesson.again.undock', { undock: t('verb.undock') }),
      },
      { id: 'open', hint: 'regions', when: { did: ['region'], without: ['dock'] }, text: t('lesson.again.open') },
      {
        id: 'outgunned',
        hint: 'attacking',
        when: { did: ['attack'], isWeak: true },
        text: t('lesson.again.outgunned'),
      },
      { id: 'stay', hint: 'battle', when: { did: ['stayAll'], isWeak: true }, text: t('lesson.again.stay') },
    ],
  };
}
