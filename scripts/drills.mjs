/**
 * `npm run drills`: what a release can break, one drill after the other; a red one does not stop the
 * others. Run as root on Debian it installs what is missing; a drill whose programs are missing is red.
 *
 *   npm run drills -- release focus   these alone
 *   npm run drills -- --quick         shorter runs of those that have one
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chosen, tableOf } from './drill-table.mjs';
import { install, run } from './run.mjs';
import { installSystemDeps } from './system-deps.cjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});

/** Builds never call the gateway, which is where nothing listens. */
const BUILD = { NEXT_OUTPUT: 'standalone', GATEWAY_URL: 'http://127.0.0.1:9' };

/** With CI no suite leaves itself out for want of a program. */
const env = { ...process.env, CI: 'true', NEXT_TELEMETRY_DISABLED: '1' };

function drill({ name, command, quick }) {
  const line = values.quick && quick ? `${command} ${quick}` : command;
  console.log(`\n› ${name}: ${line}`);
  const started = Date.now();
  const { status } = spawnSync(line, { shell: true, stdio: 'inherit', env });
  return { name, isGreen: status === 0, seconds: Math.round((Date.now() - started) / 1000) };
}

let wanted;
try {
  wanted = chosen(positionals);
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exit(1);
}
install();
installSystemDeps();
if (wanted.some(({ builds }) => !builds)) run('npm', ['run', 'build'], BUILD);
const outcomes = wanted.map(drill);
console.log(`\n${tableOf(outcomes)}`);
process.exitCode = outcomes.every(({ isGreen }) => isGreen) ? 0 : 1;
