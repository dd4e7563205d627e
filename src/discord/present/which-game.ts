/** Asks which game to play, with an introduction to each. */
import type { Game } from '#face/game';
import type { Opening } from '../ids/opening.ts';
import { pressId } from '../ids/press-id.ts';
import { plainName } from '../limits.ts';
import type { Say } from '../words/index.ts';
import { box, button, COLORS, divider, type Payload, payload, row, text } from './components.ts';

/** The games, each with a button that opens its lobby. */
export function whichGame(games: readonly Game[], opening: Opening, say: Say): Payload {
  return payload([
    box(
      [
        text(say('play.which')),
        ...games.flatMap((game) => [
          divider(),
          text(introduced(game, say)),
          row(
            button(
              pressId('play', { game: game.id, opening }),
              say.plain('play.this', { game: plainName(game.name) }),
              {
                style: 'primary',
              },
            ),
          ),
        ]),
      ],
      COLORS.act,
    ),
  ]);
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
