/** The cards of all games: a search with the filters of `/card`, and a page for each card. */
import { html } from 'hono/html';
import { type FoundCard, keyOf } from '#discord/core/library';
import type { Figure } from '#face/card';
import { type Html, page } from '../layout.ts';
import { paths, type Reading } from '../site.ts';
import type { Translate } from '../words/catalogue.ts';

/** Cards of a page of the list. */
const SHOWN = 40;
/** More is not searched for. */
const MAX_TYPED = 200;

export type CardSearch = { readonly typed: string; readonly game: string | undefined; readonly page: number };

export function cardsPage(reading: Reading, search: CardSearch): Html {
  const { t, tables } = reading;
  const found = cardsFound(reading, search);
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

/** Cards whose name has what is typed, the likeliest first, then those whose text has it; all that fit the conditions. */
function cardsFound({ library, tables }: Reading, { typed, game: wanted }: CardSearch): readonly FoundCard[] {
  const game = tables.games.has(wanted ?? '') ? wanted : undefined;
  const query = library.read(typed.slice(0, MAX_TYPED));
  const filter = { game, ...query };
  const words = [query.words, query.text].filter((one) => one !== '').join(' ');
  const named = query.words === '' ? [] : library.cards(query.words, filter, SHOWN);
  const keys = new Set(named.map(keyOf));
  return [...named, ...library.byText(words, filter).filter((one) => !keys.has(keyOf(one)))];
}

const cardLine = (found: FoundCard): Html =>
  html`<a href="${paths.card(keyOf(found))}">${found.card.name}</a> · ${found.card.type} <span class="soft">· ${found.game.name}, ${found.card.set}</span>`;

export function cardPage({ t }: Reading, found: FoundCard): Html {
  const { game, card } = found;
  const decks = game.decks.filter(
    ({ main, extra }) => card.id in main || Object.values(extra).some((ids) => ids.includes(card.id)),
  );
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
</div></div>`;
  return page(t, { title: card.name, body });
}

const figureItem = ({ label, value, origin }: Figure): Html =>
  html`<dt>${label}</dt><dd>${value}${origin === 'house' ? ' ◌' : ''}</dd>`;

const list = (t: Translate, key: 'card.keywords' | 'card.rulings' | 'card.decks', items: readonly Html[]): Html =>
  items.length === 0
    ? html``
    : html`<h2>${t(key)}</h2><ul class="plain">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
