import type { CardInfo, Figure } from '#face/card';
import type { Game } from '#face/game';
import { box, COLORS, type Payload, type Picture, payload, picture, text } from '../../core/components.ts';
import { clip, clipLines } from '../../core/limits.ts';
import type { Translate } from '../../words.ts';

/** The ring that marks figures of ours, not printed ones; the pictures use it too. */
const HOUSE = '◌';

function figureLine(figure: Figure): string {
  return `${figure.label} **${figure.value}**${figure.origin === 'house' ? ` ${HOUSE}` : ''}`;
}

/** How the card relates to the name that was looked up. */
export type MatchNote = {
  /** What was typed, if no card has that name and this one is only the most similar. */
  readonly typed?: string;
  /** Other cards that may have been meant. */
  readonly others?: readonly string[];
};

/** A card with its figures, text, keywords, rulings and decks. What is not printed on the real card is marked. */
export function cardMessage(game: Game, card: CardInfo, t: Translate, image?: Picture, by: MatchNote = {}): Payload {
  const rules = card.text.map((paragraph) => (card.textOrigin === 'house' ? `${paragraph} ${HOUSE}` : paragraph));
  const words = card.keywords.map((k) => `**${k.word}**: ${k.meaning}`);
  const rulings = card.rulings.map((r) => `${r.id}: ${r.text}`);
  const decks = decksWith(game, card);
  const blocks = [
    cardHead(card, t),
    image,
    card.figures.length === 0 ? '' : clip(card.figures.map(figureLine).join(' · '), 500),
    clipLines(rules, 900),
    words.length === 0 ? '' : `${t('card.keywords')}\n${clipLines(words, 750)}`,
    rulings.length === 0 ? '' : `${t('card.rulings')}\n${clipLines(rulings, 750)}`,
    decks.length === 0 ? '' : clip(t('card.decks', { count: decks.length, decks: decks.join(', ') }), 300),
    card.text.length === 0 || t.language === 'en' ? '' : t('card.textInEnglish'),
    cardFoot(game, card, t),
    matchNote(by, t),
  ];
  return payload([
    box(
      blocks.flatMap((block) =>
        block === undefined || block === '' ? [] : [typeof block === 'string' ? text(block) : picture(block)],
      ),
      COLORS.calm,
    ),
  ]);
}

function cardHead(card: CardInfo, t: Translate): string {
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

function matchNote({ typed, others = [] }: MatchNote, t: Translate): string {
  const names = others.join(', ');
  const lines = [
    ...(typed === undefined ? [] : [t('card.nearest', { typed: clip(typed, 60) })]),
    ...(names === '' ? [] : [t('card.others', { names })]),
  ];
  return clip(lines.join('\n'), 350);
}

/** The names of the ready-made decks that contain a card, in order. */
function decksWith(game: Game, card: CardInfo): readonly string[] {
  return game.decks
    .filter(
      ({ main, extra }) => Object.hasOwn(main, card.id) || Object.values(extra).some((ids) => ids.includes(card.id)),
    )
    .map(({ name }) => name);
}
