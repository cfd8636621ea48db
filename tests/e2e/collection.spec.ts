import type { Page } from '@playwright/test';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { contactSent } from '@/lib/features/contact/fields';
import { routes } from '@/lib/server/routing/routes';
import { axeFindings, documentMistakes } from '@/tests/e2e/support/accessibility/document';
import { smallTargets } from '@/tests/e2e/support/accessibility/layout';
import { DESK, NARROW, PHONE } from '@/tests/e2e/support/accessibility/pages';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { holdRequests } from '@/tests/e2e/support/hold';
import { readPage } from '@/tests/support/html';

// Browsers run in another time zone than the branches, as the server does.
test.use({ timezoneId: 'Asia/Tokyo' });

const DAY_MS = 86_400_000;
const BRANCH = '/sucursales/campeche';
/** Lunes, miércoles y viernes, 6:00 a 12:00. */
const CAMPECHE = `${BRANCH}/san-roman`;
/** Lunes a sábado, 20:00 a 2:00. */
const DURANGO = '/sucursales/durango/centro-de-durango';
/** Diario, 4:00 a 12:00, in a place that changes its clock on the dates of the United States. */
const REYNOSA = '/sucursales/reynosa/corredor-de-maquiladoras';
/** Diario, 21:00 a 4:00. */
const MONTERREY = '/sucursales/monterrey/centro';

const zones = (page: Page) => page.getByRole('region', { name: 'Zonas de servicio' });
const dates = (page: Page) => page.getByRole('main').locator('time:visible');
/** Expects the collection text that is visible on the page of a zone. */
const said = (page: Page, text: string | RegExp) =>
  expect(
    page
      .getByRole('main')
      .locator('p:visible')
      .filter({ hasText: /recolección|Pasa:/i }),
  ).toHaveText(text);
const missedLink = (page: Page) => page.getByRole('link', { name: '¿No pasó el camión?' });

/** Opens a page with a fake clock that starts at `time` and runs on. */
async function openAt(page: Page, path: string, time: string | number) {
  await page.clock.install({ time });
  await page.goto(path);
}

/** Returns the instant, in ms, of a UTC hour on the nth Sunday of a month. */
function sundayAt(year: number, month: number, nth: number, hour: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7) + 7 * (nth - 1), hour);
}

/** Returns the first future instant of this year and the next. */
const coming = (of: (year: number) => number) =>
  [0, 1].map((ahead) => of(new Date().getUTCFullYear() + ahead)).find((at) => at > Date.now()) ?? 0;

