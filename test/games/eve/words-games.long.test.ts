/** Whole games by chance, read as people would: every screen and every line of the log is looked at. */
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '#bots/random';
import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import type { View } from '#face/view';
import { makeLibrary } from '#games/eve/make-library';
import type { EveState } from '#games/eve/state';
import { createGames } from '#games/index';
import type { Step } from '#kernel/answer';
import type { Ask, Choice, Option } from '#kernel/ask';
import { type GameEvent, mayKnow } from '#kernel/event';
import { below, seedRng } from '#kernel/random';
import { loadSets } from '#sets/load';

const sets = loadSets().sets.eve;
const game = createGames({ eve: sets })[0] as Game;
const library = makeLibrary(sets);
const names = ['Ian', 'Elysha', 'Oksana', 'Piet'];
const inputs = 1500;
/** Sentences that stand in for something that has no words of its own. */
const makeshift = [
  game.words.message({ board: { regions: [], pile: [] } } as unknown as View, { key: 'need.?' }, names),
  'Something happened',
  'Something is to be decided',
  'Please confirm',
  'Go on',
];
/** What must not stand in a text: holes, ids, keys, unfilled places. */
const wrong = /undefined|\[object|NaN|\bc\d+(~\d+)?\b|\{|\}|\ba player\b|\*\*a card|(in|to|of) a region[.:]/;

type Text = { readonly where: string; readonly text: string; readonly max?: number; readonly plain?: boolean };

function textsOf(view: View, ask: Ask): Text[] {
  const { words } = game;
  return [
    { where: 'status', text: words.status(view, names), max: 300 },
    { where: 'facts', text: words.facts(view).join(' · '), max: 400 },
    { where: ask.prompt.key, text: words.prompt(view, ask, names), max: 400, plain: true },
    ...words.context(view, ask, names).map((text) => ({ where: `context of ${ask.prompt.key}`, text })),
    ...textsOfChoice(view, ask.choice),
  ];
}

function textsOfChoice(view: View, choice: Choice): Text[] {
  return choice.kind === 'number' ? [] : choice.options.flatMap((option) => textsOfOption(view, option));
}

function textsOfOption(view: View, option: Option): Text[] {
  const { words } = game;
  const { label, detail } = words.option(view, option, names);
  return [
    { where: `label of ${option.id}`, text: label, max: 80, plain: true },
    ...(detail === undefined ? [] : [{ where: `detail of ${option.id}`, text: detail, max: 100, plain: true }]),
    ...(option.verb === undefined ? [] : [{ where: option.verb, text: words.verb(option.verb).label, max: 80 }]),
    ...(option.confirm === undefined
      ? []
      : [{ where: option.confirm.key, text: words.message(view, option.confirm, names), max: 400, plain: true }]),
    ...(option.needs ?? []).flatMap((need) => [
      { where: need.prompt.key, text: words.message(view, need.prompt, names), max: 300, plain: true },
      ...textsOfChoice(view, need.choice),
    ]),
  ];
}

function faultsOf({ where, text, max, plain }: Text): string[] {
  const faults = [
    text.trim() === '' ? 'empty' : '',
    max !== undefined && text.length > max ? `longer than ${max}` : '',
    plain === true && /\*\*|`|\n/.test(text) ? 'has markup' : '',
    wrong.test(text) ? 'has a hole' : '',
    makeshift.some((one) => text.startsWith(one)) ? 'makeshift' : '',
  ];
  return faults.filter((fault) => fault !== '').map((fault) => `${where} is ${fault}: ${text}`);
}

/** Lines of the events that a viewer may know. */
function linesOf(events: readonly GameEvent[], seat: number | undefined): string[] {
  return events.filter((event) => mayKnow(event, seat)).flatMap((event) => game.words.line(event, names) ?? []);
}

type Reading = { readonly faults: string[]; readonly lines: string[]; readonly asked: Set<string>; inputs: number };

type Edition = 'core' | 'exiled';

/** A deck with every card of an edition that a race may play, so that all of them come to the table. */
function everything(edition: Edition, starbase: string, upgrade: string, regions: readonly string[]): Deck {
  const race = library.get(starbase).races[0] ?? '';
  const fits = library.cards.filter(
    ({ type, races, ...card }) =>
      (edition === 'exiled' || card.edition === 'core') &&
      !['starbase', 'outer region'].includes(type) &&
      (races.length === 0 || races.some((one) => one === race)),
  );
  const main = Object.fromEntries(fits.map(({ id }) => [id, 1]));
  const extra = { starbase: [starbase], upgrade: [upgrade], regions };
  return { id: starbase, name: starbase, edition, extra, main };
}

/** Plays by chance, mostly acting rather than passing, and reads along. With `isk` everybody is rich from the start. */
function readGame(seed: string, decks: readonly Deck[], isk?: number): Reading {
  const rng = seedRng(seed);
  const chance = () => below(rng, 1_000_000) / 1_000_000;
  const first = game.setup({ edition: decks[0]?.edition ?? '', seed, decks }) as Step;
  if (isk !== undefined) (first.state as EveState).g.isk = decks.map(() => isk);
  const reading: Reading = { faults: [], lines: [], asked: new Set(), inputs: 0 };
  const note = (events: readonly GameEvent[]) => {
    for (const seat of [undefined, ...decks.keys()])
      for (const text of linesOf(events, seat)) {
        reading.faults.push(...faultsOf({ where: 'line', text, max: 400 }));
        if (seat === undefined) reading.lines.push(text);
      }
  };
  let { state } = first;
  note(first.events);
  while (state.result === undefined && reading.inputs < inputs) {
    const ask = state.open?.asks[0] as Ask;
    reading.asked.add(ask.prompt.key);
    const view = game.view(state, ask.seat);
    for (const text of textsOf(view, ask)) reading.faults.push(...faultsOf(text));
    const { choice } = ask;
    const acts = ask.role !== 'choice' && choice.kind === 'choose' && choice.options.length > 1 && chance() < 0.9;
    const answer = randomAnswer(acts ? { ...choice, options: choice.options.slice(0, -1) } : choice, chance);
    const step = game.answer(state, { seat: ask.seat, ask: ask.id, answer });
    if (!('events' in step)) throw new Error(`refused: ${JSON.stringify(step)}`);
    state = step.state;
    note(step.events);
    reading.inputs++;
  }
  return reading;
}

const ready = (id: string) => game.decks.find((one) => one.id === id) as Deck;
const [amarr, minmatar] = [ready('empiric-core'), ready('liberty-core')];

const [ashes, kin] = [ready('amarr-exiled'), ready('minmatar-exiled')];

describe('a game by chance', () => {
  it.each([
    ['two players', 'words-1', [amarr, minmatar]],
    ['four players', 'words-2', [amarr, minmatar, amarr, minmatar]],
    ['two players, Exiled', 'words-7', [ashes, kin]],
    ['four players, Exiled', 'words-8', [ashes, kin, ashes, kin]],
  ])('reads well from beginning to end: %s', (_, seed, decks) => {
    const { faults, lines, asked } = readGame(seed, decks);
    expect(faults.slice(0, 20)).toEqual([]);
    expect(lines.length).toBeGreaterThan(100);
    expect(asked.size).toBeGreaterThan(5);
  });

  it.each([
    ['the Core Set', 'core', ['words-4', 'words-5', 'words-6', 'words-12']],
    ['both sets', 'exiled', ['words-9', 'words-10', 'words-11']],
  ] as const)('reads well with all cards of %s and money to play them', (_, edition, seeds) => {
    const decks = [
      everything(edition, 'caldari-starbase', 'venal-tower', ['dam-torsad', 'marrowgate', 'moon-of-ndoria']),
      everything(edition, 'gallente-starbase', 'openhand-forum', ['curse', 'insmother', 'ossuary-drift']),
      everything(edition, 'minmatar-starbase', 'kindling-dock', ['kolvane', 'the-sundered-lanes', 'sanshas-nation']),
      everything(edition, 'amarr-starbase', 'litany-spire', ['heaven', 'stain', 'cloud-ring']),
    ];
    const readings = seeds.map((seed) => readGame(seed, decks, 400));
    expect(readings.flatMap(({ faults }) => faults).slice(0, 20)).toEqual([]);
    const asked = new Set(readings.flatMap((reading) => [...reading.asked]));
    expect(asked.size).toBeGreaterThan(15);
    if (edition === 'exiled') expect([...asked]).toContain('ask.clone');
  });
});
