/** The cards of all games: a search with the filters of `/card`, and a page for each card. */
import { html } from 'hono/html';
import { type FoundCard, keyOf } from '#discord/core/library';
import { matching } from '#discord/reading/actions-card';
import { decksWith } from '#discord/reading/screens/card';
import type { Figure } from '#face/card';
import { type Html, page } from '../layout.ts';
import { type LocalizedSite, paths } from '../site.ts';
import type { Translate } from '../words/catalogue.ts';

/** Cards of a page of the list. */
const SHOWN = 40;
/** More is not searched for. */
const MAX_TYPED = 200;

export type CardSearch = { readonly typed: string; readonly game: string | undefined; readonly page: number };

export function cardsPage(site: LocalizedSite, search: CardSearch): Html {
  const { t, tables } = site;
  const found = cardsFound(site, search);
  const pages = Math.max(1, Math.ceil(found.length / SHOWN));
  const at = Math.min(Math.max(0, search.page), pages - 1);
  const games = [...tables.games.values()];
  const linkTo = (to: number, label: string) =>
    html`<a href="${`${paths.cards}?${new URLSearchParams({ q: search.typed, game: search.game ?? '', page: String(to) })}`}">${label}</a>`;
  const body = html`<form action="${paths.cards}" method="get" role="search">
<label>${t('cards.search')}<input type="search" name="q" value="${search.typed}" maxlength="${MAX_TYPED}" aria-describedby="hint"></label>
<label>${t('cards.game')}<select name="game"><option value="">${t('cards.all')}</option>${games.map(
    ({ id, name }) => html`<option value="${id}"${id === search.game ? html` selected` : ''}>${name}</option>`,
  )}</select></label>
<button type="submit">${t('cards.search')}</button></form>
<p class="soft" id="hint">${t('cards.hint')}</p>
<p>${t('cards.found', { count: found.length })}</p>
<ul class="plain">${found.slice(at * SHOWN, (at + 1) * SHOWN).map((one) => html`<li>${cardLine(one)}</li>`)}</ul>
<p class="actions">${at > 0 ? linkTo(at - 1, t('cards.previous')) : ''}${at + 1 < pages ? linkTo(at + 1, t('cards.next')) : ''}</p>`;
  return page(t, { title: t('cards.title'), body });
}

/** All that fit the conditions and whose name or text has the words. */
function cardsFound({ library, tables }: LocalizedSite, { typed, game: wanted }: CardSearch): readonly FoundCard[] {
  const game = tables.games.has(wanted ?? '') ? wanted : undefined;
  const query = library.read(typed.slice(0, MAX_TYPED));
  const words = [query.words, query.text].filter((one) => one !== '').join(' ');
  return matching(library, words, query.text === '', { game, ...query });
}

const cardLine = (found: FoundCard): Html =>
  html`<a href="${paths.card(keyOf(found))}">${found.card.name}</a> · ${found.card.type} <span class="soft">· ${found.game.name}, ${found.card.set}</span>`;

export function cardPage({ t, library }: LocalizedSite, found: FoundCard): Html {
  const { game, card } = found;
  const decks = decksWith(game, card);
  const isHouse = card.textOrigin === 'house' || card.figures.some(({ origin }) => origin === 'house');
  const body = html`<div class="card">
<div><img src="${paths.card(keyOf(found))}.png" alt="${t('card.picture')}: ${card.name}" width="750" height="1050"></div>
<div><p>${card.type}<br><span class="soft">${game.name}, ${card.set}</span></p>
<dl>${card.figures.map((figure) => figureItem(figure))}</dl>
${card.text.map((paragraph) => html`<p>${paragraph}${card.textOrigin === 'house' ? ' ◌' : ''}</p>`)}
${isHouse ? html`<p class="soft">◌ ${t('card.house')}</p>` : ''}
${list(
  t,
  'card.keywords',
  card.keywords.map(({ word, meaning }) => html`<strong>${word}</strong>: ${meaning}`),
)}
${list(
  t,
  'card.rulings',
  card.rulings.map(({ id, text }) => html`<strong>${id}</strong> ${text}`),
)}
${list(
  t,
  'card.decks',
  decks.map(({ name }) => html`${name}`),
)}
${list(t, 'card.editions', library.sameName(found).map(cardLine))}
</div></div>`;
  return page(t, { title: card.name, body });
}

const figureItem = ({ label, value, origin }: Figure): Html =>
  html`<dt>${label}</dt><dd>${value}${origin === 'house' ? ' ◌' : ''}</dd>`;

const list = (
  t: Translate,
  key: 'card.keywords' | 'card.rulings' | 'card.decks' | 'card.editions',
  items: readonly Html[],
): Html =>
  items.length === 0
    ? html``
    : html`<h2>${t(key)}</h2><ul class="plain">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
