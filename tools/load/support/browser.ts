import { chromium, type CDPSession } from '@playwright/test';
import { findChromium } from '@/scripts/chromium.mjs';

/** A browser that asks for nothing by itself. */
export const launchBrowser = async (...more: string[]) =>
  chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', ...more],
  });

export const PHONE = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
  locale: 'es-MX',
} as const;

/** Presses with a finger, without what Playwright waits for. */
export async function tap(
  cdp: CDPSession,
  { x, y }: { x: number; y: number },
  whilePressed?: () => Promise<void>,
): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await whilePressed?.();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
