/** The picture of a finished game, put together from its last board and the story of its end. */
import { isBase, type SceneArt } from '#face/art';
import type { PosterCurve, PosterPlace, PosterScene } from '#face/poster-scene';
import type { BoardScene, SceneCard } from '#face/scene';
import type { Blow } from '#face/words';
import { wasCutShort } from '#table/lobby/match';
import type { TableView } from '#table/types';
import type { Act } from '#table/view/acts';
import { gameTitle, plainNames } from '../../core/people.ts';
import type { Translate } from '../../words.ts';
import { endOf, lengthOf } from './narrative.ts';

/** With fewer judged moments a curve tells nothing. */
const MIN_MOMENTS = 4;

/**
 * The poster of a game that was played to its end, as everybody may see it; undefined: it was not. `tableView`: a spectator's.
 * `chances`: everybody's as each turn began and at the end, by what all saw; without them it has no curve.
 */
export function posterScene(
  tableView: TableView,
  acts: readonly Act[],
  t: Translate,
  chances: readonly (readonly number[])[] = [],
): PosterScene | undefined {
  const { table, game, view } = tableView;
  const { result } = table;
  const board = game.scenes.board(view, plainNames(tableView.names));
  if (result === undefined || wasCutShort(result) || board.kind !== 'board') return undefined;
  const winners = result.winners.length > 0 ? result.winners : firsts(result.places);
  const places = placesOf(board, result.places, winners, view.out);
  const [first] = winners;
  if (first === undefined) return undefined;
  const blow = blowOf(tableView, acts);
  const artOf = (def: string | undefined) => (def === undefined ? undefined : game.scenes.card(def).face.art);
  const ships = fleetOf(board, winners);
  const ship = artOf(blow?.ship);
  const fleet = ship === undefined ? ships : [ship, ...ships.filter(({ seed }) => seed !== ship.seed)];
  const fallen = blow?.struck === undefined ? undefined : (artOf(blow.fallen) ?? homeOf(board, blow.struck));
  const home = fallen === undefined ? homeOf(board, first) : undefined;
  const side = winners.length === 1 ? board.seats.find(({ seat }) => seat === first)?.title : undefined;
  return {
    kind: 'poster',
    game: gameTitle(table),
    title: t(result.winners.length > 0 ? 'poster.victory' : 'poster.draw'),
    ...(side !== undefined && { side }),
    blow: blow?.text ?? endIn(acts),
    fleet,
    ...(fallen !== undefined && { fallen }),
    ...(home !== undefined && { home }),
    ...(chances.length >= MIN_MOMENTS && { curve: curveOf(places, chances, t) }),
    places,
    length: t.plain('poster.length', lengthOf(tableView, acts)),
  };
}

/** The chances up to the end, which is certain. */
function curveOf(places: readonly PosterPlace[], chances: readonly (readonly number[])[], t: Translate): PosterCurve {
  const winners = places.filter(({ won }) => won).length;
  return {
    label: t.plain('poster.chances'),
    lines: places.flatMap(({ seat, won }) => {
      if (seat === undefined) return [];
      const before = chances.slice(0, -1).map((moment) => moment[seat] ?? 0);
      return [{ seat, chances: [...before, won ? 1 / winners : 0] }];
    }),
  };
}

/** The seats on the first place. */
const firsts = (places: readonly number[]): readonly number[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** What games are won and lost by: points, what a base can take. */
const STANDING: readonly string[] = ['crown', 'hull', 'shield'];

/** Everybody's place, with what those who are left have. */
function placesOf(
  board: BoardScene,
  places: readonly number[],
  winners: readonly number[],
  out: readonly number[],
): readonly PosterPlace[] {
  return board.seats
    .map(({ seat, name, fallbackName, figures }) => {
      const home = board.areas.find((area) => area.home === seat);
      const figure = [...figures, ...(home?.figures ?? [])].find(({ icon }) => STANDING.includes(icon));
      const value = figure && !out.includes(seat) && { icon: figure.icon, value: figure.value, label: figure.label };
      const won = winners.includes(seat) && { won: true as const };
      return {
        place: places[seat] ?? board.seats.length,
        seat,
        name,
        fallbackName,
        ...won,
        ...(value && { value }),
      };
    })
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The blow that ended the game, and whom it struck: nothing but somebody's fall was told between it and the end. */
function blowOf(
  { game, names, table }: TableView,
  acts: readonly Act[],
): (Blow & { readonly struck: number | undefined }) | undefined {
  const { blow: last } = endOf(acts);
  const takenOut = ({ event }: Act) => game.words.takesOut?.(event);
  const at = last.findLastIndex((act) => takenOut(act) === undefined);
  const [ended, fall] = [last[at], last[at + 1]];
  const blow = ended && game.words.blow?.(ended.event, fall?.event, plainNames(names));
  const losers = table.seats.flatMap(({ seat }) => (table.result?.winners.includes(seat) === false ? [seat] : []));
  return blow && { ...blow, struck: (fall && takenOut(fall)) ?? (losers.length === 1 ? losers[0] : undefined) };
}

/** How the log tells the end, as plain words. */
const endIn = (acts: readonly Act[]): string => sentenceOf(acts.findLast(({ weight }) => weight === 'end')?.line ?? '');

/** A line of the log as plain words. */
const sentenceOf = (line: string): string =>
  line
    .replaceAll('**', '')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    .trim();

/** The ships of the winners, the strongest first. */
function fleetOf(board: BoardScene, winners: readonly number[]): readonly SceneArt[] {
  const ships = board.areas
    .flatMap(({ groups }) => groups.flatMap(({ cards }) => cards))
    .filter(({ art, seat }) => art.kind.startsWith('ship/') && seat !== undefined && winners.includes(seat));
  return ships.sort((a, b) => strength(b) - strength(a)).map(({ art }) => art);
}

const strength = ({ figures }: SceneCard): number =>
  figures.reduce((sum, { value }) => sum + (Number.parseInt(value, 10) || 0), 0);

/** What a player's home looks like: its base, if one stands there, or else the place. */
export function homeOf(board: BoardScene, seat: number): SceneArt | undefined {
  const home = board.areas.find((area) => area.home === seat);
  const bases = home?.groups.flatMap(({ cards }) => cards).filter(({ art }) => isBase(art)) ?? [];
  return bases[0]?.art ?? home?.art;
}
