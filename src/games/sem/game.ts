/** Shattered Empires as the rest of the program sees it: set-up, answers, views, texts, pictures. */
import type { Deck } from '#face/deck';
import type { Game, GameModule, Scenes, Setup } from '#face/game';
import { inEachLanguage } from '#face/in-language';
import { advance, answer, type Spoiled, type Step } from '#kernel/answer';
import type { Refusal } from '#kernel/ask';
import { stateBefore } from '#kernel/begin';
import { answerForLeavers } from '#kernel/leave';
import { open } from '#kernel/load';
import type { Seat } from '#kernel/state';
import { introductionOf } from '../kit/guide.ts';
import { rulesChangeSince } from '../kit/rulings.ts';
import { type CardSet, storedSetShape } from './cards/format.ts';
import { dealSem } from './deal.ts';
import { deckProblems, deckRules } from './decks/check.ts';
import { deckOf } from './decks/ready.ts';
import { EDITION } from './editions.ts';
import { cardInfos } from './guide/info.ts';
import { lesson } from './guide/lesson.ts';
import { rulesVersion, rulings } from './guide/rulings.ts';
import { topics } from './guide/topics.ts';
import type { Sem, SemRules } from './kind.ts';
import { type Library, makeLibrary } from './library.ts';
import { ruleOptions } from './lobby.ts';
import { readOptions } from './options.ts';
import { eliminate } from './rules/change-play.ts';
import { semRules } from './rules/index.ts';
import { layOut } from './rules/setup.ts';
import { attacksIn } from './scenes/attacks.ts';
import { boardScene, momentScenes, seatScene } from './scenes/board.ts';
import { cardScene, handScene } from './scenes/card.ts';
import { deckScene } from './scenes/deck.ts';
import { visibleCards } from './scenes/visible-cards.ts';
import type { SemState } from './state.ts';
import { type SemBoard, viewOf } from './view.ts';
import { type Translate, translatorIn } from './words/catalogue.ts';
import { semWords } from './words/index.ts';

/** The module; `build` takes the card sets of a ruleset as they were stored. */
export const sem: GameModule = { id: 'sem', build: (data) => semGame(storedSetShape.array().parse(data)) };

const MIN_SEATS = 2;
const MAX_SEATS = 6;

/** Shattered Empires with its cards. */
export function semGame(sets: readonly CardSet[]): Game<Sem> {
  const library = makeLibrary(sets);
  const rules = semRules(library);
  const decks = library.decks.map(deckOf);
  return inEachLanguage((language) => {
    const t = translatorIn(language);
    return {
      id: 'sem',
      name: 'Shattered Empires',
      introduction: introductionOf(t),
      editions: [{ id: EDITION, name: t('edition') }],
      minSeats: MIN_SEATS,
      maxSeats: MAX_SEATS,
      ruleset: library.hash,
      data: sets,
      library,
      rulesVersion,
      rulesChange: (since) => rulesChangeSince(since, rulesVersion, rulings),
      decks,
      deckRules: deckRules(library, t),
      ruleOptions: ruleOptions(t),
      cards: cardInfos(library, t),
      rulebook: topics(t),
      lesson: lesson(t),
      words: semWords(library, t),
      scenes: semScenes(library, t),
      checkDeck: (deck) => deckProblems(library, t, deck),
      setup: (setup) => begin(rules, setup, t),
      answer: (state, input) => settle(rules, state, answer(rules, state, input)),
      concede: (state, seat) => concede(rules, state, seat),
      view: (state, seat) => viewOf(rules, state, seat),
      ordered: ['pile', 'queue'],
      deal: (state, seat, seed) => dealSem(decks, state, seat, seed),
      open: (text) => open(rules, text),
      visible: (view) => visibleCards(library, view),
    };
  });
}

/** The pictures of a game with these cards, in a language. */
function semScenes(library: Library, t: Translate): Scenes<SemBoard> {
  return {
    board: (view, names) => boardScene(library, t, view, names),
    seat: (view, names, seat) => seatScene(library, t, view, names, seat),
    moment: (view, names) => momentScenes(library, t, view, names),
    attacks: (events) => attacksIn(library, t, events),
    hand: (view) => handScene(library, t, view),
    card: (def) => cardScene(library, t, library.get(def)),
    deck: (deck, mark, problems) => deckScene(library, t, deck, mark, problems),
  };
}

type Starting = Pick<Setup, 'edition' | 'seed' | 'options'>;

/** Begins a game with a deck for each of 2 to 6 players; refuses decks that nobody could play with. */
export function begin(
  rules: SemRules,
  setup: Starting & { readonly decks: readonly Deck[] },
  t: Translate = translatorIn('en'),
): Step<SemState> | Refusal {
  const { decks } = setup;
  if (decks.length < MIN_SEATS || decks.length > MAX_SEATS) return { refused: 'seats', with: { n: decks.length } };
  const [problem] = decks.flatMap((deck) => deckProblems(rules.library, t, deck));
  if (problem !== undefined) return { refused: 'deck', with: { why: problem.text } };
  return advance(rules, emptyState(rules, setup, decks.length), (m) => layOut(m, decks));
}

/** A game before its first card. */
export function emptyState(rules: SemRules, setup: Starting, seats: number): SemState {
  const facts: SemState['g'] = {
    turn: 0,
    round: 1,
    first: 0,
    active: 0,
    phase: 'setup',
    options: readOptions(setup.options),
    cp: Array.from({ length: seats }, () => 0),
    acquiring: 'resource',
    targeted: [],
    used: [],
    announced: [],
    scrapping: [],
    lastDamage: 1,
    leaving: [],
  };
  return stateBefore(rules, setup, seats, facts, 'setup.begin');
}

/** Conceding: ends the game at once with two players; with more, the seat leaves at the next step of the turn. */
export function concede(rules: SemRules, state: SemState, seat: Seat): Step<SemState> | Spoiled {
  if (state.result !== undefined) return { refused: 'over' };
  const { leaving } = state.g;
  if (leaving.includes(seat)) return { state, events: [] };
  const staying = Array.from({ length: state.seats }, (_, one) => one).filter(
    (one) => !state.out.includes(one) && !leaving.includes(one),
  );
  if (!staying.includes(seat)) return { refused: 'foreign' };
  const step = advance(rules, state, (m) => {
    m.emit({ e: 'conceded', seat });
    if (staying.length > 2) leaving.push(seat);
    else for (const one of [...leaving, seat]) if (!state.out.includes(one)) eliminate(m, [one], 'concede');
  });
  return settle(rules, state, step);
}

/** Answers the asks of seats that have conceded. */
function settle(rules: SemRules, state: SemState, step: Step<SemState> | Spoiled): Step<SemState> | Spoiled {
  return answerForLeavers(rules, state, step, (seat) => state.g.leaving.includes(seat));
}
