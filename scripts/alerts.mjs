/** `npm run verify -- alerts`: the alert rules and the dashboard's queries, by Debian's promtool. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian, onPath } from './debian.cjs';
import { run } from './run.mjs';

/** The queries of a dashboard as recording rules, which promtool can read. JSON is YAML. */
function asRules(dashboard) {
  const { panels } = JSON.parse(readFileSync(dashboard, 'utf8'));
  const rules = panels.flatMap(({ id, title, targets = [] }) =>
    targets.map(({ refId, expr }) => ({
      record: `panel_${id}_${refId}`,
      expr: expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'),
      labels: { title },
    })),
  );
  return JSON.stringify({ groups: [{ name: 'dashboard', rules }] });
}

if (!onPath('promtool')) installFromDebian('prometheus');
const promtool = onPath('promtool');
if (promtool) {
  run(promtool, ['test', 'rules', ...globSync('deploy/prometheus/*.test.yaml')]);
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const queries = join(folder, 'dashboard.yaml');
  writeFileSync(queries, asRules('deploy/grafana/site.json'));
  run(promtool, ['check', 'rules', queries]);
} else if (process.env.CI) {
  console.error('✗ No promtool: the tests of the alert rules are never skipped in CI.');
  process.exitCode = 1;
} else {
  console.log(
    '⚠ SKIPPED: the tests of the alert rules, for want of promtool (package prometheus).',
  );
}
