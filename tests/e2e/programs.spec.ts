import { readFile } from 'node:fs/promises';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';

/** Each page type with texts that its HTML must contain before any script runs. */
const PAGES: [path: string, ...texts: string[]][] = [
  ['/informes_anuales', 'Ver Informe', 'Descargar pdf', '/verReporte_anual/informe-anual-2025'],
  [
    '/verReporte_anual/informe-anual-2025',
    'REGRESAR',
    'Descargar pdf',
    'Abrir en el visor del navegador',
    '/archivos/informe-anual-2025.pdf',
  ],
  ['/responsabilidad_social', 'Ver más', '/resp_detalle/becas-horizonte'],
  ['/respsocial_estructura', 'Cuatro ejes'],
  ['/resp_detalle/becas-horizonte', 'Ver todos los programas'],
  ['/resp_detalle/fabrica-circular', 'Reproducir video'],
  [
    '/sostenibilidad',
    'Buscar informe',
    'Informes de sostenibilidad',
    '/archivos/sostenibilidad-2019.pdf',
    'Ir a contacto',
    '/contactanos?o=sostenibilidad',
  ],
  ['/bolsadetrabajo', 'https://empleos.', 'target="_blank"'],
  ['/vacantes', 'Ver la lista de vacantes', 'https://empleos.'],
  ['/detalle_pregunta?id_grouper=2&id=8', '¿Cómo cambio los días de mi servicio?'],
  ['/aviso_privacidad', 'Aviso de privacidad integral para clientes y prospectos'],
  ['/aviso_privacidad/aviso-candidatos-empleo', 'Aviso de privacidad para candidatos a un empleo'],
];

for (const [path, ...texts] of PAGES) {
  test(`${path} is complete before any script runs`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    for (const text of texts) expect(html).toContain(text);
  });
}

test("a record's id or name redirects once to its address", async ({ request }) => {
  for (const [path, target] of [
    ['/resp_detalle/4', '/resp_detalle/becas-horizonte'],
    ['/verReporte_anual/Informe%20anual%202025', '/verReporte_anual/informe-anual-2025'],
    ['/aviso_privacidad/3', '/aviso_privacidad/aviso-candidatos-empleo'],
    ['/sucursales/1/mitras', '/sucursales/monterrey/mitras-norte'],
    ['/sucursales/1/mitras/hoja', '/sucursales/monterrey/mitras-norte/hoja'],
  ] as const) {
    // The first response is rendered, and the second one comes from the cache.
    for (const kind of ['rendered', 'cached']) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), `${path}, ${kind}`).toBe(308);
      expect(response.headers().location?.split(', ')[0], path).toBe(target);
      expect(response.headers()['cache-control'], path).not.toMatch(/(?:^|\s)max-age=[1-9]/);
    }
    expect((await request.get(target, { maxRedirects: 0 })).status(), target).toBe(200);
  }
});

test("the names of the gateway's other calls are not programs", async ({ request }) => {
  for (const name of ['getall', 'getStrategyContent', 'getContentSocialResponsibility']) {
    const response = await request.get(`/resp_detalle/${name}`);
    expect(response.status(), name).toBe(404);
  }
});

test('an unknown report is not a 404 while the gateway is down', async ({ request, gateway }) => {
  gateway.faults.add({ kind: 'status', value: 503 });
  const cold = await request.get('/verReporte_anual/solo-durante-la-falla');
  expect(cold.status()).toBe(500);
});

test('the report search filters while the visitor types, announces the count and keeps its term in the URL', async ({
  page,
}) => {
  await page.goto('/sostenibilidad');
  const box = page.getByRole('searchbox', { name: 'Buscar informe' });
  const status = page.getByRole('status').filter({ hasText: /informe/ });
  const reports = page.getByRole('region', { name: 'Informes de sostenibilidad' });
  await expect(status).toHaveText('7 informes');
  await box.fill('INFÓRME 2023');
  await expect(status).toHaveText('1 informe');
  await expect(reports.getByRole('link')).toHaveCount(1);
  await expect(reports.getByRole('link')).toHaveAttribute('download', 'sostenibilidad-2023.pdf');
  await expect(page).toHaveURL(/\?informe=/);
  await page.reload();
  await expect(status).toHaveText('1 informe');
  await page.getByRole('searchbox', { name: 'Buscar informe' }).fill('');
  await expect(status).toHaveText('7 informes');
  await expect(page).toHaveURL(/\/sostenibilidad$/);
});

