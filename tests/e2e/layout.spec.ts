import type { Locator, Page } from '@playwright/test';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not shown');
  return box;
}

const middle = ({ x, width }: { x: number; width: number }) => x + width / 2;

test.describe('tables at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('scroll on their own, also by keyboard, with a shadow at the hidden side', async ({
    page,
  }) => {
    await page.goto('/detalle_linea/residuos-clinicos-rpbi');
    const region = page.getByRole('region', { name: /^Tabla: Envases y colores/ });
    await region.focus();
    await expect(region).toBeFocused();
    const widths = await region.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
    await expect(region).toHaveCSS('background-image', /radial-gradient.*radial-gradient/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test('the first screen shows the main content of a page despite the cookie banner', async ({
  page,
}) => {
  const bottomOf = async (locator: Locator) => {
    const { y, height } = await boxOf(locator);
    return y + height;
  };
  // The lower edge of the visible area. On a phone a bar with 'Siguiente' or the quote button lies below it.
  for (const [width, height, edge] of [
    [360, 640, 567],
    [1440, 900, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.context().clearCookies();
    await page.goto('/cotizador');
    const tile = page.locator('label').filter({ hasText: 'Recolección domiciliaria' });
    expect(await bottomOf(tile), `tile at ${width} px`).toBeLessThanOrEqual(edge);
    await page.goto('/busqueda?search=monterrey');
    const card = page.getByRole('region', { name: 'En este sitio' }).getByRole('listitem').first();
    expect(await bottomOf(card), `result at ${width} px`).toBeLessThanOrEqual(edge);
  }
});

test('native controls stay light for a visitor who prefers dark colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contactanos');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  const field = page.getByRole('textbox', { name: 'Nombre' }).first();
  await expect(field).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

/** Expects an element on the first screen with nothing over it. Returns its top and its end. */
async function onFirstScreen(page: Page, element: Locator): Promise<{ top: number; end: number }> {
  await expect(element).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const { y, height } = await boxOf(element);
  const hit = await element.evaluate((shown) => {
    const { left, top, width, height: tall } = shown.getBoundingClientRect();
    const points = [2, tall - 2].map((down) =>
      document.elementFromPoint(left + width / 2, top + down),
    );
    return points.every((at) => at !== null && shown.contains(at));
  });
  expect(hit).toBe(true);
  return { top: y, end: y + height };
}

const PHONE = { width: 360, height: 640 };
const SCREENS = [PHONE, { width: 1440, height: 900 }];

test("home's first screen leads to a zone, and its map starts with branches and their whole list", async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const finder = page.getByRole('search', { name: 'Zonas' });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await onFirstScreen(page, page.getByText('Ve qué día pasa la próxima recolección.'));
    const box = await onFirstScreen(page, finder.getByRole('searchbox'));
    const button = await onFirstScreen(page, finder.getByRole('button', { name: 'Buscar' }));
    const hero = await boxOf(page.getByRole('region', { name: 'Destacados' }));
    expect(hero.y).toBeLessThan(box.top);
    // The controls beside the link do not cover it.
    await page.getByRole('link', { name: 'Conocenos' }).first().click({ trial: true });
    expect(button.end).toBeLessThan(screen.height);
  }
  await page.setViewportSize(PHONE);

  const section = page.locator('#map-section');
  const map = section.getByRole('group', { name: 'Mapa de México' });
  await expect(section.getByRole('radio', { name: 'Sucursales' })).toBeChecked();
  await expect(map.getByRole('button', { name: /^\d+ sucursales cerca de/ }).first()).toContainText(
    /^\d+$/,
  );
  await section.getByRole('radio', { name: 'Líneas de negocio' }).check({ force: true });
  await expect(
    map.getByRole('button', { name: /^\d+ puntos de servicio cerca de/ }).first(),
  ).toContainText(/^\d+$/);
  const [frame, checkbox] = await Promise.all([
    boxOf(map),
    boxOf(section.getByRole('checkbox').first()),
  ]);
  expect(frame.y + frame.height).toBeLessThan(checkbox.y);
  await page.setViewportSize({ width: 1440, height: 900 });
  await section.getByRole('radio', { name: 'Sucursales' }).check({ force: true });
  // No scrolling box hides the last link.
  const last = await boxOf(section.getByRole('link', { name: 'Santa Catarina' }));
  const whole = await boxOf(section);
  expect(last.y + last.height).toBeLessThan(whole.y + whole.height);
  expect(
    await section
      .locator('ul')
      .evaluateAll((lists) =>
        lists.every(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1),
      ),
  ).toBe(true);
});

test('the page of a zone has its dates on the first screen, and days and hours above its picture', async ({
  page,
}) => {
  await page.goto('/sucursales/campeche/san-roman');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const heading = page.getByRole('heading', { level: 1, name: 'San Román · Campeche' });
    const { top } = await onFirstScreen(page, heading);
    const days = page.getByRole('list', { name: 'Los próximos 14 días' });
    for (const part of [page.locator('main time:visible'), days]) {
      expect((await onFirstScreen(page, part)).top).toBeGreaterThan(top);
    }
    await onFirstScreen(page, page.getByRole('link', { name: 'Compartir por WhatsApp' }));
    await onFirstScreen(page, page.getByText('Añadir a tu calendario').filter({ visible: true }));
  }

  const panel = page.getByRole('article').filter({ hasText: 'Frecuencia' });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [days, picture] = await Promise.all([
      boxOf(panel.getByText('Frecuencia')),
      boxOf(panel.getByRole('img')),
    ]);
    expect(days.y + days.height).toBeLessThan(picture.y);
  }
  await page.goto('/sucursales/campeche');
  await page.getByRole('link', { name: 'Días y horarios' }).click();
  await expect(page.getByRole('heading', { name: 'Zonas de servicio' })).toBeInViewport();
});

