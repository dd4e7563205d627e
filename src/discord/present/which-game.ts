/** Asks which game to play or to learn, with an introduction to each. */
import type { Game } from '#face/game';
import type { Opening } from '../ids/opening.ts';
import { pressId } from '../ids/press-id.ts';
import { plainName } from '../limits.ts';
import type { Say } from '../words/index.ts';
import { type Button, box, button, COLORS, divider, type Payload, payload, row, text } from './components.ts';

/** The games, each with a button that opens its lobby. */
export const whichGame = (games: readonly Game[], opening: Opening, say: Say): Payload =>
  choiceOf(games, say('play.which'), say, ({ id, name }) =>
    button(pressId('play', { game: id, opening }), say.plain('play.this', { game: plainName(name) }), primary),
  );

/** The games, each with a button that begins its lesson, or brings back the one that the person is in. */
export const whichLesson = (games: readonly Game[], say: Say): Payload =>
  choiceOf(games, say('lesson.which'), say, ({ id, name }) =>
    button(pressId('lesson', { game: id }), say.plain('lesson.this', { game: plainName(name) }), primary),
  );

const primary = { style: 'primary' } as const;

function choiceOf(games: readonly Game[], question: string, say: Say, buttonOf: (game: Game) => Button): Payload {
  const offered = games.flatMap((game) => [divider(), text(introduced(game, say)), row(buttonOf(game))]);
  return payload([box([text(question), ...offered], COLORS.act)]);
}

/** A game in a few lines: what it is, number of players, length, difficulty. */
function introduced({ name, introduction, minSeats, maxSeats, deckRules }: Game, say: Say): string {
  const { pitch, length, difficulty } = introduction;
  return [
    say('play.game', { game: name }),
    pitch,
    say('play.players', {
      least: minSeats,
      most: maxSeats,
      same: minSeats === maxSeats,
      decks: deckRules.sections.length > 0,
    }),
    say('play.length', { length }),
    say('play.difficulty', { difficulty }),
  ].join('\n');
}
