/** What a line of a deck list means in a game: cards, a heading, a property of the deck, or a problem. */
import type { CardInfo } from '#face/card';
import type { Edition, Game } from '#face/game';
import { either } from '#words/either';
import { type CardNames, joined, sectionTitles } from './cards.ts';
import {
  type Amount,
  amountsOf,
  fieldOf,
  headingOf,
  isStruckOut,
  type Line,
  MAX_COPIES,
  MAX_LINE_LENGTH,
  withoutPrinting,
} from './list-lines.ts';
import { quoted, translatorIn } from './words/catalogue.ts';

export type Meaning =
  | { readonly is: 'cards'; readonly card: string; readonly count: number; readonly text: string }
  /**
   * `section` undefined: the writer's own heading. `title`: the deck's name if this is the first line; `card`: otherwise it
   * names a card. `beside`: what stands under it is not in the deck.
   */
  | {
      readonly is: 'heading';
      readonly section: string | undefined;
      readonly title?: string;
      readonly card?: Meaning;
      readonly beside?: string;
    }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'edition'; readonly edition: string }
  | { readonly is: 'fault'; readonly rule: string; readonly why: string; readonly text: string };

/** Interprets a line; there are several results if a heading and its cards share a line. */
export type Interpreter = (line: Line) => readonly Meaning[];

