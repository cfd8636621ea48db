import { spawnSync } from 'node:child_process';

/** Whether a command ended well, its output thrown away. */
export const succeeds = (command, args, timeout) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout }).status === 0;

/** The path of the first of these commands that the system has; undefined for none. */
export function onPath(...names) {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

/** Installs Debian's packages where that is allowed: as root, on a system with apt. */
export function installFromDebian(...packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`› Installing Debian’s packages: ${packages.join(', ')}`);
  succeeds('apt-get', ['update', '-qq'], 300_000);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
