/** `npm run verify -- alerts`: tests the alert rules with Debian's promtool. */
import { installFromDebian, onPath } from './debian.cjs';
import { run } from './run.mjs';

if (!onPath('promtool')) installFromDebian('prometheus');
const promtool = onPath('promtool');
if (promtool) run(promtool, ['test', 'rules', 'deploy/prometheus/alerts.test.yaml']);
else {
  console.error('⚠ SKIPPED: the alert rules, because promtool (package prometheus) is missing.');
  if (process.env.CI) process.exitCode = 1;
}
