/** The seasons of a league, and how two people have done against each other in them. */
import { podiumOf } from '#season/formats/index';
import type { Meeting } from '#season/formats/meetings';
import { numberOf } from '#season/formats/numbers';
import { hidesResults } from '#season/lifecycle/status';
import type { Season } from '#season/types';
import { markdown } from '#words/markdown';
import { box, COLORS, type Payload, payload, row, select, text } from '../../core/components.ts';
import { clip, LIMITS } from '../../core/limits.ts';
import { mentionOf } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import { stateOf } from './season.ts';

/** So many matches of two people are listed; the rest is counted. */
const MEETINGS = 15;

const NOBODY = { first: undefined, second: undefined, third: undefined };

/** `seasons`: of one league, the first one first. The standings of each can be chosen. */
export function historyMessage(seasons: readonly Season[], t: Translate): Payload {
  const latest = seasons.toReversed();
  const lines = latest.map((one) => {
    const podium = one.status === 'signup' || hidesResults(one) ? NOBODY : podiumOf(one);
    return t('lg.season', { n: one.n, state: stateOf(one, t), ...podium });
  });
  const name = seasons[0]?.league.name ?? '';
  const begun = latest.filter(({ status }) => status !== 'signup').slice(0, LIMITS.selectOptions);
  const items = begun.map(({ id, n }) => ({ value: id, label: t.plain('lg.past', { n }) }));
  const choice = select(pressId('lg.past', { season: seasons[0]?.id ?? '' }), t.plain('lg.pastChoose'), items);
  return payload([
    box([text(clip([t('lg.seasons', { name }), ...lines].join('\n'), 3900))], COLORS.calm),
    ...(items.length === 0 ? [] : [row(choice)]),
  ]);
}

/** How `one` has done against `other`. Results that stand behind spoiler bars in their season do so here. */
export function meetingsMessage(
  { league }: Season,
  people: readonly [string, string],
  meetings: readonly Meeting[],
  t: Translate,
): Payload {
  const about = { name: league.name, one: mentionOf(people[0]), other: mentionOf(people[1]) };
  const count = (end: Meeting['end']) => meetings.filter((meeting) => meeting.end === end).length;
  const head = t('lg.meetings', { ...about, won: count('won'), drawn: count('drawn'), lost: count('lost') });
  const lines = meetings.slice(0, MEETINGS).map(({ season, match, end, score }) => {
    const line = t('lg.meeting', {
      season: season.n,
      match: numberOf(season, match),
      end: end === 'lost' ? 'other' : end,
      score: markdown(`${score[0]} : ${score[1]}`),
    });
    return hidesResults(season) ? `||${line}||` : line;
  });
  const more = meetings.length > MEETINGS ? [t('lg.more', { n: meetings.length - MEETINGS })] : [];
  const shown = meetings.some(({ season }) => hidesResults(season)) ? `||${head}||` : head;
  const body = meetings.length === 0 ? [t('lg.meetingsNone', about)] : [shown, ...lines, ...more];
  return payload([box([text(clip(body.join('\n'), 3900))], COLORS.calm)]);
}
