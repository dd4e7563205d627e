/**
 * Whose press is worked on next. Work begins piece by piece, with room in between for whatever else the program has to
 * do, and people take turns: who presses a hundred times waits behind themselves, not before others.
 */

export type Turn = {
  /** Resolves when the work may begin. */
  readonly come: Promise<void>;
  /** The work has ended, or will not be done. */
  end(): void;
};

export type Turns = {
  /** Gets in line; undefined for a person who has as many presses in hand as may be. */
  enter(person: string): Turn | undefined;
};

/** `most`: presses of one person in hand at a time. `soon` calls back when other work has had its chance. */
export function createTurns(most: number, soon: (work: () => void) => void = setImmediate): Turns {
  const inHand = new Map<string, number>();
  /** Those who wait, by person; the person at the front is next, and goes to the back then. */
  const lines = new Map<string, (() => void)[]>();
  let beginning = false;

  function begin(): void {
    const [next] = lines;
    if (next === undefined) {
      beginning = false;
      return;
    }
    const [person, line] = next;
    const start = line.shift();
    lines.delete(person);
    if (line.length > 0) lines.set(person, line);
    start?.();
    soon(begin);
  }

  return {
    enter(person) {
      const count = inHand.get(person) ?? 0;
      if (count >= most) return undefined;
      inHand.set(person, count + 1);
      const come = new Promise<void>((resolve) => {
        lines.set(person, [...(lines.get(person) ?? []), resolve]);
      });
      if (!beginning) {
        beginning = true;
        soon(begin);
      }
      let ended = false;
      return {
        come,
        end() {
          if (ended) return;
          ended = true;
          const left = (inHand.get(person) ?? 1) - 1;
          if (left > 0) inHand.set(person, left);
          else inHand.delete(person);
        },
      };
    },
  };
}
