/** The Space War as the rest of the program sees it: set-up, answers, views, texts, pictures. */
import type { Deck } from '#face/deck';
import type { Game, GameModule, Scenes, Setup } from '#face/game';
import { inEachLanguage } from '#face/in-language';
import { advance, answer, type Spoiled, type Step } from '#kernel/answer';
import type { Refusal } from '#kernel/ask';
import { stateBefore } from '#kernel/begin';
import { open } from '#kernel/load';
import type { Seat } from '#kernel/state';
import { introductionOf } from '../kit/guide.ts';
import { rulesChangeSince } from '../kit/rulings.ts';
import { type CardSet, storedSetShape } from './cards/format.ts';
import { dealTsw } from './deal.ts';
import { deckProblems, deckRules } from './decks/check.ts';
import { readyDecks } from './decks/ready.ts';
import { editionIds } from './editions.ts';
import { cardInfos } from './guide/info.ts';
import { lesson } from './guide/lesson.ts';
import { rulesVersion, rulings } from './guide/rulings.ts';
import { topics } from './guide/topics.ts';
import type { Tsw, TswRules } from './kind.ts';
import { type Library, makeLibrary } from './library.ts';
import { lose } from './rules/change.ts';
import { tswRules } from './rules/index.ts';
import { layOut } from './rules/setup.ts';
import { attacksIn } from './scenes/attacks.ts';
import { boardScene } from './scenes/board.ts';
import { cardScene, handScene } from './scenes/card.ts';
import { deckScene } from './scenes/deck.ts';
import { visibleCards } from './scenes/visible-cards.ts';
import type { TswState } from './state.ts';
import { type TswBoard, viewOf } from './view.ts';
import { type Translate, translatorIn } from './words/catalogue.ts';
import { tswWords } from './words/index.ts';

/** The module; `build` takes the card sets of a ruleset as they were stored. */
export const tsw: GameModule = { id: 'tsw', build: (data) => tswGame(storedSetShape.array().parse(data)) };

const SEATS = 2;

/** The Space War with its cards. */
export function tswGame(sets: readonly CardSet[]): Game<Tsw> {
  const library = makeLibrary(sets);
  const rules = tswRules(library);
  const decks = readyDecks(library.decks);
  return inEachLanguage((language) => {
    const t = translatorIn(language);
    return {
      id: 'tsw',
      name: 'The Space War',
      introduction: introductionOf(t),
      editions: editionIds.map((id) => ({ id, name: t(`edition.${id}`) })),
      minSeats: SEATS,
      maxSeats: SEATS,
      ruleset: library.hash,
      data: sets,
      library,
      rulesVersion,
      rulesChange: (since) => rulesChangeSince(since, rulesVersion, rulings),
      decks,
      deckRules: deckRules(library, t),
      cards: cardInfos(library, t),
      rulebook: topics(t),
      lesson: lesson(t),
      words: tswWords(library, t),
      scenes: tswScenes(library, t),
      checkDeck: (deck, edition, format) => deckProblems(library, t, deck, edition, format),
      setup: (setup) => begin(rules, setup, t),
      answer: (state, input) => answer(rules, state, input),
      concede: (state, seat) => concede(rules, state, seat),
      view: (state, seat) => viewOf(rules, state, seat),
      ordered: ['pile'],
      deal: (state, seat, seed) => dealTsw(decks, state, seat, seed),
      open: (text) => open(rules, text),
      visible: (view) => visibleCards(library, view),
    };
  });
}

/** The pictures of a game with these cards, in a language. */
function tswScenes(library: Library, t: Translate): Scenes<TswBoard> {
  return {
    board: (view, names) => boardScene(library, t, view, names),
    moment: (view, names) => [boardScene(library, t, view, names), handScene(library, t, view)],
    attacks: (events) => attacksIn(library, t, events),
    hand: (view) => handScene(library, t, view),
    card: (def) => cardScene(library, t, library.get(editionIds[0], def)),
    deck: (deck, mark, problems) => deckScene(library, t, deck, mark, problems),
  };
}

/** Begins a game with a deck for each of two players; refuses decks that nobody could play with. */
export function begin(
  rules: TswRules,
  setup: Pick<Setup, 'edition' | 'seed'> & { readonly decks: readonly Deck[] },
  t: Translate = translatorIn('en'),
): Step<TswState> | Refusal {
  if (setup.decks.length !== SEATS) return { refused: 'seats', with: { n: setup.decks.length } };
  const [problem] = setup.decks.flatMap((deck) => deckProblems(rules.library, t, deck, setup.edition, 'open'));
  if (problem !== undefined) return { refused: 'deck', with: { why: problem.text } };
  return advance(rules, emptyState(rules, setup), (m) => layOut(m, setup.decks));
}

/** A game before its first card. */
export function emptyState(rules: TswRules, setup: Pick<Setup, 'edition' | 'seed'>): TswState {
  const facts: TswState['g'] = { turn: 0, first: 0, active: 0, phase: 'setup', actions: 0, life: [] };
  return stateBefore(rules, setup, SEATS, facts, 'setup.begin');
}

/** A player who concedes has lost at once (T-12.2). */
export function concede(rules: TswRules, state: TswState, seat: Seat): Step<TswState> | Spoiled {
  if (state.result !== undefined) return { refused: 'over' };
  if (seat < 0 || seat >= state.seats) return { refused: 'foreign' };
  return advance(rules, state, (m) => {
    m.emit({ e: 'conceded', seat });
    lose(m, seat, 'concede');
  });
}
