/** The log: what happened, one line per event. Public lines name everybody, private ones address the reader. */

import type { Names } from '#face/words';
import { count, grouped, listIn } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { inList } from '#words/list';
import { joined } from '#words/text';
import { cardsThen } from '../../kit/apart.ts';
import { counted } from '../../kit/phrasebook.ts';
import { outcomeOf } from '../rules/outcome.ts';
import { actNarrators } from './acts.ts';
import type { Key } from './catalogue.ts';
import { cardName, doesOf, type Phrasebook } from './phrasebook.ts';
import { eventsIn, type Narrator, orNone, simple, text, translatorOf } from './translator.ts';

/** Events that are not told, each with the reason. */
export const untold: Readonly<Record<string, string>> = {
  phase: 'the status line says it',
};

/** The line of an event, or undefined if it is not told. Never throws; an unknown kind gets a plain sentence. */
export function lineOf(phrasebook: Phrasebook, event: GameEvent, names: Names): string | undefined {
  if (Object.hasOwn(untold, event.e)) return undefined;
  const narrator = [narrators, actNarrators].find((all) => Object.hasOwn(all, event.e))?.[event.e];
  const line = narrator?.(translatorOf(phrasebook, names), event);
  if (narrator !== undefined && line === undefined) return undefined;
  return line === undefined || line === '' ? phrasebook.t('line.unknown', { kind: event.e }) : line;
}

/** Outcomes as the line of a battle names them. */
const won = { capture: 'attack', short: 'short', defence: 'defence', tie: 'other', empty: 'other' } as const;

const sumsOf = ({ attack, defence, world }: GameEvent) => ({
  attack: count(attack),
  defence: count(defence),
  world: count(world),
});

/** One line for viewers who may know the cards, and one for the others. */
const halfHidden =
  (open: Key, hidden: Key): Narrator =>
  (s, event) =>
    s.line.any(event.defs === undefined ? hidden : open, {
      name: s.name(event.seat),
      from: s.name(event.from),
      how: text(event.how),
      kind: text(event.kind),
      n: count(event.n),
      list: s.counted(event.defs),
    });

