import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { startSite } from '@/tests/support/site';
import { AUTHORIZATION } from './support/fixtures';
import { axeFindings } from './support/accessibility/document';
import { cutTexts, smallTargets } from './support/accessibility/layout';
import { DESK, PHONE } from './support/accessibility/pages';
import { wizardOn } from './support/wizard';
import { cachedUrls, expect, keptPaths, see, stale, test } from './support/offline';

const ZONE = '/sucursales/campeche/Ah%20Kim%20Pech';
const heading = { level: 1 } as const;

test('a page that was seen is there without a connection, with its age, and works', async ({
  page,
  line,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await see(page, '/blog');
  await line.cut();
  await page.goto('/blog');
  await expect(page.getByRole('heading', heading)).toHaveText('Noticias');
  await expect(stale(page)).toHaveText('Sin conexión. Esta copia es de hace un momento.');
  // Styles and scripts came from the device as well.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await expect(page.getByRole('searchbox').first()).toBeEditable();
  expect(errors).toEqual([]);

  await line.mend();
  await page.reload();
  await expect(page.getByRole('heading', heading)).toHaveText('Noticias');
  await expect(stale(page)).toHaveCount(0);
});

test('the age of a copy is said', async ({ page, line }) => {
  await see(page, '/servicios');
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const kept = await cache.match('/servicios');
    const headers = new Headers(kept?.headers);
    headers.set('x-kept-at', String(Date.now() - 2 * 3_600_000 - 60_000));
    await cache.put('/servicios', new Response(await kept?.blob(), { headers }));
  });
  await line.cut();
  await page.goto('/servicios?utm_source=x');
  await expect(stale(page)).toHaveText('Sin conexión. Esta copia es de hace 2 horas.');
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

test('home, contact and the offline page are there unseen; others give the offline page', async ({
  page,
  line,
}) => {
  await see(page, '/blog');
  await see(page, ZONE);
  await line.cut();
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
  const kept = main.getByRole('region', { name: 'Puede leer sin conexión' }).getByRole('link');
  await expect(kept).toHaveCount(2);
  await expect(kept.first()).toHaveAttribute('href', ZONE);
  await expect(kept.first()).toContainText('Su zona');
  await expect(kept.last()).toHaveText('Noticias');

  await line.mend();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Informes anuales');
});

test('a zone opened in its branch’s page is kept as one that was seen', async ({ page, line }) => {
  await see(page, '/sucursales/campeche');
  await page.locator('summary').filter({ hasText: 'Ah Kim Pech' }).click();
  await expect(page).toHaveURL(ZONE);
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain(ZONE);
  await line.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: 'Ah Kim Pech' })).toBeVisible();
  await expect(stale(page)).toBeVisible();
  await page.goto('/informes_anuales');
  const kept = page.getByRole('region', { name: 'Puede leer sin conexión' }).getByRole('link');
  await expect(kept.first()).toHaveAttribute('href', ZONE);
});

test('a line that hangs: a copy after three seconds; without one the site is waited for', async ({
  page,
  line,
}) => {
  await see(page, '/blog');
  line.set('hanging');
  const started = Date.now();
  await page.goto('/blog');
  const waited = Date.now() - started;
  expect(waited).toBeGreaterThanOrEqual(2_900);
  expect(waited).toBeLessThan(6_000);
  await expect(stale(page)).toHaveText('El sitio no responde. Esta copia es de hace un momento.');

  const opened = page.goto('/prensa');
  await expect.poll(() => line.requests.some(({ url }) => url === '/prensa')).toBe(true);
  await line.cut();
  await opened;
  await expect(page.getByRole('heading', heading)).toHaveText('Sin conexión');
});

test('a copy stands in for a gateway that reaches nobody, not for the site’s own error', async ({
  page,
  line,
}) => {
  await see(page, '/blog');
  for (const status of [502, 503, 504]) {
    line.set(status);
    await page.goto('/blog');
    await expect(stale(page)).toBeVisible();
  }
  for (const status of [500, 404]) {
    line.set(status);
    await page.goto('/blog');
    await expect(page.getByRole('heading', heading)).toHaveText('Error');
  }
  await line.cut();
  await page.goto('/blog');
  await expect(page.getByRole('heading', heading)).toHaveText('Noticias');
});

