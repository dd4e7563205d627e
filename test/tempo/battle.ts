// A big battle of EVE: ten ships are sent against a home that eight defend, and the battle is fought to its end.
import type { Player } from '#bots/player';
import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import { ASK_EACH_TIME } from '#face/words';
import type { Answer, Ask } from '#kernel/ask';
import { below, type Rng, seedRng } from '#kernel/random';
import type { CardId, State } from '#kernel/state';
import { type Entered, type Moment, playThrough } from './play.ts';
import { openSession, type Session, taken } from './session.ts';
import { pressesOf, unadvisedOf } from './spans.ts';

/** Presses with those that opened panels, and the same of somebody who follows no suggestion. */
export type Pressed = { readonly presses: number; readonly unadvised: number };

/** What a battle took of each side, and how often the game waited for the other. */
export type Fought = { readonly attacker: Pressed; readonly defender: Pressed; readonly handOvers: number };

const ATTACKERS = 10;
const DEFENDERS = 8;
/** The turn in which the attack comes: the boards are as after an opening. */
const TURN = 3;

export type BattleOptions = {
  readonly game: Game;
  readonly edition: string;
  readonly decks: readonly Deck[];
  readonly player: Player;
  readonly seed: string;
};

/** Plays a battle from the order to attack on. The attacker does nothing else in the turn, and nobody runs away. */
export async function fight({ game, edition, decks, player, seed }: BattleOptions): Promise<Fought> {
  const session = await openSession({ game, edition, seats: 2, decks, seed, adviser: player });
  try {
    // A turn that begins with a question leaves time to lay out the ships before anything is asked that concerns them.
    for (const { user } of session.people) {
      taken(await session.app.tables.setAutopilot(session.table, user, { standing: { income: ASK_EACH_TIME } }));
    }
    await playThrough(session, { player, seed, until: ({ turn }) => turn >= TURN });
    const { active } = (await session.tableView()).view;
    const home = await layOut(session, game, active, seedRng(seed));
    const { entered, moments } = await playThrough(session, {
      player: fighter(player, active, home),
      seed,
      until: ({ turn }) => turn > TURN,
    });
    return counted(entered, moments, active);
  } finally {
    await session.close();
  }
}

type EveState = State<Record<string, unknown>, Record<string, unknown>>;

/** Puts the ships into their homes, out of their owners' markets; answers the home that is to be attacked. */
async function layOut(session: Session, game: Game, attacker: number, rng: Rng): Promise<CardId> {
  let attacked: CardId = '';
  const ships = new Set(game.cards.filter(({ type }) => type.startsWith('Ship')).map(({ id }) => id));
  await session.arrange((plain) => {
    const state = plain as EveState;
    const base = state.g.base as CardId[];
    const muster = (seat: number, count: number): void => {
      const market = state.zones[`market:${seat}`] ?? [];
      const able = market.filter((id) => ships.has(state.cards[id]?.def ?? ''));
      if (able.length < count) throw new Error(`only ${able.length} ships in the market of seat ${seat}`);
      for (let n = 0; n < count; n++) {
        const [id = ''] = able.splice(below(rng, able.length), 1);
        market.splice(market.indexOf(id), 1);
        state.zones.play?.push(id);
        Object.assign(state.cards[id] as object, { at: base[seat] });
      }
    };
    muster(attacker, ATTACKERS);
    muster(1 - attacker, DEFENDERS);
    attacked = base[1 - attacker] ?? '';
  });
  return attacked;
}

/** Attacks with all, does nothing else in management, and fights to the end where it may; the rest is the player's own. */
function fighter(player: Player, attacker: number, home: CardId): Player {
  return (view, ask, random, game) => {
    if (ask.stop === 'management' && ask.role === 'action') {
      return (ask.seat === attacker ? attackWithAll(ask, home) : undefined) ?? ask.fallback;
    }
    return fightsOn(ask) ?? player(view, ask, random, game);
  };
}

/** The answer to whether ships withdraw that asks its player least; undefined where nothing of the kind is asked. */
function fightsOn(ask: Ask): Answer | undefined {
  return offers(ask, 'fightOn') ? { pick: ['fightOn'] } : undefined;
}

/**
 * A player who, where they would stay in a battle, stays to its end and fires at will; if they would stay as the battle stands
 * when they aim an ambush, they say so there.
 */
export function resolute(player: Player): Player {
  return (view, ask, random, game) => {
    const answer = player(view, ask, random, game);
    if (!('pick' in answer)) return answer;
    const staysOn = (asked: Ask) => {
      const said = player(view, asked, random, game);
      return 'pick' in said && said.pick[0] === 'stay';
    };
    if (answer.pick[0] === 'go' && offers(ask, 'goOn') && staysOn(withdrawalsAt(ask)))
      return { ...answer, pick: ['goOn'] };
    return (answer.pick[0] === 'stay' ? fightsOn(ask) : undefined) ?? answer;
  };
}

const offers = ({ choice }: Ask, id: string): boolean =>
  choice.kind === 'choose' && choice.options.some((option) => option.id === id);

/** The question whether ships withdraw, put at the same moment as another. */
const withdrawalsAt = (ask: Ask): Ask => ({
  ...ask,
  prompt: { key: 'ask.withdraw' },
  choice: { kind: 'choose', options: [{ id: 'stay' }, { id: 'withdraw', needs: [] }], min: 1, max: 1 },
  fallback: { pick: ['stay'] },
});

function attackWithAll({ choice }: Ask, home: CardId): Answer | undefined {
  if (choice.kind !== 'choose') return undefined;
  const order = choice.options.find(({ id }) => id === `line:attack:${home}` || id === `fleet:${home}`);
  const ships = order?.needs?.[0]?.choice;
  if (order === undefined || ships?.kind !== 'choose') return undefined;
  return { pick: [order.id], with: { ships: { pick: ships.options.map(({ id }) => id) } } };
}

function counted(entered: readonly Entered[], moments: readonly Moment[], attacker: number): Fought {
  const first = entered.findIndex(({ kind }) => kind.endsWith(' attack'));
  if (first < 0) throw new Error('nobody attacked');
  const after = entered.findIndex(({ stop }, at) => at > first && stop === 'end');
  const end = after < 0 ? entered.length : after;
  const battle = entered.slice(first, end);
  const of = (seat: number): Pressed => {
    const all = battle.filter((one) => one.seat === seat);
    return { presses: sum(all.map(pressesOf)), unadvised: sum(all.map(unadvisedOf)) };
  };
  return {
    attacker: of(attacker),
    defender: of(1 - attacker),
    handOvers: moments.slice(first + 1, end).filter(({ handOver }) => handOver).length,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
