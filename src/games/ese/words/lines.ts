/** The log: what happened, one line an event. Public lines speak of everybody by name, private ones to the reader. */
import type { GameEvent } from '#kernel/event';
import type { Names } from '#kernel/game';
import { outcomeOf } from '../outcome.ts';
import type { Key, Say } from './catalogue.ts';
import { cardName, countedNames, doesOf, listIn, nameOf, type Tongue } from './tongue.ts';

/** Reads an event's fields, whatever is in them: a stored log may be older than this program. */
type Speaker = Tongue & {
  readonly name: (seat: unknown) => string;
  readonly line: Say;
  readonly counted: (defs: unknown) => string;
};
type Teller = (s: Speaker, event: GameEvent) => string | undefined;

/** Events that are not told, each with the reason. */
export const untold: Readonly<Record<string, string>> = {
  phase: 'the status line says it',
};

/** The line of an event, or undefined if it is not told. Never throws; an unknown kind gets a plain sentence. */
export function lineOf(tongue: Tongue, event: GameEvent, names: Names): string | undefined {
  if (Object.hasOwn(untold, event.e)) return undefined;
  const speaker: Speaker = {
    ...tongue,
    name: (seat) => nameOf({ ...tongue, names }, seat),
    line: tongue.say,
    counted: (defs) => countedNames(tongue, listIn(defs)),
  };
  const teller = Object.hasOwn(tellers, event.e) ? tellers[event.e] : undefined;
  const line = teller?.(speaker, event);
  if (teller !== undefined && line === undefined) return undefined;
  return line === undefined || line === '' ? tongue.say('line.unknown', { kind: event.e }) : line;
}

const n = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const orNone = (value: string): string | undefined => (value === '' ? undefined : value);

/** Events whose line needs who and which card, and little else. */
const simple =
  (key: Key): Teller =>
  (s, event) =>
    s.line.any(key, {
      name: s.name(event.seat),
      from: s.name(event.from),
      with: s.name(event.with),
      owner: s.name(event.owner),
      card: cardName(s, event.def),
      planet: cardName(s, event.planet),
      host: event.host === undefined ? undefined : cardName(s, event.host),
      how: text(event.how),
      n: n(event.n),
      k: n(event.k),
    });

/** Outcomes as the line of a battle names them. */
const won = { capture: 'attack', short: 'short', defence: 'defence', tie: 'other', empty: 'other' } as const;

const sumsOf = ({ attack, defence, world }: GameEvent) => ({ attack: n(attack), defence: n(defence), world: n(world) });

/** What is told to those who may know the cards, and to the others. */
const halfHidden =
  (open: Key, hidden: Key): Teller =>
  (s, event) =>
    s.line.any(event.defs === undefined ? hidden : open, {
      name: s.name(event.seat),
      from: s.name(event.from),
      how: text(event.how),
      kind: text(event.kind),
      n: n(event.n),
      list: s.counted(event.defs),
    });

