/** What leagues want shown, as plain data in the reader's language, like the scenes of games. */

/** How everybody stands in a league: a line for each entry, best first. */
export type StandingsScene = {
  readonly kind: 'standings';
  /** The league's name, and a title in plain letters for when the fonts lack the letters of it. */
  readonly title: string;
  readonly fallbackTitle: string;
  readonly subtitle: string;
  /** Titles of the columns, the one that matters most first. */
  readonly columns: readonly string[];
  readonly lines: readonly {
    readonly place: string;
    readonly name: string;
    readonly fallbackName: string;
    /** A text for each column. */
    readonly cells: readonly string[];
    /** Whoever leads. */
    readonly ahead?: boolean;
    /** Places won (or, negative, lost) since the last round, in words too: "up 2". */
    readonly moved?: { readonly by: number; readonly label: string };
    /** Of a season that is over: who came first, second and third. */
    readonly medal?: 1 | 2 | 3;
    /** Somebody who has left. */
    readonly faded?: boolean;
  }[];
  /** Those who go on are above it: a line after so many lines, with what it means. */
  readonly cut?: { readonly after: number; readonly label: string };
  /** A line under all others. */
  readonly foot?: string | undefined;
};

/** A side of a match in a bracket. */
export type SceneContender = {
  /** Of a side that nobody has yet: where they come from, or a dash. */
  readonly name: string;
  readonly fallbackName: string;
  /** Nobody is known for it yet, or nobody is left. */
  readonly vacant?: boolean;
  /** Their place before the bracket began. */
  readonly seed?: string | undefined;
  readonly score?: string | undefined;
  readonly won?: boolean;
  /** Somebody who has lost or left. */
  readonly faded?: boolean;
};

/** A match in a bracket. */
export type SceneMatch = {
  /** The number by which people know it; undefined: it has none yet. */
  readonly n?: string | undefined;
  readonly sides: readonly [SceneContender, SceneContender];
  /** `open`: it is being played. */
  readonly state: 'waiting' | 'open' | 'done';
  /** The place in the next round of the match that its winner goes to. */
  readonly to?: number | undefined;
  /** What is so, in words, for alt text: "Ann wins against Bob"; empty: nothing is known yet. */
  readonly label: string;
};

/** A knock-out: who meets whom, round by round. */
export type BracketScene = {
  readonly kind: 'bracket';
  /** The league's name, and a title in plain letters for when the fonts lack the letters of it. */
  readonly title: string;
  readonly fallbackTitle: string;
  readonly subtitle: string;
  /** One; or the upper, the lower, and the final. */
  readonly parts: readonly {
    /** Undefined where there is one part alone. */
    readonly title?: string | undefined;
    readonly rounds: readonly { readonly title: string; readonly matches: readonly SceneMatch[] }[];
  }[];
  /** There are rounds before these. */
  readonly hasEarlier: boolean;
  /** Said where rounds that are over are left out. */
  readonly earlier: string;
};
