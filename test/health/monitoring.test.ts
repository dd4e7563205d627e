// What operators are told of metrics, alarms and the dashboard is what the program exports.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { InteractionOutcome, RequestOutcome } from '#discord/core/measures';
import { describedMetrics, withMetrics } from '#health/reference';

const docs = join(import.meta.dirname, '../../docs');
const read = (file: string) => readFileSync(join(docs, file), 'utf8');
const operations = read('operations.md');

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
};
const { groups } = parse(read('monitoring/alerts.yaml')) as { groups: readonly { readonly rules: readonly Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

type Panel = {
  readonly id: number;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
};
const { panels } = JSON.parse(read('monitoring/dashboard.json')) as { readonly panels: readonly Panel[] };
const targets = panels.flatMap(({ targets: ofPanel = [] }) => ofPanel);

const own = new Map(describedMetrics().map((metric) => [metric.name, metric]));
/** Those of the process, as the page lists them. */
const ofProcess = [...operations.matchAll(/`((?:process|nodejs)_\w+)`/g)].map(([, name]) => name ?? '');

const outcomes: Readonly<Record<string, object>> = {
  wardroom_interactions_total: {
    answered: 1,
    refused: 1,
    late: 1,
    failed: 1,
    unanswered: 1,
  } satisfies Record<InteractionOutcome, 1>,
  wardroom_discord_requests_total: {
    ok: 1,
    unauthorized: 1,
    forbidden: 1,
    limited: 1,
    limited_shared: 1,
    rejected: 1,
    server_error: 1,
    unanswered: 1,
  } satisfies Record<RequestOutcome, 1>,
};

/** What of an expression would never find anything. */
function emptyParts(expr: string): readonly string[] {
  const used = [...expr.matchAll(/\b((?:wardroom|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)];
  const labels = new Set(['le', 'kind']);
  const wrong = used.flatMap(([, name = '', matchers = '']) => {
    const whole = name.replace(/_(bucket|sum|count)$/, '');
    if (ofProcess.includes(name) || ofProcess.includes(whole)) return [];
    const metric = own.get(name) ?? own.get(whole);
    if (metric === undefined || (whole !== name && metric.type !== 'histogram')) return [name];
    for (const label of metric.labelNames) labels.add(label);
    return [...matchers.matchAll(/(\w+)(?:=|!=|=~|!~)"([^"]*)"/g)].flatMap(([, label = '', values = '']) => {
      if (!metric.labelNames.includes(label)) return [`${name}{${label}}`];
      const known = label === 'outcome' ? outcomes[name] : undefined;
      return known === undefined ? [] : values.split('|').filter((value) => !(value in known));
    });
  });
  const grouped = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
  return [...wrong, ...grouped.filter((label) => !labels.has(label))];
}

test('docs/operations.md lists every metric; `npm run docs` writes it anew', () => {
  expect(operations).toBe(withMetrics(operations));
  expect(own.size).toBeGreaterThan(15);
  for (const name of own.keys()) expect(operations).toContain(`| \`${name}\` |`);
});

test('metrics are named and described as Prometheus expects', () => {
  for (const { name, type, help } of own.values()) {
    expect(name).toMatch(/^wardroom_[a-z_]+$/);
    expect(name.endsWith('_total')).toBe(type === 'counter');
    if (type === 'histogram') expect(name).toMatch(/_seconds$/);
    expect(help).toMatch(/^[A-Z1].*\.$/);
  }
});

test.each(rules)(
  '$alert looks at metrics that exist, and says what is wrong',
  ({ alert, expr, labels, annotations }) => {
    expect(emptyParts(expr)).toEqual([]);
    expect(labels.severity).toMatch(/^(critical|warning)$/);
    expect(annotations.summary).toMatch(/\.$/);
    expect(annotations.description).not.toBe('');
    expect(operations).toContain(`| \`${alert}\` |`);
  },
);

test('docs/operations.md speaks of no other alarms', () => {
  const told = [...operations.matchAll(/^\| `(Wardroom\w+)` \|/gm)].map(([, name]) => name);
  expect(told.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

describe('the dashboard', () => {
  test('shows metrics that exist', () => {
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.flatMap(({ expr }) => emptyParts(expr))).toEqual([]);
  });

  test('shows every metric of the program', () => {
    const all = targets.map(({ expr }) => expr).join('\n');
    expect([...own.keys()].filter((name) => !new RegExp(`\\b${name}(_bucket)?\\b`).test(all))).toEqual([]);
  });

  test('has each panel once', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  });
});

test('a name, a label or an outcome that does not exist would be noticed', () => {
  expect(emptyParts('rate(wardroom_nothing_total[5m])')).toEqual(['wardroom_nothing_total']);
  expect(emptyParts('wardroom_commits_count')).toEqual(['wardroom_commits_count']);
  expect(emptyParts('wardroom_commits_total{table="x"}')).toEqual(['wardroom_commits_total{table}']);
  expect(emptyParts('wardroom_interactions_total{outcome=~"late|lost"}')).toEqual(['lost']);
  expect(emptyParts('sum by (server) (wardroom_commits_total)')).toEqual(['server']);
});
