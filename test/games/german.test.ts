// In German nothing is English but names: no line, order or picture of whole games, no card, no rule.
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance } from '#bots/play';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import { type GameEvent, mayKnow } from '#kernel/event';
import { loadSets } from '#sets/load';

const { captain, cadet } = createOpponents();
const NAMES = ['Ada', 'Ben', 'Cyd', 'Dan'];
/** Views and pictures are read at every so many answers: they change little from one to the next. */
const EVERY = 5;

const games = createGames(loadSets().sets);
const german = games.map((game) => game.in!('de'));
const series = german.flatMap((game) => game.editions.map(({ id }) => [game.id, id, game] as const));

/** Words that an English sentence about these games can hardly do without, and no German one has. */
const ENGLISH =
  /\b(the|of|your|you|and|or|with|when|each|this|that|its|it|them|from|into|for|are|has|have|cannot|until|may|gain|draws?|discards?|cards|ships?|fleets?|units?|attacks?|damage|plays?|shields?|costs?|price|income|news|locations?|structures?|characters?|frigate|cruiser|battleship|industrial|barge|events?|tech|techs|race|races|spaceships?|missiles?|fighters?|capital|personnel|research|resources?|commands?|hull|evasion|repair|yield|queue|slots|assembly|opponent|player|turn|target|destroy|enemy|friendly|home|common|uncommon|rare|to|by|at|on|one|two|not)\b/i;

/** What a program may call by its name in any language: cards, decks, sets, editions, factions. */
function namesOf(game: Game): readonly string[] {
  return [
    game.name,
    'Core Set',
    'The Exiled',
    'The Empire',
    ...game.cards.flatMap(({ name, aliases, set }) => [name, set, ...aliases]),
    ...game.decks.flatMap(({ name }) => [name]),
    ...game.editions.map(({ name }) => name),
  ];
}

/** The text without names and commands, and without the printed word that a German one gives in brackets: "Montage (Assembly)". */
function withoutNames(names: readonly string[]): (text: string) => string {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  const known = new RegExp(longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
  return (text) => text.replace(/\([A-Z][\w -]*\)|`[^`]*`/g, '').replace(known, '·');
}

/** What of a picture is read by people. */
const shown =
  /^(label|text|name|title|typeLine|lead|note|notes|headline|word|empty|caption|subtitle|result|tags|tag|under|more|wrong|hint|status|role|footer|houseLegend|printedLegend|fallbackTitle)$/;

function textsIn(scene: unknown, key = ''): readonly string[] {
  if (typeof scene === 'string') return shown.test(key) ? [scene] : [];
  if (Array.isArray(scene)) return scene.flatMap((one) => textsIn(one, key));
  if (typeof scene !== 'object' || scene === null) return [];
  return Object.entries(scene).flatMap(([name, value]) => textsIn(value, name));
}

/** Everything that a seat reads while an ask of theirs is open. */
function readBy(game: Game, state: Parameters<Game['view']>[0], seat: number): readonly string[] {
  const { words, scenes } = game;
  const view = game.view(state, seat);
  const asked = view.asks.filter((ask) => ask.seat === seat);
  return [
    words.status(view, NAMES),
    ...words.facts(view),
    ...asked.flatMap((ask) => [
      words.prompt(view, ask, NAMES),
      ...words.context(view, ask, NAMES),
      ...(ask.choice.kind === 'choose'
        ? ask.choice.options.flatMap((option) => {
            const { label, detail = '' } = words.option(view, option, NAMES);
            return [label, detail, words.order?.(view, option, NAMES, undefined) ?? ''];
          })
        : []),
    ]),
    ...textsIn(scenes.board(view, NAMES)),
    ...textsIn(scenes.hand(view, NAMES)),
    ...textsIn(scenes.moment?.(view, NAMES)),
    ...textsIn(scenes.seat?.(view, NAMES, seat)),
  ];
}

describe.each(series)('%s, %s', (_id, edition, game) => {
  const plain = withoutNames(namesOf(game));
  const english = (texts: readonly string[]) =>
    [...new Set(texts)]
      .filter((text) => ENGLISH.test(plain(text)))
      .map((text) => `${ENGLISH.exec(plain(text))?.[0]}: ${text}`);

  test('a whole game', () => {
    const ready = game.decks.filter((deck) => deck.edition === edition);
    const begun = game.setup({ edition, seed: 'german', seats: 2, decks: [ready[0]!, ready.at(-1)!] });
    if ('refused' in begun) throw new Error(begun.refused);
    const { state } = begun;
    const dice = chance('german');
    const found: string[] = [];
    const told: GameEvent[] = [];
    for (let i = 0; state.result === undefined; i++) {
      const ask = state.open!.asks.find(({ seat, free }) => free !== true && state.open!.answers[seat] === undefined)!;
      if (i % EVERY === 0) found.push(...english(readBy(game, state, ask.seat)));
      const player = (ask.seat === 0 ? captain : cadet)!;
      const answer = player.play(game.view(state, ask.seat), ask, dice, game) ?? ask.fallback;
      const step = game.answer(state, { seat: ask.seat, ask: ask.id, answer });
      if ('refused' in step) throw new Error(step.refused);
      const lines = step.events
        .filter((one) => mayKnow(one, ask.seat))
        .flatMap((event) => game.words.line(event, NAMES) ?? []);
      found.push(...english(lines));
      told.push(...step.events.filter((one) => mayKnow(one, undefined)));
    }
    found.push(...english(textsIn(game.scenes.attacks!(told))));
    expect([...new Set(found)]).toEqual([]);
  });
});

describe.each(german.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const plain = withoutNames(namesOf(game));
  const english = (texts: readonly string[]) => texts.filter((text) => ENGLISH.test(plain(text)));

  test('the texts of its cards have the paragraphs and the numbers of the English ones', () => {
    const numbers = (text: string) =>
      (text.replace('den nächsten', 'den 1').match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
    const differing = game.cards.flatMap(({ name, text }, i) => {
      const before = games.find((one) => one.id === id)!.cards[i]!.text;
      if (before.length !== text.length) return [`${name}: ${text.length} of ${before.length} paragraphs`];
      return text.flatMap((paragraph, n) => {
        const [was, is] = [numbers(before[n]!), numbers(paragraph)];
        return was.join() === is.join() && paragraph !== before[n] ? [] : [`${before[n]} → ${paragraph}`];
      });
    });
    expect(differing).toEqual([]);
  });

  test('its cards', () => {
    const texts = game.cards.flatMap(({ id, type, figures, text, keywords, rulings }) => [
      type,
      ...figures.map(({ label }) => label),
      ...text,
      ...keywords.map(({ meaning }) => meaning),
      ...textsIn(game.scenes.card(id)),
      ...rulings.map((ruling) => ruling.text),
    ]);
    expect(english(texts)).toEqual([]);
  });

  test('its rules, which are the English ones number for number and fit on a screen', () => {
    const rules = games.find((one) => one.id === id)!.rulebook;
    const found = (topics: typeof rules) => topics.flatMap(({ find = [] }) => find).sort();
    expect(found(game.rulebook)).toEqual(found(rules));
    const [, ...reference] = game.rulebook;
    expect(reference.filter((topic) => topic.text.length > 1800).map(({ title }) => title)).toEqual([]);
    expect(english(game.rulebook.flatMap(({ title, text }) => [title, ...text.split('\n')]))).toEqual([]);
  });
});
