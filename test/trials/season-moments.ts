// Moments in the course of a season at which its program is killed.
import { below, type Rng, seedRng } from '#kernel/random';
import { rowsOf } from '#test/query';

/** How far the only season of a database is. */
export type Progress = {
  readonly status: string;
  readonly entries: number;
  /** The last round that is paired. */
  readonly round: number;
  /** Matches of that round whose tables are not open yet, and that are done. */
  readonly waiting: number;
  readonly done: number;
  /** Messages that wait to be sent. */
  readonly unsent: number;
};

const nothing: Progress = { status: 'none', entries: 0, round: 0, waiting: 0, done: 0, unsent: 0 };

export async function nowIn(database: string): Promise<Progress> {
  const last = '(SELECT max(round) FROM matches)';
  const sql = `SELECT status,
    (SELECT count(*) FROM entries) AS entries,
    coalesce(${last}, 0) AS round,
    (SELECT count(*) FROM matches WHERE status = 'waiting') AS waiting,
    (SELECT count(*) FROM matches WHERE status = 'done' AND round = ${last}) AS done,
    (SELECT count(*) FROM outbox WHERE status = 'waiting') AS unsent
    FROM seasons`;
  const [progress = nothing] = await rowsOf<Progress>(database, sql);
  return progress;
}

export type Moment = {
  readonly what: string;
  readonly hasCome: (progress: Progress) => boolean;
  /** How long after it the program is killed, ms. */
  readonly after: number;
};

type Course = { readonly people: number; readonly rounds: number; readonly seed: string };

const isDone = ({ status }: Progress): boolean => status === 'review' || status === 'final';

/** Three while people sign up, two in each round, one in every second round while much is to be sent, two at the end. */
export function momentsOf({ people, rounds, seed }: Course): readonly Moment[] {
  const rng = seedRng(`${seed} moments`);
  const matches = people / 2;
  const moments: Moment[] = [0.15, 0.5, 0.8].map((share) => {
    const count = Math.floor(people * share) + below(rng, Math.floor(people / 8));
    return { what: 'sign-up', hasCome: ({ entries }) => entries >= count, after: below(rng, 50) };
  });
  for (let round = 1; round <= rounds; round++) moments.push(...inRound(round, matches, rng));
  return [
    ...moments,
    { what: 'all matches done', hasCome: isDone, after: below(rng, 300) },
    { what: 'final', hasCome: ({ status }) => status === 'final', after: below(rng, 100) },
  ];
}

function inRound(wanted: number, matches: number, rng: Rng): readonly Moment[] {
  const some = 1 + below(rng, matches - 1);
  const many = 1 + below(rng, matches / 2);
  const isAt = (round: number) => round >= wanted;
  // Every second time at once, so that some are killed before the first table is open.
  const soon = below(rng, 2) === 0 ? 0 : below(rng, 800);
  return [
    { what: `round ${wanted} paired`, hasCome: ({ round }) => isAt(round), after: soon },
    ...(wanted % 2 === 0
      ? [
          {
            what: `round ${wanted} told`,
            // A quick machine sends it before anybody looks; then the moment comes with what follows.
            hasCome: (progress: Progress) =>
              progress.round > wanted ||
              isDone(progress) ||
              (isAt(progress.round) && progress.waiting === 0 && progress.unsent >= many),
            after: below(rng, 1500),
          },
        ]
      : []),
    {
      what: `round ${wanted}: ${some} matches done`,
      hasCome: ({ round, done }) => round > wanted || (round === wanted && done >= some),
      after: below(rng, 200),
    },
  ];
}