/** Returns the texts and positions of a page's headings, rows and links. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, summary, tr, footer, main a')].flatMap((element) => {
      const { top, left } = element.getBoundingClientRect();
      const text = (element.textContent ?? '').trim().slice(0, 40);
      return element.checkVisibility() ? [{ text, top: top + scrollY, left }] : [];
    }),
  );

test.describe('the next collection', () => {
  test('updates at its start, its end, midnight and after a sleep, and links calendar and report form', async ({
    page,
  }) => {
    await openAt(page, CAMPECHE, '2026-11-23T05:59:50-06:00');
    await said(page, 'Próxima recolección: hoy, de 6:00 a 12:00');
    await page.clock.fastForward(10_000);
    await said(page, 'Recolección en curso: hoy, de 6:00 a 12:00');
    await page.clock.fastForward('06:00:00');
    await said(page, 'Próxima recolección: miércoles 25 de noviembre, de 6:00 a 12:00');
    await expect(missedLink(page)).toHaveCount(0);
    await page.clock.fastForward('01:00:00');
    await expect(dates(page)).toHaveAttribute('datetime', '2026-11-25T06:00');
    await expect(missedLink(page)).toHaveAttribute('href', /\/2026-11-23$/);

    // A suspended tab must be correct as soon as it is visible again.
    await page.clock.setSystemTime('2026-11-24T23:59:50-06:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await said(page, 'Próxima recolección: mañana, de 6:00 a 12:00');
    await page.clock.fastForward(10_000);
    await said(page, 'Próxima recolección: hoy, de 6:00 a 12:00');

    await page.getByText('Añadir a tu calendario').click();
    await expect(page.getByRole('link', { name: 'Descargar archivo' })).toHaveAttribute(
      'href',
      /san-roman\/calendario\.ics$/,
    );
  });

  test('is still under way after midnight', async ({ page }) => {
    await openAt(page, DURANGO, '2026-11-23T23:59:50-06:00');
    await said(page, 'Recolección en curso: hoy, de 20:00 a 2:00');
    await page.clock.fastForward(10_000);
    await said(page, 'Recolección en curso: hoy, hasta las 2:00');
    await page.clock.fastForward('02:00:00');
    await said(page, 'Próxima recolección: hoy, de 20:00 a 2:00');
  });

  test('stays at four o’clock when the clock changes', async ({ page }) => {
    await page.clock.install();
    // Four o’clock is 09:00 UTC in summer time, and 10:00 UTC otherwise.
    const forward = coming((year) => sundayAt(year, 2, 2, 9));
    const back = coming((year) => sundayAt(year, 10, 1, 10));
    for (const at of [forward, back]) {
      await page.clock.setSystemTime(at - 10_000);
      await page.goto(REYNOSA);
      await said(page, 'Próxima recolección: hoy, de 4:00 a 12:00');
      await page.clock.fastForward(10_000);
      await said(page, 'Recolección en curso: hoy, de 4:00 a 12:00');
      await page.clock.fastForward('08:00:00');
      // The third Monday of March is a holiday.
      await said(page, /^Próxima recolección: (?:mañana|martes .*), de 4:00 a 12:00$/);
    }
  });

  test('is correct today on a page that was cached yesterday', async ({ page, request }) => {
    await request.get(DURANGO);
    const again = await request.get(DURANGO);
    expect(again.headers()['x-nextjs-cache']).toBe('HIT');
    expect(await again.text()).not.toMatch(/Próxima recolección/);
    const days = page.getByRole('list', { name: 'Los próximos 14 días' }).getByRole('listitem');
    await openAt(page, DURANGO, '2026-11-24T12:00:00-06:00');
    await said(page, 'Próxima recolección: hoy, de 20:00 a 2:00');
    await expect(dates(page)).toHaveAttribute('datetime', '2026-11-24T20:00');
    await expect(days).toHaveCount(14);
    await expect(days.first()).toContainText('pasa de 20:00 a 2:00');
    // The page announces nothing.
    const top = page.getByRole('main').locator('header').first();
    await expect(top.locator('time:visible')).toHaveCount(1);
    const loud = top.locator('[aria-live], [role=status], [role=alert]');
    await expect(loud.filter({ visible: true })).toHaveCount(0);

    // Christmas is a holiday.
    await page.clock.setSystemTime('2026-12-25T09:00:00-06:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await said(page, 'Próxima recolección: mañana, de 20:00 a 2:00');
    await expect(top.getByText(/^Por confirmar .*: viernes 25 de diciembre/)).toHaveCount(1);
    await expect(days.first()).toContainText('por confirmar');
  });

  test('replaces the weekly days without a layout shift', async ({ page }) => {
    const sizes = [NARROW, PHONE, DESK];
    const placesAt = async () => {
      const places: Awaited<ReturnType<typeof placesOf>>[] = [];
      for (const size of sizes) {
        await page.setViewportSize(size);
        places.push(await placesOf(page));
      }
      return places;
    };
    for (const path of [BRANCH, DURANGO]) {
      const release = await holdRequests(page, '**/_next/static/chunks/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      // A typeface that loads late is only used from the next page on.
      await page.evaluate(() => document.fonts.ready);
      const before = await placesAt();
      release();
      await expect(dates(page).first()).toBeVisible();
      const after = await placesAt();
      for (const [at, { width }] of sizes.entries()) {
        const moved = before[at]?.filter(
          ({ text, top, left }) =>
            !after[at]?.some(
              (now) =>
                now.text === text && Math.abs(now.top - top) < 1 && Math.abs(now.left - left) < 1,
            ),
        );
        expect(moved, `${path} at ${width}`).toEqual([]);
        expect(before[at]?.length).toBeGreaterThan(15);
      }
      await page.unrouteAll();
    }
  });

  test('is listed for each zone of a branch, with all zones closed, in view and accessible', async ({
    page,
  }) => {
    await openAt(page, BRANCH, '2026-11-24T09:00:00-06:00');
    const rows = zones(page).getByRole('list').last().getByRole('listitem');
    await expect(rows.filter({ hasText: 'San Román' })).toContainText('mañana, de 6:00 a 12:00');
    await expect(rows.filter({ hasText: 'Barrio de Guadalupe' })).toContainText(
      'Recolección en curso:',
    );
    await expect(rows).toHaveCount(3);
    await expect(page.locator('details[open]')).toHaveCount(0);
    await expect(page).toHaveURL(BRANCH);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(zones(page).getByRole('heading')).toBeInViewport();
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      expect(await axeFindings(page)).toEqual([]);
      expect(await documentMistakes(page)).toEqual([]);
    }
    expect(await smallTargets(page, 44)).toEqual([]);
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(CAMPECHE);
  });

  test('is replaced by the weekly days without script', async ({ browser, site }) => {
    const context = await browser.newContext({
      ...{ javaScriptEnabled: false, baseURL: site.url, viewport: PHONE },
    });
    const page = await context.newPage();
    const question = zones(page).getByRole('link', { name: '¿Hay recolección en días festivos?' });
    await page.goto(MONTERREY);
    await said(page, 'Pasa: todos los días, de 21:00 a 4:00');
    await page.goto(BRANCH);
    await expect(question).toHaveAttribute('href', /^\/detalle_pregunta\?/);
    await expect(zones(page).getByText('Pasa: lunes, miércoles y viernes')).toBeVisible();
    await zones(page).getByRole('link', { name: 'Barrio de Guadalupe' }).click();
    await expect(page).toHaveURL(`${BRANCH}/barrio-de-guadalupe`);
    await said(page, 'Pasa: martes, jueves y sábado, de 6:00 a 12:00');
    await context.close();
  });

  test('is accessible', async ({ page }) => {
    await page.goto(MONTERREY);
    await expect(missedLink(page)).toBeVisible();
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      expect(await axeFindings(page)).toEqual([]);
      expect(await documentMistakes(page)).toEqual([]);
    }
    expect(await smallTargets(page, 44)).toEqual([]);
  });
});

