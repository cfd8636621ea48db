import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { axeFindings, documentMistakes } from '@/tests/e2e/support/accessibility/document';
import { focusMistakes } from '@/tests/e2e/support/accessibility/focus';
import { cutTexts, smallTargets, TEXT_SPACING } from '@/tests/e2e/support/accessibility/layout';
import { DESK, NARROW, PHONE } from '@/tests/e2e/support/accessibility/pages';
import { overlappingTexts, setDefaultTextSize } from '@/tests/e2e/support/accessibility/reflow';
import { printToPdf } from '@/tests/support/print-to-pdf';

// The page of a gateway's examination is a file: no site is needed.

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-page-'));
  const script = 'tests/support/write-doctor-pages.ts';
  execFileSync(process.execPath, [
    '--import',
    'tsx',
    '--import',
    './tools/outside-next.mjs',
    script,
    folder,
  ]);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const NAMES = ['works', 'gaps', 'dead'] as const;
type Name = (typeof NAMES)[number];

const open = (page: Page, name: Name) =>
  page.goto(pathToFileURL(join(folder, `${name}.html`)).href);

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

for (const name of NAMES) {
  test(`${name}: accessible and whole, closed and open`, async ({ page }) => {
    const requests: string[] = [];
    const messages: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => messages.push(message.text()));
    await open(page, name);
    // Axe is asked at the last size: closed on a desk, open on a phone.
    for (const sizes of [
      [PHONE, DESK],
      [DESK, PHONE],
    ]) {
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect.soft(await documentMistakes(page)).toEqual([]);
        expect.soft(await cutTexts(page)).toEqual([]);
        expect.soft(await smallTargets(page, 44)).toEqual([]);
      }
      expect.soft(await axeFindings(page)).toEqual([]);
      await openAll(page);
    }
    expect(messages).toEqual([]);
    expect(requests.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
  });
}

test('320 px, text at 200 %, and wider spaces lose nothing', async ({ page }) => {
  const expectAllSeen = async (at: string) => {
    expect.soft(await cutTexts(page), at).toEqual([]);
    expect.soft(await overlappingTexts(page), at).toEqual([]);
  };
  await page.setViewportSize(NARROW);
  await open(page, 'gaps');
  await openAll(page);
  await expectAllSeen('at 320 px');
  await setDefaultTextSize(page, 32);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await expectAllSeen(`at ${size.width} px with large text`);
  }
  await setDefaultTextSize(page, 16);
  // The page allows styles within it only.
  await page.evaluate((css) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
  }, TEXT_SPACING);
  await expectAllSeen('with wider spaces');
});

test('the keyboard reaches all of it, and opens groups', async ({ page }) => {
  test.slow();
  await open(page, 'gaps');
  expect(await focusMistakes(page)).toEqual([]);

  await open(page, 'gaps');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ver qué pasa en /prensa' })).toBeFocused();

  const whole = page.locator('details', { has: page.getByRole('heading', { name: 'Completas' }) });
  await expect(whole).not.toHaveAttribute('open');
  await whole.locator('> summary').focus();
  await page.keyboard.press('Enter');
  await expect(whole.getByText('GET /web-page-conf/web/whole/0/*', { exact: true })).toBeVisible();
});

test('a link into a closed group opens it; calls have their figures on a phone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, 'gaps');
  const place = page.getByText('/detalle_prensa/comunicado-0', { exact: true });
  await expect(place).toBeHidden();
  await page
    .getByRole('link', { name: 'Ver qué pasa en /detalle_prensa/comunicado-0 y 11 lugares más' })
    .click();
  await expect(place).toBeInViewport();
  const call = page.getByRole('listitem').filter({ hasText: 'GET /web-page-conf/web/press' });
  await expect(call).toContainText('la más lenta 5');
});

test('everything is printed, on few sheets of A4 or letter', async ({ page }) => {
  await open(page, 'gaps');
  for (const format of ['A4', 'Letter'] as const) {
    const { sheets, lastLines } = await printToPdf(page, format);
    const said = sheets.join(' ');
    for (const text of [
      'Funciona con huecos',
      'comunicado-11',
      'GET /web-page-conf/web/whole/39/*',
      'campo_nuevo',
      'Comunicado 59',
      'Solo se envía con --send-test.',
      'Noticias: 6 de 36',
    ]) {
      expect(said, format).toContain(text);
    }
    expect(said, format).not.toContain('Ir al contenido');
    expect(sheets.length, format).toBeLessThanOrEqual(14);
    expect(lastLines, format).toBeGreaterThanOrEqual(4);
  }
});
