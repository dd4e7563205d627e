/** Lines of acts: what `join` makes of several events. */
import { count, grouped, listIn } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { cardsThen } from '../../kit/apart.ts';
import { definitionOf, listOf } from './phrasebook.ts';
import { type Narrator, placeIn, type Translator } from './translator.ts';

export const eventsIn = (event: GameEvent): readonly GameEvent[] => listIn(event.list) as readonly GameEvent[];

/** Cards counted by name, in order of first occurrence: "2 × **Slasher**, **Kestrel**". */
function counted(s: Translator, names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listOf(
    s.t,
    [...counts].map(([name, n]) => (n === 1 ? `**${name}**` : s.line('list.times', { n, item: `**${name}**` }))),
  );
}

/** Where ships come from or go to; their owner's home is called just that. */
function placeOf(s: Translator, event: GameEvent, end: 'from' | 'at'): string | undefined {
  if (event[end] === 'dock') return s.line('place.theDock');
  const own = event[`${end}Home`] !== undefined && event[`${end}Home`] === event.seat;
  return own ? s.line('place.home') : placeIn(s, event, end);
}

export const actNarrators: Readonly<Record<string, Narrator>> = {
  ships(s, event) {
    const params = {
      name: s.name(event.seat),
      n: listIn(event.cards).length,
      ships: counted(s, cardsThen(s.called, event, 'defs')),
      from: placeOf(s, event, 'from'),
      at: placeOf(s, event, 'at') ?? s.line('a.place'),
    };
    switch (event.how) {
      case 'warp':
        if (count(event.attackers) === 0) return s.line('line.sends', params);
        return s.line(event.first === false ? 'line.reinforces' : 'line.strikes', params);
      case 'undock':
        return s.line('line.undocks', params);
      case 'dock':
        return s.line('line.docks', params);
      case 'withdraw':
        return s.line('line.withdraws', params);
      case 'reassembled':
        return s.line('line.reassembled', params);
      default:
        return s.line('line.shipsMoved', params);
    }
  },
  draws(s, event) {
    const names = eventsIn(event).map(({ seat }) => s.name(seat));
    return s.line('line.drawEach', {
      names: names.slice(0, -1).join(', '),
      last: names.at(-1) ?? '',
      n: count(event.n),
    });
  },
  commands: (s, event) =>
    s.line('line.commands', {
      name: s.name(event.seat),
      list: grouped(eventsIn(event), ({ commands }) => listIn(commands).join())
        .map((on) =>
          s.line('line.commandsOne', {
            cards: counted(
              s,
              on.map((one) => s.called(one, 'def')),
            ),
            commands: listIn(on[0].commands).join(', '),
          }),
        )
        .join('; '),
    }),
  aims: (s, event) =>
    s.line('line.aimsAll', {
      name: s.name(event.seat),
      list: grouped(eventsIn(event), ({ at }) => at)
        .map((on) =>
          s.line('line.aimsOne', {
            cards: counted(
              s,
              on.map((one) => s.called(one, 'def')),
            ),
            target: s.called(on[0], 'atDef'),
          }),
        )
        .join('; '),
    }),
  damages: (s, event) =>
    s.line('line.damages', {
      list: grouped(eventsIn(event), ({ card }) => card)
        .map((hits) => hit(s, hits))
        .join('; '),
    }),
  losses: (s, event) =>
    s.line('line.losses', {
      list: grouped(eventsIn(event), ({ seat }) => seat)
        .map((lost) =>
          s.line('line.lossesOf', {
            cards: counted(
              s,
              lost.map((one) => s.called(one, 'def')),
            ),
            name: s.name(lost[0].seat),
          }),
        )
        .join('; '),
    }),
};

/** All damage to one card, with where it comes from. */
function hit(s: Translator, hits: readonly [GameEvent, ...GameEvent[]]): string {
  const [first] = hits;
  const sources = hits.flatMap(({ by }) => (typeof by === 'string' && by !== '' ? [by] : []));
  const isBase = definitionOf(s, first.def)?.type === 'starbase';
  return s.line(isBase ? 'line.damagesBase' : 'line.damagesOne', {
    card: s.called(first, 'def'),
    name: s.name(first.seat),
    n: hits.reduce((sum, { n }) => sum + count(n), 0),
    by: sources.length === 0 ? undefined : counted(s, sources.map(s.card)).replaceAll('**', ''),
    destroyed: hits.some(({ destroyed }) => destroyed === true),
  });
}
