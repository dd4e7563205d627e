/** What an organiser is shown before they confirm something: what it changes, and what stays. */

import { numberOf } from '#season/formats/numbers';
import type { Foreseen } from '#season/matches/foreseen';
import type { Entry, Match, Season } from '#season/types';
import { markdown } from '#words/markdown';
import { box, button, COLORS, type Payload, payload, row, text } from '../../core/components.ts';
import { clip, plainName } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import { matchLine, matchText } from './tables.ts';

/** So many names or matches are listed. */
const SHOWN = 12;

export function correctionMessage(foreseen: Foreseen, t: Translate): Payload {
  const { key, before, wanted } = foreseen;
  const lines = [...headOf(foreseen, t), ...changesOf(foreseen, t), ...staysOf(foreseen, t)];
  const { what } = wanted;
  const label =
    what === 'rule' ? t('lg.foreseen.set') : t.plain('lg.foreseen.do', { what: what === 'cancel' ? 'other' : what });
  const at = { season: before.id, key };
  return payload([
    box([text(clip(lines.join('\n'), 3900))], COLORS.act),
    row(button(pressId('lg.rule', at), label, { style: 'danger' })),
  ]);
}

/** What is to be done. */
function headOf({ wanted, before, after, match, person }: Foreseen, t: Translate): readonly string[] {
  const league = before.league.name;
  const name = plainName(person?.name ?? '?');
  switch (wanted.what) {
    case 'rule':
    case 'void':
    case 'replay': {
      const key = { rule: 'lg.foreseen.title', void: 'lg.foreseen.void', replay: 'lg.foreseen.replay' } as const;
      const ruled = after.matches.find(({ id }) => id === match?.id);
      const textOf = (season: Season, one: Match) => markdown(matchText(season, one, t));
      const result = match?.status === 'done' ? textOf(before, match) : undefined;
      const then = ruled === undefined ? [] : [t('lg.foreseen.then', { match: textOf(after, ruled) })];
      return [
        t(key[wanted.what], { n: wanted.match }),
        ...(wanted.what === 'replay' && match !== undefined
          ? [matchText(before, match, t)]
          : [t('lg.foreseen.now', { match: result }), ...then]),
      ];
    }
    case 'remove':
      return [t('lg.foreseen.remove', { name, league })];
    case 'replace':
      return [t('lg.foreseen.replace', { name, league, next: plainName(wanted.next.name) })];
    case 'cancel':
      return [t('lg.foreseen.cancel', { league })];
    default:
      return wanted satisfies never;
  }
}

function changesOf(foreseen: Foreseen, t: Translate): readonly string[] {
  const { wanted, before, after, match, places, gone, ended, begun, lost, barred } = foreseen;
  const { what } = wanted;
  const rank = (place: number | undefined): string => (place === undefined ? '–' : `${place}.`);
  const moves = places.map(({ entry, from, to }) =>
    t('lg.foreseen.place', { name: plainName(entry.name), from: rank(from), to: rank(to) }),
  );
  const isEnding = match?.table !== undefined && (match.status === 'open' || match.status === 'stuck');
  const anew = gone.flatMap(({ was, becomes }) => [
    lineOf(before, was, t),
    `→ ${becomes === undefined ? t('lg.foreseen.unknown', { n: numberOf(before, was) }) : lineOf(after, becomes, t)}`,
  ]);
  const linesOf = (season: Season, matches: readonly Match[]) => matches.map((one) => lineOf(season, one, t));
  return [
    ...(isEnding ? [t('lg.foreseen.table')] : []),
    ...(lost.some((games) => games > 0) ? [t('lg.foreseen.score', { score: markdown(lost.join(' : ')) })] : []),
    ...(barred.length > 0 ? [t('lg.foreseen.barred', { people: namesOf(barred) })] : []),
    ...(what === 'replay' && before.progress.heldSince !== undefined ? [t('lg.foreseen.held')] : []),
    ...(moves.length > 0 ? [t('lg.foreseen.places'), ...listed(moves, t)] : []),
    ...(what !== 'cancel' && moves.length === 0 && before.startedAt !== undefined ? [t('lg.foreseen.samePlaces')] : []),
    ...under(t('lg.foreseen.gone'), anew, t),
    ...under(t(what === 'cancel' ? 'lg.foreseen.running' : 'lg.foreseen.lost'), linesOf(before, ended), t),
    ...(what === 'replace' ? passedOn(foreseen, wanted.next.name, t) : []),
    ...under(t('lg.foreseen.begun'), linesOf(after, begun), t),
    ...(before.status !== 'review' && after.status === 'review' ? [t('lg.foreseen.review')] : []),
    ...(before.status === 'review' && (after.status === 'running' || after.status === 'cut')
      ? [t('lg.foreseen.goesOn')]
      : []),
    ...(what === 'remove' && before.status === 'final' ? [t('lg.foreseen.honours')] : []),
  ];
}

/** The matches that run and are played on by whoever gets a place. */
function passedOn({ before, person }: Foreseen, name: string, t: Translate): readonly string[] {
  const open = before.matches.filter(
    ({ status, seats }) => status === 'open' && seats.some(({ entry }) => entry === person?.n),
  );
  return under(
    t('lg.foreseen.passed', { next: plainName(name) }),
    open.map((one) => lineOf(before, one, t)),
    t,
  );
}

function staysOf({ wanted, before, paired, inKnockout }: Foreseen, t: Translate): readonly string[] {
  const hasResults = wanted.what !== 'rule' && wanted.what !== 'void' && before.startedAt !== undefined;
  return [
    ...(hasResults ? [t('lg.foreseen.results')] : []),
    ...(paired === undefined ? [] : [t('lg.foreseen.paired', { round: paired })]),
    ...(inKnockout.length === 0 ? [] : [t('lg.foreseen.knockout', { people: namesOf(inKnockout) })]),
  ];
}

const lineOf = (season: Season, match: Match, t: Translate): string =>
  matchLine(season, match, numberOf(season, match), t);

const namesOf = (entries: readonly Entry[]): string => entries.map(({ name }) => plainName(name)).join(', ');

const under = (head: string, lines: readonly string[], t: Translate): readonly string[] =>
  lines.length === 0 ? [] : [head, ...listed(lines, t)];

const listed = (all: readonly string[], t: Translate): readonly string[] => [
  ...all.slice(0, SHOWN).map((one) => `- ${one}`),
  ...(all.length > SHOWN ? [t('lg.more', { n: all.length - SHOWN })] : []),
];
