/** The Space War's words: everything that people read of a game, assembled from `words/`. */
import { nextInOrder } from '#face/view';
import { ASK_EACH_TIME, type StandingQuestion, type Words } from '#face/words';
import { namesLater, translateLater } from '#words/later';
import { seatsIn } from '../../kit/concerns.ts';
import { nameOf } from '../../kit/phrasebook.ts';
import { refusalText, stopsOf } from '../../kit/words.ts';
import type { Library } from '../library.ts';
import { SHORT_PILE } from '../rules/effects/draws.ts';
import type { TswBoard } from '../view.ts';
import { contextLines, messageText, optionText, promptText, verbText } from './asks.ts';
import { blowOf } from './blow.ts';
import { isKey, type Translate } from './catalogue.ts';
import { drawbackOf } from './drawbacks.ts';
import { join, weight } from './join.ts';
import { lineOf } from './lines.ts';
import { eventsApart } from './marks.ts';
import { orderText } from './orders.ts';
import { cardName, type Phrasebook, type Scope, scopeOf } from './phrasebook.ts';

/** Where the autopilot can be told to stop, in turn order. */
const stops = ['draw', 'action', 'attack.own', 'attack', 'pile.answer', 'pile', 'pile.own'] as const;
const usual = ['attack.own', 'pile.answer'] as const;

/** The words of a game with a library of cards, in a language. */
export function tswWords(library: Library, t: Translate): Words<TswBoard> {
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
    drawback: (view, ask, answer, names) => drawbackOf(scopeOf(phrasebook, view, names), ask, answer),
    message: (view, message, names) => messageText(scopeOf(phrasebook, view, names), message),
    apart: (view, events) => eventsApart(scopeOf(later, view, namesLater(view)), events),
    line: (event, names) => lineOf(phrasebook, event, names),
    join,
    weight,
    concerns: seatsIn('seat', 'from', 'by', 'targetSeat'),
    blow: (event, fall, names) => blowOf(phrasebook, event, fall, names),
    stops: stopsOf(t, isKey, { ids: stops, usual }),
    spans: [],
    standing: standingQuestions(t),
    refusal: (refusal) => refusalText(t, isKey, refusal),
  };
}

/** Upkeep, and whether to draw, as standing questions; `usual` leaves them to what is presumed. */
const standingQuestions = (t: Translate): readonly StandingQuestion[] => [
  {
    id: 'upkeep',
    label: t('upkeep.title'),
    choices: [
      { id: 'usual', label: t('upkeep.usual'), usual: true },
      { id: ASK_EACH_TIME, label: t('upkeep.ask') },
    ],
  },
  {
    id: 'draws',
    label: t('draws.title'),
    choices: [
      { id: 'usual', label: t('draws.usual', { n: SHORT_PILE }), usual: true },
      { id: ASK_EACH_TIME, label: t('draws.ask') },
      { id: 'mill', label: t('draws.mill') },
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
  if (mine === undefined || view.turn === 0) return [];
  const rows = Object.values(mine.station);
  const down = rows.reduce((sum, row) => sum + row.down, 0);
  return [
    ...(view.active === mine.seat && board.phase === 'action' ? [t('fact.actions', { n: board.actions })] : []),
    t('fact.life', { n: mine.life, name: cardName(scope, mine.commander?.def) }),
    t('fact.hand', { n: mine.hand, most: mine.station.discard.gives }),
    t('fact.station', {
      n: rows.reduce((sum, { flipped }) => sum + flipped.length, down),
      most: mine.stationMaximum,
      down,
    }),
    t('fact.deck', { n: mine.deck }),
  ];
}

/** What stood against the commander who fell; nothing where a game ended in another way. */
function endingLines(scope: Scope): readonly string[] {
  const { t, view, board } = scope;
  const [by] = view.result?.winners ?? [];
  const fallen = board.seats.find(({ seat }) => seat !== by);
  if (view.result?.how !== 'life' || by === undefined || fallen === undefined) return [];
  const { seat, station } = fallen;
  const attackers = board.play.filter((unit) => unit.seat === by && unit.at === seat && unit.attack > 0);
  const told = { name: nameOf(scope, seat), by: nameOf(scope, by), n: attackers.length };
  const attack = attackers.reduce((sum, unit) => sum + unit.attack, 0);
  const isOpen = Object.values(station).every(({ down }) => down === 0);
  return [
    ...(attackers.length === 0 ? [] : [t('ending.zone', { ...told, attack })]),
    ...(isOpen ? [t('ending.open', { name: told.name })] : []),
  ];
}
