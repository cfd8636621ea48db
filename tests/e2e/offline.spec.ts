import type { Page } from '@playwright/test';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { removalScript } from '@/lib/features/offline/removal-script';
import { axeFindings } from './support/accessibility/document';
import { cutTexts, smallTargets } from './support/accessibility/layout';
import { DESK, PHONE } from './support/accessibility/pages';
import {
  cachedUrls,
  expect,
  hurryWorker,
  expectKept,
  keptPaths,
  see,
  stale,
  test,
} from './support/offline';

const ZONE = '/sucursales/campeche/ah-kim-pech';
const heading = { level: 1 } as const;

/** At the widths of a phone and a desk. */
async function expectAccessible(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    expect(await axeFindings(page)).toEqual([]);
    expect(await smallTargets(page, viewport === PHONE ? 44 : 24)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
  }
}

test('a first visit asks for the worker after it has loaded, and downloads nothing twice', async ({
  page,
  line,
}) => {
  await page.goto('/servicios');
  expect(line.requests.map(({ url }) => url)).not.toContain('/sw.js');
  const during = line.requests.length;
  await see(page, '/servicios');
  const later = line.requests.slice(during).map(({ url }) => url);
  expect(later).toContain('/sw.js');
  const all = line.requests.map(({ url }) => url);
  const files = all.filter((url) => url.startsWith('/_next/') || url.startsWith('/archivos/'));
  expect(files.filter((url, at) => files.indexOf(url) !== at)).toEqual([]);
});

test('a page that was seen is there without a connection, with its age, and works', async ({
  page,
  line,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await hurryWorker(page);
  await see(page, '/blog');
  await line.cut();
  await page.goto('/blog');
  await expect(page.getByRole('heading', heading)).toHaveText('Noticias');
  await expect(stale(page)).toHaveText('Sin conexión. Esta copia es de hace un momento.');
  // Styles and scripts came from the device as well.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await expect(page.getByRole('searchbox').first()).toBeEditable();
  expect(errors).toEqual([]);
  await expectAccessible(page);

  // Data of the router is never answered from a copy.
  const asked: [string, Record<string, string>][] = [
    ['/blog', { rsc: '1' }],
    ['/blog?_rsc=x', {}],
    ['/api/states', {}],
  ];
  for (const [path, headers] of asked) {
    const answer = await page.evaluate(
      ([url, own]) => fetch(url, { headers: own }).then(({ status }) => String(status), String),
      [path, headers] satisfies [string, Record<string, string>],
    );
    expect(answer, path).toMatch(/^TypeError/);
  }

  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const kept = await cache.match('/blog');
    const headers = new Headers(kept?.headers);
    headers.set('x-kept-at', String(Date.now() - 2 * 3_600_000 - 60_000));
    await cache.put('/blog', new Response(await kept?.blob(), { headers }));
  });
  await page.goto('/blog?utm_source=x');
  await expect(stale(page)).toHaveText('Sin conexión. Esta copia es de hace 2 horas.');

  await line.mend();
  await page.reload();
  await expect(page.getByRole('heading', heading)).toHaveText('Noticias');
  await expect(stale(page)).toHaveCount(0);
});

test('pictures that were seen are there too', async ({ page, line }) => {
  await see(page, '/');
  await see(page, '/');
  const shown = () =>
    page.evaluate(
      () =>
        [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
          .length,
    );
  const before = await shown();
  expect(before).toBeGreaterThan(3);
  await line.cut();
  await page.goto('/');
  await expect.poll(shown).toBeGreaterThanOrEqual(before);
});

test('only pages and their files are kept, the zone first; the offline page leads to them', async ({
  page,
  line,
}) => {
  await hurryWorker(page);
  await see(page, '/blog');
  await page.goto('/blog/rss.xml');
  await page.goto('/archivos/hero-1.webp');
  await see(page, '/sucursales/campeche');
  // Opened in its branch’s page it is as one that was seen.
  await page.locator('summary').filter({ hasText: 'Ah Kim Pech' }).click();
  await expect(page).toHaveURL(ZONE);
  await expectKept(page);
  expect(await keptPaths(page)).toEqual(
    ['/', '/blog', '/contactanos', '/sin-conexion', '/sucursales/campeche', ZONE].toSorted(),
  );
  const urls = await cachedUrls(page);
  expect(urls.filter((url) => /\/api\/|\.xml|\.pdf|robots|sw\.js|_rsc/.test(url))).toEqual([]);
  expect(urls.every((url) => url.startsWith(line.url))).toBe(true);

  await line.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: 'Ah Kim Pech' })).toBeVisible();
  await expect(stale(page)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await page.goto('/contactanos');
  await expect(page.getByRole('heading', heading)).toHaveText('Contacto');
  await page.goto('/informes_anuales');
  await expect(page).toHaveTitle(/^Sin conexión/);
  await expect(page.getByRole('heading', heading)).toHaveText('Sin conexión');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /800 733 22 22/ })).toHaveAttribute(
    'href',
    'tel:+528007332222',
  );
  const copies = main.getByRole('region', { name: 'Puede leer sin conexión' }).getByRole('link');
  await expect(copies).toHaveCount(3);
  await expect(copies.first()).toHaveAttribute('href', ZONE);
  await expect(copies.first()).toContainText('Su zona');
  await expect(copies.last()).toHaveText('Noticias');
  await expectAccessible(page);

  await line.mend();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Informes anuales');
});

