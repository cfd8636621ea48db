import type { Page } from '@playwright/test';
import { expect, see, stale, test } from './support/offline';

const isPage = (path: string) => (request: { url: string }) => request.url === path;

const linkOn = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Aviso de privacidad' });
const PATH = '/aviso_privacidad';

test('a page that was fetched ahead is asked for once, new, and with its purpose', async ({
  page,
  line,
}) => {
  await see(page, PATH);
  await see(page, '/blog');
  line.requests.length = 0;
  await linkOn(page).hover();
  await page.mouse.down();
  await expect.poll(() => line.requests.filter(isPage(PATH)).length).toBe(1);
  expect(line.requests.find(isPage(PATH))?.headers['sec-purpose']).toMatch(/^prefetch/);
  await page.mouse.up();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(line.requests.filter(isPage(PATH))).toHaveLength(1);
  await expect(stale(page)).toHaveCount(0);
});

test('a copy is never fetched ahead: the line may be back at the click', async ({ page, line }) => {
  await see(page, PATH);
  await see(page, '/blog');
  const ended: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ status }) => {
    if (status === 'Ready' || status === 'Failure') ended.push(status);
  });
  await session.send('Preload.enable');
  await line.cut();
  await linkOn(page).hover();
  await page.mouse.down();
  await expect.poll(() => ended).toEqual(['Failure']);
  await line.mend();
  line.requests.length = 0;
  await page.mouse.up();
  await expect(page).toHaveURL(PATH);
  await expect.poll(() => line.requests.filter(isPage(PATH)).length).toBe(1);
  await page.waitForLoadState('networkidle');
  await expect(stale(page)).toHaveCount(0);
});

test('where data is to be saved nothing is fetched but what is seen', async ({ page, line }) => {
  line.rewriteWorker(
    (script) => `Object.defineProperty(navigator,"connection",{value:{saveData:true}});${script}`,
  );
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

test('the site is asked once for each document, whatever it answers', async ({ page, line }) => {
  await see(page, '/blog');
  const asked = async (path: string) => {
    line.requests.length = 0;
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    return line.requests.filter(isPage(path)).map(({ method }) => method);
  };
  expect(await asked('/prensa')).toEqual(['GET']);
  expect(await asked('/blog')).toEqual(['GET']);
  expect(await asked('/no-existe')).toEqual(['GET']);
  expect(await asked('/blog/rss.xml')).toEqual(['GET']);
  expect(await asked('/archivos/hero-1.webp')).toEqual(['GET']);
  line.set(503);
  expect(await asked('/vacantes')).toEqual(['GET']);
});

test('a browser that refuses to race has the worker all the same', async ({ page, line }) => {
  line.rewriteWorker(
    (script) => `InstallEvent.prototype.addRoutes=()=>Promise.reject(new TypeError);${script}`,
  );
  await see(page, '/blog');
  await line.cut();
  await page.goto('/blog');
  await expect(stale(page)).toBeVisible();
});

test('a form that the browser itself sends is sent once', async ({ page, line }) => {
  await see(page, '/contactanos');
  line.requests.length = 0;
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/api/contact' });
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(line.requests.filter(isPage('/api/contact')).map(({ method }) => method)).toEqual([
    'POST',
  ]);
});
