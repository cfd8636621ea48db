/**
 * `npm run drills`: what a release can break, one drill after the other; a red one does not stop the
 * others. Run as root on Debian it installs what is missing; a drill whose programs are missing is red.
 *
 *   npm run drills -- release focus                these alone
 *   npm run drills -- --quick                      shorter runs of those that have one
 *   npm run drills -- --no-build chaos -- kill     one with options of its own, on the build that stands
 */
import { spawnSync } from 'node:child_process';
import { choose } from '../../scripts/choose.mjs';
import { install, run } from '../../scripts/run.mjs';
import { installSystemDeps } from '../../scripts/system-deps.cjs';
import { drills, tableOf } from './table.mjs';

/** Builds never call the gateway, which is where nothing listens. */
const BUILD = { NEXT_OUTPUT: 'standalone', GATEWAY_URL: 'http://127.0.0.1:9' };

/** With CI no suite leaves itself out for want of a program. */
const env = { ...process.env, CI: 'true', NEXT_TELEMETRY_DISABLED: '1' };

let chosen;
try {
  chosen = choose(drills, process.argv.slice(2), ['--quick', '--no-build']);
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exit(1);
}
const { wanted, flags, options } = chosen;

function drill({ name, command, quick, quickEnv }) {
  const isQuick = flags.includes('--quick');
  const line = [command, ...(isQuick && quick ? [quick] : []), ...options].join(' ');
  console.log(`\n› ${name}: ${line}`);
  const started = Date.now();
  const { status } = spawnSync(line, {
    shell: true,
    stdio: 'inherit',
    env: isQuick ? { ...env, ...quickEnv } : env,
  });
  return { name, isGreen: status === 0, seconds: Math.round((Date.now() - started) / 1000) };
}

install();
installSystemDeps();
const isBuilt = flags.includes('--no-build') || wanted.every(({ builds }) => builds);
if (!isBuilt) run('npm', ['run', 'build'], BUILD);
const outcomes = wanted.map(drill);
console.log(`\n${tableOf(outcomes)}`);
process.exitCode = outcomes.every(({ isGreen }) => isGreen) ? 0 : 1;
