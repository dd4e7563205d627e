/** The game as one bundle of types: its state, its steps, what happens in it, what a seat sees. */
import type { Machine } from '#kernel/machine';
import type { Rules } from '#kernel/rules';
import type { CardId, Seat, State } from '#kernel/state';
import type { CardDef, CardSet } from './format.ts';
import type { SalvageOps } from './verbs.ts';

export type SalvageState = State<{ active: Seat; turn: number; passes: number }, { damage?: number }>;
export type CardInView = { readonly id: CardId; readonly def: string };
export type HulkInView = CardInView & { readonly seat: Seat; readonly worth: number };
export type SalvageBoard = {
  readonly seats: readonly { readonly hand: number; readonly deck: number; readonly worth: number }[];
  readonly field: readonly HulkInView[];
  readonly hand: readonly CardInView[];
};

export type Salvage = {
  state: SalvageState;
  ops: SalvageOps;
  steps: { begin: object; turn: object; played: object; ended: object };
  events: {
    turnBegan: { seat: Seat };
    drew: { seat: Seat; n: number };
    played: { seat: Seat; def: string };
    passed: { seat: Seat };
    harmed: { card: CardId; def: string; n: number };
    scrapped: { card: CardId; def: string };
    towed: { seat: Seat; card: CardId; def: string };
    conceded: { seat: Seat };
  };
  board: SalvageBoard;
};
export type SalvageMachine = Machine<Salvage>;

export type Library = {
  readonly hash: string;
  readonly sets: readonly CardSet[];
  readonly cards: readonly CardDef[];
  get(id: string): CardDef;
};
export type SalvageRules = Rules<Salvage> & { readonly library: Library };
