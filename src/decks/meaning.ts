/** What a line of a deck list means in a game: cards, a heading, a property of the deck, or a problem. */
import type { CardInfo } from '#face/card';
import type { Edition, Game } from '#face/game';
import { either } from '#words/either';
import { type CardNames, joined, sectionTitles } from './cards.ts';
import { type Amount, amountsOf, fieldOf, headingOf, type Line, longestLine, mostOfLine } from './lines.ts';
import { quoted, sayIn } from './words/catalogue.ts';

export type Meaning =
  | { readonly is: 'cards'; readonly card: string; readonly count: number; readonly text: string }
  /** `section` undefined: the writer's own heading. `title`: the deck's name if this is the first line. */
  | { readonly is: 'heading'; readonly section: string | undefined; readonly title?: string }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'edition'; readonly edition: string }
  | { readonly is: 'fault'; readonly rule: string; readonly why: string; readonly text: string };

/** Interprets a line; there are several results if a heading and its cards share a line. */
export type Interpreter = (line: Line) => readonly Meaning[];

/** How many unknown names get suggestions, which take a while to find. */
const mostSuggested = 10;
/** How many cards an ambiguous name is explained with. */
const mostChoices = 5;

/** Finds a thing by id or name as people write it: in full, or by a part of the name that only one has. */
export function named<T extends Edition>(all: readonly T[], typed: string): T | undefined {
  const wanted = joined(typed);
  if (wanted === '') return undefined;
  const whole = all.find((one) => joined(one.id) === wanted || joined(one.name) === wanted);
  const partly = all.filter((one) => joined(one.name).includes(wanted));
  return whole ?? (partly.length === 1 ? partly[0] : undefined);
}

/** An interpreter for one list of a game. */
export function interpreter(game: Game, names: CardNames): Interpreter {
  const say = sayIn(game.language);
  const oneOf = (all: readonly string[]) => either(all, say.language);
  const titles = sectionTitles(game);
  const sectionOf = (title: string) => titles.get(joined(title));
  let suggested = 0;
  const suggestions = (name: string) => (suggested++ < mostSuggested ? names.nearest(name) : []);

  const cards = (text: string): Meaning => {
    const found = called(names, text);
    if (found === undefined) {
      const name = amountsOf(text).find((one) => one.name !== text)?.name ?? text;
      const nearest = suggestions(name);
      const key = nearest.length === 0 ? 'list.card' : 'list.cardNear';
      return fault('card', say(key, { name: quoted(name), nearest: oneOf(nearest) }), text);
    }
    const { amount, all } = found;
    const [card] = all;
    if (card === undefined || all.length > 1) {
      const labels = oneOf(all.slice(0, mostChoices).map(({ id }) => `“${names.label(id)}”`));
      return fault('card', say('list.cardTwice', { name: quoted(amount.name), labels }), text);
    }
    if (amount.count === undefined)
      return fault('number', say('list.number', { written: quoted(amount.written), most: mostOfLine }), text);
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
        if (named([game], value) !== undefined) return [];
        return [fault('game', say('list.game', { typed: quoted(value), game: game.name }), text)];
      case 'edition': {
        const edition = named(game.editions, value)?.id;
        if (edition !== undefined) return [{ is: 'edition', edition }];
        const known = oneOf(game.editions.map((one) => one.name));
        return [fault('edition', say('list.edition', { typed: quoted(value), editions: known }), text)];
      }
      default: {
        const sections = game.deckRules.sections.map((one) => one.title).join(', ');
        return [fault('heading', say('list.heading', { key, sections }), text)];
      }
    }
  };

  return ({ text, marked }) => {
    if (text.length > longestLine)
      return [fault('line', say('list.line', { most: longestLine }), text.slice(0, longestLine).trim())];
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

/** The properties that a list can state: `Name:`, `Game:` and the like. */
const OWN: ReadonlySet<string> = new Set(['name', 'deckname', 'game', 'edition']);

/** The likeliest reading of a line with cards: the first whose name is a card. */
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

function fault(rule: string, why: string, text: string): Meaning {
  return { is: 'fault', rule, why, text };
}
