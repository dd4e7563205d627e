/** Reads deck lists as people write them. Any text gives a result, with all problems found. */
import type { DeckProblem } from '#face/deck';
import type { Game } from '#face/game';
import { type CardNames, joined } from './cards.ts';
import { fieldOf, LINE_BREAK, linesOf, MAX_LINES, MAX_TEXT_LENGTH, maxCards } from './list-lines.ts';
import { interpreter, type Meaning } from './meaning.ts';
import { deckName, shortened } from './names.ts';
import { quoted, translatorIn } from './words/catalogue.ts';

export type ReadList = {
  /** What the list states about itself, if anything. */
  readonly name: string | undefined;
  readonly edition: string | undefined;
  readonly extra: Readonly<Record<string, readonly string[]>>;
  readonly main: Readonly<Record<string, number>>;
  /** Lines that could not be read, as they stand. */
  readonly unread: readonly string[];
  /** Problems of single lines. The game's rules for decks are not checked here. */
  readonly problems: readonly DeckProblem[];
  /** The line where each card first occurs. */
  readonly lines: ReadonlyMap<string, number>;
  /** The text is too long to be a deck list, and nothing of it was read. */
  readonly tooLong: boolean;
};

/** Reads a deck list of a game. The bounds of `lines.ts` bound the time. */
export function readList(game: Game, names: CardNames, text: string): ReadList {
  const reading = newReading();
  if (isTooLong(text)) {
    return {
      ...listOf(reading),
      problems: [
        { rule: 'size', text: translatorIn(game.language)('list.long', { most: MAX_TEXT_LENGTH, lines: MAX_LINES }) },
      ],
      tooLong: true,
    };
  }
  const interpret = interpreter(game, names);
  for (const line of linesOf(text)) for (const meaning of interpret(line)) take(game, reading, meaning, line.at);
  return listOf(reading);
}

/** The game that a list states, as written there; undefined if it states none. */
export function gameNamed(text: string): string | undefined {
  if (isTooLong(text)) return undefined;
  for (const { text: line } of linesOf(text)) {
    const field = fieldOf(line);
    if (field !== undefined && joined(field.key) === 'game' && field.value !== '') return field.value;
  }
  return undefined;
}

function isTooLong(text: string): boolean {
  return text.length > MAX_TEXT_LENGTH || text.split(LINE_BREAK).length > MAX_LINES;
}

/** What has been read so far. */
type Reading = {
  name: string | undefined;
  edition: string | undefined;
  /** The section of the last heading. */
  under: string | undefined;
  /** The last heading, if what stands under it is not in the deck. */
  beside: string | undefined;
  /** Whether there was a heading or a card yet: after that, no line is a title. */
  begun: boolean;
  size: number;
  readonly extra: Map<string, string[]>;
  readonly main: Map<string, number>;
  readonly lines: Map<string, number>;
  readonly unread: string[];
  readonly problems: DeckProblem[];
};

function newReading(): Reading {
  return {
    name: undefined,
    edition: undefined,
    under: undefined,
    beside: undefined,
    begun: false,
    size: 0,
    extra: new Map(),
    main: new Map(),
    lines: new Map(),
    unread: [],
    problems: [],
  };
}

function listOf({ name, edition, extra, main, unread, problems, lines }: Reading): ReadList {
  const cards = { extra: Object.fromEntries(extra), main: Object.fromEntries(main) };
  return { name, edition, ...cards, unread, problems, lines, tooLong: false };
}

function take(game: Game, reading: Reading, meaning: Meaning, line: number): void {
  const fail = (rule: string, text: string, unread: string) => {
    reading.problems.push({ rule, line, text });
    reading.unread.push(unread);
  };
  switch (meaning.is) {
    case 'name':
      reading.name = deckName(shortened(meaning.name));
      break;
    case 'edition':
      reading.edition = meaning.edition;
      break;
    case 'heading':
      if (meaning.title !== undefined && !reading.begun && reading.name === undefined) {
        reading.name = deckName(shortened(meaning.title));
        break;
      }
      if (meaning.card !== undefined) {
        take(game, reading, meaning.card, line);
        break;
      }
      reading.begun = true;
      reading.under = meaning.section;
      reading.beside = meaning.beside;
      break;
    case 'cards':
      reading.begun = true;
      if (reading.beside !== undefined) {
        const told = { line: quoted(meaning.text), heading: quoted(reading.beside) };
        fail('beside', translatorIn(game.language)('list.beside', told), `${reading.beside}: ${meaning.text}`);
      } else if (reading.size + meaning.count > maxCards)
        fail('size', translatorIn(game.language)('list.size', { most: maxCards }), meaning.text);
      else add(game, reading, meaning.card, meaning.count, line);
      break;
    case 'fault':
      reading.begun ||= meaning.rule === 'card';
      fail(meaning.rule, meaning.why, meaning.text);
      break;
    default:
      meaning satisfies never;
  }
}

function add(game: Game, reading: Reading, card: string, count: number, line: number): void {
  reading.size += count;
  if (!reading.lines.has(card)) reading.lines.set(card, line);
  const section = game.deckRules.place(card, reading.under) ?? 'main';
  if (section === 'main') {
    reading.main.set(card, (reading.main.get(card) ?? 0) + count);
    return;
  }
  const cards = reading.extra.get(section) ?? [];
  reading.extra.set(section, cards);
  for (let n = 0; n < count; n++) cards.push(card);
}
