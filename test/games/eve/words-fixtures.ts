/** A board written down by hand, for stories about words and pictures: Ian (seat 0, Amarr) and Elysha (seat 1, Minmatar). */

import { makeLibrary } from '#games/eve/make-library';
import type { CardInView, EveBoard, EveView, PileItemInView, RegionInView, SeatInView } from '#games/eve/view';
import { translatorIn } from '#games/eve/words/catalogue';
import { eveWords } from '#games/eve/words/index';
import type { Ask, Option } from '#kernel/ask';
import { loadSets } from '#sets/load';

const t = translatorIn('en');

export const library = makeLibrary(loadSets().sets.eve);
export const words = eveWords(library, t);
export const names = ['Ian', 'Elysha'];

export function ship(id: string, def: string, seat: number, more: Partial<CardInView> = {}): CardInView {
  const { attack = 0, shield = 0 } = library.get(def);
  return {
    id,
    def,
    owner: seat,
    controller: seat,
    at: 'r3',
    attack,
    shield,
    damage: 0,
    commands: [],
    attacking: false,
    defending: false,
    changed: false,
    ...more,
  };
}

export function region(id: string, def: string, more: Partial<RegionInView> = {}): RegionInView {
  return {
    id,
    def,
    home: undefined,
    controller: undefined,
    income: 0,
    slots: 3,
    ships: [],
    locations: [],
    structures: [],
    attackedBy: undefined,
    shield: undefined,
    damage: 0,
    ...more,
  };
}

export function seat(n: number, race: string): SeatInView {
  return {
    seat: n,
    out: false,
    race,
    starbase: `${race.toLowerCase()}-starbase`,
    upgraded: false,
    isk: 7,
    income: 4,
    hand: 5,
    market: 38,
    scrapheap: [],
    unplayedRegions: 3,
    dock: [],
    news: [],
  };
}

export function item(more: Partial<PileItemInView>): PileItemInView {
  return {
    id: 90,
    kind: 'card',
    seat: 0,
    def: undefined,
    ability: undefined,
    x: undefined,
    targets: [],
    items: [],
    players: [],
    damage: [],
    ...more,
  };
}

/** Ian's home, Elysha's home, and Metropolis (r3) with a Slasher of Ian's attacking an Executioner of Elysha's. */
export function board(more: Partial<EveBoard> = {}): EveBoard {
  const slasher = ship('s1', 'slasher', 0, { attack: 3, shield: 2, attacking: true });
  const executioner = ship('s2', 'executioner', 1, { attack: 2, shield: 3, defending: true });
  return {
    edition: 'core',
    turn: 5,
    active: 0,
    phase: 'management',
    step: 'management',
    regions: [
      region('r1', 'amarr-starbase', { home: 0, controller: 0, slots: undefined, shield: 7, income: 2 }),
      region('r2', 'minmatar-starbase', { home: 1, controller: 1, slots: undefined, shield: 9, damage: 2, income: 2 }),
      region('r3', 'metropolis', { controller: 1, ships: [slasher, executioner], attackedBy: 0, income: 1 }),
    ],
    seats: [seat(0, 'Amarr'), seat(1, 'Minmatar')],
    pile: [],
    battle: undefined,
    own: undefined,
    ...more,
  };
}

export function view(board_: EveBoard, seat_: number | undefined = 0, asks: readonly Ask[] = []): EveView {
  return {
    seat: seat_,
    seats: 2,
    out: [],
    asks,
    owing: asks.map((ask) => ask.seat),
    active: board_.active,
    turn: board_.turn,
    result: undefined,
    board: board_,
  };
}

export function ask(key: string, more: Partial<Ask> & { readonly with?: Ask['prompt']['with'] } = {}): Ask {
  const { with: given, ...rest } = more;
  return {
    id: 1,
    seat: 0,
    role: 'choice',
    stop: 'effect',
    prompt: { key, ...(given !== undefined && { with: given }) },
    choice: { kind: 'choose', options: [], min: 1, max: 1 },
    fallback: { pick: [] },
    ...rest,
  };
}

/** The label and detail of an option on the usual board. */
export function label(option: Option, board_ = board(), asks: readonly Ask[] = []) {
  return words.option(view(board_, 0, asks), option, names);
}