/** How many unknown names get suggestions, which take a while to find. */
const maxSuggested = 10;
/** How many cards an ambiguous name is explained with. */
const maxChoices = 5;

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
  const t = translatorIn(game.language);
  const oneOf = (all: readonly string[]) => either(all, t.language);
  const titles = sectionTitles(game);
  const sectionOf = (title: string) => titles.get(joined(title));
  let suggested = 0;
  /** Whether nothing but the properties of the deck has been read yet. */
  let isHead = true;
  const suggestions = (name: string) => (suggested++ < maxSuggested ? names.nearest(name) : []);

  const cards = (text: string): Meaning => {
    const found = called(names, text);
    if (found === undefined) {
      const name = amountsOf(text).find((one) => one.name !== text)?.name ?? text;
      const nearest = suggestions(name);
      const key = nearest.length === 0 ? 'list.card' : 'list.cardNear';
      return fault('card', t(key, { name: quoted(name), nearest: oneOf(nearest) }), text);
    }
    const { amount, all } = found;
    const [card] = all;
    if (card === undefined || all.length > 1) {
      const labels = oneOf(all.slice(0, maxChoices).map(({ id }) => `“${names.label(id)}”`));
      return fault('card', t('list.cardTwice', { name: quoted(amount.name), labels }), text);
    }
    if (amount.count === undefined)
      return fault('number', t('list.number', { written: quoted(amount.written), most: MAX_COPIES }), text);
    return { is: 'cards', card: card.id, count: amount.count, text };
  };

  const partsOf = (value: string): readonly string[] => {
    const parts = called(names, value) === undefined ? value.split(',') : [value];
    return parts.map((part) => part.trim()).filter((part) => part !== '');
  };
  const besides = (heading: string, part: string): Meaning =>
    fault('beside', t('list.beside', { line: quoted(part), heading: quoted(heading) }), `${heading}: ${part}`);

  const field = (key: string, value: string, text: string): readonly Meaning[] => {
    const section = sectionOf(key);
    if (section !== undefined || (value !== '' && names.isKind(key)))
      return [{ is: 'heading', section }, ...partsOf(value).map(cards)];
    if (BESIDE.has(joined(key)))
      return value === ''
        ? [{ is: 'heading', section, beside: key }]
        : partsOf(value).map((part) => besides(key, part));
    if (value === '') return [{ is: 'heading', section }];
    switch (joined(key)) {
      case 'name':
      case 'deckname':
        return [{ is: 'name', name: value }];
      case 'game':
        if (named([game], value) !== undefined) return [];
        return [fault('game', t('list.game', { typed: quoted(value), game: game.name }), text)];
      case 'edition': {
        const edition = named(game.editions, value)?.id;
        if (edition !== undefined) return [{ is: 'edition', edition }];
        const known = oneOf(game.editions.map((one) => one.name));
        return [fault('edition', t('list.edition', { typed: quoted(value), editions: known }), text)];
      }
      default: {
        const sections = game.deckRules.sections.map((one) => one.title).join(', ');
        return [fault('heading', t('list.heading', { key, sections }), text)];
      }
    }
  };

  /** A line between rules, in brackets or behind `#`: a heading, unless it names cards. */
  const markedLine = (text: string): readonly Meaning[] => {
    const parts = fieldOf(text);
    const key = joined(parts?.key ?? '');
    if (parts !== undefined && parts.value !== '') {
      const isKnown = OWN.has(key) || BESIDE.has(key) || sectionOf(key) !== undefined || names.isKind(key);
      if (isKnown) return field(parts.key, parts.value, text);
      const own = partsOf(parts.value);
      if (own.every(namesCards)) return [{ is: 'heading', section: undefined }, ...own.map(cards)];
    }
    if (namesCards(text) || isNearlyCards(text)) return [cards(text)];
    const card = called(names, text) === undefined ? {} : { card: cards(text) };
    return [{ is: 'heading', section: undefined, title: text, ...card }];
  };
  /** Whether a text is a card with its number. */
  const namesCards = (text: string) => {
    const found = called(names, text);
    return found !== undefined && found.amount.name !== text;
  };

  /** Whether a text counts what is called almost like a card: `4 Kestral`, where `60 cards` is a heading. */
  const isNearlyCards = (text: string) => {
    const counted = amountsOf(text).find(({ name, count }) => name !== text && count !== undefined);
    const typed = joined(counted?.name ?? '');
    return (
      typed !== '' &&
      names.nearest(typed).some((name) => {
        const near = joined(name);
        return near[0] === typed[0] && Math.abs(near.length - typed.length) <= 2;
      })
    );
  };

  const meaningOf = ({ text, marked }: Line): readonly Meaning[] => {
    if (text.length > MAX_LINE_LENGTH)
      return [fault('line', t('list.line', { most: MAX_LINE_LENGTH }), text.slice(0, MAX_LINE_LENGTH).trim())];
    if (isStruckOut(text)) return [fault('struck', t('list.struck'), text)];
    const heading = headingOf(text);
    const section = sectionOf(heading);
    if (section !== undefined || names.isKind(heading)) return [{ is: 'heading', section }];
    const isCard = called(names, text) !== undefined;
    if (!isCard && joined(heading) === 'about') return [];
    const stated = isHead && !isCard ? /^name (.+)$/i.exec(text)?.[1] : undefined;
    if (stated !== undefined) return [{ is: 'name', name: stated }];
    if (!isCard && WHOLE.has(joined(heading))) return [{ is: 'heading', section }];
    if (!isCard && BESIDE.has(joined(heading))) return [{ is: 'heading', section, beside: heading }];
    if (marked) return markedLine(text);
    const parts = fieldOf(text);
    if (parts !== undefined && !isCard) return field(parts.key, parts.value, text);
    return [cards(text)];
  };

  return (line) => {
    const meanings = meaningOf(line);
    isHead &&= meanings.every(({ is }) => is === 'name' || is === 'edition');
    return meanings;
  };
}

/** The properties that a list can state: `Name:`, `Game:` and the like. */
const OWN: ReadonlySet<string> = new Set(['name', 'deckname', 'game', 'edition']);

/** Headings that stand above the whole deck. */
const WHOLE: ReadonlySet<string> = new Set(['deck', 'maindeck', 'mainboard']);
/** Headings of cards that lie beside a deck in other games and programs. Where a game has such a section, it is one. */
const BESIDE: ReadonlySet<string> = new Set([
  ...['sideboard', 'side', 'sidedeck', 'sb', 'maybeboard', 'maybe', 'considering', 'wishlist', 'tokens', 'token'],
]);

/** The likeliest reading of a line with cards: the first whose name is a card. */
function called(
  names: CardNames,
  text: string,
): { readonly amount: Amount; readonly all: readonly CardInfo[] } | undefined {
  for (const amount of amountsOf(text)) {
    const all = names.called(amount.name);
    if (all.length > 0) return { amount, all };
  }
  const rest = withoutPrinting(text);
  return rest === undefined ? undefined : called(names, rest);
}

function fault(rule: string, why: string, text: string): Meaning {
  return { is: 'fault', rule, why, text };
}