test('the sustainability carousel shows one report, or three from 768 px, and a cover downloads its report', async ({
  page,
}) => {
  await page.goto('/sostenibilidad');
  const reports = page.getByRole('region', { name: 'Informes de sostenibilidad' });
  const slides = reports.getByRole('group');
  for (const [width, shown] of [
    [767, 1],
    [768, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [share, gap] = await slides.first().evaluate((slide) => {
      const track = slide.parentElement;
      return [
        track ? track.clientWidth / slide.getBoundingClientRect().width : 0,
        getComputedStyle(slide).paddingLeft,
      ];
    });
    expect(Math.round(Number(share)), `at ${width} px`).toBe(shown);
    expect(gap).toBe('30px');
  }
  const slide = reports.getByRole('link', { name: /2025/ });
  const stored = await readFile('data/files/sostenibilidad-2025.pdf');
  for (const act of [() => slide.locator('img').click(), () => slide.press('Enter')]) {
    const [download] = await Promise.all([page.waitForEvent('download'), act()]);
    expect(download.suggestedFilename()).toBe('sostenibilidad-2025.pdf');
    expect((await readFile(await download.path())).equals(stored)).toBe(true);
  }
  await expect(page).toHaveURL(/\/sostenibilidad$/);
});

test.describe('the FAQ detail', () => {
  test('leads home without an open question in the URL', async ({ request }) => {
    for (const query of [
      '',
      '?id=8',
      '?id_grouper=2',
      '?id_grouper=2&id=0',
      '?id_grouper=x&id=8',
    ]) {
      const response = await request.get(`/detalle_pregunta${query}`, { maxRedirects: 0 });
      expect(response.status(), query).toBe(307);
      expect(new URL(response.headers().location ?? '', 'http://x').pathname).toBe('/');
    }
  });

  test('has separate metadata for every question, also without script', async ({
    request,
    site,
  }) => {
    const heads = new Set<string>();
    for (const [query, name] of [
      ['id_grouper=2&id=8', '¿Cómo cambio los días de mi servicio?'],
      ['id_grouper=3&id=11', '¿Cómo recibo mi factura?'],
    ] as const) {
      const response = await request.get(`/detalle_pregunta?${query}`);
      expect(response.status()).toBe(200);
      const html = (await response.text()).replaceAll('&amp;', '&');
      expect(html).toContain(`<link rel="canonical" href="${site.url}/detalle_pregunta?${query}"`);
      expect(/<title>([^<]*)/.exec(html)?.[1]).toContain(name);
      heads.add(/<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? '');
    }
    expect(heads.size).toBe(2);
    const unknown = await request.get('/detalle_pregunta?id_grouper=3&id=999');
    expect(new URL(unknown.url()).pathname).toBe('/');
  });

  test('opens the question of the URL before the first paint and follows a click', async ({
    page,
  }) => {
    await page.goto('/detalle_pregunta?id_grouper=2&id=8', { waitUntil: 'commit' });
    await expect(page.getByText(/Escriba a su ejecutivo de cuenta/)).toBeVisible();
    await expect(page.locator('details[id^="tema-"][open]')).toHaveCount(2);
    await page.getByText('¿Hay recolección en días festivos?').click();
    await expect(page).toHaveURL(/id_grouper=2&id=7$/);
    await expect(page).toHaveTitle(/días festivos/);
    await expect(page.getByText(/Escriba a su ejecutivo de cuenta/)).toBeHidden();
  });

  test('is reached from the home page and leads home for an unknown question', async ({ page }) => {
    await page.goto('/');
    const faqs = page.locator('#faqs-section');
    await faqs.getByText('Facturación y pagos').click();
    await faqs.getByRole('link', { name: '¿Cómo recibo mi factura?' }).click();
    await expect(page).toHaveURL(/\/detalle_pregunta\?id_grouper=3&id=11$/, { timeout: 20_000 });
    await expect(page.locator('details[id^="tema-"][open]')).toHaveCount(2);
    await page.getByRole('link', { name: 'Ir a contacto' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
    await expect(page).toHaveURL(/\/contactanos$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/detalle_pregunta\?id_grouper=3&id=11$/, { timeout: 20_000 });
    await expect(page.getByRole('heading', { name: '¿Qué formas de pago aceptan?' })).toBeVisible();
    await page.goto('/detalle_pregunta?id_grouper=3&id=999');
    await expect(page).toHaveURL(/\/$/);
  });

  test('can be read completely without script', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/detalle_pregunta?id_grouper=2&id=8');
    for (const part of await page.locator('details[id*="-pregunta-"] > div').all()) {
      await expect(part).toBeVisible();
    }
    await context.close();
  });
});

test('another privacy notice has its own URL and prints without the list', async ({ page }) => {
  await page.goto('/aviso_privacidad');
  const list = page.getByRole('navigation', { name: 'Avisos de privacidad' });
  await expect(list.locator('[aria-current=page]').first()).toContainText('clientes y prospectos');
  await list.getByRole('link', { name: /candidatos/ }).click();
  await expect(page).toHaveURL(/\/aviso_privacidad\/aviso-candidatos-empleo$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('candidatos');
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});
