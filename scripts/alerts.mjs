/** `npm run alerts`: the alert rules against their tests, by Debian's promtool. */
import { globSync } from 'node:fs';
import { installFromDebian, onPath } from './debian.cjs';
import { run } from './run.mjs';

if (!onPath('promtool')) installFromDebian('prometheus');
const promtool = onPath('promtool');
if (promtool) {
  run(promtool, ['test', 'rules', ...globSync('deploy/prometheus/*.test.yaml')]);
} else if (process.env.CI) {
  console.error('✗ No promtool: the tests of the alert rules are never skipped in CI.');
  process.exitCode = 1;
} else {
  console.log(
    '⚠ SKIPPED: the tests of the alert rules, for want of promtool (package prometheus).',
  );
}
