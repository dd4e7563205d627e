/** What people look up: cards and rules. */
import type { CardInfo, Figure, Game } from '#kernel/game';
import { clip, clipLines, LIMITS, pageOf } from '../limits.ts';
import type { Say } from '../words/index.ts';
import { box, COLORS, type Payload, type Picture, payload, picture, row, select, text } from './components.ts';
import { otherId } from './ids.ts';

/** The ring that marks our own figures in the pictures too. */
const HOUSE = '◌';

function figureLine(figure: Figure): string {
  return `${figure.label} **${figure.value}**${figure.origin === 'house' ? ` ${HOUSE}` : ''}`;
}

/** A card with its figures, text, words and rulings; printed facts and our own told apart. */
export function cardMessage(game: Game, card: CardInfo, say: Say, image?: Picture): Payload {
  const name = card.nameOrigin === 'house' ? say('card.houseName', { name: card.name }) : card.name;
  const ours =
    card.nameOrigin === 'house' || card.textOrigin === 'house' || card.figures.some((f) => f.origin === 'house');
  const rules = card.text.map((paragraph) => (card.textOrigin === 'house' ? `${paragraph} ${HOUSE}` : paragraph));
  const edition = game.editions.find((e) => e.id === card.edition)?.name ?? card.edition;
  return payload([
    box(
      [
        text(`### ${clip(name, 120)}\n${clip(card.type.replaceAll(' > ', ' · '), 150)}`),
        ...(image === undefined ? [] : [picture(image)]),
        ...(card.figures.length === 0 ? [] : [text(clip(card.figures.map(figureLine).join(' · '), 500))]),
        ...(rules.length === 0 ? [] : [text(clipLines(rules, 1000))]),
        ...(card.keywords.length === 0
          ? []
          : [
              text(
                `${say('card.keywords')}\n${clipLines(
                  card.keywords.map((k) => `**${k.word}**: ${k.meaning}`),
                  800,
                )}`,
              ),
            ]),
        ...(card.rulings.length === 0
          ? []
          : [
              text(
                `${say('card.rulings')}\n${clipLines(
                  card.rulings.map((r) => `${r.id}: ${r.text}`),
                  800,
                )}`,
              ),
            ]),
        text(
          `${say('card.where', { game: game.name, edition: clip(edition, 60), set: card.set === edition ? 'none' : clip(card.set, 60) })}\n${say(ours ? 'card.house' : 'card.printed')}`,
        ),
      ],
      COLORS.calm,
    ),
  ]);
}

/** A chapter of the rules, with a list of the others. */
export function rulesMessage(game: Game, topicId: string, say: Say, page?: number): Payload {
  const at = game.rulebook.findIndex((topic) => topic.id === topicId);
  const topic = game.rulebook[at];
  const shown = pageOf(
    game.rulebook,
    page ?? Math.max(0, Math.floor(at / (LIMITS.selectOptions - 2))),
    LIMITS.selectOptions - 2,
  );
  const items = [
    ...(shown.page > 0 ? [{ value: `<${shown.page - 1}`, label: say('panel.previous') }] : []),
    ...shown.items.map((t) => ({ value: clip(t.id, 90), label: t.title, chosen: t.id === topicId })),
    ...(shown.page + 1 < shown.pages ? [{ value: `<${shown.page + 1}`, label: say('panel.next') }] : []),
  ];
  const head =
    topic === undefined
      ? say('rules.choose', { game: game.name })
      : `${say('rules.title', { title: clip(topic.title, 150) })}\n${topic.text}`;
  return payload([
    box(
      [
        text(clip(head, 2500)),
        text(say('rules.where', { game: game.name })),
        ...(items.length === 0
          ? []
          : [
              row(
                select(
                  otherId('rules', `${game.id}/`),
                  say(topic === undefined ? 'rules.pickFirst' : 'rules.pick'),
                  items,
                ),
              ),
            ]),
      ],
      COLORS.calm,
    ),
  ]);
}
