/**
 * Every metric of the program, in a registry of its own: several bots in one process do not share any. Label values are of
 * known sets; none is an id, or anything that somebody has typed.
 */
import { Counter, Histogram, Registry } from 'prom-client';
import type { Measures } from '#discord/core/measures';
import type { SweepMeasures } from '#table/due/sweep';
import { addGauges, type GaugeSources } from './gauges.ts';
import type { StoreCall } from './measured-store.ts';

export type Metrics = {
  /** What the Discord layer reports to. */
  readonly measures: Pick<Measures, 'responded' | 'handled' | 'sent' | 'requested' | 'ordered'>;
  readonly swept: SweepMeasures['swept'];
  readonly storeCalled: (call: StoreCall) => void;
  readonly registry: Registry;
};

/** Around Discord's limit of three seconds. */
const RESPONSE = [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 5, 10];
const SWEEP = [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 60];
const STORE_CALL = [0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2, 5];

/** Creates the metrics. What is counted starts at zero; what is looked up comes from `sources` whenever somebody asks. */
export function createMetrics(sources: GaugeSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const interactions = new Counter({
    name: 'wardroom_interactions_total',
    help: 'Interactions handled to their end. Outcome "late": Discord no longer took the answer; "refused": too many of one person, or shutting down; "unanswered": a fault of the handler.',
    labelNames: ['kind', 'name', 'outcome'],
    registers,
  });
  const responses = new Histogram({
    name: 'wardroom_first_response_seconds',
    help: 'Time from the arrival of an interaction until Discord has taken the first response to it, which must be within 3 s.',
    labelNames: ['kind'],
    buckets: RESPONSE,
    registers,
  });
  const sends = new Counter({
    name: 'wardroom_sends_total',
    help: 'Attempts to send a message from the outbox, by what became of them.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const requests = new Counter({
    name: 'wardroom_discord_requests_total',
    help: 'Requests to Discord by outcome. Unauthorized (401), forbidden (403) and limited (429) count towards a ban; limited_shared does not.',
    labelNames: ['outcome'],
    registers,
  });
  const sweeps = new Histogram({
    name: 'wardroom_sweep_seconds',
    help: 'How long a sweep of due times takes, with all that was due.',
    buckets: SWEEP,
    registers,
  });
  const commits = new Counter({
    name: 'wardroom_commits_total',
    help: 'Changes of tables by result. "moved": the table had changed since it was read, so the step is done again; "settled", "crowded": nothing to store, or no room.',
    labelNames: ['result'],
    registers,
  });
  const calls = new Histogram({
    name: 'wardroom_store_call_seconds',
    help: 'How long the calls of the store take, waiting for the file included.',
    labelNames: ['call'],
    buckets: STORE_CALL,
    registers,
  });
  const failures = new Counter({
    name: 'wardroom_store_failures_total',
    help: 'Calls of the store that have failed.',
    labelNames: ['call'],
    registers,
  });
  const pictures = new Counter({
    name: 'wardroom_pictures_total',
    help: 'Pictures by what became of them; "dropped" ones were replaced before they were drawn.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  let drawing = 0;
  addGauges(registry, { ...sources, drawing: () => drawing });
  // Those of which alarms are made are there from the start: a rate is not known of what has just appeared.
  for (const outcome of ['unauthorized', 'forbidden', 'limited']) requests.inc({ outcome }, 0);
  for (const result of ['stored', 'moved']) commits.inc({ result }, 0);

  return {
    registry,
    measures: {
      responded: (kind, seconds) => responses.observe({ kind }, seconds),
      handled: (kind, name, outcome) => interactions.inc({ kind, name, outcome }),
      sent: (kind, outcome) => sends.inc({ kind, outcome }),
      requested: (outcome) => requests.inc({ outcome }),
      ordered(kind) {
        drawing += 1;
        return (outcome) => {
          drawing -= 1;
          pictures.inc({ kind, outcome });
        };
      },
    },
    swept: (seconds) => sweeps.observe(seconds),
    storeCalled(called) {
      const { call, seconds } = called;
      calls.observe({ call }, seconds);
      if (called.ended === 'failed') failures.inc({ call });
      else if (call === 'tables.commit') commits.inc({ result: String(called.result) });
    },
  };
}
