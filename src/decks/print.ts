/** Writes a deck as the list that `read.ts` reads back to the same deck. */
import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import type { CardNames } from './cards.ts';
import { linesOf } from './list-lines.ts';
import { interpreter } from './meaning.ts';

/** The deck as a text, a card a line under the headings of its game; `unread` lines are appended unchanged. */
export function printList(game: Game, names: CardNames, deck: Deck, unread: readonly string[]): string {
  const edition = game.editions.find((one) => one.id === deck.edition);
  const { sections } = game.deckRules;
  const others = Object.keys(deck.extra).filter((key) => !sections.some((section) => section.id === key));
  const lines = [
    title(game, names, deck.name),
    `Game: ${game.name}`,
    ...(edition === undefined ? [] : [`Edition: ${edition.name}`]),
  ];
  for (const section of sections) {
    const cards = section.id === 'main' ? mainLines(names, deck) : extraLines(names, deck.extra[section.id] ?? []);
    lines.push('', section.title, ...cards);
  }
  for (const key of others) lines.push('', `# ${key}`, ...extraLines(names, deck.extra[key] ?? []));
  if (unread.length > 0) lines.push('', '// Lines that name no card:', ...unread);
  return `${lines.join('\n')}\n`;
}

/** The deck's name as a title, unless it would be read as something else there. */
function title(game: Game, names: CardNames, name: string): string {
  const title = `# ${name}`;
  const [line] = linesOf(title);
  const [meaning] = line?.text === name ? interpreter(game, names)(line) : [];
  return meaning?.is === 'heading' && meaning.title === name ? title : `# Name: ${name}`;
}

function extraLines(names: CardNames, cards: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => `${count} ${names.label(card)}`);
}

/** The cards that are shuffled, kind by kind, each kind by name. */
function mainLines(names: CardNames, deck: Deck): readonly string[] {
  const all = Object.entries(deck.main);
  return [...names.kinds, undefined].flatMap((kind) => {
    const cards = all.filter(([card]) => names.kind(card) === kind);
    if (cards.length === 0) return [];
    cards.sort(([a], [b]) => names.name(a).localeCompare(names.name(b), 'en'));
    const sum = cards.reduce((total, [, count]) => total + count, 0);
    return [
      `// ${kind ?? 'Cards that are gone'} (${sum})`,
      ...cards.map(([card, count]) => `${count} ${names.label(card)}`),
    ];
  });
}
