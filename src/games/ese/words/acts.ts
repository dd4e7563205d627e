/** Lines of acts: what `join` makes of several events. */
import { count, grouped } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { inList } from '#words/list';
import { counted } from '../../kit/phrasebook.ts';
import { cardName } from './phrasebook.ts';
import { eventsIn, type Narrator, type Translator } from './translator.ts';

export const actNarrators: Readonly<Record<string, Narrator>> = {
  recruits: (s, event) =>
    s.line('line.recruits', {
      list: eventsIn(event.list)
        .map(({ seat, def }) => s.line('line.isWith', { name: s.name(seat), card: cardName(s, def) }))
        .join(', '),
    }),
  enter(s, event) {
    const cards = (events: readonly GameEvent[]) => s.counted(events.map(({ def }) => def));
    const list = eventsIn(event.list);
    if (event.how !== 'start') return s.line('line.enters', { name: s.name(event.seat), list: cards(list) });
    const each = grouped(list, ({ seat }) => seat).map((own) =>
      s.line('line.isWith', { name: s.name(own[0].seat), card: cards(own) }),
    );
    return s.line('line.begins', { list: each.join('; ') });
  },
  // Players who draw the same are named together: "Dan draws 5 action cards; Mira, Cyd 2."
  draws(s, event) {
    const hands = grouped(eventsIn(event.list), ({ seat }) => seat).map((own) => ({
      name: s.name(own[0].seat),
      cards: cardsDrawn(s, own),
    }));
    const list = grouped(hands, ({ cards }) => cards).map((alike) =>
      s.line('line.drawsOne', {
        names: inList(
          alike.map(({ name }) => name),
          s.t.language,
        ),
        cards: alike[0].cards,
      }),
    );
    return s.line('line.draws', { list: list.join('; ') });
  },
  losses: (s, event) =>
    s.line('line.losses', {
      list: grouped(eventsIn(event.list), ({ seat }) => seat)
        .map((own) =>
          s.line('line.isWith', {
            name: s.name(own[0].seat),
            card: counted(
              s.t,
              own.map((one) => s.called(one, 'def')),
            ),
          }),
        )
        .join('; '),
    }),
};

/** "2 resource cards, 5 action cards". */
function cardsDrawn(s: Translator, events: readonly GameEvent[]): string {
  return grouped(events, ({ kind }) => kind)
    .map((alike) =>
      s.line('line.cards', {
        kind: alike[0].kind === 'resource' ? 'resource' : 'other',
        n: alike.reduce((sum, one) => sum + count(one.n), 0),
      }),
    )
    .join(', ');
}
