/**
 * Games as an earlier program stored them, one at each question that the rules ask, are opened and played on.
 *
 * `test/recorded` holds them with the cards that they were played with, an answer, and what came of it then. The files stay
 * as they are: a game that somebody has stored does not change either.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chance } from '#bots/play';
import { randomAnswer } from '#bots/random';
import type { Game } from '#face/game';
import { modules } from '#games/index';
import type { Input } from '#kernel/ask';
import type { State } from '#kernel/state';

type Recorded = {
  /** The op that goes on with the answer, and the prompt. */
  readonly goesOn: string;
  readonly prompt: string;
  readonly input: Input;
  /** Kinds of the events that followed, and the prompt of the next question; null: the game was over. */
  readonly events: readonly string[];
  readonly next: string | null;
  readonly state: State;
};
type Recording = { readonly ruleset: unknown; readonly games: readonly Recorded[] };

/** How many answers by chance a game must take after the recorded one. */
const PLAYED_ON = 40;

function recordings(name: string): readonly Recording[] {
  return JSON.parse(readFileSync(new URL(`../recorded/${name}.json`, import.meta.url), 'utf8')) as Recording[];
}

/** Answers whoever is asked, by chance. The refusal, or undefined where there was none. */
function playOn(game: Game, state: State, seed: string): unknown {
  const random = chance(seed);
  for (let n = 0; n < PLAYED_ON && state.result === undefined; n++) {
    const ask = state.open?.asks.find(({ seat, free }) => free !== true && state.open?.answers[seat] === undefined);
    if (ask === undefined) return 'nobody is asked';
    const step = game.answer(state, { seat: ask.seat, ask: ask.id, answer: randomAnswer(ask.choice, random) });
    if ('refused' in step) return step;
  }
  return undefined;
}

/** Events that have come since the games were recorded. */
const later: ReadonlySet<string> = new Set(['turnEnds', 'triggered']);

/** Where a ruling was amended since, by the op that goes on: the events that do not follow yet, and what is asked instead. */
const amended: Readonly<
  Record<string, { readonly ruling: string; readonly notYet: readonly string[]; readonly next: string }>
> = {
  'sem initiative.acted ask.answer': { ruling: 'S-R-40', notYet: ['phase'], next: 'ask.combat' },
};

describe.each(['eve', 'ese', 'tsw', 'sem'])('a stored game of %s', (name) => {
  const module = modules[name];
  const all = recordings(name).flatMap(({ ruleset, games }) => {
    const game = module?.build(ruleset);
    return games.map((one) => ({ ...one, game: game as Game }));
  });

  test.each(all)(
    'that waits for $goesOn with $prompt goes on',
    ({ game, input, events, next, state, goesOn, prompt }) => {
      const now = amended[`${module?.id} ${goesOn} ${prompt}`];
      const stored = game.open(JSON.stringify(state));
      const name = stored.open?.as ?? '';
      const outcome = game.answer(stored, input);
      if ('refused' in outcome) throw new Error(JSON.stringify(outcome));
      const expected = now === undefined ? events : events.slice(0, events.length - now.notYet.length);
      expect([...expected, ...(now?.notYet ?? [])]).toEqual(events);
      expect(outcome.events.flatMap(({ e }) => (later.has(e) ? [] : [e]))).toEqual(expected);
      expect(stored.open?.asks[0]?.prompt.key ?? null).toBe(now?.next ?? next);
      for (const { env } of stored.frames) expect(env).not.toHaveProperty([name]);
      expect(playOn(game, stored, prompt)).toBeUndefined();
    },
  );
});
