import type { Page } from '@playwright/test';
import { expect, hurryWorker, see, stale, test } from './support/offline';

const linkOn = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Aviso de privacidad' });
const PATH = '/aviso_privacidad';

test('the site is asked once for each document, and a copy is never fetched ahead', async ({
  page,
  context,
  line,
}) => {
  const tab = await context.newPage();
  for (const one of [tab, page]) await hurryWorker(one);
  await see(tab, PATH);
  /** The worker takes one request after the other: what it asks for a page comes before these. */
  const settle = () =>
    tab.evaluate(async () => {
      for (let time = 0; time < 3; time += 1) await fetch('/logo.svg', { cache: 'no-store' });
    });
  const asked = (path: string) =>
    line.requests.filter(({ url }) => url === path).map(({ method }) => method);
  const ended: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ status }) => {
    if (status === 'Ready' || status === 'Failure') ended.push(status);
  });
  await session.send('Preload.enable');
  await see(page, '/blog');

  // Fetched ahead it is new, and says its purpose.
  line.requests.length = 0;
  await linkOn(page).hover();
  await page.mouse.down();
  await expect.poll(() => ended).toEqual(['Ready']);
  const ahead = line.requests.find(({ url }) => url === PATH);
  expect(ahead?.headers['sec-purpose']).toMatch(/^prefetch/);
  await page.mouse.up();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settle();
  expect(asked(PATH)).toEqual(['GET']);
  await expect(stale(page)).toHaveCount(0);

  for (const path of ['/prensa', '/blog', '/no-existe', '/blog/rss.xml', '/archivos/hero-1.webp']) {
    line.requests.length = 0;
    await page.goto(path);
    await settle();
    expect(asked(path), path).toEqual(['GET']);
  }

  // The line may be back at the click.
  await page.goto('/blog');
  ended.length = 0;
  await line.cut();
  await linkOn(page).hover();
  await page.mouse.down();
  await expect.poll(() => ended).toEqual(['Failure']);
  await line.mend();
  line.requests.length = 0;
  await page.mouse.up();
  await expect(page).toHaveURL(PATH);
  await expect.poll(() => asked(PATH)).toEqual(['GET']);
  await settle();
  expect(asked(PATH)).toEqual(['GET']);
  await expect(stale(page)).toHaveCount(0);

  // A form that the browser itself sends.
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/api/contact' });
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL(/\/contactanos\//);
  await settle();
  expect(asked('/api/contact')).toEqual(['POST']);

  line.set(503);
  line.requests.length = 0;
  await page.goto('/vacantes');
  await settle();
  expect(asked('/vacantes')).toEqual(['GET']);
});

test('where data is to be saved only what is seen is fetched, also where a browser refuses to race', async ({
  page,
  line,
}) => {
  line.rewriteWorker(
    (script) =>
      `Object.defineProperty(navigator,"connection",{value:{saveData:true}});InstallEvent.prototype.addRoutes=()=>Promise.reject(new TypeError);${script}`,
  );
  await hurryWorker(page);
  await see(page, '/blog');
  const ahead = ['/', '/contactanos', '/sin-conexion'];
  expect(line.requests.map(({ url }) => url).filter((url) => ahead.includes(url))).toEqual([]);
  await line.cut();
  await page.goto('/blog');
  await expect(stale(page)).toBeVisible();
  await page.goto('/contactanos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await expect(page.getByRole('link', { name: '800 733 22 22' })).toBeVisible();
});
