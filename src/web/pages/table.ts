/** A table as everybody there may see it while it runs, and its game to read again when it is over. */
import { html } from 'hono/html';
import { plainNames } from '#discord/core/people';
import { plainLine } from '#discord/replay/screens/replay';
import { isRefusal, type TableView } from '#table/types';
import { type Html, page } from '../layout.ts';
import { type LocalizedSite, paths } from '../site.ts';

/** The running table of an address, as a spectator sees it; undefined: there is none, or it is nobody else's business. */
export async function runningAt({ tables }: LocalizedSite, id: string): Promise<TableView | undefined> {
  const tableView = await tables.view(id, undefined);
  if (isRefusal(tableView)) return undefined;
  const { status, place, options } = tableView.table;
  return status === 'running' && place.guild !== undefined && options.lesson === undefined ? tableView : undefined;
}

export function tablePage({ t }: LocalizedSite, { table, view, game, names }: TableView): Html {
  const waiting = table.waiting.map(({ name }) => name).join(', ');
  const body = html`<p>${plainNames(names).join(' · ')}</p>
<p>${plainLine(game.words.status(view, plainNames(names)))}</p>
${waiting === '' ? '' : html`<p>${t('table.waiting', { names: waiting })}</p>`}
<img src="${paths.table(table.id)}/${table.rev}.png" alt="${t('table.picture')}">
<p class="actions"><a href="${paths.table(table.id)}">${t('table.refresh')}</a></p>
<p class="soft">${t('table.running')}</p>`;
  const number = table.number === undefined ? '' : ` #${table.number}`;
  return page(t, { title: `${table.gameName}${number}`, body });
}
