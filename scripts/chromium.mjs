import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const succeeds = (command, args, timeout) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout }).status === 0;

function onPath() {
  for (const name of SYSTEM) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  succeeds('npx', ['playwright', 'install', 'chromium'], 120_000);
  return existsSync(path) ? path : undefined;
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !succeeds('sh', ['-c', 'command -v apt-get'])) return undefined;
  console.log('› Installing Debian’s chromium package');
  succeeds('apt-get', ['update', '-qq'], 300_000);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return onPath();
}

/**
 * The path of a Chromium: the one named by CHROMIUM_PATH, the system's, Playwright's download,
 * Debian's package (as root), in that order.
 *
 * @throws Error that says what to do when none can be had.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  }
  const path = onPath() ?? (await playwrightsOwn()) ?? fromDebian();
  if (path) return path;
  throw new Error(
    'No Chromium was found and none could be installed. Install one and name it in CHROMIUM_PATH.',
  );
}
