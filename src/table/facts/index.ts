/**
 * Domain events of a table, called facts. The facts of a commit are stored with it and never change; messages, due times and
 * statistics follow from them. A new kind is an entry in the file of its subject.
 */
import type { FactRow } from '#store/types';
import { clockFacts } from './clocks.ts';
import type { FactOf, Follows } from './define.ts';
import { endingFacts } from './endings.ts';
import { lobbyFacts } from './lobby.ts';
import { moveFacts } from './moves.ts';
import { requestFacts } from './requests.ts';
import { seatFacts } from './seats.ts';
import { waitFacts } from './waits.ts';

const kinds = {
  ...lobbyFacts,
  ...moveFacts,
  ...waitFacts,
  ...endingFacts,
  ...requestFacts,
  ...seatFacts,
  ...clockFacts,
};

export type Fact = FactOf<typeof kinds>;

/** `auto`: the seat's autopilot or a computer player; `clock`: a lapsed ask. */
export type MoveOrigin = Extract<Fact, { fact: 'moved' }>['by'];

export const followsOf = ({ fact }: Fact) => kinds[fact] as Follows<Fact>;

/** Whether stored facts of a kind are kept for good; of a kind that a newer version has made, it is not known, and they are. */
export const isLasting = (kind: string): boolean => !isKind(kind) || (kinds[kind] as Follows<Fact>).ofMoves !== true;

/** A fact as it is stored. */
export function factRow({ fact, ...body }: Fact, at: number): Pick<FactRow, 'kind' | 'body' | 'at'> {
  return { kind: fact, body: JSON.stringify(body), at };
}

/** A stored fact; undefined if it is damaged or from a newer version. */
export function readFact({ kind, body }: Pick<FactRow, 'kind' | 'body'>): Fact | undefined {
  if (!isKind(kind)) return undefined;
  try {
    const read = kinds[kind].shape.safeParse(JSON.parse(body)).data;
    // The kind's own schema has just read it.
    return read === undefined ? undefined : ({ ...read, fact: kind } as Fact);
  } catch {
    return undefined;
  }
}

const isKind = (kind: string): kind is Fact['fact'] => Object.hasOwn(kinds, kind);
