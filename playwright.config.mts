import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from './scripts/chromium.mjs';

/** Tab through every page type and state, twice: too slow for every run. */
const FOCUS = '**/accessibility-focus.spec.ts';
/** Waits for two minutes. */
const LIFETIME = '**/lifetime.spec.ts';

/** Conversions of many megapixels. */
const PICTURES = '**/*pictures.spec.ts';

// Workers load this file too: they take the path from the environment.
process.env.CHROMIUM_PATH ??= await findHeadlessChromium();
// The many servers of the tests start a third faster with what the first has compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');

/**
 * Tests against the production build; `npm run build` comes first. The project `instances` runs the
 * traced one, with a Redis and an nginx of its own; `crash` measures what visitors
 * notice when it breaks; `release` replaces it by
 * another; `image` runs the images, and is started by `npm run drills -- image` alone; `unreachable` looks for
 * traces of a build without a gateway; `development` needs no build; `focus` and `lifetime` are slow parts of
 * `site`; `pictures` is a drill.
 */
export default defineConfig({
  projects: [
    { name: 'site', testDir: 'tests/e2e', testIgnore: [FOCUS, LIFETIME] },
    { name: 'lifetime', testDir: 'tests/e2e', testMatch: LIFETIME },
    { name: 'focus', testDir: 'tests/e2e', testMatch: FOCUS },
    { name: 'instances', testDir: 'tests/instances', timeout: 240_000 },
    { name: 'crash', testDir: 'tests/drills', testMatch: '**/crash.spec.ts', timeout: 240_000 },
    { name: 'publication', testDir: 'tests/drills', testMatch: '**/publication.spec.ts' },
    { name: 'tags', testDir: 'tests/drills', testMatch: '**/tags.spec.ts' },
    {
      name: 'strangers',
      testDir: 'tests/drills',
      testMatch: ['**/strangers.spec.ts', '**/dearest.spec.ts'],
      timeout: 240_000,
    },
    { name: 'release', testDir: 'tests/release', timeout: 420_000 },
    { name: 'image', testDir: 'tests/image', timeout: 120_000 },
    { name: 'unreachable', testDir: 'tests/unreachable' },
    { name: 'development', testDir: 'tests/development' },
    { name: 'pictures', testDir: 'tests/drills', testMatch: PICTURES, timeout: 180_000 },
  ].map((project) => ({ ...project, outputDir: `test-results/${project.name}` })),
  // Of two processors: a third worker brings a third server and browser, and tests take as long in all.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // For what never comes: how fast a machine is, is no matter of a test.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // `-- --reporter=list` has a line for each test.
  reporter: 'dot',
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Monterrey',
    // One costs almost half as much time again: ask for it with `-- --trace retain-on-failure`.
    trace: 'off',
    // Requests of a worker pass by `page.route`: tests/e2e/offline.spec.ts alone lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Letters as wide as on phones: the headless shell rounds their widths otherwise.
        '--font-render-hinting=none',
      ],
    },
  },
});
