import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** Runs a command with its output shown; exits if it fails. */
export function run(command, args, env = {}) {
  const line = [command, ...args].join(' ');
  console.log(`\n› ${line}`);
  const started = Date.now();
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  if (error || status !== 0) {
    console.error(`\n✗ ${line} failed${error ? `: ${error.message}` : ` (exit code ${status})`}.`);
    process.exit(status || 1);
  }
  console.log(`✓ ${line} (${Math.round((Date.now() - started) / 1000)} s)`);
}

/** The file that npm writes last. */
const INSTALLED = 'node_modules/.package-lock.json';

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Runs `npm ci` if package-lock.json has changed since the last install. It does not run every time: `npm
 * ci` deletes the Node package that runs this script, which Windows does not allow.
 */
export function install() {
  if (changedAt(INSTALLED) > changedAt('package-lock.json')) return;
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
