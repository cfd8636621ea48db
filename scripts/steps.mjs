import { spawnSync } from 'node:child_process';

/** Runs a command in the project's folder with its output shown; ends the process if it fails. */
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

/**
 * Installs what package-lock.json says, without touching it. Not `npm ci`: that refuses the lock
 * file wherever a registry lacks the optional packages of some other platform.
 */
export function install() {
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
}
