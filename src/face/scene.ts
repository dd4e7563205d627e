/**
 * What a game wants shown, as plain data: panels, cards, figures and text. A game builds a `Scene` from a view (so it holds
 * nothing a viewer may not know); the render room lays it out, draws it and makes its alt text. All words in a scene are
 * already in the reader's language; the renderer adds none of its own.
 */

import type { SceneArt } from './art.ts';
import type { AttacksScene } from './attacks-scene.ts';
import type { CurveScene } from './curve-scene.ts';
import type { BracketScene, StandingsScene } from './league-scenes.ts';
import type { MatchScene } from './match-scene.ts';
import type { BlowScene, PosterScene } from './poster-scene.ts';

export type { SceneArt } from './art.ts';

/** A picture the renderer can draw. */
export type Scene =
  | BoardScene
  | BattleScene
  | AttacksScene
  | HandScene
  | PanelScene
  | CardScene
  | CardsScene
  | DeckScene
  | StandingsScene
  | BracketScene
  | CurveScene
  | PosterScene
  | BlowScene
  | MatchScene;

/** What a picture is drawn for: `wide` a window beside others, `tall` a telephone held upright. */
export type SceneShape = 'wide' | 'tall';

/** Seat number, from 0. The renderer gives every seat its own colour, shape and letter (0 is A, 1 is B, …). */
export type SceneSeatIndex = number;

/** How a figure, badge or card should strike the eye. The renderer never tells tones apart by colour alone. */
export type SceneTone = 'plain' | 'muted' | 'good' | 'bad' | 'alert';

/** One value with its sign. `icon` names a drawing in assets/icons; an unknown name falls back to the label's initial. */
export type SceneFigure = {
  readonly icon: string;
  readonly value: string;
  /** What the value is, for alt text and for the single card: "shield", "ISK", "cards in hand". */
  readonly label: string;
  readonly tone?: SceneTone;
  /** True when the value is the project's own and not a fact known from the published card. */
  readonly house?: boolean;
  /** A pile of cards, which grows or shrinks by itself: nothing to compare players by. */
  readonly pile?: true;
};

/** A small sign laid over a card's picture: an active command, a lasting effect, a pilot. */
export type SceneBadge = {
  readonly icon: string;
  readonly text?: string;
  readonly label: string;
  /** What the icon stands for whatever the card, for the legend: "mining". */
  readonly word?: string;
  readonly tone?: SceneTone;
};

/** What lies on a card and runs up or down: turns of assembly, a duration, counters. */
export type SceneMark = {
  readonly icon: string;
  /** How much of it, in a few characters; undefined: the icon says it all. */
  readonly text?: string;
  /** In words, for alt text: "2 turns of assembly left". */
  readonly label: string;
  /** What the icon stands for, for the legend: "assembly". */
  readonly word?: string;
};

/** What a card can still take. All three count the same points; `label` is for alt text: "4 shield, 1 damage, 2 to come". */
export type SceneHealth = {
  readonly of: number;
  /** Marked on it already. */
  readonly taken: number;
  /** Meant for it and not dealt yet. */
  readonly coming: number;
  readonly label: string;
};

/** A card as it lies on the board: small, with its present values. Neighbours that are equal are drawn once with a count. */
export type SceneCard = {
  readonly name: string;
  readonly art: SceneArt;
  /** Who controls it; undefined when nobody does. */
  readonly seat?: SceneSeatIndex;
  /** `unit`: picture, name and a line of figures. `place`: low, its figures over the picture. */
  readonly form: 'unit' | 'place';
  /** Present values, the most important first; three at most are drawn. */
  readonly figures: readonly SceneFigure[];
  readonly badges?: readonly SceneBadge[];
  readonly mark?: SceneMark;
  /** Marked damage, above 0. */
  readonly damage?: SceneFigure;
  /** A short tag by which others on the board refer to this card ("1", "2"). */
  readonly tag?: string;
  /** What it aims at, by tag or name. */
  readonly aim?: SceneBadge;
  /** Drawn in a battle alone. */
  readonly health?: SceneHealth;
  /** Not in the field: docked, unfinished, switched off. Drawn dim. */
  readonly dim?: boolean;
  /** Something is happening to this card now (attacks, is attacked, is a target): drawn with a bright frame. */
  readonly hot?: boolean;
};

/** Cards of an area that belong together: one side of a battle, the dock, the locations. */
export type SceneGroup = {
  /** Drawn before the cards; undefined for the area's plain content. */
  readonly label?: string;
  readonly icon?: string;
  readonly seat?: SceneSeatIndex;
  readonly tone?: SceneTone;
  readonly cards: readonly SceneCard[];
  /** Free places to draw as empty slots after the cards, e.g. for locations that still fit. */
  readonly free?: number;
};

