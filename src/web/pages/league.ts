/** A season of a league: how everybody stands, who meets whom, and what is to come. Nothing of it is private. */
import { html } from 'hono/html';
import { plainName } from '#discord/core/limits';
import { bracketScene } from '#discord/league/screens/bracket-picture';
import { nameShown, namesIn } from '#discord/league/screens/names';
import type { BracketScene } from '#face/league-scenes';
import { altText } from '#render/alt';
import { playersIn } from '#season/formats/facts';
import { formatOf, standingsOf } from '#season/formats/index';
import { teamMatchesOf } from '#season/formats/teams';
import { hidesResults } from '#season/lifecycle/status';
import { latestEnd } from '#season/pace';
import type { Line, Match, Season, Standings, TeamLine } from '#season/types';
import { isRefusal } from '#table/types';
import { type Html, moment, page } from '../layout.ts';
import { type LocalizedSite, paths } from '../site.ts';
import type { Translate } from '../words/catalogue.ts';

/** The season of an address; undefined: there is none. */
export async function seasonAt({ seasons }: LocalizedSite, id: string): Promise<Season | undefined> {
  const found = await seasons.find(id);
  return isRefusal(found) ? undefined : found;
}

export async function leaguePage(site: LocalizedSite, season: Season): Promise<Html> {
  const { t, tables } = site;
  const { league, settings, n, startsAt, status } = season;
  const game = tables.games.get(settings.game)?.name ?? settings.game;
  const kind = t('league.kind', { kind: settings.kind });
  const last = latestEnd(season);
  const body = html`<p>${t('league.season', { n })} · ${stateOf(season, t)}<br>
${t('league.about', { kind, game, count: playersIn(season).length })}</p>
${status === 'signup' && startsAt !== undefined ? html`<p>${sentenceWith(t, 'league.starts', startsAt)}</p>` : ''}
${last === undefined ? '' : html`<p>${sentenceWith(t, 'league.ends', last)}</p>`}
${status === 'signup' ? peopleList(season, t) : html`${standings(site, season)}${matchList(site, season)}`}
<p class="actions">${status === 'signup' ? '' : html`<a href="${paths.league(season.id)}/standings.csv">${t('league.files')}</a>`}
<a href="${paths.league(season.id)}/dates.ics">${t('league.calendar')}</a></p>
${await history(site, season)}`;
  return page(t, { title: league.name, body });
}

/** The knock-out of a season as a picture; undefined: it has none yet. */
export const bracketOf = ({ t, screens }: LocalizedSite, season: Season): BracketScene | undefined =>
  bracketScene(season, stateOf(season, t), screens);

/** A sentence with a moment in it. */
function sentenceWith(t: Translate, key: 'league.starts' | 'league.ends', at: number): Html {
  const [before = '', after = ''] = t(key, { at: '\u0000' }).split('\u0000');
  return html`${before}${moment(at)}${after}`;
}

const stateOf = ({ status, progress }: Season, t: Translate): string =>
  progress.heldSince === undefined ? t('league.status', { status }) : t('league.held');

const folded = (season: Season, t: Translate, inner: Html): Html =>
  hidesResults(season) ? html`<details><summary>${t('league.hidden')}</summary>${inner}</details>` : inner;

function peopleList(season: Season, t: Translate): Html {
  const names = playersIn(season).map(({ name }) => name);
  return html`<h2>${t('league.people')}</h2>
${names.length === 0 ? html`<p>${t('league.none')}</p>` : html`<ul class="plain">${names.map((name) => html`<li>${name}</li>`)}</ul>`}`;
}

function standings(site: LocalizedSite, season: Season): Html {
  const { t } = site;
  const all = standingsOf(season).filter((lines) => lines.length > 0);
  const parts = all.map(
    (lines, i) =>
      html`${all.length > 1 ? html`<h3>${t('league.division', { n: i + 1 })}</h3>` : ''}${standingsTable(site, season, lines)}`,
  );
  const teams = formatOf(season).teams?.(season) ?? [];
  const bracket = bracketOf(site, season);
  const drawn =
    bracket === undefined
      ? ''
      : html`<div class="wide" tabindex="0"><img src="${paths.league(season.id)}/bracket.png" alt="${altText(bracket)}"></div>`;
  if (teams.length > 0) parts.unshift(html`${teamsTable(teams, t)}<h3>${t('league.boards')}</h3>`);
  return html`<h2>${t('league.standings')}</h2>
${all.length === 0 ? html`<p>${t('league.none')}</p>` : folded(season, t, html`${drawn}${parts}`)}`;
}