export const narrators: Readonly<Record<string, Narrator>> = {
  began: (s, event) => s.line('line.began', { n: count(event.seats) }),
  rolledFirst: (s, event) => {
    const rolls = listIn(event.rolls) as readonly { readonly seat?: unknown; readonly n?: unknown }[];
    return s.line('line.rolledFirst', {
      list: rolls.map((one) => `${s.name(one.seat)} ${count(one.n)}`).join(', '),
      first: event.first === undefined ? undefined : s.name(event.first),
    });
  },
  first: simple('line.first'),
  turnBegan: (s, event) => s.line('line.turnBegan', { turn: count(event.turn), name: s.name(event.seat) }),
  drew: halfHidden('line.drew', 'line.drewHidden'),
  reshuffled: simple('line.reshuffled'),
  scavenged: simple('line.scavenged'),
  discarded: (s, event) => {
    // Discards that another line has told already: cards used, lost, or removed with their owner.
    if (['eliminated', 'used', 'destroyed'].includes(text(event.why))) return undefined;
    if (event.why === 'played')
      return s.line('line.event', {
        name: s.name(event.seat),
        card: cardName(s, event.def),
        text: doesOf(s, event.def),
      });
    if (event.why === 'ruin') return simple('line.discardedOf')(s, event);
    return s.line('line.discarded', {
      name: s.name(event.seat),
      card: cardName(s, event.def),
      limit: event.why === 'limit',
    });
  },
  entered: simple('line.entered'),
  recruited: simple('line.recruited'),
  noRace: simple('line.noRace'),
  tookOver: simple('line.tookOver'),
  passed: (s, event) =>
    joined(
      [
        event.rolled === undefined
          ? undefined
          : s.line('line.rolled', { name: s.name(event.seat), n: count(event.rolled) }),
        halfHidden('line.passed', 'line.passedHidden')(s, event),
      ],
      ' ',
    ),
  rolled: simple('line.rolled'),
  putUnder: simple('line.putUnder'),
  offered: (s, event) => {
    const to = listIn(event.whom);
    return s.line('line.offered', {
      name: s.name(event.seat),
      to: to.length === 1 ? s.name(to[0]) : s.line('line.everybody'),
      give: count(event.give),
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
    // Sending fleets to one's own planets means guarding them.
    const guards = sent.every(({ owner }) => owner === event.seat);
    const list = grouped(sent, ({ to, owner }) => `${owner} ${to}`).map((there) =>
      s.line(guards ? 'line.guardsOne' : 'line.assignedOne', {
        fleets: there.map((one) => s.line('line.fleets', { n: count(one.n), fleet: cardName(s, one.def) })).join(', '),
        planet: cardName(s, there[0].to),
        owner: there[0].owner === undefined || there[0].owner === event.seat ? undefined : s.name(there[0].owner),
      }),
    );
    const params = { name: s.name(event.seat), k: count(event.k), list: list.join('; ') };
    if (guards) return s.line('line.guards', params);
    return s.line(event.opens === true ? 'line.opens' : 'line.assigned', params);
  },
  played: (s, event) =>
    s.line('line.played', {
      name: s.name(event.seat),
      card: listIn(event.defs ?? [event.def])
        .map((def) => `**${cardName(s, def)}**`)
        .join(', '),
      on: orNone(
        inList(cardsThen(s.called, event, 'fleets'), s.t.language) ||
          (event.planet === undefined ? '' : cardName(s, event.planet)),
      ),
      cancels: event.cancels === undefined ? undefined : cardName(s, event.cancels),
    }),
  used: (s, event) =>
    s.line('line.used', {
      name: s.name(event.seat),
      card: cardName(s, event.def),
      on: orNone(inList(cardsThen(s.called, event, 'fleets'), s.t.language)),
    }),
  noEffect: simple('line.noEffect'),
  conflict: simple('line.conflict'),
  battle(s, event) {
    if (event.attackers === 0) return simple('line.battleEmpty')(s, event);
    const { seat, from } = (event.captured ?? {}) as { readonly seat?: unknown; readonly from?: unknown };
    const params = { planet: cardName(s, event.planet), ...sumsOf(event) };
    const losses = grouped(eventsIn(event.losses), (one) => one.seat).map((own) =>
      s.line('line.alsoLost', {
        name: s.name(own[0].seat),
        list: counted(
          s.t,
          own.map((one) => s.called(one, 'def')),
        ),
      }),
    );
    const line =
      event.captured === undefined
        ? s.line('line.battle', {
            ...params,
            name: s.name(event.seat),
            owner: s.name(event.owner),
            won: won[outcomeOf(sumsOf(event), count(event.attackers))],
          })
        : s.line('line.captured', { ...params, name: s.name(seat), from: s.name(from) });
    return joined([line, ...losses], ' ');
  },
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
  // Conceding has its own line.
  eliminated: (s, event) => (event.how === 'concede' ? undefined : simple('line.eliminated')(s, event)),
  scored: (s, event) => {
    const table = listIn(event.table) as readonly {
      readonly seat?: unknown;
      readonly points?: unknown;
      readonly fleets?: unknown;
    }[];
    const best = [...table].sort((a, b) => count(b.points) - count(a.points) || count(b.fleets) - count(a.fleets));
    const list = best.map((one) =>
      s.line('line.score', { name: s.name(one.seat), points: count(one.points), fleets: count(one.fleets) }),
    );
    return s.line('line.scored', { list: inList(list, s.t.language) });
  },
  finished: (s, event) => {
    const winners = listIn(event.winners).map((seat) => s.name(seat));
    return winners.length === 0
      ? s.line('line.draw')
      : s.line.any('line.finished', { how: text(event.how), name: inList(winners, s.t.language) });
  },
  conceded: simple('line.conceded'),
};
