/** The guided first game: the two easiest decks of the Core Set against each other. */
import type { Lesson } from '#face/lesson';
import type { Say } from '../words/catalogue.ts';

/** The lesson, with buttons as they are labelled. */
export function lesson(say: Say): Lesson {
  return {
    edition: 'core',
    seed: 'lesson 0',
    seats: 2,
    decks: ['empiric-core', 'venal-core'],
    hints: [
      { id: 'goal', at: { stop: 'mulligan' }, once: true, text: say('lesson.goal') },
      {
        id: 'income',
        at: { prompt: 'ask.income' },
        once: true,
        text: say('lesson.income', { collect: say('verb.collect') }),
      },
      {
        id: 'management',
        at: { prompt: 'ask.management' },
        once: true,
        text: say('lesson.management', { endManagement: say('verb.endManagement'), play: say('verb.play') }),
        show: 'board',
      },
      {
        id: 'ships',
        at: { prompt: 'ask.management' },
        once: true,
        text: say('lesson.ships', { undock: say('verb.undock') }),
      },
      {
        id: 'regions',
        at: { prompt: 'ask.management' },
        once: true,
        text: say('lesson.regions', { warp: say('verb.warp') }),
      },
      { id: 'commands', at: { prompt: 'ask.management' }, once: true, text: say('lesson.commands') },
      { id: 'attacking', at: { prompt: 'ask.management' }, once: true, text: say('lesson.attacking') },
      { id: 'end', at: { prompt: 'ask.management' }, once: true, text: say('lesson.end') },
      { id: 'battle', at: { event: 'battlePhase' }, once: true, text: say('lesson.battle') },
      { id: 'targets', at: { stop: 'battle.target' }, once: true, text: say('lesson.targets') },
      { id: 'battle-over', at: { event: 'battleOver' }, once: true, text: say('lesson.battle-over') },
    ],
  };
}
