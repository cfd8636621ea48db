import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian, onPath, succeeds } from './debian.cjs';

/** Chromium without windows and a graphics process, which take half of the tests' processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  succeeds('npx', ['playwright', 'install', 'chromium'], 120_000);
  return existsSync(path) ? path : undefined;
}

function fromDebian(name) {
  installFromDebian(name);
  return onPath(name);
}

/** Installs the fallback fonts of app/fallback-faces.css, which Debian's Chromium only recommends. */
function installFonts() {
  if (process.platform !== 'linux') return;
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  if (!/^(?:Arial|Liberation Sans|Arimo|Roboto)\b/m.test(stdout ?? '')) {
    installFromDebian('fonts-liberation');
  }
}

function named() {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names no file: ${path}`);
  return path;
}

/**
 * Returns the path of a Chromium with windows: CHROMIUM_PATH, the system's, Playwright's download or
 * Debian's package (as root), in that order.
 *
 * @throws Error when none is available.
 */
export async function findChromium() {
  installFonts();
  const path = named() || onPath(...SYSTEM) || (await playwrightsOwn()) || fromDebian('chromium');
  if (path) return path;
  throw new Error(
    'No Chromium was found and none could be installed. Install one and name it in CHROMIUM_PATH.',
  );
}

/**
 * Returns the path of a Chromium for tests: Debian's headless shell if available, otherwise that of
 * `findChromium`.
 *
 * @throws Error when none is available.
 */
export async function findHeadlessChromium() {
  const path = named() || onPath(HEADLESS_SHELL) || fromDebian(HEADLESS_SHELL);
  if (!path) return findChromium();
  installFonts();
  return path;
}
