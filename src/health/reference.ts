/** The table of metrics in docs/operations.md, written by `npm run docs` from the registry itself. */
import type { StoreFigures } from '#store/types';
import { createMetrics } from './metrics.ts';

/** One metric, as it is exported. */
export type Described = {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly labelNames: readonly string[];
};

const FENCE = ['<!-- metrics: written by `npm run docs` -->', '<!-- end of the metrics -->'] as const;

/** Every metric of the program but those of the process, which depend on the system. */
export function describedMetrics(): readonly Described[] {
  const figures = async (): Promise<StoreFigures | undefined> => undefined;
  const { registry } = createMetrics({
    shards: () => [],
    figures,
    ready: () => false,
    storage: { databaseBytes: async () => 0, freeBytes: async () => 0, backups: () => undefined },
    now: () => 0,
  });
  // The library's types leave out what every metric has.
  return registry.getMetricsAsArray() as unknown as readonly Described[];
}

/** The page with the table between its two marks written anew. Throws where a mark is missing. */
export function withMetrics(page: string): string {
  const [before, rest] = page.split(`${FENCE[0]}\n`);
  const after = rest?.split(FENCE[1])[1];
  if (before === undefined || after === undefined) throw new Error(`no ${FENCE[0]} … ${FENCE[1]}`);
  const rows = describedMetrics().map(
    ({ name, type, labelNames, help }) =>
      `| \`${name}\` | ${type} | ${labelNames.map((label) => `\`${label}\``).join(', ') || '–'} | ${help} |`,
  );
  const table = ['| Metric | Type | Labels | What it says |', '| --- | --- | --- | --- |', ...rows].join('\n');
  return `${before}${FENCE[0]}\n${table}\n${FENCE[1]}${after}`;
}
