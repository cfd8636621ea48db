/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { collectDefaultMetrics } from 'prom-client';
import { leadMetrics } from '@/lib/features/leads/metrics';
import { metrics } from '@/lib/server/observability/metrics';
import { registerCacheMetrics } from '@/lib/server/cache/cache-metrics';

jest.mock('@/lib/server/cache/redis-client.mts', () => ({
  isShared: () => true,
  isRedisUp: async () => true,
}));

const files = globSync('deploy/prometheus/*.yaml').filter((file) => !file.includes('.test.'));
const rules = files.map((file) => readFileSync(file, 'utf8')).join('\n');
const expressions = [...rules.matchAll(/expr: (?:\|\n)?([^]*?)\n +(?:for|labels):/g)].map(
  ([, expression = '']) => expression,
);
const OF_PROMQL = new Set(['histogram_quantile']);

test('each metric in a rule exists', () => {
  const { registry } = metrics();
  leadMetrics();
  registerCacheMetrics(registry);
  collectDefaultMetrics({ register: registry });
  const known = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  const words = expressions.flatMap((text) => text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []);
  const named = words
    .filter((word) => !OF_PROMQL.has(word))
    .map((word) => word.replace(/_(?:bucket|count|sum)$/, ''));
  expect(expressions).toHaveLength(rules.match(/- alert:/g)?.length ?? 0);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  registry.clear();
});

test('each rule has a runbook in the documents', () => {
  const text = readFileSync('docs/operations.md', 'utf8');
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  const runbooks = [...rules.matchAll(/runbook: docs\/operations\.md#(.+)/g)];
  expect(runbooks).toHaveLength(expressions.length);
  for (const [, anchor] of runbooks) expect(anchors).toContain(anchor);
});

test('each file of rules is tested', () => {
  for (const file of files) {
    const tests = readFileSync(file.replace('.yaml', '.test.yaml'), 'utf8');
    const names = [...readFileSync(file, 'utf8').matchAll(/- alert: (\w+)/g)];
    for (const [, name] of names) expect(tests).toContain(`alertname: ${name}`);
  }
});
