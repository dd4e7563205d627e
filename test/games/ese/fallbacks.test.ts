// What is answered for a player who does not answer (section 5, A42): every kind of ask says it, and it is legal.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eseAdmiral } from '#bots/ese/admiral';
import { chance } from '#bots/play';
import { randomAnswer } from '#bots/random';
import { check } from '#kernel/answer';
import type { Answer, Ask, Option } from '#kernel/ask';
import { loadSets } from '#sets/load';
import { eseGame } from '../../../src/games/ese/game.ts';
import { makeLibrary } from '../../../src/games/ese/library.ts';
import type { EseState } from '../../../src/games/ese/state.ts';

const sets = loadSets().sets.ese;
const game = eseGame(sets);
const admiral = eseAdmiral(makeLibrary(sets));
const folder = new URL('../../../src/games/ese/', import.meta.url);

/** Every prompt that the rules can put, read off their source. */
const prompts = [
  ...new Set(
    ['rules/', 'verbs/']
      .flatMap((part) => readdirSync(new URL(part, folder)).map((file) => `${part}${file}`))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .flatMap((text) => [
        ...[...text.matchAll(/'(ask\.\w+)'/g)].map(([, key]) => String(key)),
        // Named by the type of card, and by the kind of window.
        ...(/`ask\.\$\{type\}`/.test(text) ? ['ask.tech', 'ask.fleet', 'ask.planet'] : []),
        ...(/`ask\.\$\{now\.kind\}`/.test(text) ? ['ask.tactics', 'ask.battle', 'ask.loss'] : []),
      ]),
  ),
].sort();

const optionsOf = ({ choice }: Ask): readonly Option[] => (choice.kind === 'number' ? [] : choice.options);
const picks =
  (...ids: readonly string[]) =>
  (): Answer => ({ pick: ids });
/** So many of the first options, which are the oldest cards of a hand. */
const oldest = (ask: Ask): Answer => ({
  pick: optionsOf(ask)
    .slice(0, ask.choice.kind === 'choose' ? ask.choice.min : 0)
    .map(({ id }) => id),
});
/** The way on: past all phases ahead that one ask is about, without an attack, or past the one that is on. */
const goesOn = (ask: Ask): Answer => ({
  pick: [optionsOf(ask).find(({ id }) => ['over', 'none'].includes(id))?.id ?? 'done'],
});
const first = (ask: Ask): Answer => ({ pick: [optionsOf(ask)[0]?.id ?? ''] });
const weakest = (ask: Ask): Answer => {
  const by = (name: string) => (a: Option, b: Option) => Number(a.note?.[name]) - Number(b.note?.[name]);
  const ranked = [...optionsOf(ask)].sort((a, b) => by('force')(a, b) || by('speed')(a, b));
  return { pick: [ranked[0]?.id ?? ''] };
};

const expected: Readonly<Record<string, (ask: Ask) => Answer>> = {
  'ask.assign': picks('none'),
  'ask.attack': picks('none'),
  'ask.battle': picks('pass'),
  'ask.confirm': picks('no'),
  'ask.conflict': first,
  'ask.defend': picks('none'),
  'ask.discard': oldest,
  'ask.draw': (ask) => ({ pick: [optionsOf(ask).at(-1)?.id ?? ''] }),
  'ask.event': goesOn,
  'ask.fetch': first,
  'ask.fleet': goesOn,
  'ask.loss': (ask) => (ask.role === 'window' ? { pick: ['pass'] } : weakest(ask)),
  'ask.offer': picks('decline'),
  'ask.peace': picks('pass'),
  'ask.pilfer': picks('no'),
  'ask.plan': picks('attacked'),
  'ask.planet': goesOn,
  'ask.putUnder': oldest,
  'ask.race': first,
  'ask.rampage': picks('done'),
  'ask.tactics': picks('pass'),
  'ask.tech': goesOn,
  'ask.trade': goesOn,
  'ask.withdraw': picks('wait'),
};

test('section 5: the table of fallbacks names every prompt of the rules', () => {
  expect(Object.keys(expected).sort()).toEqual(prompts);
});

test('section 5: whatever is asked, what is answered for a player is the one of the table, and legal', () => {
  const met = new Set<string>();
  for (let i = 0; i < 60 && met.size < prompts.length; i++) {
    const seed = `fallbacks ${i}`;
    const random = chance(seed);
    const options = { races: ['draft', 'pick', 'random'][i % 3] ?? '', alliesMayFight: i % 2 === 0 ? 'yes' : 'no' };
    const begun = game.setup({ edition: 'base', seed, seats: 2 + (i % 5), decks: [], options });
    if ('refused' in begun) throw new Error(begun.refused);
    const state = begun.state as EseState;
    for (let n = 0; n < 700 && state.result === undefined; n++) {
      const open = (state.open?.asks ?? []).filter(({ seat }) => state.open?.answers[seat] === undefined);
      for (const ask of open) {
        met.add(ask.prompt.key);
        expect(ask.fallback, ask.prompt.key).toEqual(expected[ask.prompt.key]?.(ask));
        expect(check(ask.choice, ask.fallback, 0), ask.prompt.key).toBeUndefined();
      }
      const ask = open.find(({ free }) => free !== true);
      if (ask === undefined) throw new Error('the game waits for nobody');
      const byChance = ask.stop.startsWith('trade') && random() < 0.8 ? ask.fallback : randomAnswer(ask.choice, random);
      const plays = i % 2 === 0 ? byChance : admiral(game.view(state, ask.seat), ask, random);
      expect(game.answer(state, { seat: ask.seat, ask: ask.id, answer: plays })).not.toHaveProperty('refused');
    }
  }
  expect(prompts.filter((key) => !met.has(key))).toEqual([]);
});
