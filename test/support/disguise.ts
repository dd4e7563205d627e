/** States that a seat cannot tell apart. */
import { randomAnswer } from '#bots/random';
import type { Game } from '#face/game';
import { seedRng } from '#kernel/random';
import type { Seat, State } from '#kernel/state';
import { zoneOf } from '#kernel/zones';

/** The state with everything changed that the seat cannot notice: cards exchanged, chance to come, others' secret answers. */
export function disguised(game: Game, state: State, seat: Seat, random: () => number): State {
  const copy = game.open(JSON.stringify(state));
  const view = JSON.stringify(game.view(state, seat));
  copy.rng = seedRng('another');
  // What a question of the seat shows, as a search of its deck does, it knows.
  const own = copy.open?.asks.filter((ask) => ask.seat === seat) ?? [];
  const shown = new Set(JSON.stringify(own).match(/(?<=")c\d+(?=")/g));
  const ids = Object.keys(copy.cards).filter((id) => !shown.has(id));
  const pickOne = () => ids[Math.floor(random() * ids.length)]!;
  for (let n = 0; n < 60; n++) {
    const [first, second] = [pickOne(), pickOne()];
    const [a, b] = [copy.cards[first]!, copy.cards[second]!];
    if (a.own !== b.own || copy.out.includes(a.own) || a.def === b.def || pileOf(first) !== pileOf(second)) continue;
    [a.def, b.def] = [b.def, a.def];
    if (!unnoticed()) [a.def, b.def] = [b.def, a.def];
  }
  for (const ask of copy.open?.asks ?? []) {
    const given = copy.open!.answers[ask.seat];
    if (ask.seat === seat || given === undefined) continue;
    copy.open!.answers[ask.seat] = randomAnswer(ask.choice, random);
    if (!unnoticed()) copy.open!.answers[ask.seat] = given;
  }
  return copy;

  /** Cards of one pile are shuffled together; hands are drawn from it. */
  function pileOf(id: string): string {
    const [name = ''] = (zoneOf(copy, id) ?? '').split(':');
    return /^(?:market|hand|station\..*)$/.test(name) ? 'deck' : name;
  }

  function unnoticed(): boolean {
    try {
      // Another object, since what was worked out from a state is kept with it.
      return JSON.stringify(game.view({ ...copy }, seat)) === view;
    } catch {
      return false;
    }
  }
}
