import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { knownMetrics, mistakesIn, readExpression } from '@/tests/support/promql';

jest.mock('@/lib/server/cache/redis-client.mts', () => ({
  isShared: () => true,
  isRedisUp: async () => true,
}));

const box = z.object({ x: z.int(), y: z.int(), w: z.int().min(1), h: z.int().min(1) });
const source = z.object({ type: z.literal('prometheus'), uid: z.literal('${datasource}') });
const panelSchema = z.object({
  id: z.int(),
  type: z.enum(['row', 'stat', 'timeseries']),
  title: z.string().min(1),
  gridPos: box,
  datasource: source.optional(),
  fieldConfig: z.object({ defaults: z.object({ unit: z.string().min(1) }) }).optional(),
  targets: z.array(z.object({ refId: z.string(), expr: z.string().min(1) })).optional(),
});
const dashboard = z
  .object({
    schemaVersion: z.int().min(39),
    templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
    panels: z.array(panelSchema),
  })
  .parse(JSON.parse(readFileSync('deploy/grafana/site.json', 'utf8')));

const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const known = knownMetrics();

test('each metric and each label in a query exists', () => {
  expect(expressions.length).toBeGreaterThan(40);
  expect(expressions.flatMap((text) => mistakesIn(text, known))).toEqual([]);
});

test('each metric of the site is on it', () => {
  const shown = new Set(
    expressions.flatMap((text) => readExpression(text).selectors.map(({ metric }) => metric)),
  );
  const own = [...known.keys()].filter(
    (name) => !/^(?:process|nodejs)_|_(?:bucket|count|sum)$/.test(name),
  );
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

test('each metric of an alert is on it', () => {
  const rules = globSync('deploy/prometheus/*.yaml').filter((file) => !file.includes('.test.'));
  const text = rules.map((file) => readFileSync(file, 'utf8')).join('\n');
  const named = [...known.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !expressions.some((one) => one.includes(name)))).toEqual([]);
});

test('each panel has a unit and queries of the chosen Prometheus', () => {
  expect(panels.length).toBeGreaterThan(30);
  for (const { datasource, fieldConfig, targets } of panels) {
    expect(datasource).toBeDefined();
    expect(fieldConfig).toBeDefined();
    expect(targets).not.toHaveLength(0);
  }
});

test('each variable in a query is the dashboard’s or Grafana’s', () => {
  const own = dashboard.templating.list.map(({ name }) => name);
  expect(own).toEqual(['datasource', 'instance']);
  const used = expressions.flatMap((text) => text.match(/\$\w+/g) ?? []);
  expect(new Set(used)).toEqual(new Set(['$instance', '$__rate_interval']));
});

test('no two panels share an id or a place', () => {
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) => {
    expect(x + w).toBeLessThanOrEqual(24);
    return Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`);
  });
  expect(new Set(cells).size).toBe(cells.length);
});
