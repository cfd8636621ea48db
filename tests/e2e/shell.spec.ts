import { expect, test } from '@/tests/e2e/support/fixtures';

test.describe('shell', () => {
  test('the drawer replaces the navigation below 960 px', async ({ page }) => {
    await page.setViewportSize({ width: 960, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeHidden();
    await page.setViewportSize({ width: 959, height: 800 });
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeVisible();
  });

  test('in the drawer one section is open at a time, Escape gives focus back', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    const menu = page.getByRole('navigation', { name: 'Menú' });
    await menu.getByText('Más páginas de Servicios').locator('..').click();
    await expect(menu.getByRole('link', { name: 'Disposición final' })).toBeVisible();
    await menu.getByText('Más páginas de Programas').locator('..').click();
    await expect(menu.getByRole('link', { name: 'Sostenibilidad' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Disposición final' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeFocused();
  });

  test('the page is at once where the focus goes: nothing scrolls away under a press', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    // Smooth scrolling would only have started.
    const { bottom, height } = await page.evaluate(() => {
      const last = [...document.querySelectorAll<HTMLElement>('footer a')].at(-1);
      last?.focus();
      return { bottom: last?.getBoundingClientRect().bottom, height: innerHeight };
    });
    expect(bottom).toBeLessThanOrEqual(height);
  });

  test('the drawer closes once Tab has gone through it, or back out of it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Abrir el menú' });
    const menu = page.getByRole('navigation', { name: 'Menú' });
    await open.click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Cerrar el menú' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    // The last but one of the drawer; the docked one has the same name.
    await page.getByRole('link', { name: 'Solicita tu cotizacion' }).first().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });

  for (const javaScriptEnabled of [true, false]) {
    const means = javaScriptEnabled ? 'with' : 'without';
    test(`a section leads to its own page and opens its others, ${means} script`, async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled });
      const page = await context.newPage();
      await page.setViewportSize({ width: 1200, height: 800 });
      await page.goto('/blog');
      const nav = page.getByRole('navigation', { name: 'Principal' });
      await nav.getByText('Más páginas de Servicios').locator('..').click();
      await expect(nav.getByRole('link', { name: 'Disposición final' })).toBeVisible();
      await nav.getByText('Más páginas de Programas').locator('..').click();
      await expect(nav.getByRole('link', { name: 'Sostenibilidad' })).toBeVisible();
      await expect(nav.getByRole('link', { name: 'Disposición final' })).toBeHidden();
      await nav.getByRole('link', { name: 'Servicios', exact: true }).click();
      await expect(page).toHaveURL(/\/servicios$/);

      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto('/blog');
      await page.getByRole('button', { name: 'Abrir el menú' }).click();
      const menu = page.getByRole('navigation', { name: 'Menú' });
      await menu.getByRole('link', { name: 'Servicios', exact: true }).click();
      await expect(page).toHaveURL(/\/servicios$/);
      const footer = page.getByRole('contentinfo').getByRole('heading', { name: 'Servicios' });
      await expect(footer.getByRole('link')).toHaveAttribute('href', '/servicios');
      await context.close();
    });
  }

  test('from 960 px up the complete header is visible, its mark too', async ({ page }) => {
    await page.goto('/blog');
    const header = page.getByRole('banner');
    for (let width = 960; width <= 1440; width += 20) {
      await page.setViewportSize({ width, height: 800 });
      const [mark, nav, search] = await Promise.all([
        header.locator('svg').first().boundingBox(),
        header.getByRole('navigation').boundingBox(),
        header.getByRole('link', { name: 'Buscar en el sitio' }).boundingBox(),
      ]);
      expect.soft(Math.round(mark?.width ?? 0), `mark at ${width} px`).toBe(40);
      expect.soft((nav?.x ?? 0) + (nav?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
      expect.soft((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThanOrEqual(width);
      expect.soft((await header.boundingBox())?.height, `rows at ${width} px`).toBe(73);
    }
  });

  test('shows enabled sections only', async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Principal' });
    await expect(nav.getByText('Servicios', { exact: true })).toBeVisible();
    await expect(nav.getByText('Intranet')).toHaveCount(0);
  });

  test('top bar, footer and the floating button hold the fixed texts', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /800 733 22 22/ }).first()).toHaveAttribute(
      'href',
      'tel:+528007332222',
    );
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Monterrey');
    await expect(footer.getByRole('link', { name: 'Ir a contacto' })).toHaveAttribute(
      'href',
      '/contactanos',
    );
    await expect(footer.getByRole('link', { name: 'Aviso de privacidad' })).toHaveAttribute(
      'href',
      '/aviso_privacidad',
    );
    for (const list of ['Nuestra empresa', 'Servicios', 'Programas']) {
      await expect(footer.getByRole('heading', { name: list, exact: true })).toBeVisible();
    }
    await expect(footer).toContainText(/© 2021–20\d\d/);
    await expect(page.getByRole('link', { name: 'Solicita tu cotizacion' })).toBeVisible();
  });

  test('the cookie banner is remembered for a year and never flashes again', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Cookies' });
    await expect(banner).toContainText('Este sitio utiliza cookies.');
    await banner.getByRole('button', { name: 'Aceptar' }).click();
    await expect(banner).toBeHidden();
    const [cookie] = await context.cookies();
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    await page.reload({ waitUntil: 'commit' });
    await expect(banner).toBeHidden();
  });

  test('the skip link comes first and leads to the content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Ir al contenido' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('unknown paths end at /error/404, which responds 404', async ({ page, request }) => {
    const response = await page.goto('/no/existe');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(/\/error\/404$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
    for (const path of [
      '/%E0%A4%A',
      '/wp-login.php',
      '/error',
      '/error/500',
      '/blog/no-existe',
      '/nuestra_empresa',
      '/servicios/a/b/c',
    ]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(answer.url(), path).toMatch(/\/error\/404$/);
    }
  });
});

test.describe('the floating quote button', () => {
  for (const width of [1340, 1440, 1920]) {
    test(`is beside the content at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/blog');
      const button = page.getByRole('link', { name: 'Solicita tu cotizacion' });
      const content = await page.getByRole('article').first().boundingBox();
      const place = await button.boundingBox();
      expect(place?.width).toBeGreaterThanOrEqual(44);
      expect(place?.x).toBeGreaterThanOrEqual((content?.x ?? 0) + (content?.width ?? 0));
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  }

  for (const width of [360, 768, 1339]) {
    test(`is below the content at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/blog');
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      const bar = await page.getByRole('complementary', { name: 'Cotización' }).boundingBox();
      const footer = await page.getByRole('contentinfo').boundingBox();
      const end = (footer?.y ?? 0) + (footer?.height ?? 0);
      expect(end).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    });
  }
});

test('a picture that does not load shows the site’s pattern', async ({ page }) => {
  await page.route('**/_next/image*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/blog');
  const frame = page.getByRole('article').first().locator('img');
  await expect
    .poll(() => frame.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth === 0))
    .toBe(true);
  const ground = await frame.evaluate((img) => {
    const { backgroundImage, width, height } = getComputedStyle(img, '::before');
    return { backgroundImage, width, height, own: img.getBoundingClientRect().width };
  });
  expect(ground.backgroundImage).toContain('linear-gradient');
  expect(Math.round(parseFloat(ground.width))).toBe(Math.round(ground.own));
});
