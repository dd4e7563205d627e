/** What the screens of a league show of its teams. */
import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import { entryAt, playersIn } from '#season/formats/facts';
import { type TeamMatch, teamOf, teamsOf } from '#season/formats/teams';
import type { Season, Team, TeamLine } from '#season/types';
import { box, button, COLORS, line, modal, type Payload, payload, row, select, text } from '../../core/components.ts';
import { clip, LIMITS, plainName } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import { nameOf } from './names.ts';

/** How many teams a message lists. */
const TEAMS = 20;

/** The field of a form in which the name of a team is typed. */
export const TEAM = 'team';

const peopleOf = (season: Season, { boards }: Team, t: Translate): string =>
  boards.map((n) => (entryAt(season, n) === undefined ? t.plain('lg.team.asks') : nameOf(season, n, t))).join(', ');

/** The teams with their people, and who looks for one. */
export function teamsLines(season: Season, t: Translate): readonly string[] {
  const all = teamsOf(season);
  const size = season.settings.teamSize;
  const placed = new Set(all.flatMap(({ boards }) => boards));
  const free = playersIn(season).filter(({ n }) => !placed.has(n));
  return [
    ...all.slice(0, TEAMS).map((team) =>
      t('lg.team.people', {
        ...{ team: plainName(team.name), count: team.boards.length, size },
        people: peopleOf(season, team, t),
      }),
    ),
    ...(all.length > TEAMS ? [t('lg.team.more', { count: all.length - TEAMS })] : []),
    ...(free.length === 0
      ? []
      : [
          t('lg.team.free', {
            people: free
              .slice(0, TEAMS)
              .map(({ name }) => plainName(name))
              .join(', '),
          }),
        ]),
  ];
}

/** Asks somebody in which team they want to play. */
export function teamChoice(season: Season, user: string, t: Translate): Payload {
  const own = [...season.entries, ...season.asked].find((entry) => entry.user === user);
  const theirs = own && teamOf(season, own.n);
  const size = season.settings.teamSize;
  const open = teamsOf(season).filter(({ n, boards }) => n !== theirs?.n && boards.length < size);
  const at = { season: season.id };
  const items = open.slice(0, LIMITS.selectOptions).map((team) => ({
    value: team.name,
    label: plainName(team.name),
    description: t.plain('lg.team.choice', { count: team.boards.length, size, people: peopleOf(season, team, t) }),
  }));
  return payload([
    box(
      [
        text(
          t('lg.team.ask', {
            ...{ name: season.league.name, size, open: open.length },
            team: theirs === undefined ? undefined : plainName(theirs.name),
          }),
        ),
      ],
      COLORS.act,
    ),
    ...(items.length === 0 ? [] : [row(select(pressId('lg.team', at), t('lg.team.list'), items))]),
    row(
      button(pressId('lg.found', at), t('lg.team.found'), { style: 'success' }),
      ...(own === undefined ? [button(pressId('lg.alone', at), t('lg.team.alone'))] : []),
    ),
  ]);
}

export const teamForm = (season: Season, t: Translate): APIModalInteractionResponseCallbackData =>
  modal(pressId('lg.founded', { season: season.id }), t.plain('lg.team.formTitle'), [
    { id: TEAM, label: t.plain('lg.team.formName'), kind: 'line', max: 40 },
  ]);

/** A line of the table of teams, with what its people have won at their boards. */
export function teamLine(season: Season, line: TeamLine, t: Translate): string {
  const { team, place, byLot, ...figures } = line;
  return t('lg.team.line', {
    ...figures,
    ...{ place: place === undefined ? undefined : String(place), tie: byLot, team: plainName(team.name) },
    people: peopleOf(season, team, t),
  });
}

/** Two teams, and what their boards have come to. */
export function teamMatchLine({ teams: [home, away], score: [own, other], isDone }: TeamMatch, t: Translate): string {
  return t('lg.team.match', {
    ...{ home: plainName(home.name), away: plainName(away.name), own, other },
    state: isDone ? 'done' : own + other > 0 ? 'running' : 'other',
  });
}

/** The teams, to those who have changed one. */
export const teamsMessage = (season: Season, t: Translate): Payload =>
  line(
    clip([t('lg.team.title', { name: season.league.name }), ...teamsLines(season, t)].join('\n'), 3900),
    COLORS.good,
  );
