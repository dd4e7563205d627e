/** What somebody has played, for whoever has the address that they have made for it. */
import { timingSafeEqual } from 'node:crypto';
import { html } from 'hono/html';
import { LRUCache } from 'lru-cache';
import { plainName } from '#discord/core/limits';
import { plainLine } from '#discord/replay/screens/replay';
import { isRefusal } from '#table/types';
import { type Html, page } from '../layout.ts';
import type { LocalizedSite } from '../site.ts';

const ADDRESS = /^(\d{1,20})-([0-9a-f]{32})$/;

/** Pages that are kept, and for how long, ms: ratings are computed from all results of a server. */
const KEPT = { max: 500, ttl: 30_000 };

export type PeoplesPages = {
  /** Undefined: nobody has made a page at that address, or it was taken away. */
  at(site: LocalizedSite, address: string): Promise<Html | undefined>;
};

export function createPeoplesPages(): PeoplesPages {
  const kept = new LRUCache<string, Html>(KEPT);
  return {
    async at(site, address) {
      const owner = await ownerOf(site, address);
      if (owner === undefined) return undefined;
      const key = `${site.t.language} ${address}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const made = await personPage(site, owner);
      kept.set(key, made);
      return made;
    },
  };
}

type Owner = { readonly user: string; readonly name: string; readonly guild?: string };

async function ownerOf({ tables }: LocalizedSite, address: string): Promise<Owner | undefined> {
  const [, user = '', key = ''] = ADDRESS.exec(address) ?? [];
  if (user === '') return undefined;
  const { publicPage } = await tables.settings(user);
  if (publicPage === undefined || !timingSafeEqual(Buffer.from(publicPage.key), Buffer.from(key))) return undefined;
  return { user, ...publicPage };
}

async function personPage(site: LocalizedSite, { user, guild, name }: Owner): Promise<Html> {
  const { tables, seasons, screens, t } = site;
  const profile = await tables.profile(user, user);
  const tallies = isRefusal(profile) ? [] : profile.tallies;
  const ratings: Html[] = [];
  for (const [id, game] of guild === undefined ? [] : tables.games) {
    const own = (await seasons.ratings(guild ?? '', id)).find((one) => one.user === user);
    if (own !== undefined)
      ratings.push(html`<tr><th scope="row">${game.name}</th><td class="n">${own.rating}${own.isProvisional ? '?' : ''} ± ${own.uncertainty}</td><td class="n">${own.won}–${own.drawn}–${own.lost}</td></tr>
`);
  }
  const trophies = guild === undefined ? [] : await seasons.trophies(user, guild);
  const body = html`<h2>${t('person.games')}</h2>
${tallies.length === 0 ? html`<p>${t('person.none')}</p>` : html`<ul class="plain">${tallies.map(({ gameName, editionName, seats, played, won }) => html`<li>${plainLine(screens('profile.tally', { game: editionName === '' ? gameName : `${gameName} · ${editionName}`, seats, played, won }))}</li>`)}</ul>`}
${ratings.length === 0 ? '' : html`<h2>${t('person.ratings')}</h2><div class="wide" tabindex="0"><table><thead><tr><th scope="col">${t('person.game')}</th><th class="n" scope="col">${t('league.score')}</th><th class="n" scope="col">${t('league.record')}</th></tr></thead><tbody>${ratings}</tbody></table></div><p class="soft">${plainLine(screens('lg.ratingsLegend'))}</p>`}
${trophies.length === 0 ? '' : html`<h2>${t('person.trophies')}</h2><ul class="plain">${trophies.map(({ kind, league, n }) => html`<li>${plainLine(screens('lg.trophy.line', { kind: screens(`lg.trophy.${kind}`), league, season: n }))}</li>`)}</ul>`}`;
  return page(t, { title: plainName(name), body });
}
