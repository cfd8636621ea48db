import { globSync, readFileSync } from 'node:fs';
import { EXPORTED, knownMetrics, mistakesIn, readExpression } from '@/tests/support/promql';

jest.mock('@/lib/server/cache/redis-client.mts', () => ({
  isShared: () => true,
  isRedisUp: async () => true,
}));

const files = globSync('deploy/prometheus/*.yaml').filter((file) => !file.includes('.test.'));
const rules = files.map((file) => readFileSync(file, 'utf8')).join('\n');
const expressions = [...rules.matchAll(/expr: (?:\|\n)?([^]*?)\n +(?:for|labels):/g)].map(
  ([, expression = '']) => expression,
);
const known = knownMetrics();

test('each metric and each label in a rule exists', () => {
  expect(expressions).toHaveLength(rules.match(/- alert:/g)?.length ?? 0);
  expect(expressions.length).toBeGreaterThan(15);
  expect(expressions.flatMap((text) => readExpression(text).selectors).length).toBeGreaterThan(20);
  expect(expressions.flatMap((text) => mistakesIn(text, known))).toEqual([]);
});

test.each([
  ['sum(rate(http_request_total[5m]))', ['no metric http_request_total']],
  ['up{jobs="site"} == 0 unless on() up', ['up has no jobs']],
  ['max by (folder) (leads{state="pending"}) > 2e9', ['nothing has folder']],
  ['rate(web_vitals_seconds[5m])', ['no metric web_vitals_seconds']],
])('a mistake is found: %s', (expression, mistakes) => {
  expect(mistakesIn(expression, known)).toEqual(mistakes);
});

test('the exporters of what the site does not measure are named', () => {
  const text = readFileSync('docs/operations.md', 'utf8');
  for (const name of Object.keys(EXPORTED)) expect(text).toContain(`\`${name}\``);
});

test('each metric of the site is in the documents', () => {
  const text = readFileSync('docs/operations.md', 'utf8');
  const own = [...known.keys()].filter(
    (name) => !/^(?:process|nodejs)_|^(?:up|ALERTS)$/.test(name),
  );
  const names = own.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
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

test('each rule wakes somebody up or can wait', () => {
  const severities = [...rules.matchAll(/severity: (\w+)/g)].map(([, severity]) => severity);
  expect(severities).toHaveLength(expressions.length);
  expect(new Set(severities)).toEqual(new Set(['page', 'ticket']));
});

test('each file of rules is tested', () => {
  for (const file of files) {
    const tests = readFileSync(file.replace('.yaml', '.test.yaml'), 'utf8');
    const names = [...readFileSync(file, 'utf8').matchAll(/- alert: (\w+)/g)];
    for (const [, name] of names) expect(tests).toContain(`alertname: ${name}`);
  }
});
