/** EVE's words: everything that people read of a game, assembled from `words/`. */
import { nextInOrder } from '#face/view';
import type { Words } from '#face/words';
import { namesLater, translateLater } from '#words/later';
import { seatsIn } from '../../kit/concerns.ts';
import type { Library } from '../library.ts';
import type { EveBoard } from '../view.ts';
import { blowOf } from './blow.ts';
import type { Translate } from './catalogue.ts';
import { drawbackOf } from './drawbacks.ts';
import { join, weight } from './join.ts';
import { lineOf } from './lines.ts';
import { eventsApart } from './marks.ts';
import { optionText, verbText } from './options.ts';
import { enoughFor, orderText, planLines, totalText } from './orders.ts';
import { type Phrasebook, scopeOf } from './phrasebook.ts';
import { allOrNoneText, contextLines, messageText, promptText } from './prompts.ts';
import { endingLines, factLines, refusalText, standingQuestions, statusText, stopList } from './status.ts';

/** The words of a game with a library of cards, in a language. No function throws: what they do not know gets a plain sentence. */
export function eveWords(library: Library, t: Translate): Words<EveBoard> {
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
    enough: (view, needs, answers, to, names) => enoughFor(scopeOf(phrasebook, view, names), needs, answers, to),
    drawback: (view, ask, answer, names) => drawbackOf(scopeOf(phrasebook, view, names), ask, answer),
    message: (view, message, names) => messageText(scopeOf(phrasebook, view, names), message),
    apart: (view, events) => eventsApart(scopeOf(later, view, namesLater(view)), events),
    line: (event, names) => lineOf(phrasebook, event, names),
    join,
    weight,
    concerns: seatsIn('seat', 'own', 'against', 'before'),
    takesOut: ({ e, seat }) => (e === 'lost' && typeof seat === 'number' ? seat : undefined),
    blow: (event, fall, names) => blowOf(phrasebook, event, fall, names),
    stops: stopList(t),
    spans: [],
    standing: standingQuestions(t),
    refusal: (refusal) => refusalText(t, refusal),
  };
}