/** A place on the board: a region, a tableau, a row of cards. */
export type SceneArea = {
  readonly id: string;
  readonly title: string;
  /** The seat whose home this is; such an area is drawn together with the seat's own figures. */
  readonly home?: SceneSeatIndex;
  readonly control?: SceneSeatIndex;
  /** In words, for alt text and for the header: "held by Ian", "unclaimed". */
  readonly controlLabel: string;
  readonly art: SceneArt;
  /** A base that stands there and is not among the cards, with what it has taken. */
  readonly base?: SceneArt;
  readonly figures: readonly SceneFigure[];
  /** What the place itself does, in the words of its card. */
  readonly text?: string;
  readonly groups: readonly SceneGroup[];
  /** Set while the area is contested. */
  readonly attack?: {
    readonly by: SceneSeatIndex;
    /** "Ian attacks", in words. */
    readonly label: string;
    /** True for the one attack that is being fought right now. */
    readonly now: boolean;
  };
};

/** A player at the table with what everybody may know of them. */
export type SceneSeat = {
  readonly seat: SceneSeatIndex;
  readonly name: string;
  /** A name in plain letters to draw when the fonts lack the letters of `name`: "Player A". */
  readonly fallbackName: string;
  /** Race, deck or faction. */
  readonly title?: string;
  readonly emblem?: string;
  readonly figures: readonly SceneFigure[];
  /** It is this player's turn. */
  readonly turn: boolean;
  /** The table waits for this player. */
  readonly acting: boolean;
  /** Out of the game, or has won; in words. */
  readonly result?: { readonly label: string; readonly tone: SceneTone };
};

/** One thing waiting to resolve. */
export type ScenePileEntry = {
  readonly name: string;
  readonly seat?: SceneSeatIndex;
  readonly art: SceneArt;
  /** What it would do or to whom: "on Executioner", "3 to Slasher". */
  readonly note?: string;
};

/** What waits to resolve, in the order in which it is to be read. */
export type ScenePile = { readonly title: string; readonly entries: readonly ScenePileEntry[] };

/** The whole table. */
export type BoardScene = {
  readonly kind: 'board';
  /** The game's name. */
  readonly game: string;
  /** "Turn 7". */
  readonly title: string;
  /** The phases of a turn in order, the present one marked. */
  readonly phases: readonly { readonly name: string; readonly current: boolean }[];
  /** Whose move it is, in words: "Ian's turn", "Elysha may respond"; and whose mark goes with the words, if they name one player. */
  readonly headline: string;
  readonly headlineSeat?: SceneSeatIndex;
  readonly seats: readonly SceneSeat[];
  readonly areas: readonly SceneArea[];
  /** The pile, top first; undefined when empty. */
  readonly pile?: ScenePile;
  /** Words of the seat marks' legend and the like, drawn small at the foot. */
  readonly notes?: readonly string[];
};

/** One side of a battle. */
export type SceneSide = {
  readonly seat: SceneSeatIndex;
  readonly name: string;
  /** A name in plain letters to draw when the fonts lack the letters of `name`. */
  readonly fallbackName: string;
  /** "attacks", "defends". */
  readonly role: string;
  /** What the whole side brings: total attack, cards laid. */
  readonly figures: readonly SceneFigure[];
  /** Who fights, and what they stand before: a home, a planet. */
  readonly cards: readonly SceneCard[];
  /** Said in place of cards when there are none. */
  readonly empty: string;
};

/** One battle, large: both sides, who shoots at whom, and what has come of it so far. */
export type BattleScene = {
  readonly kind: 'battle';
  readonly game: string;
  /** Where it is fought: "Home of Ian". */
  readonly title: string;
  readonly art: SceneArt;
  /** The steps of the battle in order, the present one marked. */
  readonly steps: readonly { readonly name: string; readonly current: boolean }[];
  /** Whose move it is, in words, and whose mark goes with the words. */
  readonly headline: string;
  readonly headlineSeat?: SceneSeatIndex;
  /** The attackers first. */
  readonly sides: readonly SceneSide[];
  /** Cards and effects that wait to resolve or have been laid, in their order; undefined when there are none. */
  readonly pile?: ScenePile;
  readonly notes?: readonly string[];
};

/** Something that a card can do and that has a name and a value: a command, a weapon. */
export type SceneRow = {
  readonly icon: string;
  readonly name: string;
  readonly value: string;
  /** What it does, in short words. */
  readonly text?: string;
  readonly house?: boolean;
};

