/** The guided first game: solid ships against quick raiders, with everything that a first fleet needs. */
import type { Lesson } from '#face/lesson';
import type { Say } from '../words/catalogue.ts';

/** The lesson, with buttons as they are labelled. */
export function lesson(say: Say): Lesson {
  return {
    edition: 'v2',
    seed: 'lesson 2',
    seats: 2,
    decks: ['iron-line', 'clan-raid'],
    hints: [
      { id: 'goal', at: { stop: 'queue' }, once: true, text: say('lesson.goal'), show: 'board' },
      { id: 'resource', at: { stop: 'acquisition' }, once: true, text: say('lesson.resource') },
      {
        id: 'command',
        at: { stop: 'acquisition' },
        once: true,
        text: say('lesson.command', { endTurn: say('verb.endTurn') }),
      },
      { id: 'combat', at: { stop: 'acquisition' }, once: true, text: say('lesson.combat'), show: 'board' },
      { id: 'pace', at: { stop: 'queue' }, once: true, text: say('lesson.pace') },
      { id: 'yield', at: { stop: 'allocation' }, once: true, text: say('lesson.yield') },
      { id: 'end', at: { stop: 'acquisition' }, once: true, text: say('lesson.end') },
      { id: 'testing', at: { event: 'testingOver' }, once: true, text: say('lesson.testing') },
      { id: 'damage', at: { event: 'damaged' }, once: true, text: say('lesson.damage') },
      {
        id: 'attacked',
        at: { stop: 'attacked' },
        once: true,
        text: say('lesson.attacked', { fire: say('verb.fire') }),
      },
      { id: 'discard', at: { stop: 'discard' }, once: true, text: say('lesson.discard') },
    ],
  };
}