test('a zone with readable days is a separate page for search engines', async ({
  request,
  site,
}) => {
  const zone = readPage(await (await request.get(MONTERREY)).text());
  expect(zone.canonical).toBe(site.url + MONTERREY);
  expect(zone.title).toContain('Centro · Monterrey: todos los días');
  expect(zone.description).toBe(
    'Recolección en Centro, sucursal Monterrey: todos los días, de 21:00 a 4:00.',
  );
  const partial = readPage(await (await request.get('/sucursales/monterrey/mitras')).text());
  expect(partial.canonical).toBe(`${site.url}/sucursales/monterrey/mitras-norte`);
  const sitemap = await (await request.get('/sitemap-paginas-1.xml')).text();
  for (const { canonical } of [zone, partial]) expect(sitemap).toContain(`<loc>${canonical}</loc>`);
});

test.describe('¿No pasó el camión?', () => {
  const MESSAGE =
    /No pasó el camión el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d{1,2} de [a-z]+ de \d{4} en la zona Centro, sucursal Monterrey\.\\n\\nCalle y número: /;
  const branch = { url: 'monterrey', name: 'Monterrey' };
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
  const address = (ahead: number, zone = 'Centro') =>
    routes.missedCollection(branch, zone, day(ahead));
  const person = {
    Nombre: 'Úrsula Peña',
    Teléfono: '5555550142',
    'Correo electrónico': 'ursula@correo.example',
    'Entre qué calles': 'Pino y Encino',
  };
  const fill = async (page: Page) => {
    for (const [label, value] of Object.entries(person)) {
      await page.getByLabel(label).first().fill(value);
    }
  };
  const received = (dataDir: string, end: string) =>
    listSubmissions(dataDir).filter(({ body }) => JSON.stringify(body).includes(end));

  test('the report form asks only for the street and ends with a folio', async ({
    page,
    gateway,
  }) => {
    await page.goto(MONTERREY);
    await missedLink(page).click();
    await expect(page).toHaveURL(/\/contactanos\/recoleccion\/monterrey\/centro\/\d{4}-\d\d-\d\d$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿No pasó el camión?');
    const main = page.getByRole('main');
    await expect(main).toContainText('Centro, Monterrey');
    await expect(main).toContainText('se atienden el mismo día');
    await expect(main.getByText('Diez dígitos, con lada.')).toBeVisible();
    for (const label of ['Estado', 'Ciudad', 'Empresa', 'Mensaje'])
      await expect(page.getByLabel(label)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Directorio' })).toHaveCount(0);
    await fill(page);
    await page.getByLabel('Calle y número').fill('Con script 12');
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(page.getByText('Recibimos tu reporte')).toBeVisible();
    await expect(main).toContainText(/\d{3}-\d{3}-\d{3}/);
    const [report] = received(gateway.dataDir, 'Calle y número: Con script 12');
    expect(JSON.stringify(report?.body)).toMatch(MESSAGE);
    expect(report?.body).toMatchObject({ state: 'Nuevo León', city: 'Monterrey' });
  });

  test('the report form works without script', async ({ browser, site, gateway }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto(address(-2));
    await fill(page);
    await page.getByLabel('Calle y número').fill('Sin script 12');
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactSent);
    expect(received(gateway.dataDir, 'Calle y número: Sin script 12')).toHaveLength(1);
    await context.close();
  });

  test('the report form is not indexed and never stored', async ({ request, site }) => {
    for (const turn of ['the first time', 'the second time']) {
      const response = await request.get(address(-2));
      expect(response.headers()['x-nextjs-cache'], turn).toBe('MISS');
      const page = readPage(await response.text());
      expect([page.isIndexed, page.canonical]).toEqual([false, `${site.url}/contactanos`]);
    }
  });

  test('an invalid zone or date leads to the plain contact form', async ({ request }) => {
    for (const path of [
      address(-40),
      address(3),
      address(-1, 'Zona que no hay'),
      routes.missedCollection(branch, 'Centro', 'ayer'),
      routes.missedCollection(branch, 'Centro', '2026-02-31'),
      routes.missedCollection({ url: 'atlantis', name: '' }, 'Centro', day(-1)),
    ]) {
      const response = await request.get(path);
      expect([path, response.status(), new URL(response.url()).pathname]).toEqual([
        path,
        200,
        '/contactanos',
      ]);
    }
  });

  test('the report form is empty in an outage', async ({ page, gateway }) => {
    gateway.faults.add({ path: '/web/business-unit/getByName/', kind: 'status', value: 503 });
    const cold = routes.missedCollection({ url: '12', name: '' }, 'Centro', day(-1));
    const response = await page.goto(cold);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(new RegExp(`${cold}$`));
    await expect(page.getByLabel('Mensaje')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'ENVIAR' })).toBeVisible();
  });

  test('the report form is accessible', async ({ page }) => {
    await page.goto(address(-1), { waitUntil: 'networkidle' });
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      expect(await axeFindings(page)).toEqual([]);
      expect(await documentMistakes(page)).toEqual([]);
    }
  });
});