/** One paragraph of rules text. */
export type SceneParagraph = {
  readonly text: string;
  /** Words in front of the text that set it off: "Pending", "Amarr". */
  readonly lead?: string;
  readonly house?: boolean;
};

/** A whole card face. */
export type SceneFace = {
  readonly name: string;
  /** True when the name itself is the project's own. */
  readonly houseName?: boolean;
  /** "Ship", "Location > Moon". */
  readonly typeLine: string;
  readonly art: SceneArt;
  readonly price?: SceneFigure;
  /** Race icons. */
  readonly emblems: readonly { readonly icon: string; readonly label: string }[];
  readonly figures: readonly SceneFigure[];
  readonly rows: readonly SceneRow[];
  readonly text: readonly SceneParagraph[];
  /** Short tags such as "Limited". */
  readonly tags?: readonly string[];
};

/** What somebody has before them on a telephone, as one picture: the board in a few lines, and their hand below it. */
export type PanelScene = { readonly kind: 'panel'; readonly board: BoardScene; readonly hand: HandScene };

/** What one seat holds; seen by that seat alone. */
export type HandScene = {
  readonly kind: 'hand';
  /** "Your hand". */
  readonly title: string;
  readonly seat: SceneSeatIndex;
  /** Private facts: wallet, hand limit, … */
  readonly figures: readonly SceneFigure[];
  readonly cards: readonly {
    readonly face: SceneFace;
    /** Whether it can be played for what is being decided; absent where nothing is. What cannot is drawn dim, or in brief. */
    readonly playable?: boolean | undefined;
    /** A number or letter by which the panel's controls name this card. */
    readonly tag?: string;
    /** Where it lies; drawn as a heading above the first of those who follow each other. */
    readonly under?: string;
  }[];
  /** What the cards say matters more than that the picture stays low. */
  readonly roomy?: true;
  /** Said in place of cards when there are none. */
  readonly empty: string;
  readonly notes?: readonly string[];
};

export type CardScene = {
  readonly kind: 'card';
  readonly face: SceneFace;
  /** Game, set and rarity. */
  readonly footer: string;
  /** Words beside the mark that sets house figures apart; drawn only when the card has one. */
  readonly houseLegend: string;
  /** Words for cards all of whose figures are printed facts. */
  readonly printedLegend: string;
};

/** Two to four whole cards beside each other. */
export type CardsScene = { readonly kind: 'cards'; readonly cards: readonly CardScene[] };

/** A card within a deck. Its name must fit what people call it: the picture is read beside the list in words. */
export type SceneDeckCard = {
  readonly name: string;
  readonly art: SceneArt;
  /** How many of it, from 1. */
  readonly count: number;
  /** What one costs; undefined for cards without a price. */
  readonly price?: SceneFigure;
  /** Something is wrong with it: drawn with a sign of its own. In words, for alt text. */
  readonly wrong?: string;
};

/** A deck: what lies in play from the start, what is shuffled, and how prices are spread. */
export type DeckScene = {
  readonly kind: 'deck';
  /** The deck's name, and a name in plain letters for when the fonts lack the letters of it. */
  readonly title: string;
  readonly fallbackTitle: string;
  /** Game and edition. */
  readonly subtitle: string;
  /** Whether it can be played with, in few words: "Legal", "3 problems". */
  readonly mark: SceneBadge;
  /** Figures of the whole: number of cards, mean price. */
  readonly figures: readonly SceneFigure[];
  /** What is not shuffled in, by its place in the deck: "Starbase", "Outer regions". Missing ones are drawn as `free` places. */
  readonly sections: readonly {
    readonly title: string;
    readonly cards: readonly SceneDeckCard[];
    readonly free: number;
  }[];
  /** The shuffled cards, by type. */
  readonly groups: readonly {
    readonly title: string;
    readonly icon: string;
    readonly count: number;
    readonly cards: readonly SceneDeckCard[];
  }[];
  /** How many cards cost how much, from the cheapest on. */
  readonly curve: {
    readonly title: string;
    readonly icon: string;
    readonly bars: readonly { readonly price: string; readonly count: number }[];
  };
  /** Said in place of cards when there are none. */
  readonly empty: string;
  /** Said when there are more kinds of cards than the picture holds; `{count}` stands for their number. */
  readonly more: string;
};

/** The letter of a seat: A, B, C, … */
export function seatLetter(seat: SceneSeatIndex): string {
  return String.fromCharCode(65 + (seat % 26));
}
