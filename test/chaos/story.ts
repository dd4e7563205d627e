/** Stories of the chaos: a plan and what happens in it, run by fast-check, so that one which breaks a rule is shrunk. */
import fc from 'fast-check';
import { Broken } from './broken.ts';

/** Does one action after another. */
export type Course<A> = (run: (action: A) => Promise<void>) => Promise<void>;

/** What one story was, for the tally. */
export type Tally = {
  readonly actions: ReadonlyMap<string, number>;
  readonly endings: ReadonlyMap<string, number>;
  /** What was played, and how it ended. */
  readonly what: string;
};

/** A kind of stories. `play` throws as soon as a rule is broken; `skipped`: rules that do not count. */
export type Kind<P, A> = {
  readonly plans: fc.Arbitrary<P>;
  readonly actions: fc.Arbitrary<A>;
  readonly play: (plan: P, moves: Course<A>, skipped: ReadonlySet<string>) => Promise<Tally>;
};

export type Story<P, A> = { readonly plan: P; readonly actions: readonly A[] };

type Real<A> = { readonly run: (action: A) => Promise<void> };

/** An action as fast-check runs it: what a story does not get to is dropped at once when it is shrunk. */
class Command<A> implements fc.AsyncCommand<object, Real<A>> {
  readonly action: A;
  constructor(action: A) {
    this.action = action;
  }
  check = (): boolean => true;
  run = (_model: object, real: Real<A>): Promise<void> => real.run(this.action);
  toString = (): string => JSON.stringify(this.action);
}

/** A story that breaks a rule, as far as it came. */
class Finding extends Error {
  override readonly name = 'Finding';
  constructor(story: object, cause: unknown) {
    const what = cause instanceof Broken ? cause.message : cause instanceof Error ? cause.stack : String(cause);
    super(`${what}\n${JSON.stringify(story)}`, { cause });
  }
}

/** Every story of a kind keeps every rule, whatever is done in it. */
export function everyStory<P, A>(
  kind: Kind<P, A>,
  maxActions: number,
  {
    skipped = new Set(),
    report = () => undefined,
  }: { readonly skipped?: ReadonlySet<string>; readonly report?: (tally: Tally) => void } = {},
): fc.IAsyncProperty<[P, Iterable<fc.AsyncCommand<object, Real<A>>>]> {
  const commands = fc.commands([kind.actions.map((action) => new Command(action))], {
    maxCommands: maxActions,
    size: 'max',
  });
  return fc.asyncProperty(kind.plans, commands, async (plan, course) => {
    const done: A[] = [];
    const go: Course<A> = (run) =>
      fc.asyncModelRun(
        () => ({ model: {}, real: { run: (action) => run(action).finally(() => done.push(action)) } }),
        course,
      );
    try {
      report(await kind.play(plan, go, skipped));
    } catch (error) {
      throw new Finding({ plan, actions: done }, error);
    }
  });
}

/** A story once more. */
export const playAgain = <P, A>(
  kind: Kind<P, A>,
  { plan, actions }: Story<P, A>,
  skipped: ReadonlySet<string> = new Set(),
) =>
  kind.play(
    plan,
    async (run) => {
      for (const action of actions) await run(action);
    },
    skipped,
  );
