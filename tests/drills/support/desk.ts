import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readQr } from '@/tests/support/qr';

/** Chooses a kind of link. */
export const choose = (page: Page, label: string) =>
  page.getByRole('radio', { name: label }).check();

/** What few links need is folded. */
export async function unfold(page: Page) {
  const main = page.getByRole('main');
  for (const name of ['Otros destinos', /^Fuente, medio/, 'Revisar un enlace']) {
    await main.locator('summary').filter({ hasText: name }).click();
  }
}

/** What a camera reads in a picture. */
export async function seenIn(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return readQr(data, info.width, info.height);
}
