/** The picture of a season that is over: its champion, the match that decided it, and who came where. */
import type { SceneArt } from '#face/art';
import type { Game } from '#face/game';
import type { PosterPlace, PosterScene } from '#face/poster-scene';
import { entryAt } from '#season/formats/facts';
import { formatOf } from '#season/formats/index';
import { type DecidingMatch, decidingMatch } from '#season/lifecycle/deciding';
import { championsOf, tablesOfChampions } from '#season/lifecycle/trophies';
import type { Entry, Line, Season } from '#season/types';
import { plainName } from '../../core/limits.ts';
import type { Translate } from '../../words.ts';
import { screenOf } from './formats.ts';
import { nameShown } from './names.ts';

/** How many places it shows; the rest is in the standings. */
const PLACES = 8;
/** Longer than this, what decided the match is not told beside the match, characters. */
const TOLD = 110;

type Around = {
  readonly game: Game | undefined;
  readonly t: Translate;
  /** The poster of the last game of the match that decided the season, if the champion has won that as well. */
  readonly last?: PosterScene | undefined;
};

/** Undefined: nobody has won it. */
export function seasonPoster(season: Season, { game, t, last }: Around): PosterScene | undefined {
  const champions = championsOf(season);
  const [first] = champions;
  if (first === undefined) return undefined;
  const { league, settings, n, entries, matches } = season;
  const fleet = last?.fleet ?? (game === undefined ? [] : shipsOf(game, first));
  const match = decidedBy(season, t);
  const both = match !== undefined && last?.fallen !== undefined ? `${match} ${last.blow}` : undefined;
  return {
    kind: 'poster',
    game: t.plain('lg.poster.season', { name: league.name, season: n }),
    title: t.plain('lg.poster.champion', { count: champions.length }),
    side: game?.short ?? game?.name ?? settings.game,
    blow: both !== undefined && both.length <= TOLD ? both : (match ?? leads(season, champions, t)),
    fleet,
    ...(last?.fallen !== undefined && { fallen: last.fallen }),
    ...(last?.home !== undefined && { home: last.home }),
    places: placesOf(season, champions, t),
    length: t.plain('lg.poster.length', {
      people: entries.length,
      matches: matches.filter(({ status, seats }) => status === 'done' && seats.length > 1).length,
    }),
  };
}

function decidedBy(season: Season, t: Translate): string | undefined {
  const decided = decidingMatch(season);
  if (decided === undefined) return undefined;
  const nameAt = (i: number): readonly string[] => {
    const entry = entryAt(season, decided.match.seats[i]?.entry ?? 0);
    return entry === undefined ? [] : [nameShown(season, entry, t)];
  };
  const others = decided.match.seats.flatMap((_, i) => (i === decided.seat ? [] : nameAt(i)));
  const about = { first: nameAt(decided.seat).join(''), second: others.join(', '), final: decided.isFinal };
  if (decided.match.seats.length > 2) return t.plain('lg.poster.table', about);
  return t.plain('lg.poster.match', { ...about, score: scoreOf(season, decided) });
}

/** Games won, where a match is of several. */
function scoreOf({ settings }: Season, { outcome, seat }: DecidingMatch): string | undefined {
  const { won } = outcome;
  return settings.bestOf === 1 ? undefined : `${won[seat] ?? 0}:${won[1 - seat] ?? 0}`;
}

const leads = (season: Season, champions: readonly Entry[], t: Translate): string =>
  t.plain('lg.poster.points', {
    names: champions.map((entry) => nameShown(season, entry, t)).join(', '),
    count: champions.length,
    matches: season.matches.filter(({ status }) => status === 'done').length,
  });

function placesOf(season: Season, champions: readonly Entry[], t: Translate): readonly PosterPlace[] {
  const { figures, counts } = screenOf(season);
  const label = t.plain(counts);
  const teams = formatOf(season).teams?.(season);
  if (teams !== undefined)
    return teams.slice(0, PLACES).flatMap(({ team, place, points }) =>
      place === undefined
        ? []
        : [
            {
              ...{ place, name: plainName(team.name), fallbackName: `#${team.n}` },
              ...(place === 1 && { won: true }),
              value: { icon: 'crown' as const, value: String(points), label },
            },
          ],
    );
  const best = tablesOfChampions(season)
    .flat()
    .filter((line): line is Line & { place: number } => line.place !== undefined)
    .sort((one, other) => one.place - other.place);
  return best.slice(0, PLACES).map(({ entry, place, points }): PosterPlace => {
    const value = figures && { icon: 'crown', value: String(points), label };
    return {
      place,
      name: nameShown(season, entry, t),
      fallbackName: `#${entry.n}`,
      ...(champions.includes(entry) && { won: true }),
      ...(value && { value }),
    };
  });
}

/** The ships of the list that somebody played, if it may be shown. */
function shipsOf(game: Game, { deck, secret }: Entry): readonly SceneArt[] {
  if (typeof deck !== 'object' || secret) return [];
  const known = new Set(game.cards.map(({ id }) => id));
  const arts = Object.keys(deck.main).flatMap((def) => (known.has(def) ? (game.scenes.card(def).face.art ?? []) : []));
  return arts.filter(({ kind }) => kind.startsWith('ship/'));
}
