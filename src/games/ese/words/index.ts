/** Epic Space Empires' words: everything that people read of a game, assembled from `words/`. */

import { nextInOrder } from '#face/view';
import type { StandingQuestion, Words } from '#face/words';
import { namesLater, translateLater } from '#words/later';
import { seatsIn } from '../../kit/concerns.ts';
import { nameOf } from '../../kit/phrasebook.ts';
import { refusalText, stopsOf } from '../../kit/words.ts';
import type { Library } from '../library.ts';
import type { EseBoard, SeatInView } from '../view.ts';
import { messageText, optionText, orderText, promptText, verbText } from './asks.ts';
import { blowOf } from './blow.ts';
import { isKey, type Key, type Translate } from './catalogue.ts';
import { contextLines } from './context.ts';
import { drawbackOf } from './drawbacks.ts';
import { join, weight } from './join.ts';
import { lineOf } from './lines.ts';
import { eventsApart } from './marks.ts';
import { cardName, doesOf, type Phrasebook, type Scope, scopeOf } from './phrasebook.ts';

/**
 * Where the autopilot can be told to stop, in turn order. In an attack, a player's plan decides beforehand whether they are
 * asked at all; a fleet about to be lost concerns its owner.
 */
const stops = ['event.opponents', 'tactics', 'battle', 'loss'] as const;
const usual = ['tactics', 'battle'] as const;

/** When somebody else attacks, as a standing question: the options of `ask.plan`, whatever speeds there are. */
const plans = ['attacked', 'ask', 'speed:2', 'speed:3', 'speed:4', 'always', 'never'] as const;

/** Stretches that may be passed as a whole: a speed of the attack, a phase. */
const spans = ['round', 'phase'] as const;

/** The words of a game with a library of cards, in a language. */
export function eseWords(library: Library, t: Translate): Words<EseBoard> {
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
    concerns: seatsIn('seat', 'owner', 'from', 'with', 'whom'),
    takesOut: ({ e, seat }) => (e === 'eliminated' && typeof seat === 'number' ? seat : undefined),
    blow: (event, fall, names) => blowOf(phrasebook, event, fall, names),
    stops: stopsOf(t, isKey, { ids: stops, usual }),
    spans: spans.map((id) => ({ id, label: t(`span.${id}`) })),
    standing: [{ id: 'attack', label: t('plan.title'), choices: plans.map((id) => planChoice(phrasebook, id)) }],
    untilConcerned: t('until.attacked'),
    refusal: (refusal) => refusalText(t, isKey, refusal),
  };
}

function planChoice({ t }: Phrasebook, id: (typeof plans)[number]): StandingQuestion['choices'][number] {
  const [kind = '', k] = id.split(':');
  const detail: string = `planDetail.${kind}`;
  return {
    id,
    label: t.any(`plan.${kind}` as Key, { k: Number(k ?? 0) }),
    ...(isKey(detail) && { detail: t.any(detail) }),
    ...(id === 'attacked' && { usual: true }),
  };
}

function statusText(scope: Scope): string {
  const { t, view, board } = scope;
  if (view.result !== undefined) return t('status.over', { round: board.round });
  if (view.turn === 0) return t('status.setup');
  const name = nameOf(scope, view.active);
  const truce = board.truce ? ` · 🕊️ ${t('status.truce')}` : '';
  const speed = board.phase === 'attack' && board.k > 0 ? `, ${t('status.speed', { k: board.k })}` : '';
  return `${t('status.turn', { round: board.round, phase: `${t(`phase.${board.phase}`)}${speed}`, name })}${truce}`;
}

function factLines(scope: Scope): readonly string[] {
  const { t, view, board } = scope;
  const mine = view.seat === undefined ? undefined : board.seats[view.seat];
  if (mine === undefined || board.own === undefined || view.turn === 0) return [];
  return [
    t('fact.points', { n: mine.points }),
    t('fact.hands', {
      resource: mine.hands.resource,
      resourceMax: mine.max.resource,
      action: mine.hands.action,
      actionMax: mine.max.action,
    }),
    t('fact.fleets', { n: mine.fleets.length }),
    t('fact.deck', { n: board.decks.resource }),
    ...mine.races.map(({ def }) => t('fact.race', { name: cardName(scope, def), does: doesOf(scope, def) })),
  ];
}

/** The final table (3.12): winners first, then by points and fleets; those who are out last. */
function endingLines(scope: Scope): readonly string[] {
  const { t, view, board } = scope;
  const winners = view.result?.winners ?? [];
  const rank = ({ seat, out }: SeatInView) => (winners.includes(seat) ? 0 : out ? 2 : 1);
  const sorted = [...board.seats].sort(
    (a, b) => rank(a) - rank(b) || b.points - a.points || b.fleets.length - a.fleets.length,
  );
  const place = (one: SeatInView, index: number) => (winners.includes(one.seat) ? 1 : index + 1);
  return sorted.map((one, index) =>
    t('score.line', {
      place: place(one, index),
      name: nameOf(scope, one.seat),
      points: one.points,
      planets: one.planets.length,
      fleets: one.fleets.length,
      out: one.out,
    }),
  );
}
