/** EVE's part of the state: what the rules must remember besides zones and cards. */
import type { CardId, CardRef, Seat, State } from '#kernel/state';
import type { CommandName } from './cards/format.ts';

export type Side = 'up' | 'right' | 'down' | 'left';

/** Fields that EVE adds to a card. All are absent while they do not apply. */
export type EveCard = {
  /** Where in play: `dock`, or the id of the region (a starbase card stands for its home region). */
  at?: CardId | 'dock';
  /** Damage marked in this phase. */
  dmg?: number;
  /** Tabs still to go: of assembly for a ship, of duration for a news. */
  tabs?: number;
  /** The side of the ship that is turned up. */
  side?: Side;
  /** The location that a mining ship mines. */
  mine?: CardRef;
  /** The ship is attacking the region it is in. */
  atk?: true;
  /** The ship has attacked in this management phase: no warp, command or executed ability for the rest of it (C-7.7). */
  bound?: true;
  /** The ship that a character pilots. */
  on?: CardId;
  /** A pilot whose ship has left play: the owner decides about a clone at the next check. */
  adrift?: true;
  /** The X that was paid. */
  x?: number;
  /** Turn in which a news was played. */
  since?: number;
};

/** An attack waiting for its battle, or being fought. */
export type Attack = {
  region: CardId;
  by: Seat;
  /** Since it began, another player has put something on the pile, or damage was dealt in its region. */
  stirred?: true;
  /** Players who have chosen that all their ships stay to the end of this battle, and have had no reason since to reconsider. */
  staying?: Seat[];
  /** Those of them whose ships also fire at will: their targets are chosen for them. */
  atWill?: Seat[];
};

/** The present battle phase. */
export type Battle = {
  region: CardId;
  by: Seat;
  against: Seat | undefined;
  /** Counts the battle phases of this attack, from 1. */
  round: number;
  /** A defender has left the battle in steps I to IV, noted as it left. */
  left: boolean;
  /** There was a defender in steps I to IV; set in the result step. */
  defended: boolean;
  targets: BattleTarget[];
};

/** A battle target with the damage meant for it. */
export type BattleTarget = { from: CardRef; to: CardRef; n: number };

export type Phase = 'mulligan' | 'setup' | 'draw' | 'management' | 'battle' | 'end';

export type EveFacts = {
  turn: number;
  active: Seat;
  first: Seat;
  phase: Phase;
  /** The step, named as autopilot stops are. */
  step: string;
  isk: number[];
  /** Starbase card of each seat; stands for the home region. */
  base: CardId[];
  /** The upgraded side on the back, secret until used. */
  back: string[];
  upgraded: boolean[];
  /** The table has chosen that the first player skips their first draw, however many play. */
  skipsFirstDraw?: true;
  /** Who begins, if that is settled before the game. */
  begins?: Seat;
  /** This turn's income has been given up for a card. */
  forgone: boolean;
  /** Seats that have played a limited card this turn. */
  limited: Seat[];
  /** Abilities used up for this turn, as `card/ability`. */
  used: string[];
  attacks: Attack[];
  /** Regions that have been attacked in this management phase. */
  struck: CardId[];
  /** Outer regions that the active player has opened in this turn. */
  opened: number;
  /** The active player has built something in this turn: played a card that is not a news. */
  built?: true;
  battle?: Battle;
  losing: Loser[];
};

/** A seat that had to draw from an empty market, conceded, or whose opponent wins by a card: out at the next check. */
export type Loser = { seat: Seat; how: 'market' | 'concede' | 'alternative' };

export type EveState = State<EveFacts, EveCard>;
export type CommandPower = { readonly name: CommandName; readonly power: number };
