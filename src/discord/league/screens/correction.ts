/** What an organiser is shown before they confirm something: what it changes, and what stays. */

import { numberOf } from '#season/formats/numbers';
import type { Foreseen } from '#season/matches/foreseen';
import type { Entry, Match, Season } from '#season/types';
import { markdown } from '#words/markdown';
import { box, button, COLORS, type Payload, payload, row, text } from '../../core/components.ts';
import { clip, plainName } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Say } from '../../words.ts';
import { matchLine, matchText } from './tables.ts';

/** So many names or matches are listed. */
const SHOWN = 12;

export function correctionMessage(foreseen: Foreseen, say: Say): Payload {
  const { key, before, wanted } = foreseen;
  const lines = [...headOf(foreseen, say), ...changesOf(foreseen, say), ...staysOf(foreseen, say)];
  const { what } = wanted;
  const label =
    what === 'rule'
      ? say('lg.foreseen.set')
      : say.plain('lg.foreseen.do', { what: what === 'cancel' ? 'other' : what });
  const at = { season: before.id, key };
  return payload([
    box([text(clip(lines.join('\n'), 3900))], COLORS.act),
    row(button(pressId('lg.rule', at), label, { style: 'danger' })),
  ]);
}

/** What is to be done. */
function headOf({ wanted, before, after, match, person }: Foreseen, say: Say): readonly string[] {
  const league = before.league.name;
  const name = plainName(person?.name ?? '?');
  switch (wanted.what) {
    case 'rule':
    case 'void':
    case 'replay': {
      const key = { rule: 'lg.foreseen.title', void: 'lg.foreseen.void', replay: 'lg.foreseen.replay' } as const;
      const ruled = after.matches.find(({ id }) => id === match?.id);
      const textOf = (season: Season, one: Match) => markdown(matchText(season, one, say));
      const result = match?.status === 'done' ? textOf(before, match) : undefined;
      const then = ruled === undefined ? [] : [say('lg.foreseen.then', { match: textOf(after, ruled) })];
      return [
        say(key[wanted.what], { n: wanted.match }),
        ...(wanted.what === 'replay' && match !== undefined
          ? [matchText(before, match, say)]
          : [say('lg.foreseen.now', { match: result }), ...then]),
      ];
    }
    case 'remove':
      return [say('lg.foreseen.remove', { name, league })];
    case 'replace':
      return [say('lg.foreseen.replace', { name, league, next: plainName(wanted.next.name) })];
    case 'cancel':
      return [say('lg.foreseen.cancel', { league })];
    default:
      return wanted satisfies never;
  }
}

function changesOf(foreseen: Foreseen, say: Say): readonly string[] {
  const { wanted, before, after, match, places, gone, ended, begun, lost, barred } = foreseen;
  const { what } = wanted;
  const rank = (place: number | undefined): string => (place === undefined ? '–' : `${place}.`);
  const moves = places.map(({ entry, from, to }) =>
    say('lg.foreseen.place', { name: plainName(entry.name), from: rank(from), to: rank(to) }),
  );
  const isEnding = match?.table !== undefined && (match.status === 'open' || match.status === 'stuck');
  const anew = gone.flatMap(({ was, becomes }) => [
    lineOf(before, was, say),
    `→ ${becomes === undefined ? say('lg.foreseen.unknown', { n: numberOf(before, was) }) : lineOf(after, becomes, say)}`,
  ]);
  const linesOf = (season: Season, matches: readonly Match[]) => matches.map((one) => lineOf(season, one, say));
  return [
    ...(isEnding ? [say('lg.foreseen.table')] : []),
    ...(lost.some((games) => games > 0) ? [say('lg.foreseen.score', { score: markdown(lost.join(' : ')) })] : []),
    ...(barred.length > 0 ? [say('lg.foreseen.barred', { people: namesOf(barred) })] : []),
    ...(what === 'replay' && before.progress.heldSince !== undefined ? [say('lg.foreseen.held')] : []),
    ...(moves.length > 0 ? [say('lg.foreseen.places'), ...listed(moves, say)] : []),
    ...(what !== 'cancel' && moves.length === 0 && before.startedAt !== undefined
      ? [say('lg.foreseen.samePlaces')]
      : []),
    ...under(say('lg.foreseen.gone'), anew, say),
    ...under(say(what === 'cancel' ? 'lg.foreseen.running' : 'lg.foreseen.lost'), linesOf(before, ended), say),
    ...(what === 'replace' ? passedOn(foreseen, wanted.next.name, say) : []),
    ...under(say('lg.foreseen.begun'), linesOf(after, begun), say),
    ...(before.status !== 'review' && after.status === 'review' ? [say('lg.foreseen.review')] : []),
    ...(before.status === 'review' && (after.status === 'running' || after.status === 'cut')
      ? [say('lg.foreseen.goesOn')]
      : []),
    ...(what === 'remove' && before.status === 'final' ? [say('lg.foreseen.honours')] : []),
  ];
}

/** The matches that run and are played on by whoever gets a place. */
function passedOn({ before, person }: Foreseen, name: string, say: Say): readonly string[] {
  const open = before.matches.filter(
    ({ status, seats }) => status === 'open' && seats.some(({ entry }) => entry === person?.n),
  );
  return under(
    say('lg.foreseen.passed', { next: plainName(name) }),
    open.map((one) => lineOf(before, one, say)),
    say,
  );
}

function staysOf({ wanted, before, paired, inKnockout }: Foreseen, say: Say): readonly string[] {
  const hasResults = wanted.what !== 'rule' && wanted.what !== 'void' && before.startedAt !== undefined;
  return [
    ...(hasResults ? [say('lg.foreseen.results')] : []),
    ...(paired === undefined ? [] : [say('lg.foreseen.paired', { round: paired })]),
    ...(inKnockout.length === 0 ? [] : [say('lg.foreseen.knockout', { people: namesOf(inKnockout) })]),
  ];
}

const lineOf = (season: Season, match: Match, say: Say): string =>
  matchLine(season, match, numberOf(season, match), say);

const namesOf = (entries: readonly Entry[]): string => entries.map(({ name }) => plainName(name)).join(', ');

const under = (head: string, lines: readonly string[], say: Say): readonly string[] =>
  lines.length === 0 ? [] : [head, ...listed(lines, say)];

const listed = (all: readonly string[], say: Say): readonly string[] => [
  ...all.slice(0, SHOWN).map((one) => `- ${one}`),
  ...(all.length > SHOWN ? [say('lg.more', { n: all.length - SHOWN })] : []),
];
