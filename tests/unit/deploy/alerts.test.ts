import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const read = (file: string) => readFileSync(file, 'utf8');
const annotations = z.object({ summary: z.string(), runbook: z.string() });
const rule = z.object({ alert: z.string(), expr: z.string(), annotations });
const file = z.object({ groups: z.tuple([z.object({ rules: z.array(rule) })]) });
const { rules } = file.parse(parse(read('deploy/prometheus/alerts.yaml'))).groups[0];
const documents = read('docs/operations.md');

/** The metrics of Prometheus, the Node.js client and the blackbox exporter. */
const FOREIGN = /^(?:up|process_resident_memory_bytes|probe_(?:success|ssl_earliest_cert_expiry))$/;

/** Returns the metrics in an expression: every name except functions, labels, durations and operators. */
const metricsIn = (expr: string): string[] =>
  expr
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .match(/\b[a-z][a-z_]+\b(?!\()/g)
    ?.filter((name) => !/^(?:and|or|unless)$/.test(name)) ?? [];

test('there are at most ten rules, and each names an action', () => {
  expect(rules.length).toBeLessThanOrEqual(10);
  const anchors = [...documents.matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) => `docs/operations.md#${heading.toLowerCase().replaceAll(' ', '-')}`,
  );
  for (const { annotations: own } of rules) expect(anchors).toContain(own.runbook);
});

test.each(rules)('the metrics of $alert exist', ({ expr }) => {
  const source = globSync('lib/**/*.{ts,mts}').map(read).join('\n');
  const metrics = metricsIn(expr).filter((name) => !FOREIGN.test(name));
  const unknown = metrics
    .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))
    .filter((name) => !source.includes(`'${name}'`) || !documents.includes(`\`${name}\``));
  expect(unknown).toEqual([]);
  expect(metricsIn(expr)).not.toEqual([]);
});
