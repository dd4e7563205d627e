/** The list of decks for a seat: the person's own that are legal at the table, then the ready-made ones. */
import type { Game } from '#face/game';
import { choiceOf, type TableInfo } from '#table/types';
import { box, button, type Item, type Payload, payload, row, rows, select, text } from '../../core/components.ts';
import { clip, pageOf, plainName } from '../../core/limits.ts';
import { adviceLine, editionName, type ShownDeck, sizeOf } from '../../decks/screens/deck.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

/** How many of the person's illegal decks are mentioned, with the reason. */
const ILLEGAL_SHOWN = 4;

/** A deck's problems in the table's format. */
function faultsAt(table: Pick<TableInfo, 'options'>, shown: ShownDeck) {
  const format = table.options.game.format ?? shown.game.deckRules.formats[0]?.id;
  return shown.verdicts.find((verdict) => verdict.format === format)?.problems ?? [];
}

/** A deck as `chooseDeck` and `open` of the table service take it. */
export function choiceFor({ key }: ShownDeck): string {
  return key.kind === 'own' ? choiceOf(key.id) : key.id;
}

/**
 * The list of decks for a seat, as a private message. `seat`: the reader's own if undefined. `decks`: the reader's own
 * decks, checked for the table's edition.
 */
export function deckList(
  table: TableInfo,
  game: Game,
  user: string,
  t: Translate,
  options: {
    readonly seat?: number;
    readonly page?: number;
    readonly note?: string;
    readonly decks?: readonly ShownDeck[];
  } = {},
): Payload {
  const seat = options.seat ?? table.seats.find((s) => s.who.kind === 'person' && s.who.user === user)?.seat;
  const chosen = seat === undefined ? undefined : table.seats[seat]?.deck?.id;
  const own = options.seat === undefined;
  const name = plainName(table.seats[options.seat ?? -1]?.name ?? '');
  const at = { table: table.id, seat: options.seat };
  const mine = options.decks ?? [];
  const illegal = mine.filter((deck) => faultsAt(table, deck).length > 0);
  const shown = pageOf(
    itemsOf(
      table,
      game,
      mine.filter((deck) => !illegal.includes(deck)),
      chosen,
      t,
    ),
    options.page ?? 0,
  );
  const pageButtons = [
    ...(shown.page > 0 ? [button(pressId('deck.page', { ...at, page: shown.page - 1 }), t('panel.previous'))] : []),
    ...(shown.page + 1 < shown.pages
      ? [button(pressId('deck.page', { ...at, page: shown.page + 1 }), t('panel.next'))]
      : []),
  ];
  return payload([
    box([
      text([...(options.note === undefined ? [] : [options.note]), t('lobby.deckTitle')].join('\n')),
      ...(shown.items.length === 0
        ? [text(t('lobby.noDecks'))]
        : [
            row(
              select(
                pressId('deck.set', at),
                own ? t('lobby.chooseDeck') : t.plain('lobby.chooseDeckFor', { name }),
                shown.items,
              ),
            ),
          ]),
      ...rows(pageButtons),
      ...(illegal.length === 0 ? [] : [text(illegalLines(table, illegal, t))]),
      text(t('lobby.deckOwnHint')),
    ]),
    ...(own ? [] : [row(button(pressId('bots', { table: table.id }), t('lobby.computersButton')))]),
  ]);
}

function itemsOf(
  table: TableInfo,
  game: Game,
  mine: readonly ShownDeck[],
  chosen: string | undefined,
  t: Translate,
): readonly Item[] {
  const own = mine.map((deck) => ({
    value: choiceFor(deck),
    label: deck.deck.name,
    description: t.plain('lobby.deckYours', {
      edition: editionName(game, deck.deck.edition),
      count: sizeOf(deck.deck),
    }),
  }));
  const ready = game.decks
    .filter((deck) => deck.edition === table.edition)
    .map((deck) => ({
      value: clip(deck.id, 100),
      label: deck.name,
      description: adviceLine(deck, t) ?? t('lobby.deckReady', { count: sizeOf(deck) }),
    }));
  return [...own, ...ready].map((item) => ({ ...item, chosen: item.value === chosen }));
}

function illegalLines(table: TableInfo, decks: readonly ShownDeck[], t: Translate): string {
  const lines = decks.slice(0, ILLEGAL_SHOWN).map((deck) => {
    const [fault] = faultsAt(table, deck);
    const why = fault === undefined ? '' : clip(fault.text, 200);
    return t('lobby.deckIllegal', { name: clip(deck.deck.name, 60), why });
  });
  const more = decks.length - lines.length;
  return [...lines, ...(more > 0 ? [`-# … +${more}`] : [])].join('\n');
}
