/** Stories of the chaos: a plan and what happens in it, run by fast-check, so that one which breaks a rule is shrunk. */
import fc from 'fast-check';
import { Broken } from './broken.ts';

/** Does one act after another. */
export type Course<A> = (run: (act: A) => Promise<void>) => Promise<void>;

/** What one story was, for the tally. */
export type Tally = {
  readonly acts: ReadonlyMap<string, number>;
  readonly endings: ReadonlyMap<string, number>;
  /** What was played, and how it ended. */
  readonly what: string;
};

/** A kind of stories. `play` throws as soon as a rule is broken; `left`: rules that are left out. */
export type Kind<P, A> = {
  readonly plans: fc.Arbitrary<P>;
  readonly acts: fc.Arbitrary<A>;
  readonly play: (plan: P, course: Course<A>, left: ReadonlySet<string>) => Promise<Tally>;
};

export type Story<P, A> = { readonly plan: P; readonly acts: readonly A[] };

type Real<A> = { readonly run: (act: A) => Promise<void> };

/** An act as fast-check runs it: what a story does not get to is dropped at once when it is shrunk. */
class Command<A> implements fc.AsyncCommand<object, Real<A>> {
  readonly act: A;
  constructor(act: A) {
    this.act = act;
  }
  check = (): boolean => true;
  run = (_model: object, real: Real<A>): Promise<void> => real.run(this.act);
  toString = (): string => JSON.stringify(this.act);
}

/** A story that breaks a rule, as far as it came. */
class Finding extends Error {
  override readonly name = 'Finding';
  constructor(story: object, cause: unknown) {
    const what = cause instanceof Broken ? cause.message : cause instanceof Error ? cause.stack : String(cause);
    super(`${what}\n${JSON.stringify(story)}`, { cause });
  }
}

/** Every story of a kind keeps every rule, whatever is done in it. `most`: acts at most. */
export function everyStory<P, A>(
  kind: Kind<P, A>,
  most: number,
  {
    left = new Set(),
    told = () => undefined,
  }: { readonly left?: ReadonlySet<string>; readonly told?: (tally: Tally) => void } = {},
): fc.IAsyncProperty<[P, Iterable<fc.AsyncCommand<object, Real<A>>>]> {
  const commands = fc.commands([kind.acts.map((act) => new Command(act))], { maxCommands: most, size: 'max' });
  return fc.asyncProperty(kind.plans, commands, async (plan, course) => {
    const done: A[] = [];
    const go: Course<A> = (run) =>
      fc.asyncModelRun(() => ({ model: {}, real: { run: (act) => run(act).finally(() => done.push(act)) } }), course);
    try {
      told(await kind.play(plan, go, left));
    } catch (error) {
      throw new Finding({ plan, acts: done }, error);
    }
  });
}

/** A story once more. */
export const playAgain = <P, A>(kind: Kind<P, A>, { plan, acts }: Story<P, A>, left: ReadonlySet<string> = new Set()) =>
  kind.play(
    plan,
    async (run) => {
      for (const act of acts) await run(act);
    },
    left,
  );
