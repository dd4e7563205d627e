/** The knock-out of a season as a picture. */

import type { BracketScene, SceneContender, SceneMatch } from '#face/league-scenes';
import { type KnockoutMatch, type KnockoutSide, knockoutMatches } from '#season/formats/bracket';
import { formatOf } from '#season/formats/index';
import { numberOf } from '#season/formats/numbers';
import type { Season } from '#season/types';
import { plainName } from '../../core/limits.ts';
import type { Translate } from '../../words.ts';
import { nameShown } from './names.ts';

type Part = KnockoutMatch['part'];
type Round = BracketScene['parts'][number]['rounds'][number];

/** Rounds with more matches are left out. */
const MOST: Readonly<Record<Part, number>> = { upper: 8, lower: 4, final: 1, 'second final': 1 };
/** How the parts of a bracket are put together and named. */
const PARTS: readonly { readonly part: 'upper' | 'lower' | 'other'; readonly of: readonly Part[] }[] = [
  { part: 'upper', of: ['upper'] },
  { part: 'lower', of: ['lower'] },
  { part: 'other', of: ['final', 'second final'] },
];
/** Nobody, or nobody of whom anything is known yet. */
const DASH = '–';

/** The knock-out, or that of the best; undefined: there is none, or nobody has come to the rounds that are shown. */
export function bracketScene(season: Season, state: string, t: Translate): BracketScene | undefined {
  const stage = formatOf(season).isBracket === true ? 'main' : 'cut';
  if (!season.matches.some((match) => match.stage === stage)) return undefined;
  const all = knockoutMatches(season, stage);
  const shown = all.filter(({ part, ofRound }) => ofRound <= MOST[part]);
  if (!shown.some(({ sides }) => sides.some(isSomebody))) return undefined;
  return {
    kind: 'bracket',
    title: plainName(season.league.name),
    fallbackTitle: t.plain('lg.kind.knockout'),
    subtitle: state,
    parts: PARTS.flatMap(({ part, of }) => {
      const own = shown.filter((one) => of.includes(one.part));
      const title = season.settings.losses === 1 ? undefined : t.plain('lg.bracket.part', { part });
      return own.length === 0 ? [] : [{ title, rounds: roundsOf(season, own, t) }];
    }),
    hasEarlier: shown.length < all.length,
    earlier: t.plain('lg.bracket.earlier'),
  };
}

const isSomebody = (side: KnockoutSide): side is Extract<KnockoutSide, { entry: unknown }> =>
  side !== 'nobody' && 'entry' in side;

function roundsOf(season: Season, matches: readonly KnockoutMatch[], t: Translate): readonly Round[] {
  const nameOf = ({ part, round }: KnockoutMatch) => `${part} ${round}`;
  const rounds = [...new Set(matches.map(nameOf))].map((name) => matches.filter((one) => nameOf(one) === name));
  return rounds.map((round, i) => ({
    title: titleOf(season, round, rounds.length, t),
    matches: round.map((one) => {
      const to = rounds[i + 1]?.findIndex(({ n }) => n === one.leadsTo) ?? -1;
      return { ...matchOf(season, one, t), to: to < 0 ? undefined : to };
    }),
  }));
}

function titleOf({ settings }: Season, [first]: readonly KnockoutMatch[], rounds: number, t: Translate): string {
  if (first === undefined || (first.part === 'final' && rounds === 1)) return '';
  if (first.part === 'final') return t.plain('lg.bracket.final', { n: 1 });
  if (first.part === 'second final') return t.plain('lg.bracket.final', { n: 2 });
  return settings.losses === 1
    ? t.plain('lg.bracket.last', { matches: first.ofRound })
    : t.plain('lg.bracket.round', { n: first.round });
}

function matchOf(season: Season, one: KnockoutMatch, t: Translate): SceneMatch {
  const { match, state } = one;
  const isUnderWay = season.status === 'running' || season.status === 'cut';
  const isOpen = isUnderWay && match?.status === 'open';
  const sides = [sideOf(season, one, one.sides[0], t), sideOf(season, one, one.sides[1], t)] as const;
  return {
    n: match === undefined ? undefined : String(numberOf(season, match)),
    sides,
    state: isOver(state) ? 'done' : isOpen ? 'open' : 'waiting',
    label: labelOf(one, sides, isOpen, t),
  };
}

const isOver = (state: KnockoutMatch['state']): boolean => state !== 'waiting' && state !== 'ready';

function sideOf(season: Season, one: KnockoutMatch, side: KnockoutSide, t: Translate): SceneContender {
  if (!isSomebody(side)) {
    const name = comesFrom(season, side, t);
    return { name, fallbackName: name, vacant: true };
  }
  const { entry, seed } = side;
  const won = one.winner?.n === entry.n;
  return {
    name: nameShown(season, entry, t),
    fallbackName: `#${entry.n}`,
    // Without rounds before it, seeds are lots, which mean nothing to people.
    seed: formatOf(season).isBracket === true ? undefined : String(seed),
    score: scoreOf(season, one, entry.n),
    won,
    faded: isOver(one.state) ? !won : entry.status !== 'in',
  };
}

/** Whose winner or loser a side is, if people know that match by a number. */
function comesFrom(season: Season, side: Exclude<KnockoutSide, { entry: unknown }>, t: Translate): string {
  if (side === 'nobody' || side.of === undefined) return DASH;
  return t.plain(`lg.bracket.${side.comesAs}`, { n: numberOf(season, side.of) });
}

/** Games won, where a match is of several. */
function scoreOf({ settings }: Season, { match }: KnockoutMatch, entry: number): string | undefined {
  if (settings.bestOf === 1 || match?.outcome === undefined) return undefined;
  return String(match.outcome.won[match.seats.findIndex((seat) => seat.entry === entry)] ?? 0);
}

function labelOf({ state }: KnockoutMatch, sides: SceneMatch['sides'], isOpen: boolean, t: Translate): string {
  if (state === 'off' || sides.every(({ name }) => name === DASH)) return '';
  const [first, second] = sides.map(({ name }) => (name === DASH ? '?' : name)) as [string, string];
  if (!isOver(state)) return t.plain(isOpen ? 'lg.bracket.open' : 'lg.bracket.waiting', { first, second });
  const winner = sides.find(({ won }) => won === true);
  const loser = sides.find(({ won }) => won !== true);
  if (winner === undefined || loser === undefined) return t.plain('lg.bracket.nobody', { first, second });
  if (state === 'walkover') return t.plain('lg.bracket.free', { name: winner.name });
  const score = winner.score === undefined ? undefined : `${winner.score}:${loser.score ?? ''}`;
  return t.plain('lg.bracket.won', { winner: winner.name, loser: loser.name, score });
}
