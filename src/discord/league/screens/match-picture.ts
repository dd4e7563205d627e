/** The picture of a match that begins: its people with their homes, as far as they lie open, and how they have done so far. */
import type { MatchScene, MatchSide } from '#face/match-scene';
import type { BoardScene } from '#face/scene';
import { formatOf, standingsOf } from '#season/formats/index';
import { matchAt } from '#season/formats/numbers';
import { hidesResults } from '#season/lifecycle/status';
import type { Season } from '#season/types';
import type { TableView } from '#table/types';
import { plainName } from '../../core/limits.ts';
import { personOf, plainNames } from '../../core/people.ts';
import { homeOf } from '../../replay/screens/poster.ts';
import type { Translate } from '../../words.ts';
import { screenOf } from './formats.ts';

/** `tableView`: a spectator's, of the match's table. Undefined: there is no such match. */
export function matchScene(season: Season, n: number, tableView: TableView, t: Translate): MatchScene | undefined {
  const match = matchAt(season, n);
  if (match === undefined) return undefined;
  const { game, view, table } = tableView;
  const names = plainNames(tableView.names);
  const board = game.scenes.board(view, names);
  const title = t.plain('lg.card.match', { n });
  const isInRound = formatOf(season).hasRounds === true && match.stage === 'main';
  return {
    kind: 'match',
    title: plainName(season.league.name),
    fallbackTitle: title,
    subtitle: [
      title,
      ...(isInRound ? [t.plain('lg.card.round', { round: match.round })] : []),
      ...(match.stage === 'cut' ? [t.plain('lg.card.cut', { round: match.round })] : []),
    ].join(' · '),
    sides: table.seats.map((one): MatchSide => {
      const user = personOf(one);
      const record = user === undefined ? undefined : recordOf(season, user, t);
      return {
        seat: one.seat,
        name: names[one.seat] ?? '',
        fallbackName: t.plain('recap.seat', { n: one.seat + 1 }),
        ...(record !== undefined && { record }),
        ...(board.kind === 'board' ? seenOf(board, one.seat) : {}),
      };
    }),
  };
}

/** What lies open of a seat. */
function seenOf(board: BoardScene, seat: number): Pick<MatchSide, 'title' | 'home'> {
  const title = board.seats.find((one) => one.seat === seat)?.title;
  const home = homeOf(board, seat);
  return { ...(title !== undefined && { title }), ...(home !== undefined && { home }) };
}

/** Where somebody stands; undefined before they have played, and where results are hidden. */
function recordOf(season: Season, user: string, t: Translate): string | undefined {
  if (hidesResults(season) || screenOf(season).figures === undefined) return undefined;
  const line = standingsOf(season)
    .flat()
    .find(({ entry }) => entry.user === user);
  if (line?.place === undefined || line.won + line.drawn + line.lost + line.free === 0) return undefined;
  return t.plain('lg.card.record', { place: line.place, points: line.points });
}
