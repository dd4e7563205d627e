/** EVE: The Second Genesis as the rest of the program sees it: set-up, answers, views, texts, pictures. */

import type { Game, GameModule, Setup } from '#face/game';
import { inEachLanguage } from '#face/in-language';
import type { Step } from '#kernel/answer';
import { advance, answer, type Spoiled } from '#kernel/answer';
import type { Refusal } from '#kernel/ask';
import { stateBefore } from '#kernel/begin';
import { answerForLeavers } from '#kernel/leave';
import { open } from '#kernel/load';
import type { Machine } from '#kernel/machine';
import type { Seat } from '#kernel/state';
import { introductionOf } from '../kit/guide.ts';
import { rulesChangeSince } from '../kit/rulings.ts';
import { type CardSet, storedSetShape } from './cards/format.ts';
import { dealEve } from './deal.ts';
import { boosterRules } from './decks/boosters.ts';
import { deckProblems } from './decks/check.ts';
import { deckRules, toDeck, toList } from './decks/shapes.ts';
import { edition, editions, ruleOptions } from './editions.ts';
import { cardInfos } from './guide/info.ts';
import { lesson } from './guide/lesson.ts';
import { rulesVersion, rulings } from './guide/rulings.ts';
import { topics } from './guide/topics.ts';
import type { Eve } from './kind.ts';
import { makeLibrary } from './make-library.ts';
import { living } from './rules/facts.ts';
import { eveRules } from './rules/index.ts';
import { layOut } from './rules/setup.ts';
import { eveScenes } from './scenes/board.ts';
import { visibleCards } from './scenes/visible-cards.ts';
import type { EveState } from './state.ts';
import { viewOf } from './view.ts';
import { type Translate, translatorIn } from './words/catalogue.ts';
import { eveWords } from './words/index.ts';

/** The module; `build` takes the card sets of a ruleset, which were validated when it was stored. */
export const eve: GameModule = { id: 'eve', build: (data) => eveGame(storedSetShape.array().parse(data)) };

/** EVE with the given card sets. Only ready decks whose edition can be played are offered. */
export function eveGame(sets: readonly CardSet[]): Game<Eve> {
  const library = makeLibrary(sets);
  const rules = eveRules(library);
  const decks = library.decks.filter((deck) => deck.edition in editions).map(toDeck);
  const names = Object.values(editions).map(({ id, name }) => ({ id, name }));
  return inEachLanguage((language) => {
    const t = translatorIn(language);
    return {
      id: 'eve',
      name: 'EVE: The Second Genesis',
      short: 'EVE',
      introduction: introductionOf(t),
      editions: names,
      minSeats: 2,
      maxSeats: 4,
      ruleset: library.hash,
      data: sets,
      library,
      rulesVersion,
      rulesChange: (since) => rulesChangeSince(since, rulesVersion, rulings),
      decks,
      deckRules: deckRules(library, t),
      boosters: (editionId) => boosterRules(library, editionId),
      ruleOptions: ruleOptions(t),
      cards: cardInfos(library, t),
      rulebook: topics(t),
      lesson: lesson(t),
      words: eveWords(library, t),
      scenes: eveScenes(library, t),
      checkDeck: (deck, edition, format) => deckProblems(library, t, deck, edition, format),
      setup: (setup) => begin(rules, setup, t),
      answer: (state, input) => settle(rules, state, answer(rules, state, input)),
      concede: (state, seat) => concede(rules, state, seat),
      view: (state, seat) => viewOf(rules, state, seat),
      ordered: ['pile', 'scrapheap'],
      deal: (state, seat, seed) => dealEve(decks, state, seat, seed),
      open: (text) => open(rules, text),
      visible: (view) => visibleCards(library, view),
    };
  });
}

type EveRules = ReturnType<typeof eveRules>;

function begin(rules: EveRules, setup: Setup, t: Translate): Step<EveState> | Refusal {
  const seats = setup.decks.length;
  if (seats < 2 || seats > 4) return { refused: 'seats', with: { n: seats } };
  const problem = setup.decks.flatMap((deck) => deckProblems(rules.library, t, deck, setup.edition, 'casual'))[0];
  if (problem !== undefined) return { refused: 'deck', with: { why: problem.text } };
  const state = emptyState(rules, setup, seats);
  if (skipsFirstDraw(setup)) state.g.skipsFirstDraw = true;
  if (setup.first !== undefined && setup.first < seats) state.g.begins = setup.first;
  return advance(rules, state, (m) => layOut(m as Machine<Eve>, setup.decks.map(toList)));
}

/** Whether a table has chosen that the first player skips their first draw, however many play (D31, R-65). */
function skipsFirstDraw({ edition: id, options }: Setup): boolean {
  return edition(id).firstDrawOptional && options?.firstDraw === 'skip';
}

/** A game before its first card. */
export function emptyState(rules: EveRules, setup: Pick<Setup, 'edition' | 'seed'>, seats: number): EveState {
  const facts: EveState['g'] = {
    turn: 0,
    active: 0,
    first: 0,
    phase: 'mulligan',
    step: 'mulligan',
    isk: Array.from({ length: seats }, () => 0),
    base: [],
    back: [],
    upgraded: Array.from({ length: seats }, () => false),
    forgone: false,
    limited: [],
    used: [],
    attacks: [],
    struck: [],
    opened: 0,
    losing: [],
  };
  return stateBefore(rules, setup, seats, facts, 'setup.begin');
}

/**
 * Conceding: ends the game at once if only one other player is left; otherwise the seat leaves when the rules next check
 * losses. Refusals: `over`, `foreign` (no such seat, out already, or about to be).
 */
function concede(rules: EveRules, state: EveState, seat: Seat): Step<EveState> | Spoiled {
  if (state.result !== undefined) return { refused: 'over' };
  const staying = living(state).filter((one) => !hasConceded(state, one));
  if (!staying.includes(seat)) return { refused: 'foreign' };
  const left = staying.filter((one) => one !== seat);
  const step = advance(rules, state, (m) => {
    m.emit({ e: 'conceded', seat });
    if (left.length > 1) state.g.losing.push({ seat, how: 'concede' });
    else {
      const gone = living(state).filter((one) => !left.includes(one));
      state.out.push(...gone);
      if (gone.length > 1) state.outTogether = [...(state.outTogether ?? []), gone];
      m.finish(left, 'concede');
    }
  });
  return settle(rules, state, step);
}

function hasConceded(state: EveState, seat: Seat): boolean {
  return state.g.losing.some((one) => one.how === 'concede' && one.seat === seat);
}

/** Answers the asks of seats that have conceded. */
function settle(rules: EveRules, state: EveState, step: Step<EveState> | Spoiled): Step<EveState> | Spoiled {
  return answerForLeavers(rules, state, step, (seat) => hasConceded(state, seat));
}
