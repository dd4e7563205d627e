import type { CardInfo, Figure } from '#face/card';
import type { Game } from '#face/game';
import {
  box,
  button,
  COLORS,
  link,
  type Part,
  type Payload,
  type Picture,
  payload,
  picture,
  rows,
  text,
} from '../../core/components.ts';
import { type FoundCard, keyOf } from '../../core/library.ts';
import { clip, clipLines } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

/** The ring that marks figures of ours, not printed ones; the pictures use it too. */
const HOUSE = '◌';

function figureLine(figure: Figure): string {
  return `${figure.label} **${figure.value}**${figure.origin === 'house' ? ` ${HOUSE}` : ''}`;
}

/** The figures of a card in a line. */
export const figureLines = ({ figures }: CardInfo): string => clip(figures.map(figureLine).join(' · '), 500);

/** Another card to show in its place. */
export type CardLink = { readonly key: string; readonly name: string };

/** How the card relates to the name that was looked up. */
export type MatchNote = {
  /** What was typed, if no card has that name and this one is only the most similar. */
  readonly typed?: string | undefined;
  /** The same card in other editions and sets. */
  readonly editions?: readonly CardLink[];
  /** Other cards that may have been meant. */
  readonly others?: readonly CardLink[];
  /** Whether what is pressed here is shown to everybody or privately. */
  readonly show?: 'post' | 'whisper';
  /** Where its page to share is. */
  readonly page?: string | undefined;
};

/** A card with its figures, text, and words. What is not printed on the real card is marked. */
export function cardMessage({ game, card }: FoundCard, t: Translate, image?: Picture, note: MatchNote = {}): Payload {
  const rules = card.text.map((paragraph) => (card.textOrigin === 'house' ? `${paragraph} ${HOUSE}` : paragraph));
  const words = card.keywords.map((k) => `**${k.word}**: ${k.meaning}`);
  const blocks = [
    cardHead(card, t),
    image,
    figureLines(card),
    clipLines(rules, 900),
    words.length === 0 ? '' : `${t('card.keywords')}\n${clipLines(words, 750)}`,
    card.text.length === 0 || t.language === 'en' ? '' : t('card.textInEnglish'),
    cardFoot(game, card, t),
    note.typed === undefined ? '' : t('card.nearest', { typed: clip(note.typed, 60) }),
  ];
  return payload([
    box(
      [
        ...blocks.flatMap((block) =>
          block === undefined || block === '' ? [] : [typeof block === 'string' ? text(block) : picture(block)],
        ),
        ...linksOf({ game, card }, note, t),
      ],
      COLORS.calm,
    ),
  ]);
}

/** What has been ruled on a card, with the numbers of the rulings. */
export function rulingsMessage({ name, rulings }: CardInfo, t: Translate): Payload {
  const lines = rulings.map(({ id, text: ruled }) => `**${id}** ${ruled}`);
  return payload([
    box([text(t('card.rulingsOn', { name: clip(name, 120) })), text(clipLines(lines, 3_000))], COLORS.calm),
  ]);
}

/** The buttons of a card: its rulings, its other editions, the decks that have it, and what else may have been meant. */
function linksOf(
  found: FoundCard,
  { editions = [], others = [], show = 'post', page }: MatchNote,
  t: Translate,
): Part[] {
  const { game, card } = found;
  const open = ({ key, name }: CardLink) => button(pressId(`card.${show}`, { card: key }), name);
  const count = card.rulings.length;
  const decks = decksWith(game, card)
    .slice(0, MAX_DECKS)
    .map(({ id, name }) => button(pressId('deck.open', { deck: { kind: 'ready', game: game.id, id } }), name));
  return [
    ...rows([
      ...(count === 0 ? [] : [button(pressId('card.rulings', { card: keyOf(found) }), t('card.rulings', { count }))]),
      ...editions.slice(0, MAX_EDITIONS).map(open),
      ...(page === undefined ? [] : [link(page, t('table.page'))]),
    ]),
    ...(decks.length === 0 ? [] : [text(t('card.decks', { count: decks.length })), ...rows(decks)]),
    ...(others.length === 0 ? [] : [text(t('card.others')), ...rows(others.map(open))]),
  ];
}

const MAX_DECKS = 5;
const MAX_EDITIONS = 4;

export function cardHead(card: CardInfo, t: Translate): string {
  const name = card.nameOrigin === 'house' ? t('card.houseName', { name: card.name }) : card.name;
  return `### ${clip(name, 120)}\n${clip(card.type.replaceAll(' > ', ' · '), 150)}`;
}

/** Game, edition and set, and what the ring means on this card. */
function cardFoot(game: Game, card: CardInfo, t: Translate): string {
  const edition = game.editions.find((e) => e.id === card.edition)?.name ?? card.edition;
  const set = card.set === edition ? undefined : clip(card.set, 60);
  const ours =
    card.nameOrigin === 'house' || card.textOrigin === 'house' || card.figures.some((f) => f.origin === 'house');
  const origin =
    card.added === true ? (ours ? 'card.addedHouse' : 'card.addedPrinted') : ours ? 'card.house' : 'card.printed';
  return `${t('card.where', { game: game.name, edition: clip(edition, 60), set })}\n${t(origin)}`;
}

/** The ready-made decks that contain a card, in order. */
export function decksWith(game: Game, card: CardInfo): Game['decks'] {
  return game.decks.filter(
    ({ main, extra }) => Object.hasOwn(main, card.id) || Object.values(extra).some((ids) => ids.includes(card.id)),
  );
}
