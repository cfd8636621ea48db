import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';

/** A browser that asks for nothing by itself. */
export const launchBrowser = async (...more: string[]) =>
  chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', ...more],
  });
