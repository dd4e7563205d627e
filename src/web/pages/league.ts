/** A season of a league: how everybody stands, who meets whom, and what is to come. Nothing of it is private. */
import { html } from 'hono/html';
import { entryAt } from '#season/formats/facts';
import { formatOf, standingsOf } from '#season/formats/index';
import { bankOfMatch } from '#season/pace';
import type { Line, Match, Season, Standings } from '#season/types';
import { isRefusal } from '#table/types';
import { type Html, moment, page } from '../layout.ts';
import { paths, type Reading } from '../site.ts';
import type { Translate } from '../words/catalogue.ts';

/** The season of an address; undefined: there is none. */
export async function seasonAt({ seasons }: Reading, id: string): Promise<Season | undefined> {
  const found = await seasons.find(id);
  return isRefusal(found) ? undefined : found;
}

export async function leaguePage(reading: Reading, season: Season): Promise<Html> {
  const { t, tables } = reading;
  const { league, settings, entries, n, startsAt, status } = season;
  const game = tables.games.get(settings.game)?.name ?? settings.game;
  const people = entries.filter((entry) => entry.status === 'in');
  const kind = t('league.kind', { kind: settings.kind });
  const last = lastEnd(season);
  const body = html`<p>${t('league.season', { n })} · ${stateOf(season, t)}<br>
${t('league.about', { kind, game, count: people.length })}</p>
${status === 'signup' && startsAt !== undefined ? html`<p>${around(t, 'league.starts', startsAt)}</p>` : ''}
${last === undefined ? '' : html`<p>${around(t, 'league.ends', last)}</p>`}
${status === 'signup' ? peopleList(season, t) : html`${standings(season, t)}${matchList(season, t)}`}
<p class="actions">${status === 'signup' ? '' : html`<a href="${paths.league(season.id)}/standings.csv">${t('league.files')}</a>`}
<a href="${paths.league(season.id)}/dates.ics">${t('league.calendar')}</a></p>
${await history(reading, season)}`;
  return page(t, { title: league.name, body });
}

/** A sentence around a moment. */
function around(t: Translate, key: 'league.starts' | 'league.ends', at: number): Html {
  const [before = '', after = ''] = t(key, { at: '\u0000' }).split('\u0000');
  return html`${before}${moment(at)}${after}`;
}

const stateOf = ({ status, progress }: Season, t: Translate): string =>
  progress.heldSince === undefined ? t('league.status', { status }) : t('league.held');

/** When the last of the running matches ends at the latest; undefined: none runs. */
export function lastEnd(season: Season): number | undefined {
  const open = season.matches.filter(({ status }) => status === 'open');
  const ends = open.map((match) => (match.openedAt ?? 0) + season.settings.table * bankOfMatch(season, match));
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/** Whether results stand behind something to press first, as in Discord behind spoiler bars. */
const hidesResults = ({ settings, status }: Season): boolean =>
  settings.spoilers && status !== 'final' && status !== 'cancelled';

const folded = (season: Season, t: Translate, inner: Html): Html =>
  hidesResults(season) ? html`<details><summary>${t('league.hidden')}</summary>${inner}</details>` : inner;

const nameOf = (season: Season, n: number): string => entryAt(season, n)?.name ?? '?';

function peopleList({ entries }: Season, t: Translate): Html {
  const names = entries.filter(({ status }) => status === 'in').map(({ name }) => name);
  return html`<h2>${t('league.people')}</h2>
${names.length === 0 ? html`<p>${t('league.none')}</p>` : html`<ul class="plain">${names.map((name) => html`<li>${name}</li>`)}</ul>`}`;
}

function standings(season: Season, t: Translate): Html {
  const all = standingsOf(season).filter((lines) => lines.length > 0);
  const parts = all.map(
    (lines, i) =>
      html`${all.length > 1 ? html`<h3>${t('league.division', { n: i + 1 })}</h3>` : ''}${standingsTable(season, lines, t)}`,
  );
  return html`<h2>${t('league.standings')}</h2>
${all.length === 0 ? html`<p>${t('league.none')}</p>` : folded(season, t, html`${parts}`)}`;
}

function standingsTable(season: Season, lines: Standings, t: Translate): Html {
  const isLadder = formatOf(season).endAt !== undefined;
  const isBracket = formatOf(season).isBracket === true;
  const hasDraws = lines.some(({ drawn }) => drawn > 0);
  const hasNotes = lines.some(({ note }) => note !== '');
  const points = isBracket ? [] : [t(isLadder ? 'league.score' : 'league.points')];
  const heads = [...points, t('league.won'), ...(hasDraws ? [t('league.drawn')] : []), t('league.lost')];
  const row = ({ entry, place, points: own, won, drawn, lost, note }: Line) => {
    const figures = [...(isBracket ? [] : [own]), won, ...(hasDraws ? [drawn] : []), lost];
    const left = entry.status === 'in' ? '' : html` <span class="soft">(${t('league.out')})</span>`;
    return html`<tr><td class="n">${place ?? '–'}</td><th scope="row">${entry.name}${left}</th>${figures.map((one) => html`<td class="n">${one}</td>`)}${hasNotes ? html`<td class="soft">${note}</td>` : ''}</tr>
`;
  };
  return html`<div class="wide" tabindex="0"><table>
<thead><tr><th class="n" scope="col">${t('league.place')}</th><th scope="col">${t('league.name')}</th>${heads.map((head) => html`<th class="n" scope="col">${head}</th>`)}${hasNotes ? html`<th scope="col">${t('league.tieBreaks')}</th>` : ''}</tr></thead>
<tbody>${lines.map(row)}</tbody></table></div>`;
}

/** The matches round by round, the latest first. */
function matchList(season: Season, t: Translate): Html {
  const rounds = new Map<string, Match[]>();
  for (const match of season.matches) {
    const key = `${match.stage} ${match.round}`;
    const round = rounds.get(key);
    if (round === undefined) rounds.set(key, [match]);
    else round.push(match);
  }
  const parts = [...rounds.values()].toReversed().map((matches) => {
    const [first] = matches;
    const title = t(first?.stage === 'cut' ? 'league.cutRound' : 'league.round', { n: first?.round ?? 1 });
    return html`<h3>${title}</h3><ul class="plain">${matches.map((match) => html`<li>${matchLine(season, match, t)}</li>`)}</ul>
`;
  });
  return rounds.size === 0 ? html`` : html`<h2>${t('league.matches')}</h2>${folded(season, t, html`${parts}`)}`;
}

function matchLine(season: Season, { seats, status, outcome, table }: Match, t: Translate): Html {
  const names = seats.map(({ entry }) => nameOf(season, entry));
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
async function history({ seasons, t }: Reading, season: Season): Promise<Html> {
  const ids = await seasons.seasonsOf(season.league.id);
  if (ids.length < 2) return html``;
  const items = ids.map((id, i) => {
    const label = t('league.season', { n: i + 1 });
    return id === season.id ? html`<li>${label}</li>` : html`<li><a href="${paths.league(id)}">${label}</a></li>`;
  });
  return html`<h2>${t('league.history')}</h2><ul class="plain">${items.toReversed()}</ul>`;
}
