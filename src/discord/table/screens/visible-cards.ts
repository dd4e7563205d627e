/** The list of cards that a person can see at a table, to look one up. */
import type { TableView } from '#table/types';
import { box, button, type Payload, payload, row, rows, select, text } from '../../core/components.ts';
import { pageOf } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

/** Each kind of card once. The values of the select are definition ids. */
export function lookList(tableView: TableView, page: number, t: Translate): Payload {
  const kinds = new Map<string, string>();
  for (const card of tableView.game.visible(tableView.view)) if (!kinds.has(card.def)) kinds.set(card.def, card.label);
  const cards = [...kinds];
  if (cards.length === 0) return payload([box([text(t('panel.nothingToLook'))])]);
  const shown = pageOf(cards, page);
  const id = (verb: 'look.page' | 'look.card', to: number) => pressId(verb, { table: tableView.table.id, page: to });
  const items = shown.items.map(([def, label]) => ({ value: def, label }));
  const placeholder =
    shown.pages > 1
      ? t.plain('panel.paged', { words: t('panel.lookPick'), page: shown.page + 1, pages: shown.pages })
      : t('panel.lookPick');
  const pageButtons = [
    ...(shown.page > 0 ? [button(id('look.page', shown.page - 1), t('panel.previous'))] : []),
    ...(shown.page + 1 < shown.pages ? [button(id('look.page', shown.page + 1), t('panel.next'))] : []),
  ];
  return payload([
    box([
      text(t('panel.lookTitle')),
      row(select(id('look.card', shown.page), placeholder, items)),
      ...rows(pageButtons),
    ]),
  ]);
}
