/** Options that look alike: whatever a screen shows once is one thing to everybody, and what differs does not read the same. */
import { randomAnswer } from '#bots/random';
import { type Draft, EMPTY } from '#discord/panel/ids';
import { areAlike } from '#discord/panel/screens/alike';
import { choose, chooseVerb } from '#discord/panel/screens/moves';
import { entriesOf, type Shown } from '#discord/panel/screens/options';
import { placesOf } from '#discord/panel/screens/step-parts';
import type { Game } from '#face/game';
import { looksOf, type Named } from '#kernel/alike';
import type { Answer, Ask, Choice, Option } from '#kernel/ask';
import type { Json } from '#kernel/json';
import type { State } from '#kernel/state';
import { screenOf } from '#test/screens';

/** What differs between games: zones whose order is nobody's concern, and names of people. */
export type Sight = {
  readonly game: Game;
  readonly names: readonly string[];
  /** Zones and fields of the state that hold cards in no order. */
  readonly unordered: RegExp;
  /** Whether a field tells only of what is over, and counts for nothing any more. */
  readonly past?: (key: string, value: unknown, state: State) => boolean;
  /** A state without what can never matter to anybody again, where a field alone does not tell that. */
  readonly reduced?: (state: State) => State;
};

/** What does not hold of the screens of an ask, and of the options that they show as one. */
export function lookAlikeFaults(sight: Sight, state: State, asked: Ask, below: (n: number) => number): string[] {
  const view = sight.game.view(state, asked.seat);
  const ask = view.asks.find(({ id }) => id === asked.id);
  if (ask === undefined) return [`seat ${asked.seat} does not see its own ask`];
  const shown: Shown = { game: sight.game, view, names: sight.names, before: [] };
  return [
    ...mergedFaults(sight, state, shown, ask, below),
    ...namelessFaults(shown, ask, below),
    ...screenFaults(shown, ask, below),
  ];
}

/** Options that are one line, or answers that count as alike, after which the games differ. */
function mergedFaults(sight: Sight, state: State, shown: Shown, ask: Ask, below: (n: number) => number): string[] {
  const pairs: (readonly [Answer, Answer])[] = [...mergedIn(shown, ask.choice, below)];
  if (ask.choice.kind === 'choose' && below(4) === 0) {
    const option = ask.choice.options[below(ask.choice.options.length)];
    pairs.push(...(option === undefined ? [] : mergedWithin(shown, option, below)));
  }
  return pairs.flatMap(([one, other]) => {
    if (!areAlike(shown.game, shown.view, [], one, other)) return [];
    const named: Named = new Map();
    const [a, b] = [one, other].map((answer) => after(sight, state, ask, answer, named));
    return a === b ? [] : [differ(sight, state, ask, one, other)];
  });
}

/** Options that are not alike, and yet are called the same: only a number would tell them apart. */
function namelessFaults(shown: Shown, { choice }: Ask, below: (n: number) => number): string[] {
  if (choice.kind !== 'choose') return [];
  const some = choice.options[below(choice.options.length)];
  const need = some?.needs?.[below(some.needs.length)];
  const inner = need?.choice.kind === 'choose' ? need.choice : undefined;
  return [
    ...twiceIn(shown, choice.options),
    ...(some === undefined || inner === undefined
      ? []
      : twiceIn({ ...shown, before: [{ pick: [some.id] }] }, inner.options)),
  ];
}

function twiceIn(shown: Shown, options: readonly Option[]): string[] {
  const entries = entriesOf(shown, options, placesOf(options), true);
  const called = entries.map(({ index, told: name }) => {
    const verb = options[index]?.verb;
    return verb === undefined ? name : `${shown.game.words.verb(verb).label}: ${name}`;
  });
  // Where there is no room for all that sets two apart, a number does.
  const twice = called.find((name, i) => called.indexOf(name) !== i && !name.includes('…'));
  if (twice === undefined) return [];
  const same = entries.filter((_, i) => called[i] === twice).flatMap(({ index }) => options[index] ?? []);
  const about = same.map((option) => JSON.stringify({ option, seen: seenOf(shown.view, option.card ?? option.id) }));
  return [
    `"${twice}" is what several options are called that are not alike: ${about.map((one) => one.slice(0, 900)).join(' | ')}`,
  ];
}

/** What a view says of a card: the things that are, or name, it. */
function seenOf(part: unknown, card: string): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  const values = Object.values(part) as unknown[];
  const own = values.includes(card) && !Array.isArray(part) && !('verb' in part) && !('note' in part);
  return [...(own ? [part] : []), ...values.flatMap((one) => seenOf(one, card))];
}

/** For each line that stands for several options, two of them as answers. */
function mergedIn(shown: Shown, choice: Choice, below: (n: number) => number): (readonly [Answer, Answer])[] {
  if (choice.kind !== 'choose' || choice.max !== 1) return [];
  const chance = () => below(1_000_000) / 1_000_000;
  return entriesOf(shown, choice.options, placesOf(choice.options), true)
    .filter(({ indices }) => indices.length > 1)
    .slice(0, 3)
    .flatMap(({ indices }) => {
      const [a, b] = [indices[0], indices[1 + below(indices.length - 1)]].map((i) => choice.options[i ?? 0]);
      if (a === undefined || b === undefined) return [];
      const one = randomAnswer({ ...choice, options: [a], min: 1 }, chance);
      return [[one, swapped(one, a, b)] as const];
    });
}