test('/servicios shows the choice of lines once, as tabs', async ({ page }) => {
  await page.goto('/servicios');
  const tabs = page.getByRole('navigation', { name: 'Líneas de negocio' });
  await expect(tabs.getByRole('link')).toHaveCount(7);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Transporte de residuos' }),
  ).toHaveCount(1);
});

test('the video of /sostenibilidad is centred', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sostenibilidad');
  const [video, main] = await Promise.all([
    boxOf(page.getByRole('link', { name: 'Reproducir video: Sostenibilidad' })),
    boxOf(page.getByRole('main')),
  ]);
  expect(Math.abs(middle(video) - middle(main))).toBeLessThan(1);
});

test('the directory breaks no address inside a word', async ({ page }) => {
  await page.goto('/contactanos');
  const directory = page.getByRole('region', { name: 'Directorio' });
  const addresses = directory.getByRole('link', { name: /@/ });
  for (const width of [360, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const domains = await addresses.evaluateAll((links) =>
      links.map((link) => {
        const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        let last: Node | null = null;
        while (walker.nextNode()) last = walker.currentNode;
        const range = document.createRange();
        if (last) range.selectNodeContents(last);
        const isDomain = last?.textContent === link.textContent?.split('@')[1];
        return { domain: last?.textContent, isDomain, lines: range.getClientRects().length };
      }),
    );
    expect(domains.length).toBeGreaterThan(3);
    for (const { domain, isDomain, lines } of domains) {
      expect([isDomain, lines], `${domain} at ${width} px`).toEqual([true, 1]);
    }
  }
});

test('the column beside a long text stays in view until its end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/Blog_Detalle/composta-en-casa-doce-semanas');
  // This position is past the natural end of the side column.
  await page.getByRole('heading', { name: '¿Y si vivo en departamento?' }).scrollIntoViewIfNeeded();
  const side = page.getByRole('complementary', { name: 'Sigue leyendo' });
  await expect(side).toBeInViewport({ ratio: 0.9 });
});

test('/vacantes says how to apply and does not repeat the job board', async ({ request }) => {
  const [vacancies, board] = await Promise.all(
    ['/vacantes', '/bolsadetrabajo'].map(async (path) => (await request.get(path)).text()),
  );
  expect(vacancies).toContain('Cómo postularte');
  expect(vacancies).toContain('Ver la lista de vacantes');
  for (const text of ['A quién buscamos', 'Contrato directo y prestaciones']) {
    expect(board).toContain(text);
    expect(vacancies).not.toContain(`${text}</`);
    expect(vacancies).not.toContain(`<li>${text}`);
  }
});
