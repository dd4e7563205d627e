/** EVE's words: everything that people read of a game, assembled from `words/`. */
import { nextInOrder } from '#face/view';
import type { Words } from '#face/words';
import { namesLater, sayLater } from '#words/later';
import { seatsIn } from '../../kit/concerns.ts';
import type { Library } from '../library.ts';
import type { EveBoard } from '../view.ts';
import type { Say } from './catalogue.ts';
import { join, weight } from './join.ts';
import { lineOf } from './lines.ts';
import { eventsApart } from './marks.ts';
import { optionText, verbText } from './options.ts';
import { enoughFor, orderText, planLines, totalText } from './orders.ts';
import { allOrNoneText, contextLines, messageText, promptText } from './prompts.ts';
import { factLines, refusalText, standingQuestions, statusText, stopList } from './status.ts';
import { scopeOf, type Tongue } from './tongue.ts';

/** The words of a game with a library of cards, in a language. No function throws: what they do not know gets a plain sentence. */
export function eveWords(library: Library, say: Say): Words<EveBoard> {
  const tongue: Tongue = { library, say };
  const later: Tongue = { library, say: sayLater() };
  return {
    next: nextInOrder,
    status: (view, names) => statusText(scopeOf(tongue, view, names)),
    facts: (view) => factLines(scopeOf(tongue, view, [])),
    prompt: (view, ask, names) => promptText(scopeOf(tongue, view, names), ask),
    context: (view, ask, names) => contextLines(scopeOf(tongue, view, names), ask),
    verb: (verb) => verbText(tongue, verb),
    option: (view, option, names) => optionText(scopeOf(tongue, view, names), option),
    order: (view, option, names, by) => orderText(scopeOf(tongue, view, names), option, by),
    allOrNone: (ask) => allOrNoneText(say, ask),
    total: (view, options) => totalText(scopeOf(tongue, view, []), options),
    plan: (view, needs, answers, names) => planLines(scopeOf(tongue, view, names), needs, answers),
    enough: (view, needs, answers, to, names) => enoughFor(scopeOf(tongue, view, names), needs, answers, to),
    message: (view, message, names) => messageText(scopeOf(tongue, view, names), message),
    apart: (view, events) => eventsApart(scopeOf(later, view, namesLater(view)), events),
    line: (event, names) => lineOf(tongue, event, names),
    join,
    weight,
    concerns: seatsIn('seat', 'own', 'against', 'before'),
    takesOut: ({ e, seat }) => (e === 'lost' && typeof seat === 'number' ? seat : undefined),
    stops: stopList(say),
    spans: [],
    standing: standingQuestions(say),
    refusal: (refusal) => refusalText(say, refusal),
  };
}
