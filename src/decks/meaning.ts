/** What a line of a deck list means in a game: cards, a heading, something the list says of itself, or a fault. */
import type { CardInfo, Edition, Game } from '#kernel/game';
import { type CardNames, joined, sectionTitles } from './cards.ts';
import { type Amount, amountsOf, fieldOf, headingOf, type Line, longestLine } from './lines.ts';
import { words } from './words.ts';

export type Meaning =
  | { readonly is: 'cards'; readonly card: string; readonly count: number; readonly text: string }
  /** `section` undefined: a heading of the writer's own. `title`: what the deck may be called if nothing came before. */
  | { readonly is: 'heading'; readonly section: string | undefined; readonly title?: string }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'edition'; readonly edition: string }
  | { readonly is: 'fault'; readonly rule: string; readonly say: string; readonly text: string };

/** Tells what a line means; several things where a heading and its cards share a line. */
export type Interpreter = (line: Line) => readonly Meaning[];

/** Unknown names that get suggestions; looking for them takes a while. */
const mostSuggested = 10;

/** The thing of an id or a name as people write it: whole, or a part of the name that only one has. */
export function named<T extends Edition>(all: readonly T[], typed: string): T | undefined {
  const wanted = joined(typed);
  if (wanted === '') return undefined;
  const whole = all.find((one) => joined(one.id) === wanted || joined(one.name) === wanted);
  const partly = all.filter((one) => joined(one.name).includes(wanted));
  return whole ?? (partly.length === 1 ? partly[0] : undefined);
}

/** An interpreter for one list of a game. */
export function interpreter(game: Game, names: CardNames): Interpreter {
  const titles = sectionTitles(game);
  const sectionOf = (title: string) => titles.get(joined(title));
  let suggested = 0;
  const suggestions = (name: string) => (suggested++ < mostSuggested ? names.nearest(name) : []);

  const cards = (text: string): Meaning => {
    const found = called(names, text);
    if (found === undefined) {
      const name = amountsOf(text).find((one) => one.name !== text)?.name ?? text;
      return fault('card', words.unknown(name, suggestions(name)), text);
    }
    const { amount, all } = found;
    const [card] = all;
    if (card === undefined || all.length > 1) {
      const labels = all.map(({ id }) => names.label(id));
      return fault('card', words.ambiguous(amount.name, labels), text);
    }
    if (amount.count === undefined) return fault('number', words.number(amount.written), text);
    return { is: 'cards', card: card.id, count: amount.count, text };
  };

  const field = (key: string, value: string, text: string): readonly Meaning[] => {
    const section = sectionOf(key);
    if (section !== undefined) {
      const parts = called(names, value) === undefined ? value.split(',') : [value];
      return [
        { is: 'heading', section },
        ...parts.filter((part) => part.trim() !== '').map((part) => cards(part.trim())),
      ];
    }
    if (value === '') return [{ is: 'heading', section }];
    switch (joined(key)) {
      case 'name':
      case 'deckname':
        return [{ is: 'name', name: value }];
      case 'game':
        return named([game], value) === undefined ? [fault('game', words.game(value, game.name), text)] : [];
      case 'edition': {
        const edition = named(game.editions, value)?.id;
        const known = game.editions.map((one) => one.name);
        return [
          edition === undefined ? fault('edition', words.edition(value, known), text) : { is: 'edition', edition },
        ];
      }
      default: {
        const sections = game.deckRules.sections.map((one) => one.title);
        return [fault('heading', words.field(key, sections), text)];
      }
    }
  };

  return ({ text, marked }) => {
    if (text.length > longestLine) return [fault('line', words.lineTooLong(), text.slice(0, longestLine).trim())];
    const heading = headingOf(text);
    const section = sectionOf(heading);
    if (section !== undefined || names.isKind(heading)) return [{ is: 'heading', section }];
    const parts = fieldOf(text);
    if (marked) {
      const own = parts !== undefined && parts.value !== '' && OWN.has(joined(parts.key));
      return own ? field(parts.key, parts.value, text) : [{ is: 'heading', section, title: text }];
    }
    if (parts !== undefined && called(names, text) === undefined) return field(parts.key, parts.value, text);
    return [cards(text)];
  };
}

/** What a list can say of itself. */
const OWN: ReadonlySet<string> = new Set(['name', 'deckname', 'game', 'edition']);

/** How a line with cards is meant: the first reading whose name is a card. */
function called(
  names: CardNames,
  text: string,
): { readonly amount: Amount; readonly all: readonly CardInfo[] } | undefined {
  for (const amount of amountsOf(text)) {
    const all = names.called(amount.name);
    if (all.length > 0) return { amount, all };
  }
  return undefined;
}

function fault(rule: string, say: string, text: string): Meaning {
  return { is: 'fault', rule, say, text };
}