test('only pages and their files are kept, and ten of those seen', async ({ page, line }) => {
  test.setTimeout(180_000);
  await see(page, ZONE);
  const paths = ['/blog', '/prensa', '/servicios', '/sucursales', '/vacantes', '/bolsadetrabajo'];
  const more = ['/informes_anuales', '/aviso_privacidad', '/accesibilidad', '/sostenibilidad'];
  for (const path of [...paths, ...more, '/cotizador']) await see(page, path);
  await page.goto('/blog/rss.xml');
  await page.goto('/archivos/hero-1.webp');
  await see(page, '/cotizador');
  expect(await keptPaths(page)).toEqual(
    [
      '/',
      '/contactanos',
      '/sin-conexion',
      ZONE,
      ...paths.slice(1),
      ...more,
      '/cotizador',
    ].toSorted(),
  );
  const urls = await cachedUrls(page);
  expect(urls.filter((url) => /\/api\/|\.xml|\.pdf|robots|sw\.js|_rsc/.test(url))).toEqual([]);
  expect(urls.every((url) => url.startsWith(line.url))).toBe(true);
});

test('data of the router is never answered from a copy', async ({ page, line }) => {
  await see(page, '/blog');
  await line.cut();
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
});

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

test('two releases: the old one serves its tabs, and its cache goes with the last of them', async ({
  page,
  line,
  context,
}) => {
  // Without pictures, whose conversion would keep the connections.
  await see(page, '/aviso_privacidad');
  const names = () => page.evaluate(() => caches.keys());
  const [first = ''] = await names();
  const release = first.replace('sitio-', '');
  line.rewriteWorker((script) => script.replaceAll(`"${release}"`, '"siguiente"'));
  const other = await context.newPage();
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
});

test('switched off, the worker and all that it kept are gone, and pages go on', async ({
  page,
  line,
  gateway,
}) => {
  await see(page, '/blog');
  const off = await startSite({
    GATEWAY_URL: gateway.url,
    GATEWAY_AUTHORIZATION: AUTHORIZATION,
    SERVICE_WORKER: 'off',
  });
  try {
    line.lead(off.url);
    await page.goto('/blog');
    const left = () =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    await expect.poll(left, { timeout: 20_000 }).toEqual({ caches: [], workers: 0 });
    await page.goto('/servicios');
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await line.cut();
    await expect(page.goto('/blog')).rejects.toThrow('ERR_CONNECTION_REFUSED');
  } finally {
    await off.stop();
  }
});

const typed = {
  'Nombre*': 'Úrsula Sin Señal',
  'Teléfono*': '5555550142',
  'Correo electrónico*': 'ursula@correo.example',
  'Mensaje*': 'Necesito un contenedor en Apodaca',
};

test('a message written offline waits on the device until its visitor sends it', async ({
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
  const note = page.getByText(
    'Sin conexión. Guardamos su mensaje en este dispositivo; no se ha enviado.',
  );
  await expect(note).toBeInViewport();
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
  await expect(later.getByRole('button', { name: 'Borrar borrador' })).toHaveCount(0);
  expect(await later.evaluate(() => localStorage.length)).toBe(0);
});

test('a quote in the middle goes on after the connection was lost, and the tab with it', async ({
  page,
  line,
  context,
}) => {
  const wizard = wizardOn(page);
  await wizard.toForm();
  await wizard.fill();
  await line.cut();
  await wizard.send.click();
  const note = page.getByText(
    'Sin conexión. Guardamos su cotización en este dispositivo; no se ha enviado.',
  );
  await expect(note).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.close();

  await line.mend();
  const later = wizardOn(await context.newPage());
  await later.open();
  await later.page.getByRole('button', { name: 'Recuperar cotización' }).click();
  await later.isAt('Paso 5/5');
  await expect(later.field('Nombre*')).toHaveValue('Señora de Prueba');
  await later.send.click();
  await later.isAt('Finalizado');
  expect(await later.page.evaluate(() => localStorage.length)).toBe(0);
});

test('the offline page and the notice of a copy: rules, targets, reflow', async ({
  page,
  line,
}) => {
  await see(page, ZONE);
  await see(page, '/blog');
  await line.cut();
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    for (const path of ['/informes_anuales', '/blog']) {
      await page.goto(path);
      const shown = path === '/blog' ? stale(page) : page.getByText('Su zona');
      await expect(shown).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await smallTargets(page, viewport === PHONE ? 44 : 24)).toEqual([]);
      expect(await cutTexts(page)).toEqual([]);
    }
  }
});
