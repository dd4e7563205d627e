/** Shattered Empires' words: everything that people read of a game, assembled from `words/`. */
import { nextInOrder } from '#face/view';
import { ASK_EACH_TIME, type StandingQuestion, type Words } from '#face/words';
import { namesLater, translateLater } from '#words/later';
import { seatsIn } from '../../kit/concerns.ts';
import { nameOf } from '../../kit/phrasebook.ts';
import { refusalText, stopsOf } from '../../kit/words.ts';
import type { Library } from '../library.ts';
import type { SeatInView, SemBoard } from '../view.ts';
import { messageText, optionText, promptText, verbText } from './asks.ts';
import { blowOf } from './blow.ts';
import { isKey, type Translate } from './catalogue.ts';
import { contextLines } from './context.ts';
import { drawbackOf } from './drawbacks.ts';
import { join, weight } from './join.ts';
import { lineOf } from './lines.ts';
import { eventsApart } from './marks.ts';
import { allOrNoneText, orderText, totalText } from './orders.ts';
import { cardName, type Phrasebook, type Scope, scopeOf } from './phrasebook.ts';
import { planLines } from './plans.ts';

/** Where the autopilot can be told to stop, in turn order; in an attack, and around commands, it may be at any time. */
const stops = [
  'beginning.own',
  'beginning',
  'acquisition',
  'combat',
  'attacked',
  'command',
  'own',
  'repair.own',
  'repair',
  'order',
  'end',
] as const;
const usual = ['attacked'] as const;

/** The words of a game with a library of cards, in a language. No function throws: what they do not know gets a plain sentence. */
export function semWords(library: Library, t: Translate): Words<SemBoard> {
  const phrasebook: Phrasebook = { library, t };
  const later: Phrasebook = { library, t: translateLater() };
  return {
    next: nextInOrder,
    status: (view, names) => statusText(scopeOf(phrasebook, view, names)),
    ending: (view, names) => endingLines(scopeOf(phrasebook, view, names)),
    facts: (view) => factLines(scopeOf(phrasebook, view, [])),
    prompt: (view, ask, names) => promptText(scopeOf(phrasebook, view, names), ask),
    context: (view, ask, names) => contextLines(scopeOf(phrasebook, view, names), ask),
    verb: (verb) => verbText(phrasebook, verb),
    option: (view, option, names) => optionText(scopeOf(phrasebook, view, names), option),
    order: (view, option, names, by) => orderText(scopeOf(phrasebook, view, names), option, by),
    allOrNone: (ask) => allOrNoneText(t, ask),
    total: (view, options) => totalText(scopeOf(phrasebook, view, []), options),
    plan: (view, needs, answers, names) => planLines(scopeOf(phrasebook, view, names), needs, answers),
    drawback: (view, ask, answer, names) => drawbackOf(scopeOf(phrasebook, view, names), ask, answer),
    message: (view, message, names) => messageText(scopeOf(phrasebook, view, names), message),
    apart: (view, events) => eventsApart(scopeOf(later, view, namesLater(view)), events),
    line: (event, names) => lineOf(phrasebook, event, names),
    join,
    weight,
    concerns: seatsIn('seat', 'targetSeat', 'targetSeats', 'by'),
    takesOut: ({ e, seat }) => (e === 'eliminated' && typeof seat === 'number' ? seat : undefined),
    blow: (event, fall, names) => blowOf(phrasebook, event, fall, names),
    stops: stopsOf(t, isKey, { ids: stops, usual }),
    spans: [{ id: 'turn', label: t('span.turn') }],
    standing: standingQuestions(t),
    untilConcerned: t('until.attacked'),
    refusal: (refusal) => refusalText(t, isKey, refusal),
  };
}

/** What may be answered in advance; `usual`, where it is no option, leaves a question to what is presumed. */
const standingQuestions = (t: Translate): readonly StandingQuestion[] => [
  {
    id: 'attacked',
    label: t('attacked.title'),
    choices: [
      { id: 'usual', label: t('attacked.usual'), usual: true },
      { id: ASK_EACH_TIME, label: t('attacked.ask') },
      { id: 'fire', label: t('attacked.fire') },
      { id: 'save', label: t('attacked.save') },
    ],
  },
  {
    id: 'repair',
    label: t('repair.title'),
    choices: [
      { id: 'usual', label: t('repair.usual'), usual: true },
      { id: ASK_EACH_TIME, label: t('repair.ask') },
    ],
  },
  {
    id: 'may',
    label: t('may.title'),
    choices: [
      { id: ASK_EACH_TIME, label: t('may.ask'), usual: true },
      { id: 'no', label: t('may.no') },
    ],
  },
];

function statusText(scope: Scope): string {
  const { t, view, board } = scope;
  if (view.result !== undefined) return t('status.over', { turn: view.turn });
  if (view.turn === 0) return t('status.setup');
  return t('status.turn', { turn: view.turn, phase: t(`phase.${board.phase}`), name: nameOf(scope, view.active) });
}

function factLines(scope: Scope): readonly string[] {
  const { t, view, board } = scope;
  const mine = view.seat === undefined ? undefined : board.seats[view.seat];
  if (mine?.base === undefined || view.turn === 0) return [];
  const { base } = mine;
  return [
    t('fact.base', { card: cardName(scope, base.def), left: base.hpLeft, most: base.hp }),
    t('fact.yield', {
      n: mine.yield,
      research: mine.researchYield,
      queue: mine.queue.length,
      most: mine.queueMaximum,
    }),
    t('fact.cp', { n: mine.cp, most: mine.cpMaximum }),
    t('fact.hand', { n: mine.hand, most: mine.handMaximum }),
    t('fact.deck', { n: mine.deck }),
  ];
}

/** With what a base was destroyed, and what the winner's own could still take. */
function duelEnding(scope: Scope): readonly string[] {
  const { t, view, board } = scope;
  const [by] = view.result?.winners ?? [];
  const winner = board.seats.find(({ seat }) => seat === by);
  if (view.result?.how !== 'base' || winner?.base === undefined) return [];
  const { base, units, seat } = winner;
  const damage = units.flatMap(({ weapons }) => weapons).reduce((sum, weapon) => sum + weapon.damage, 0);
  return [t('ending.base', { by: nameOf(scope, seat), n: units.length, damage, left: base.hpLeft, most: base.hp })];
}

/** The final standing of several players, by their places; of two what the winner had. */
function endingLines(scope: Scope): readonly string[] {
  const { t, view, board } = scope;
  const { places = [] } = view.result ?? {};
  if (board.seats.length < 3) return duelEnding(scope);
  const placeOf = ({ seat }: SeatInView) => places[seat] ?? board.seats.length;
  return [...board.seats]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((one) =>
      t('score.line', {
        place: placeOf(one),
        name: nameOf(scope, one.seat),
        out: one.base === undefined,
        left: one.base?.hpLeft ?? 0,
        most: one.base?.hp ?? 0,
        units: one.units.length,
      }),
    );
}
