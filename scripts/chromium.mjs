import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian, onPath, succeeds } from './debian.cjs';

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  succeeds('npx', ['playwright', 'install', 'chromium'], 120_000);
  return existsSync(path) ? path : undefined;
}

function fromDebian() {
  installFromDebian('chromium');
  return onPath(...SYSTEM);
}

/** Debian's Chromium only recommends the fallback fonts of app/fallback-faces.css. */
function installFonts() {
  if (process.platform !== 'linux') return;
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  if (!/^(?:Arial|Liberation Sans|Arimo|Roboto)\b/m.test(stdout ?? '')) {
    installFromDebian('fonts-liberation');
  }
}

/**
 * The path of a Chromium: CHROMIUM_PATH, the system's, Playwright's download or Debian's package
 * (as root), in that order.
 *
 * @throws Error when none is available.
 */
export async function findChromium() {
  installFonts();
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  }
  const path = onPath(...SYSTEM) ?? (await playwrightsOwn()) ?? fromDebian();
  if (path) return path;
  throw new Error(
    'No Chromium was found and none could be installed. Install one and name it in CHROMIUM_PATH.',
  );
}
