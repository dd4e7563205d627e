// Whatever the text of a card does, the log says which card does it: in its line, or in one shortly before.
import { afterEach, expect, test, vi } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance } from '#bots/play';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import { type GameEvent, mayKnow } from '#kernel/event';
import { Machine } from '#kernel/machine';
import { loadSets } from '#sets/load';

const { captain, cadet } = createOpponents();
const NAMES = ['Ada', 'Ben', 'Cyd', 'Dan'];
const GAMES = 6;
/** How many lines a card may do things after it was named. */
const NEAR = 20;

/** Cards of Epic Space Empires do what they do in the very step that plays them, so nothing there is done on behalf of a card. */
const games = createGames(loadSets().sets).filter(({ id }) => id !== 'ese');
const series = games.flatMap((game) => game.editions.map(({ id }) => [game.id, id, game] as const));

/** A card of any game; `as`: what it is a copy of. */
type Shown = { readonly def: string; readonly as?: string };
/** A line that everybody sees; `source`: the card whose text has led to it. */
type Told = { readonly line: string; readonly source: string | undefined };

afterEach(() => {
  vi.restoreAllMocks();
});

/** Notes on whose behalf events are recorded, by definition. */
function watchSources(): ReadonlyMap<GameEvent, string> {
  const sources = new Map<GameEvent, string>();
  const record = Machine.prototype.record;
  vi.spyOn(Machine.prototype, 'record').mockImplementation(function (this: Machine, event) {
    const [id] = this.state.frames.at(-1)?.by?.split('~') ?? [];
    const card: Shown | undefined = id === undefined ? undefined : this.state.cards[id];
    const def = card?.as ?? card?.def;
    // What happens to the card itself names it.
    if (def !== undefined && String(event.card).split('~')[0] !== id) sources.set(event, def);
    record.call(this, event);
  });
  return sources;
}

/** Plays a game and tells it as it is told in public. */
function tell(game: Game, edition: string, n: number, sources: ReadonlyMap<GameEvent, string>): readonly Told[] {
  const nameOf = new Map(game.cards.map(({ id, name }) => [id, name]));
  const ready = game.decks.filter((deck) => deck.edition === edition);
  const decks = [ready[n % ready.length]!, ready[(2 * n + 1) % ready.length]!];
  const begun = game.setup({ edition, seed: `sources ${n}`, seats: 2, decks });
  if ('refused' in begun) throw new Error(begun.refused);
  const { state } = begun;
  const player = (n % 2 === 0 ? captain : cadet)!;
  const dice = chance(`sources ${n}`);
  const told: Told[] = [];
  while (state.result === undefined) {
    const ask = state.open!.asks.find(({ seat, free }) => free !== true && state.open!.answers[seat] === undefined)!;
    const answer = player.play(game.view(state, ask.seat), ask, dice, game) ?? ask.fallback;
    const step = game.answer(state, { seat: ask.seat, ask: ask.id, answer });
    if ('refused' in step) throw new Error(step.refused);
    for (const event of step.events.filter((one) => mayKnow(one, undefined))) {
      const line = game.words.line(event, NAMES);
      if (line !== undefined) told.push({ line, source: nameOf.get(sources.get(event) ?? '') });
    }
  }
  return told;
}

test.each(series)('%s, %s: every effect has its source', (_id, edition, game) => {
  const sources = watchSources();
  const bare: string[] = [];
  let effects = 0;
  for (let n = 0; n < GAMES; n++) {
    const told = tell(game, edition, n, sources);
    for (const [i, { source, line }] of told.entries()) {
      if (source === undefined) continue;
      effects += 1;
      const near = told.slice(Math.max(0, i - NEAR), i + 1);
      if (!near.some((one) => one.line.includes(source))) bare.push(`game ${n}: ${line} (${source})`);
    }
  }
  expect(bare).toEqual([]);
  expect(effects).toBeGreaterThan(20);
});
