import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from './scripts/chromium.mjs';

// Workers load this file too: they take the path from the environment.
process.env.CHROMIUM_PATH ??= await findHeadlessChromium();
// The many servers of the tests start a third faster with what the first has compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');

/**
 * Tests against the production build; `npm run build` comes first. `site` tests journeys in one server;
 * `instances` runs two of the traced build with their own Redis, PostgreSQL and nginx; `drills` measures
 * what visitors notice under load.
 */
export default defineConfig({
  projects: [
    { name: 'site', testDir: 'tests/e2e' },
    { name: 'instances', testDir: 'tests/instances', timeout: 240_000 },
    { name: 'drills', testDir: 'tests/drills', timeout: 420_000 },
  ].map((project) => ({ ...project, outputDir: `test-results/${project.name}` })),
  // Of two processors: a third worker brings a third server and browser, and tests take as long in all.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Catches hangs. This is not a performance limit.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // `-- --reporter=list` has a line for each test.
  reporter: 'dot',
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Monterrey',
    // A trace costs almost half as much time again: `-- --trace retain-on-failure` records one.
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