export const tellers: Readonly<Record<string, Teller>> = {
  began: (s, event) => s.line('line.began', { n: n(event.seats) }),
  rolledFirst: (s, event) => {
    const rolls = listIn(event.rolls) as readonly { readonly seat?: unknown; readonly n?: unknown }[];
    return s.line('line.rolledFirst', { list: rolls.map((one) => `${s.name(one.seat)} ${n(one.n)}`).join(', ') });
  },
  first: simple('line.first'),
  turnBegan: simple('line.turnBegan'),
  drew: halfHidden('line.drew', 'line.drewHidden'),
  reshuffled: simple('line.reshuffled'),
  scavenged: simple('line.scavenged'),
  discarded: (s, event) => {
    // What was used up, lost or went with its owner has been told already; an event is told as it is laid off.
    if (['eliminated', 'used', 'destroyed'].includes(text(event.why))) return undefined;
    if (event.why === 'played')
      return s.line('line.event', {
        name: s.name(event.seat),
        card: cardName(s, event.def),
        text: doesOf(s, event.def),
      });
    return simple(event.why === 'ruin' ? 'line.discardedOf' : 'line.discarded')(s, event);
  },
  entered: simple('line.entered'),
  recruited: simple('line.recruited'),
  noRace: simple('line.noRace'),
  tookOver: simple('line.tookOver'),
  passed: halfHidden('line.passed', 'line.passedHidden'),
  rolled: simple('line.rolled'),
  putUnder: simple('line.putUnder'),
  offered: (s, event) => {
    const to = listIn(event.whom);
    return s.line('line.offered', {
      name: s.name(event.seat),
      to: to.length === 1 ? s.name(to[0]) : s.line('line.everybody'),
      give: n(event.give),
      want: Array.isArray(event.want) ? s.counted(event.want) || s.line('line.nothing') : s.line('line.anything'),
    });
  },
  withdrew: simple('line.withdrew'),
  declined: simple('line.declined'),
  tradeOff: simple('line.tradeOff'),
  traded: simple('line.traded'),
  peace: simple('line.peace'),
  attacks: simple('line.attacks'),
  noAttack: simple('line.noAttack'),
  round: simple('line.round'),
  assigned: (s, event) => {
    const sent = listIn(event.sent) as readonly {
      readonly def?: unknown;
      readonly to?: unknown;
      readonly owner?: unknown;
      readonly n?: unknown;
    }[];
    if (sent.length === 0) return undefined;
    // Whoever sends fleets to planets of their own guards them.
    const guards = sent.every(({ owner }) => owner === event.seat);
    const list = sent.map((one) =>
      s.line(guards ? 'line.guardsOne' : 'line.assignedOne', {
        n: n(one.n),
        fleet: cardName(s, one.def),
        planet: cardName(s, one.to),
        owner: one.owner === undefined || one.owner === event.seat ? undefined : s.name(one.owner),
      }),
    );
    return s.line(guards ? 'line.guards' : 'line.assigned', { name: s.name(event.seat), list: list.join(', ') });
  },
  played: (s, event) =>
    s.line('line.played', {
      name: s.name(event.seat),
      card: cardName(s, event.def),
      on: orNone(s.counted(event.fleets) || (event.planet === undefined ? '' : cardName(s, event.planet))),
      cancels: event.cancels === undefined ? undefined : cardName(s, event.cancels),
    }),
  used: (s, event) =>
    s.line('line.used', {
      name: s.name(event.seat),
      card: cardName(s, event.def),
      on: orNone(s.counted(event.fleets)),
    }),
  noEffect: simple('line.noEffect'),
  conflict: simple('line.conflict'),
  battle: (s, event) =>
    event.attackers === 0
      ? simple('line.battleEmpty')(s, event)
      : s.line('line.battle', {
          planet: cardName(s, event.planet),
          ...sumsOf(event),
          won: won[outcomeOf(sumsOf(event), n(event.attackers))],
        }),
  losing: simple('line.losing'),
  saved: simple('line.saved'),
  lost: simple('line.lost'),
  rescued: simple('line.rescued'),
  rampage: simple('line.rampage'),
  spied: (s, event) =>
    event.defs === undefined
      ? s.line('line.spiedHidden', { name: s.name(event.seat), from: s.name(event.from) })
      : s.line('line.spied', { name: s.name(event.from), list: s.counted(event.defs) || s.line('line.nothing') }),
  nothingFound: simple('line.nothingFound'),
  // Whoever gives up has said so already.
  eliminated: (s, event) => (event.how === 'concede' ? undefined : simple('line.eliminated')(s, event)),
  scored: (s, event) => {
    const table = listIn(event.table) as readonly {
      readonly seat?: unknown;
      readonly points?: unknown;
      readonly fleets?: unknown;
    }[];
    const best = [...table].sort((a, b) => n(b.points) - n(a.points) || n(b.fleets) - n(a.fleets));
    const list = best.map((one) =>
      s.line('line.score', { name: s.name(one.seat), points: n(one.points), fleets: n(one.fleets) }),
    );
    return s.line('line.scored', { list: list.join(', ') });
  },
  finished: (s, event) => {
    const winners = listIn(event.winners).map((seat) => s.name(seat));
    return winners.length === 0
      ? s.line('line.draw')
      : s.line.any('line.finished', { how: text(event.how), name: winners.join(', ') });
  },
  conceded: simple('line.conceded'),
};
