/** The computer players that tables may seat, by id. */
import { type CardSet, storedSetShape } from '#games/eve/cards/format';
import { makeLibrary } from '#games/eve/library';
import { admiral } from './eve/admiral.ts';
import type { Player } from './player.ts';
import { randomAnswer } from './random.ts';

/** A computer player with the name that people see. */
export type Opponent = { readonly name: string; readonly play: Player };

/** All computer players; the first is the usual one. `sets`: the cards they know. */
export function createOpponents(sets: { readonly eve: readonly CardSet[] }): Readonly<Record<string, Opponent>> {
  return {
    admiral: { name: 'Admiral', play: byRuleset(sets.eve) },
    drifter: { name: 'Drifter', play: (_view, ask, random) => randomAnswer(ask.choice, random) },
  };
}

/** The Admiral, who at a table that began with other cards than today's goes by those. */
function byRuleset(sets: readonly CardSet[]): Player {
  const today = makeLibrary(sets);
  const players = new Map<string, Player>([[today.hash, admiral(today)]]);
  return (view, ask, random, game) => {
    const hash = game?.ruleset ?? today.hash;
    const player = players.get(hash) ?? admiral(makeLibrary(storedSetShape.array().parse(game?.data)));
    players.set(hash, player);
    return player(view, ask, random);
  };
}
