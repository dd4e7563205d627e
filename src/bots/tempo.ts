/** How often a person would be asked: computer players decide, and an autopilot says which asks would have reached a person. */

import type { View } from '#face/view';
import type { Answer, Ask } from '#kernel/ask';
import { onlyAnswer } from '#kernel/only-answer';
import type { Seat } from '#kernel/state';
import type { Player } from './player.ts';
import { playSeries, type Series } from './series.ts';

/** The answer given for a seat without asking; undefined: the person is asked. */
export type Answering = (view: View, ask: Ask) => Answer | undefined;

/** What one seat was asked in one turn. */
export type SeatTurn = {
  readonly game: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly own: boolean;
  readonly asks: number;
  /** Asks before which somebody else was asked: the times the person had to be called. */
  readonly calls: number;
};

/** An ask that reached a person, or a window that was passed although the player would have acted, with its frequency. */
export type Kind = { readonly own: boolean; readonly kind: string; readonly times: number };

export type Tempo = {
  readonly turns: readonly SeatTurn[];
  readonly asked: readonly Kind[];
  /** Windows passed for a person in which the computer player would have done something. */
  readonly lost: readonly Kind[];
  readonly games: number;
  readonly ended: number;
};

/** Plays a series with an autopilot at every seat and counts what still reached the players. The opening hands are left out. */
export function measureTempo(series: Series, answering: Answering): Tempo {
  const count = counter();
  const players = series.players.map(({ id, play }) => ({ id, play: piloted(play, answering, count) }));
  let ended = 0;
  for (const { result } of playSeries({ ...series, players, askAll: true })) {
    if (result !== undefined) ended++;
    count.nextGame();
  }
  return { ...count.read(), games: series.games, ended };
}

function piloted(play: Player, answering: Answering, count: Counter): Player {
  return (view, ask, random, game) => {
    const given = answering(view, ask);
    const only = onlyAnswer(ask);
    if (given === undefined) {
      count.asked(view, ask);
      return only ?? play(view, ask, random, game);
    }
    const meant = only ?? (ask.role === 'window' ? play(view, ask, random, game) : given);
    count.passed(view, ask, ask.role === 'window' && !same(meant, given) ? meant : undefined);
    return given;
  };
}

function same(one: Answer, other: Answer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Counter = ReturnType<typeof counter>;

/** Keeps the counts of a series. */
function counter() {
  type Open = { -readonly [K in keyof SeatTurn]: SeatTurn[K] };
  const turns = new Map<string, Open>();
  const asked = new Map<string, number>();
  const lost = new Map<string, number>();
  let game = 0;
  let last: Seat | undefined;
  const turnOf = (view: View, seat: Seat): Open => {
    const key = `${game}/${view.turn}/${seat}`;
    const made = { game, turn: view.turn, seat, own: view.active === seat, asks: 0, calls: 0 };
    const found = turns.get(key) ?? made;
    turns.set(key, found);
    return found;
  };
  const begin = (view: View) => {
    for (let seat = 0; seat < view.seats; seat++) if (!view.out.includes(seat)) turnOf(view, seat);
  };
  const add = (to: Map<string, number>, view: View, ask: Ask, what: string) => {
    const whose = view.active === ask.seat ? 'own' : 'other';
    const key = `${whose}|${ask.role} ${ask.moment ?? ask.stop}${what}${ask.alert === true ? ' !' : ''}`;
    to.set(key, (to.get(key) ?? 0) + 1);
  };
  return {
    asked(view: View, ask: Ask): void {
      if (view.turn === 0) return;
      begin(view);
      const now = turnOf(view, ask.seat);
      now.asks++;
      if (last !== ask.seat) now.calls++;
      last = ask.seat;
      add(asked, view, ask, ask.role === 'choice' ? ` ${ask.prompt.key}` : '');
    },
    passed(view: View, ask: Ask, meant: Answer | undefined): void {
      if (view.turn === 0) return;
      begin(view);
      if (meant !== undefined) add(lost, view, ask, ` ${actOf(ask, meant)}`);
    },
    nextGame(): void {
      game++;
      last = undefined;
    },
    read: () => ({ turns: [...turns.values()], asked: kinds(asked), lost: kinds(lost) }),
  };
}

/** What an answer would have done, in a word or two: the verb, and the card if there is one. */
function actOf({ choice }: Ask, meant: Answer): string {
  const id = 'pick' in meant ? meant.pick[0] : undefined;
  const option = choice.kind === 'choose' ? choice.options.find((one) => one.id === id) : undefined;
  return [option?.verb, option?.note?.def].filter((word) => word !== undefined).join(' ');
}

function kinds(counts: ReadonlyMap<string, number>): Kind[] {
  return [...counts]
    .map(([key, times]) => ({ own: key.startsWith('own|'), kind: key.slice(key.indexOf('|') + 1), times }))
    .sort((a, b) => b.times - a.times);
}
