/** The moments at which Shattered Empires' abilities happen. */
import { z } from 'zod';
import { calendar, type Moment, momentShape, yourTurn } from '#cards/moment';
import type { CardId, Seat } from '#kernel/state';
import { ref } from '#kernel/zones';
import type { SemWords } from '../cards/phrase.ts';
import type { Sem, SemEvents } from '../kind.ts';
import { isUnit } from '../rules/facts.ts';

/** A card with abilities, whose it is, and the unit that it is on, at the time of the event. */
export type Source = { readonly id: CardId; readonly you: Seat; readonly host: CardId | undefined };

type SemMoment<S extends z.ZodType<{ readonly on: string }>, Heard extends keyof SemEvents> = Moment<
  z.output<S>,
  Sem,
  SemWords,
  Source,
  Heard
>;
type OfTurn<On extends string, Heard extends keyof SemEvents> = Moment<{ on: On }, Sem, SemWords, Source, Heard>;

const you = (source: Source) => source.you;

const beginning: OfTurn<'beginning of your turn', 'turnBegan'> = yourTurn('beginning of your turn', 'turnBegan', {
  meaning: 'At the beginning of your turn.',
  says: 'at the beginning of your turn',
  you,
});

const end: OfTurn<'end of your turn', 'turnEnds'> = yourTurn('end of your turn', 'turnEnds', {
  meaning: 'At the end of your turn, before you discard.',
  says: 'at the end of your turn',
  you,
});

const completedShape = momentShape('completed', {}, 'When this is completed.');
const completed: SemMoment<typeof completedShape, 'completed'> = {
  shape: completedShape,
  hears: ['completed'],
  text: () => 'when this is completed',
  met: (_m, { card }, _trigger, { id }) => (card === id ? {} : undefined),
};

const assignedShape = momentShape('assigned', {}, 'Of personnel: when they are assigned to a unit or base.');
const assigned: SemMoment<typeof assignedShape, 'assigned'> = {
  shape: assignedShape,
  hears: ['assigned'],
  text: () => 'when assigned',
  met: (_m, { card }, _trigger, { id }) => (card === id ? {} : undefined),
};

/** Whether it is the card itself, or the unit that it is on. */
const whose = z.enum(['this', 'host']).default('this');
const meant = (who: 'this' | 'host', { id, host }: Source): CardId | undefined => (who === 'this' ? id : host);

const destroyedShape = momentShape(
  'destroyed',
  { whose, by: z.literal('an attack').optional() },
  'When this, or the unit that it is on, is destroyed.',
);
const destroyed: SemMoment<typeof destroyedShape, 'leftPlay'> = {
  shape: destroyedShape,
  hears: ['leftPlay'],
  text: ({ whose: who, by }) =>
    `when ${who === 'this' ? 'this' : 'its host'} is destroyed${by === undefined ? '' : ` by ${by}`}`,
  met(_m, { card, how, attacker, carried }, { whose: who, by }, { id }) {
    const isIt = who === 'this' ? card === id : carried.some((one) => one.card === id);
    if (!isIt || how !== 'destroyed' || (by !== undefined && attacker === undefined)) return undefined;
    return attacker === undefined ? {} : { attacker };
  },
};

const destroysShape = momentShape('destroys', { whose }, 'When this, or the unit that it is on, destroys a unit.');
const destroys: SemMoment<typeof destroysShape, 'leftPlay'> = {
  shape: destroysShape,
  hears: ['leftPlay'],
  text: ({ whose: who }) => `when ${who === 'this' ? 'this' : 'its host'} destroys a unit`,
  met(m, { card, how, by = [] }, { whose: who }, source) {
    const killer = meant(who, source);
    return how === 'destroyed' && killer !== undefined && by.includes(killer) && isUnit(m, card) ? {} : undefined;
  },
};

const lossShape = momentShape('own unit destroyed', {}, 'When a unit of yours is destroyed.');
const loss: SemMoment<typeof lossShape, 'leftPlay'> = {
  shape: lossShape,
  hears: ['leftPlay'],
  text: () => 'when a unit of yours is destroyed',
  met: (m, { card, how, seat }, _trigger, source) =>
    how === 'destroyed' && seat === source.you && isUnit(m, card) ? {} : undefined,
};

const hullShape = momentShape(
  'hull damage',
  {},
  'When this deals damage to the hull of a unit. `that unit` is then meant.',
);
const hull: SemMoment<typeof hullShape, 'hull'> = {
  shape: hullShape,
  hears: ['hull'],
  text: () => 'when this damages the hull of a unit',
  met: (m, { card, target }, _trigger, { id }) => (card === id ? { victim: ref(m.state, target) } : undefined),
};

const bypassedShape = momentShape(
  'bypassed',
  {},
  'Of defense stations: when this has fired at a unit that has bypassed it.',
);
const bypassed: SemMoment<typeof bypassedShape, 'bypassFired'> = {
  shape: bypassedShape,
  hears: ['bypassFired'],
  text: () => 'when this has fired at a unit that bypasses it',
  met: (_m, { card }, _trigger, { id }) => (card === id ? {} : undefined),
};

/** In the order of the reference. A moment that sets have used is never removed, since stored rulesets have it. */
const moments = {
  'beginning of your turn': beginning,
  'end of your turn': end,
  completed,
  assigned,
  destroyed,
  destroys,
  'own unit destroyed': loss,
  'hull damage': hull,
  bypassed,
};

export const semCalendar = calendar<Sem, SemWords, Source>()(moments);
