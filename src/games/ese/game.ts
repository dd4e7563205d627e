/** Epic Space Empires as the rest of the program sees it: set-up, answers, views, texts, pictures. */

import { noDecks } from '#face/deck';
import type { Game, GameModule, Setup } from '#face/game';
import { inEachLanguage } from '#face/in-language';
import type { Step } from '#kernel/answer';
import { advance, answer, type Spoiled } from '#kernel/answer';
import type { Refusal } from '#kernel/ask';
import { stateBefore } from '#kernel/begin';
import { answerForLeavers } from '#kernel/leave';
import { open } from '#kernel/load';
import type { Seat } from '#kernel/state';
import { introductionOf } from '../kit/guide.ts';
import { rulesChangeSince } from '../kit/rulings.ts';
import { type CardSet, storedSetShape } from './cards/format.ts';
import { dealEse } from './deal.ts';
import { cardInfos } from './guide/info.ts';
import { lesson } from './guide/lesson.ts';
import { rulesVersion, rulings } from './guide/rulings.ts';
import { topics } from './guide/topics.ts';
import type { Ese, EseRules } from './kind.ts';
import { makeLibrary } from './library.ts';
import { ruleOptions } from './lobby.ts';
import { readOptions } from './options.ts';
import { eseRules } from './rules/index.ts';
import { layOut } from './rules/setup.ts';
import { eseScenes } from './scenes/board.ts';
import { visibleCards } from './scenes/visible-cards.ts';
import type { EseState } from './state.ts';
import { viewOf } from './view.ts';
import { translatorIn } from './words/catalogue.ts';
import { eseWords } from './words/index.ts';

/** The module; `build` takes the card sets of a ruleset as they were stored. */
export const ese: GameModule = { id: 'ese', build: (data) => eseGame(storedSetShape.array().parse(data)) };

/** Epic Space Empires with its cards. */
export function eseGame(sets: readonly CardSet[]): Game<Ese> {
  const library = makeLibrary(sets);
  const rules = eseRules(library);
  return inEachLanguage((language) => {
    const t = translatorIn(language);
    return {
      id: 'ese',
      name: 'Epic Space Empires',
      introduction: introductionOf(t),
      editions: [{ id: 'base', name: 'Base game' }],
      minSeats: 2,
      maxSeats: MAX_SEATS,
      ruleset: library.hash,
      data: sets,
      library,
      rulesVersion,
      rulesChange: (since) => rulesChangeSince(since, rulesVersion, rulings),
      decks: [],
      deckRules: noDecks,
      ruleOptions: ruleOptions(t),
      cards: cardInfos(library, t),
      rulebook: topics(t),
      lesson: lesson(t),
      words: eseWords(library, t),
      scenes: eseScenes(library, t),
      checkDeck: () => [],
      setup: (setup) => begin(rules, setup, setup.seats ?? setup.decks.length),
      answer: (state, input) => settle(rules, state, answer(rules, state, input)),
      concede: (state, seat) => concede(rules, state, seat),
      view: (state, seat) => viewOf(rules, state, seat),
      ordered: ['plays'],
      deal: dealEse,
      open: (text) => open(rules, text),
      visible: (view) => visibleCards(library, view),
    };
  });
}

/** There are ten homeworlds, but the rules are made for six players. */
const MAX_SEATS = 6;

/** Begins a game for 2 to 6 players. */
export function begin(
  rules: EseRules,
  setup: Pick<Setup, 'edition' | 'seed' | 'options'>,
  seats: number,
): Step<EseState> | Refusal {
  if (seats < 2 || seats > MAX_SEATS) return { refused: 'seats', with: { n: seats } };
  return advance(rules, emptyState(rules, setup, seats), (m) => layOut(m, rules.library));
}

/** A game before its first card. */
export function emptyState(
  rules: EseRules,
  setup: Pick<Setup, 'edition' | 'seed' | 'options'>,
  seats: number,
): EseState {
  const facts: EseState['g'] = {
    turn: 0,
    round: 0,
    first: 0,
    active: 0,
    phase: 'production',
    homes: [],
    options: readOptions(setup.options, seats),
    played: 0,
    used: [],
    peace: false,
    k: 0,
    courses: {},
    leaving: [],
  };
  return stateBefore(rules, setup, seats, facts, 'setup.begin');
}

/** Conceding: ends the game at once with two players; with more, the seat leaves at the next step of the turn. */
function concede(rules: EseRules, state: EseState, seat: Seat): Step<EseState> | Spoiled {
  if (state.result !== undefined) return { refused: 'over' };
  if (state.g.leaving.includes(seat)) return { state, events: [] };
  const staying = Array.from({ length: state.seats }, (_, one) => one).filter(
    (one) => !state.out.includes(one) && !state.g.leaving.includes(one),
  );
  if (!staying.includes(seat)) return { refused: 'foreign' };
  const left = staying.filter((one) => one !== seat);
  const step = advance(rules, state, (m) => {
    m.emit({ e: 'conceded', seat });
    if (left.length <= 1) m.finish(left, 'concede');
    else state.g.leaving.push(seat);
  });
  return settle(rules, state, step);
}

/** Answers the asks of seats that have conceded (A42). */
function settle(rules: EseRules, state: EseState, step: Step<EseState> | Spoiled): Step<EseState> | Spoiled {
  return answerForLeavers(rules, state, step, (seat) => state.g.leaving.includes(seat));
}
