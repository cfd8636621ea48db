/**
 * `npm run verify -- browsers`: the main journeys in Firefox and WebKit, over the production build and the
 * gateway as a server. A browser that is missing and cannot be installed is named and skipped; with
 * CI=true it fails.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '../../tools/gateway/server';
import { findBrowsers } from './find-browsers.mjs';
import { startLine } from '../support/line';
import { startSite } from '../support/site';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { journeys, type Surroundings } from './journeys';
import { offlineJourneys } from './offline-journeys';
import { Screen } from './screen';
import { startWebKit } from './webkit';

type Journeys<At> = Record<string, (on: Screen, at: At) => Promise<void>>;

/**
 * Firefox logs a script that the device does not have; pages do without. Without an address it logs a
 * request that ended with its page while the service worker had it.
 */
const ABSENT = /Failed to load (?:.*\/_next\/static\/|‘’)/;

/** Runs journeys in one browser; the number of those that failed. */
async function runIn<At extends Surroundings>(
  driver: Driver,
  origin: string,
  all: Journeys<At>,
  at: At,
  expected?: RegExp,
): Promise<number> {
  let failed = 0;
  for (const [name, journey] of Object.entries(all)) {
    const started = Date.now();
    let problem = '';
    try {
      await journey(new Screen(driver, origin), at);
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    const errors = driver.takeErrors().filter((error) => !expected?.test(error));
    if (errors.length > 0) problem += `\n  in the console: ${errors.join('\n  ')}`;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `${problem === '' ? '✓' : '✗'} ${driver.name}: ${name} (${seconds} s)${problem && `\n  ${problem}`}`,
    );
    if (problem !== '') failed += 1;
  }
  return failed;
}

/** All journeys in one browser, over a line of its own. */
async function runAll(
  start: () => Promise<Driver>,
  origin: string,
  dataDir: string,
): Promise<number> {
  const driver = await start();
  const line = await startLine(origin);
  const at = { dataDir, browser: driver.name, line };
  try {
    const failed = await runIn(driver, origin, journeys, at);
    return failed + (await runIn(driver, line.url, offlineJourneys, at, ABSENT));
  } finally {
    await driver.close();
    await line.stop();
  }
}

async function main(): Promise<number> {
  const { firefox, webkit, absent } = findBrowsers();
  for (const name of absent)
    console.error(`✗ ${name} IS NOT TESTED: it was not found and could not be installed.`);
  if (absent.length > 0 && process.env.CI === 'true') return 1;

  const dataDir = await mkdtemp(join(tmpdir(), 'browsers-'));
  const gateway = await startGateway({ dataDir });
  const site = await startSite({ GATEWAY_URL: gateway.url });
  let failed = 0;
  try {
    const starts: Promise<number>[] = [];
    if (firefox) starts.push(runAll(() => startFirefox(firefox), site.url, dataDir));
    if (webkit) starts.push(runAll(() => startWebKit(webkit), site.url, dataDir));
    for (const end of await Promise.allSettled(starts)) {
      if (end.status === 'rejected') console.error(end.reason);
      failed += end.status === 'fulfilled' ? end.value : 1;
    }
  } finally {
    await site.stop();
    await gateway.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return failed;
}

void main().then((failed) => process.exit(failed === 0 ? 0 : 1));
