/** Ends of games, as pictures to share. */
import type { PosterPlace, PosterScene } from '#face/poster-scene';

const shipOf = (kind: string, seed: string, palette: string, nth: number) => ({
  kind: `ship/${kind}`,
  seed,
  palette,
  traits: { nth, guns: 2, shield: 2, size: 0.6 },
});

/** A duel that ended with a base, told in a sentence of two lines. */
export const duelPoster: PosterScene = {
  kind: 'poster',
  game: 'EVE #12 · Core Set',
  title: 'Victory',
  side: 'Amarr',
  blow: 'Throne of Embers, Gilded Spade and 3 more destroy Ian’s starbase.',
  fleet: [
    shipOf('battleship', 'throne-of-embers', 'Amarr', 3),
    shipOf('frigate', 'gilded-spade', 'Amarr', 1),
    shipOf('cruiser', 'canticle', 'Amarr', 2),
  ],
  fallen: { kind: 'starbase', seed: 'matar', palette: 'Minmatar', traits: { nth: 2, guns: 3 } },
  places: [
    {
      place: 1,
      seat: 1,
      won: true,
      name: 'Elysha',
      fallbackName: 'Player 2',
      value: { icon: 'shield', value: '7', label: 'shield' },
    },
    { place: 2, seat: 0, name: 'Ian', fallbackName: 'Player 1' },
  ],
  curve: {
    label: 'Chances as the table saw them',
    lines: [
      {
        seat: 1,
        chances: [0.5, 0.46, 0.52, 0.44, 0.38, 0.41, 0.29, 0.33, 0.48, 0.44, 0.61, 0.72, 0.68, 0.8, 0.86, 0.93, 1],
      },
      {
        seat: 0,
        chances: [0.5, 0.54, 0.48, 0.56, 0.62, 0.59, 0.71, 0.67, 0.52, 0.56, 0.39, 0.28, 0.32, 0.2, 0.14, 0.07, 0],
      },
    ],
  },
  length: '16 turns, 3 days',
};

const six = ['Ian', 'Elysha', '\u202E李\u0007🚀', 'A player with a name of thirty-two', 'Bo', 'Zoe'];

/** Six players, decided by points: no blow, and names of every kind. */
export const sixPoster: PosterScene = {
  kind: 'poster',
  game: 'Epic Space Empires #7',
  title: 'Victory',
  side: 'Theocracy',
  blow: 'The deck is empty. A player with a name of thirty-two wins.',
  fleet: [shipOf('cruiser', 'main-fleet', 'Theocracy', 1), shipOf('frigate', 'light-fleet', 'Theocracy', 2)],
  home: { kind: 'location/planet', seed: 'theocracy', traits: { nth: 4, theme: 'ice' } },
  places: [3, 0, 2, 1, 5, 4].map(
    (seat, i): PosterPlace => ({
      place: i === 2 ? 2 : i + 1,
      seat,
      ...(i === 0 && { won: true }),
      name: six[seat] ?? '',
      fallbackName: `Player ${seat + 1}`,
      value: { icon: 'crown', value: String(33 - 5 * i), label: 'points' },
    }),
  ),
  curve: {
    label: 'Chances as the table saw them',
    lines: [3, 0, 2, 1, 5, 4].map((seat, i) => ({
      seat,
      chances: Array.from(
        { length: 24 },
        (_, n) => (i === 0 ? n / 23 : 0) + ((23 - n) / 23) * (1 / 6 + 0.14 * Math.sin(n * (i + 1))),
      ),
    })),
  },
  length: '23 turns',
};

/** Nobody won, and nobody has a ship. */
export const drawnPoster: PosterScene = {
  kind: 'poster',
  game: 'EVE #1 · Core Set',
  title: 'A draw',
  blow: 'The game is over. Nobody has won.',
  fleet: [],
  home: { kind: 'region', seed: 'home' },
  places: [0, 1].map((seat) => ({
    place: 1,
    seat,
    won: true as const,
    name: six[seat] ?? '',
    fallbackName: `Player ${seat + 1}`,
  })),
  length: '1 turn',
};

const { curve: _, ...withoutCurve } = duelPoster;

/** A season that a final has decided, with names of every kind. */
export const seasonPoster: PosterScene = {
  ...withoutCurve,
  game: 'Friday Night Fleet Battles · season 3',
  title: 'Champion',
  side: 'EVE',
  blow: `Elysha wins the final 2:1 against Ian. ${duelPoster.blow}`,
  places: ['Elysha', 'Ian', ...six.slice(2), 'Mira', 'Tobin'].map(
    (name, i): PosterPlace => ({
      place: i === 3 ? 3 : i + 1,
      ...(i === 0 && { won: true }),
      name,
      fallbackName: `#${i + 1}`,
      value: { icon: 'crown', value: String(24 - 3 * i), label: 'points' },
    }),
  ),
  length: '34 players, 128 matches',
};
