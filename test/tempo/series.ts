// Many games of one kind, and what they come to.
import type { Player } from '#bots/player';
import type { Game } from '#face/game';
import { type Fought, fight } from './battle.ts';
import { measuredOf } from './games.ts';
import { type Course, NotEnterable, playThrough } from './play.ts';
import { openSession } from './session.ts';

/** The games of one edition; `battles` are laid out, where the game has that. */
export type Series = {
  readonly game: Game;
  readonly edition: string;
  readonly courses: readonly Course[];
  readonly battles: readonly Fought[];
};

export type SeriesOptions = {
  readonly game: Game;
  readonly edition: string;
  readonly player: Player;
  readonly games: number;
  readonly seed: string;
  /** Asks after which a game is left; without it games are played to their end. */
  readonly most?: number;
  readonly told?: (line: string) => void;
};

/** Games of EVE alone know the big battle. */
const FIGHTS = 'eve';

/** Plays the games one after the other. Throws at an answer that cannot be pressed in, with the seed that leads there. */
export async function playSeries(options: SeriesOptions): Promise<Series> {
  const { game, edition, player, games, told = () => {} } = options;
  const { seats } = measuredOf(game);
  const ready = game.decks.filter((deck) => deck.edition === edition);
  const decksOf = (n: number, count: number) =>
    ready.length === 0
      ? []
      : Array.from(
          { length: count },
          (_, seat) => ready[(seat + n + Math.floor(n / ready.length) * seat) % ready.length],
        ).filter((deck) => deck !== undefined);
  const courses: Course[] = [];
  const battles: Fought[] = [];
  for (let n = 0; n < games; n++) {
    const seed = `${options.seed}-${n}`;
    courses.push(await withSeed(seed, () => playGame(options, seed, decksOf(n, seats))));
    if (game.id === FIGHTS) {
      battles.push(await withSeed(seed, () => fight({ game, edition, decks: decksOf(n, 2), player, seed })));
    }
    told(`${game.name} ${edition}, game ${n + 1} of ${games}`);
  }
  return { game, edition, courses, battles };
}

/** One game from the first question to its end. */
async function playGame(
  { game, edition, player, most: max }: Pick<SeriesOptions, 'game' | 'edition' | 'player' | 'most'>,
  seed: string,
  decks: Game['decks'],
): Promise<Course> {
  const session = await openSession({ game, edition, seats: measuredOf(game).seats, decks, seed, adviser: player });
  try {
    return await playThrough(session, { player, seed, ...(max !== undefined && { most: max }) });
  } finally {
    await session.close();
  }
}

async function withSeed<T>(seed: string, play: () => Promise<T>): Promise<T> {
  try {
    return await play();
  } catch (error) {
    if (error instanceof NotEnterable) throw new NotEnterable(`seed "${seed}": ${error.message}`);
    throw new Error(`seed "${seed}": ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
