/** Lists of decks: a person's own, and a game's ready-made ones. */
import type { Game } from '#face/game';
import { box, button, type Item, type Payload, payload, row, rows, select, text } from '../../core/components.ts';
import { clip, clipLines, pageOf, plainName } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import { writeKey } from '../ids.ts';
import { adviceLine, editionName, legalityBadge, type ShownDeck, sizeOf } from './deck.ts';

/** Decks on a page, so that a few lines for each fit. */
const PAGE = 15;

/** A page of a person's decks. `most`: how many decks a person may have. */
export function ownDecks(
  decks: readonly ShownDeck[],
  games: readonly Game[],
  max: number,
  t: Translate,
  options: { readonly page?: number; readonly note?: string } = {},
): Payload {
  const shown = pageOf(decks, options.page ?? 0, PAGE);
  const lines = shown.items.map((deck, i) => lineOf(deck, shown.start + i + 1, t));
  const title = decks.length === 0 ? t('deck.listNone') : t('deck.listTitle', { count: decks.length, most: max });
  return payload([
    box([
      ...(options.note === undefined ? [] : [text(clip(options.note, 400))]),
      text(title),
      ...(lines.length === 0 ? [] : [text(lines.join('\n'))]),
      ...(shown.items.length === 0
        ? []
        : [
            row(
              select(
                pressId('deck.pick', {}),
                t('deck.listPick'),
                shown.items.map((deck) => itemOf(deck, t)),
              ),
            ),
          ]),
      ...pageButtons((page) => pressId('deck.list', { page }), shown, t),
    ]),
    ...rows([
      button(pressId('deck.import'), t('deck.import'), { style: 'primary' }),
      ...games
        .filter((game) => game.decks.length > 0)
        .slice(0, 4)
        .map((game) =>
          button(
            pressId('deck.ready', { game: game.id, page: 0 }),
            games.length === 1 ? t('deck.readyDecks') : `${t('deck.readyDecks')}: ${plainName(game.name)}`,
          ),
        ),
    ]),
  ]);
}

/** The ready-made decks of a game, to look at and to copy. */
export function readyDecks(game: Game, decks: readonly ShownDeck[], page: number, t: Translate): Payload {
  const shown = pageOf(decks, page);
  const items = shown.items.map((deck) => itemOf(deck, t));
  const lines = shown.items.map((deck, i) => lineOf(deck, shown.start + i + 1, t));
  return payload([
    box([
      text(t('deck.readyTitle', { game: game.name })),
      ...(lines.length === 0 ? [] : [text(clipLines(lines, 2500))]),
      ...(items.length === 0
        ? [text(t('deck.readyNone'))]
        : [row(select(pressId('deck.pick', { readyPage: shown.page }), t('deck.readyPick'), items))]),
      ...pageButtons((at) => pressId('deck.ready', { game: game.id, page: at }), shown, t),
    ]),
    row(button(pressId('deck.list', { page: 0 }), t('deck.mine'))),
  ]);
}

function lineOf(shown: ShownDeck, n: number, t: Translate): string {
  const { game, deck, verdicts } = shown;
  const legal = verdicts.filter(({ problems }) => problems.length === 0).length;
  return t('deck.listLine', {
    n,
    legal: legal === 0 ? 'other' : legal === verdicts.length ? 'yes' : 'some',
    name: clip(deck.name, 60),
    edition: editionName(game, deck.edition),
    count: sizeOf(deck),
    mark: clip(legalityBadge(shown, t).label, 50),
  });
}

function itemOf(shown: ShownDeck, t: Translate): Item {
  const { game, key, deck } = shown;
  const mark = legalityBadge(shown, t);
  return {
    value: writeKey(key),
    label: clip(deck.name, 80),
    description:
      adviceLine(deck, t) ??
      `${editionName(game, deck.edition)} · ${t('lobby.cards', { count: sizeOf(deck) })} · ${mark.label}`,
    emoji: mark.icon === 'warning' ? '⚠️' : undefined,
  };
}

function pageButtons(
  id: (page: number) => string,
  { page, pages }: { readonly page: number; readonly pages: number },
  t: Translate,
) {
  return rows([
    ...(page > 0 ? [button(id(page - 1), t('panel.previous'))] : []),
    ...(page + 1 < pages ? [button(id(page + 1), t('panel.next'))] : []),
  ]);
}