function standingsTable({ t, screens }: LocalizedSite, season: Season, lines: Standings): Html {
  const isLadder = formatOf(season).endAt !== undefined;
  const isBracket = formatOf(season).isBracket === true;
  const hasDraws = lines.some(({ drawn }) => drawn > 0);
  const hasNotes = lines.some(({ note }) => note !== '');
  const points = isBracket ? [] : [t(isLadder ? 'league.score' : 'league.points')];
  const heads = [...points, t('league.won'), ...(hasDraws ? [t('league.drawn')] : []), t('league.lost')];
  const row = ({ entry, place, points: own, won, drawn, lost, note }: Line) => {
    const figures = [...(isBracket ? [] : [own]), won, ...(hasDraws ? [drawn] : []), lost];
    const left = entry.status === 'in' ? '' : html` <span class="soft">(${t('league.out')})</span>`;
    return html`<tr><td class="n">${place ?? '–'}</td><th scope="row">${nameShown(season, entry, screens)}${left}</th>${figures.map((one) => html`<td class="n">${one}</td>`)}${hasNotes ? html`<td class="soft">${note}</td>` : ''}</tr>
`;
  };
  return html`<div class="wide" tabindex="0"><table>
<thead><tr><th class="n" scope="col">${t('league.place')}</th><th scope="col">${t('league.name')}</th>${heads.map((head) => html`<th class="n" scope="col">${head}</th>`)}${hasNotes ? html`<th scope="col">${t('league.tieBreaks')}</th>` : ''}</tr></thead>
<tbody>${lines.map(row)}</tbody></table></div>`;
}

function teamsTable(lines: readonly TeamLine[], t: Translate): Html {
  const heads = [t('league.points'), t('league.record'), t('league.boards')];
  const row = ({ team, place, points, won, drawn, lost, boards }: TeamLine) => {
    const figures = [points, `${won}–${drawn}–${lost}`, boards];
    return html`<tr><td class="n">${place ?? '–'}</td><th scope="row">${plainName(team.name)}</th>${figures.map((one) => html`<td class="n">${one}</td>`)}</tr>
`;
  };
  return html`<div class="wide" tabindex="0"><table>
<thead><tr><th class="n" scope="col">${t('league.place')}</th><th scope="col">${t('league.team')}</th>${heads.map((head) => html`<th class="n" scope="col">${head}</th>`)}</tr></thead>
<tbody>${lines.map(row)}</tbody></table></div>`;
}

/** The matches round by round, the latest first. */
function matchList(site: LocalizedSite, season: Season): Html {
  const { t } = site;
  const rounds = new Map<string, Match[]>();
  const ofTeams = new Map(teamMatchesOf(season).map((teams) => [teams.boards[0], teams]));
  /** The teams whose first board a match is, before it. */
  const teamsAt = (match: Match): Html => {
    const found = ofTeams.get(match);
    if (found === undefined) return html``;
    const names = found.teams.map(({ name }) => plainName(name)).join(' – ');
    return html`<li><strong>${names}${found.isDone ? ` ${found.score.join(' : ')}` : ''}</strong></li>`;
  };
  for (const match of season.matches) {
    const key = `${match.stage} ${match.round}`;
    const round = rounds.get(key);
    if (round === undefined) rounds.set(key, [match]);
    else round.push(match);
  }
  const parts = [...rounds.values()].toReversed().map((matches) => {
    const [first] = matches;
    const title = t(first?.stage === 'cut' ? 'league.cutRound' : 'league.round', { n: first?.round ?? 1 });
    const item = (match: Match) => html`${teamsAt(match)}<li>${matchLine(site, season, match)}</li>`;
    return html`<h3>${title}</h3><ul class="plain">${matches.map(item)}</ul>
`;
  });
  return rounds.size === 0 ? html`` : html`<h2>${t('league.matches')}</h2>${folded(season, t, html`${parts}`)}`;
}

function matchLine({ t, screens }: LocalizedSite, season: Season, match: Match): Html {
  const { status, outcome, table } = match;
  const names = namesIn(season, match, screens);
  if (names.length < 2) return html`${names[0] ?? '?'} · <span class="soft">${t('league.free')}</span>`;
  const who = names.join(' – ');
  if (status === 'done' && outcome !== undefined) {
    const score = (outcome.places ?? outcome.won).join(' : ');
    const shown =
      table === undefined || outcome.how === 'free' ? who : html`<a href="${paths.table(table)}">${who}</a>`;
    return html`${shown} <strong>${score}</strong>`;
  }
  const state = status === 'done' ? 'waiting' : status;
  const shown = status === 'open' && table !== undefined ? html`<a href="${paths.table(table)}">${who}</a>` : who;
  return html`${shown} · <span class="soft">${t(`league.${state}`)}</span>`;
}

/** The other seasons of the league. */
async function history({ seasons, t }: LocalizedSite, season: Season): Promise<Html> {
  const ids = await seasons.seasonsOf(season.league.id);
  if (ids.length < 2) return html``;
  const items = ids.map((id, i) => {
    const label = t('league.season', { n: i + 1 });
    return id === season.id ? html`<li>${label}</li>` : html`<li><a href="${paths.league(id)}">${label}</a></li>`;
  });
  return html`<h2>${t('league.history')}</h2><ul class="plain">${items.toReversed()}</ul>`;
}