test('a copy stands in for a gateway that reaches nobody and a line that hangs, not for the site’s own error', async ({
  page,
  line,
}) => {
  await hurryWorker(page);
  await see(page, '/blog');
  line.set(503);
  await page.goto('/blog');
  await expect(stale(page)).toBeVisible();
  for (const status of [500, 404]) {
    line.set(status);
    await page.goto('/blog');
    await expect(page.getByRole('heading', heading)).toHaveText('Error');
  }
  line.set('hanging');
  await page.goto('/blog');
  await expect(stale(page)).toHaveText('El sitio no responde. Esta copia es de hace un momento.');

  // Without a copy the site is waited for.
  const opened = page.goto('/prensa');
  await expect.poll(() => line.requests.some(({ url }) => url === '/prensa')).toBe(true);
  await line.cut();
  await opened;
  await expect(page.getByRole('heading', heading)).toHaveText('Sin conexión');
  await page.goto('/blog');
  await expect(page.getByRole('heading', heading)).toHaveText('Noticias');
});

test('two releases and none: the old one serves its tabs, its cache goes with the last of them', async ({
  page,
  line,
  context,
}) => {
  await hurryWorker(page);
  // Without pictures, whose conversion would keep the connections.
  await see(page, '/aviso_privacidad');
  const names = () => page.evaluate(() => caches.keys());
  const [first = ''] = await names();
  const release = first.replace('sitio-', '');
  line.rewriteWorker((script) => script.replaceAll(`"${release}"`, '"siguiente"'));
  const other = await context.newPage();
  await hurryWorker(other);
  await other.goto('/accesibilidad');
  await expect.poll(names, { timeout: 20_000 }).toContain('sitio-siguiente');
  // Both tabs belong to the old worker still.
  expect(await names()).toContain(first);
  await line.cut();
  await page.goto('/aviso_privacidad');
  await expect(stale(page)).toBeVisible();
  await line.mend();
  await page.close();
  await other.goto('about:blank');
  const left = () =>
    context
      .serviceWorkers()
      .at(-1)
      ?.evaluate(() => caches.keys());
  await expect.poll(left, { timeout: 30_000 }).toEqual(['sitio-siguiente']);
  await line.cut();
  await other.goto('/');
  await expect(other.getByRole('heading', heading)).toBeVisible();

  // Switched off, the worker and all that it kept are gone, and pages go on.
  await line.mend();
  line.rewriteWorker(() => removalScript);
  await other.goto('/blog');
  const kept = () =>
    other.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  await expect.poll(kept, { timeout: 20_000 }).toEqual({ caches: [], workers: 0 });
  await other.goto('/servicios');
  await expect(other.getByRole('heading', heading)).toBeVisible();
  await line.cut();
  await expect(other.goto('/blog')).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

const typed = {
  'Nombre*': 'Úrsula Sin Señal',
  'Teléfono*': '5555550142',
  'Correo electrónico*': 'ursula@correo.example',
  'Mensaje*': 'Necesito un contenedor en Apodaca',
};

test('a message written offline, kept on the device by a press, waits until its visitor sends it', async ({
  page,
  line,
  context,
  gateway,
}) => {
  const sent = () =>
    listSubmissions(gateway.dataDir).filter(({ body }) =>
      JSON.stringify(body).includes(typed['Nombre*']),
    );
  await page.setViewportSize(PHONE);
  await page.goto('/contactanos');
  for (const [label, value] of Object.entries(typed))
    await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByLabel('Estado').selectOption({ label: 'Nuevo León' });
  await page.getByLabel('Ciudad').selectOption({ label: 'Apodaca' });
  await line.cut();
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(page.getByText('Su mensaje no se envió: no hay conexión')).toBeInViewport();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('button', { name: 'Guardar en este dispositivo' }).click();
  await expect(page.getByText('por un máximo de 24 horas')).toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);
  expect(await smallTargets(page, 44)).toEqual([]);
  await page.close();

  await line.mend();
  const later = await context.newPage();
  await later.goto('/contactanos');
  await expect(later.getByText(/^Tiene un mensaje sin enviar del /)).toBeVisible();
  expect(await axeFindings(later)).toEqual([]);
  await later.getByRole('button', { name: 'Recuperar mensaje' }).click();
  await expect(later.getByLabel('Ciudad')).toHaveValue(/./);
  for (const [label, value] of Object.entries(typed))
    await expect(later.getByRole('textbox', { name: label })).toHaveValue(value);
  expect(sent()).toHaveLength(0);
  await later.getByRole('button', { name: 'ENVIAR' }).click();
  await expect.poll(() => sent().length).toBe(1);
  await expect(later.getByRole('button', { name: 'Borrar' })).toHaveCount(0);
  expect(await later.evaluate(() => localStorage.length)).toBe(0);
});