/** The same among what the only need of an option offers. */
function mergedWithin(shown: Shown, option: Option, below: (n: number) => number): (readonly [Answer, Answer])[] {
  const [need, ...others] = option.needs ?? [];
  if (need === undefined || others.length > 0) return [];
  const before = [{ pick: [option.id] }];
  return mergedIn({ ...shown, before }, need.choice, below).map(([one, other]) => [
    { pick: [option.id], with: { [need.name]: one } },
    { pick: [option.id], with: { [need.name]: other } },
  ]);
}

/** An answer with the cards of two options in each other's place. */
function swapped(answer: Answer, a: Option, b: Option): Answer {
  const cards = (text: string): readonly string[] => text.match(/\bc\d+/g) ?? [];
  const [from, to] = [cards(a.id), cards(b.id)];
  const other = (id: string) => to[from.indexOf(id)] ?? from[to.indexOf(id)] ?? id;
  const text = JSON.stringify(answer).replaceAll(a.id, b.id === '' ? a.id : '\u0000');
  return JSON.parse(text.replace(/\bc\d+\b/g, other).replaceAll('\u0000', b.id)) as Answer;
}

/** A key of the game after an answer, equal for games that are the same but for the numbers of cards, by the same names. */
function after(sight: Sight, state: State, { seat, id }: Ask, answer: Answer, named: Named): number | string {
  const { game, unordered } = sight;
  const copy = game.open(JSON.stringify(state)) as State;
  const outcome = game.answer(copy, { seat, ask: id, answer });
  if ('refused' in outcome) return `refused ${outcome.refused}`;
  return looksOf(bare(sight, copy), (field) => !unordered.test(field), named).all;
}

/** A state without what tells nothing of the game: how often cards have moved, and answers that are only suggested. */
function bare({ past = () => false, reduced = (whole) => whole }: Sight, state: State): Json {
  const text = JSON.stringify(reduced(state), (key, value: unknown) => {
    if (['gen', 'fallback', 'usual', 'presumed', 'public', 'ruleset'].includes(key) || past(key, value, state))
      return undefined;
    // The place of a weapon among those of its unit, by which it is called.
    if (key === 'weapon' && typeof value === 'number') return undefined;
    // Lists in a text, in the order in which the cards lie.
    if (key === 'defs' && typeof value === 'string') return value.split(' ').sort().join(' ');
    return key === 'id' && typeof value === 'string' && value.includes('+') ? value.split(/(?<=:)|\+/).length : value;
  });
  const gone = text.replace(/\b(c\d+)~(\d+)/g, (reference: string, id: string, gen: string) =>
    (state.cards[id]?.gen ?? 0) === Number(gen) ? reference : `gone ${state.cards[id]?.def}`,
  );
  return JSON.parse(gone) as Json;
}

/** Says where the games differ after two answers that count as alike. */
function differ(sight: Sight, state: State, ask: Ask, one: Answer, other: Answer): string {
  const { game, names, unordered } = sight;
  const view = game.view(state, ask.seat);
  const shared = new Map<string, number>();
  const lines = [one, other].map((answer) => {
    const copy = game.open(JSON.stringify(state)) as State;
    game.answer(copy, { seat: ask.seat, ask: ask.id, answer });
    const plain = bare(sight, copy);
    const looks = looksOf(plain, (field) => !unordered.test(field), shared);
    // Cards by name and looks, so that only what differs differs.
    const text = JSON.stringify(plain).replace(/(?<![\w-])c\d+(?:~\d+)?(?![\w-])/g, (id) => {
      const card = id.replace(/~.*/, '');
      return `${copy.cards[card]?.def ?? card}<${looks.of(card)}>`;
    });
    return text.split(/(?<=[}\]])/);
  });
  const [a = [], b = []] = lines;
  const plainly = (line: string) => line.replace(/<\d+>/g, '');
  const [gone, come] = [
    a.filter((line) => !b.some((same) => plainly(same) === plainly(line))),
    b.filter((line) => !a.some((same) => plainly(same) === plainly(line))),
  ];
  const moved = a.filter((line) => !b.includes(line) && !/^"cards"|^"[\w-]+<\d+>":\{"def"/.test(line)).slice(0, 12);
  const prompt = game.words.prompt(view, ask, names);
  return `"${prompt}": ${JSON.stringify(one)} and ${JSON.stringify(other)} are one line, but then ${gone.join('').slice(0, 400)} | ${come.join('').slice(0, 400)} | ${moved.join(' ').slice(0, 600)}`;
}

/** Goes through the screens of an ask by chance: none has two controls that read the same. */
function screenFaults({ game, view, names }: Shown, ask: Ask, below: (n: number) => number): string[] {
  const language = below(2) === 0 ? 'en' : 'de';
  let draft: Draft = EMPTY;
  for (let screens = 0; screens < 6; screens++) {
    const shown = screenOf(game, view, names, ask, draft, language);
    if (shown === undefined) return [];
    const lists = [shown.buttons, ...shown.menus].map((list) => list.map(({ says }) => says));
    const twice = lists.flatMap((list) => list.filter((text, i) => list.indexOf(text) !== i));
    if (twice.length > 0) return [`"${game.words.prompt(view, ask, names)}" offers twice: ${twice.join(' | ')}`];
    const controls = [...shown.buttons, ...shown.menus.flat()];
    const control = controls[below(controls.length)];
    if (control === undefined || control.verb === 'type') return [];
    const chosen =
      control.value === undefined
        ? control.draft
        : control.verb === 'verb'
          ? chooseVerb(control.draft, [control.value])
          : choose(ask, control.draft, [control.value]);
    if (chosen === undefined) return ['a menu leads nowhere'];
    draft = chosen;
  }
  return [];
}
