/** The guided first game: a duel of two factions, from the first station to the last shot. */
import type { Lesson } from '#face/lesson';
import type { Say } from '../words/catalogue.ts';

/** The lesson, with buttons as they are labelled. */
export function lesson(say: Say): Lesson {
  return {
    edition: '2026',
    seed: 'lesson 2',
    seats: 2,
    decks: ['the-terrans', 'the-swarm'],
    hints: [
      { id: 'goal', at: { stop: 'setup' }, once: true, text: say('lesson.goal') },
      { id: 'station', at: { prompt: 'ask.station' }, once: true, text: say('lesson.station') },
      { id: 'commander', at: { prompt: 'ask.commander' }, once: true, text: say('lesson.commander') },
      {
        id: 'actions',
        at: { prompt: 'ask.action' },
        once: true,
        text: say('lesson.actions', { play: say('verb.play') }),
        show: 'board',
      },
      { id: 'lay', at: { prompt: 'ask.action' }, once: true, text: say('lesson.lay') },
      {
        id: 'ending',
        at: { prompt: 'ask.action' },
        once: true,
        text: say('lesson.ending', { endActions: say('verb.endActions'), endTurn: say('verb.endTurn') }),
      },
      { id: 'race', at: { prompt: 'ask.action' }, once: true, text: say('lesson.race') },
      {
        id: 'attack',
        at: { prompt: 'ask.attack' },
        once: true,
        text: say('lesson.attack', { attack: say('verb.attack'), move: say('verb.move') }),
        show: 'board',
      },
      { id: 'answer', at: { stop: 'pile' }, once: true, text: say('lesson.answer') },
      { id: 'flipped', at: { event: 'flipped' }, once: true, text: say('lesson.flipped') },
      { id: 'discard', at: { stop: 'discard' }, once: true, text: say('lesson.discard') },
    ],
  };
}
