/** The guided first game: a duel in which everything comes up that a game is made of. */
import type { Lesson } from '#face/lesson';
import type { Say } from '../words/catalogue.ts';

/** The lesson, with buttons as they are labelled. */
export function lesson(say: Say): Lesson {
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
        text: say('lesson.goal', { build: say('verb.build') }),
        show: 'board',
      },
      { id: 'fleets', at: { stop: 'build' }, once: true, text: say('lesson.fleets') },
      { id: 'planets', at: { stop: 'exploration' }, once: true, text: say('lesson.planets') },
      { id: 'events', at: { prompt: 'ask.event' }, once: true, text: say('lesson.events') },
      { id: 'attack', at: { prompt: 'ask.event' }, once: true, text: say('lesson.attack') },
      { id: 'cards', at: { stop: 'trade' }, once: true, text: say('lesson.cards', { offer: say('verb.offer') }) },
      { id: 'assign', at: { prompt: 'ask.assign' }, once: true, text: say('lesson.assign') },
      { id: 'battle', at: { stop: 'battle' }, once: true, text: say('lesson.battle') },
      { id: 'attacked', at: { prompt: 'ask.defend' }, once: true, text: say('lesson.attacked') },
      { id: 'tactics', at: { stop: 'tactics' }, once: true, text: say('lesson.tactics', { rest: say('verb.rest') }) },
      { id: 'taken', at: { event: 'tookOver' }, once: true, text: say('lesson.taken') },
      { id: 'end', at: { stop: 'trade' }, once: true, text: say('lesson.end') },
    ],
  };
}
