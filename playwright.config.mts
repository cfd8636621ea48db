import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

/** End-to-end tests run against the production build; `npm run build` comes first. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Monterrey',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
