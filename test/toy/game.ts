/** The game as the program sees it, and how its card files are read. */
import { noDecks } from '#face/deck';
import type { Game, GameModule } from '#face/game';
import type { SetKind } from '#face/sets';
import { commonView } from '#face/view';
import { advance, answer } from '#kernel/answer';
import { stateBefore } from '#kernel/begin';
import { open } from '#kernel/load';
import { Machine } from '#kernel/machine';
import { redeal } from '#kernel/redeal';
import type { Seat } from '#kernel/state';
import { card, controller, zone } from '#kernel/zones';
import { worth, worthOf } from './facts.ts';
import { type CardSet, setShape } from './format.ts';
import type { Library, Salvage, SalvageBoard, SalvageMachine, SalvageState } from './kind.ts';
import { phrases } from './phrase.ts';
import { GOAL, salvageRules } from './rules.ts';
import { salvageScenes, textsOf } from './scenes.ts';
import { salvageWords } from './texts.ts';

export const salvage: GameModule = { id: 'salvage', build: (data) => salvageGame(setShape.array().parse(data)) };

/** The game with its cards. */
export function salvageGame(sets: readonly CardSet[]): Game<Salvage> {
  const library = libraryOf(sets);
  const rules = salvageRules(library);
  return {
    id: 'salvage',
    name: 'Salvage',
    introduction: { pitch: `Bring in hulks worth ${GOAL}.`, length: 'Five minutes.', difficulty: 'Easy.' },
    editions: [{ id: 'first', name: 'First' }],
    minSeats: 2,
    maxSeats: 2,
    ruleset: library.hash,
    rulesVersion: 1,
    data: sets,
    decks: [],
    deckRules: noDecks,
    cards: library.cards.map((one) => ({
      id: one.id,
      name: one.name,
      aliases: [],
      type: one.kind === 'hulk' ? 'Hulk' : 'Tool',
      set: 'Salvage',
      edition: 'first',
      figures: one.worth === undefined ? [] : [{ label: 'Worth', value: String(one.worth), origin: 'house' as const }],
      text: textsOf(one),
      textOrigin: 'house',
      nameOrigin: 'house',
      keywords: [],
      rulings: [],
    })),
    rulebook: [{ id: 'turn', title: 'A turn', text: 'Draw a card, then play one or pass.' }],
    words: salvageWords(library),
    scenes: salvageScenes(library),
    checkDeck: () => [],
    setup({ edition, seed, seats = 2 }) {
      if (seats !== 2) return { refused: 'seats', with: { n: seats } };
      const state: SalvageState = stateBefore(rules, { edition, seed }, 2, { active: 0, turn: 0, passes: 0 }, 'begin');
      return advance(rules, state, () => {});
    },
    answer: (state, input) => answer(rules, state, input),
    concede(state, seat) {
      if (state.result !== undefined) return { refused: 'over' };
      return advance(rules, state, (m) => {
        m.emit({ e: 'conceded', seat });
        m.state.out.push(seat);
        m.finish([1 - seat], 'concede');
      });
    },
    view: (state, seat) => ({ ...commonView(state, seat, []), board: boardOf(new Machine(rules, state), seat) }),
    deal: (state, seat, seed) =>
      redeal(state, seat, seed, {
        unknowns: (copy) =>
          [seat, 1 - seat].map((one) => {
            const cards = [...zone(copy, `deck:${one}`), ...(one === seat ? [] : zone(copy, `hand:${one}`))];
            return { cards, stock: cards.map((id) => card(copy, id).def) };
          }),
      }),
    open: (text) => open(rules, text),
    visible: ({ board }) =>
      [...board.hand, ...board.field].map(({ id, def }) => ({ card: id, def, label: library.get(def).name })),
  };
}

function libraryOf(sets: readonly CardSet[]): Library {
  const cards = sets.flatMap((set) => set.cards);
  return {
    hash: `salvage ${JSON.stringify(sets).length}`,
    sets,
    cards,
    get(id) {
      const found = cards.find((one) => one.id === id);
      if (found === undefined) throw new Error(`no card "${id}"`);
      return found;
    },
  };
}

/** What a seat, or a spectator, may see. */
function boardOf(m: SalvageMachine, viewer: Seat | undefined): SalvageBoard {
  const { state } = m;
  return {
    seats: [0, 1].map((seat) => ({
      hand: zone(state, `hand:${seat}`).length,
      deck: zone(state, `deck:${seat}`).length,
      worth: worthOf(m, seat),
    })),
    field: zone(state, 'field').map((id) => ({
      id,
      def: card(state, id).def,
      seat: controller(state, id) ?? 0,
      worth: worth(m, id),
    })),
    hand: viewer === undefined ? [] : zone(state, `hand:${viewer}`).map((id) => ({ id, def: card(state, id).def })),
  };
}

export const salvageSets: SetKind<CardSet> = {
  game: 'salvage',
  shape: setShape,
  make: salvageGame,
  faults: () => [],
  notes: () => [],
  placeInDeck: () => [],
  phraseWords: phrases.singleWords,
  wishes: [],
  reference: [
    { title: 'A card', of: 'fields', at: ['cards'] },
    { title: 'Effects', of: 'effects', at: ['cards', 'do'] },
  ],
  effects: (given) => {
    const { do: once = [], while: continuous = [] } = given as { readonly do?: unknown[]; readonly while?: unknown[] };
    return [continuous, once].filter((effects) => effects.length > 0);
  },
};
