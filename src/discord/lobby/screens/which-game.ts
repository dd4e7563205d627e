/** Asks which game to play or to learn, with an introduction to each. */
import type { Game } from '#face/game';
import { type Button, box, button, COLORS, divider, type Payload, payload, row, text } from '../../core/components.ts';
import { plainName } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import type { Opening } from '../ids.ts';

/** The games, each with a button that opens its lobby. */
export const whichGame = (games: readonly Game[], opening: Opening, t: Translate): Payload =>
  choiceOf(
    games,
    t('play.which'),
    (game) => introduced(game, t),
    ({ id, name }) =>
      button(pressId('play', { game: id, opening }), t.plain('play.this', { game: plainName(name) }), primary),
  );

/** The games, each with a button that begins its lesson, or brings back the one that the person is in. */
export const whichLesson = (games: readonly Game[], t: Translate): Payload =>
  choiceOf(
    games,
    t('lesson.which'),
    (game) => pitched(game, t).join('\n'),
    ({ id, name }) =>
      button(pressId('lesson', { game: id }), t.plain('lesson.this', { game: plainName(name) }), primary),
  );

const primary = { style: 'primary' } as const;

function choiceOf(
  games: readonly Game[],
  question: string,
  about: (game: Game) => string,
  buttonOf: (game: Game) => Button,
): Payload {
  const offered = games.flatMap((game) => [divider(), text(about(game)), row(buttonOf(game))]);
  return payload([box([text(question), ...offered], COLORS.act)]);
}

/** A game in a few lines: what it is, number of players, length, difficulty. */
function introduced(game: Game, t: Translate): string {
  const { introduction, minSeats, maxSeats, deckRules } = game;
  const { length, difficulty } = introduction;
  return [
    ...pitched(game, t),
    t('play.players', {
      least: minSeats,
      most: maxSeats,
      same: minSeats === maxSeats,
      decks: deckRules.sections.length > 0,
    }),
    t('play.length', { length }),
    t('play.difficulty', { difficulty }),
  ].join('\n');
}

const pitched = ({ name, introduction }: Game, t: Translate): readonly string[] => [
  t('play.game', { game: name }),
  introduction.pitch,
];
