import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';

test.describe('shell', () => {
  test('the drawer opens one section at a time, and closes on Escape and when Tab leaves it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    // Focus must scroll instantly. A smooth scroll would have only started here, and controls would move
    // under a press.
    const { bottom, height } = await page.evaluate(() => {
      const last = [...document.querySelectorAll<HTMLElement>('footer a')].at(-1);
      last?.focus();
      return { bottom: last?.getBoundingClientRect().bottom, height: innerHeight };
    });
    expect(bottom).toBeLessThanOrEqual(height);

    const open = page.getByRole('button', { name: 'Abrir el menú' });
    const menu = page.getByRole('navigation', { name: 'Menú' });
    await open.click();
    await menu.getByText('Más páginas de Servicios').locator('..').click();
    await expect(menu.getByRole('link', { name: 'Disposición final' })).toBeVisible();
    await menu.getByText('Más páginas de Programas').locator('..').click();
    await expect(menu.getByRole('link', { name: 'Sostenibilidad' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Disposición final' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Cerrar el menú' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    // This link is the last but one of the drawer. The docked link has the same name.
    await page.getByRole('link', { name: 'Solicita tu cotizacion' }).first().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });

  for (const javaScriptEnabled of [true, false]) {
    const means = javaScriptEnabled ? 'with' : 'without';
    test(`a section leads to its page and opens its subpages, ${means} script`, async ({
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

  test('the full header replaces the drawer from 960 px, and the quote button has its place', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 959, height: 800 });
    await page.goto('/blog');
    const header = page.getByRole('banner');
    const nav = page.getByRole('navigation', { name: 'Principal' });
    const drawer = page.getByRole('button', { name: 'Abrir el menú' });
    await expect(nav).toBeHidden();
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 960, height: 800 });
    await expect(nav).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(nav.getByText('Servicios', { exact: true })).toBeVisible();
    // Only the enabled sections are shown.
    await expect(nav.getByText('Intranet')).toHaveCount(0);
    // The browser may paint a part of the header while it parses, and that part would move with each entry.
    const whileParsed = nav.evaluate((element) => {
      const copy = element.cloneNode(true);
      element.parentElement?.append(copy);
      const { display } = getComputedStyle(copy as Element);
      element.parentElement?.removeChild(copy);
      return display;
    });
    expect(await whileParsed).toBe('none');

    const search = await header.getByRole('link', { name: 'Buscar en el sitio' }).elementHandle();
    for (const width of [960, 1080, 1200, 1340, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const at = await header.evaluate((banner, link) => {
        const box = (element?: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
        return {
          mark: box(banner.querySelector('svg')).width,
          navEnds: box(banner.querySelector('nav')).right,
          search: box(link).left,
          searchEnds: box(link).right,
          height: box(banner).height,
        };
      }, search);
      expect.soft(Math.round(at.mark), `mark at ${width} px`).toBe(40);
      expect.soft(at.navEnds).toBeGreaterThan(0);
      expect.soft(at.navEnds).toBeLessThanOrEqual(at.search);
      expect.soft(at.searchEnds).toBeLessThanOrEqual(width);
      expect.soft(Math.round(at.height), `rows at ${width} px`).toBe(73);
    }

    // The button is beside the content.
    for (const width of [1340, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const button = page.getByRole('link', { name: 'Solicita tu cotizacion' });
      const content = await page.getByRole('article').first().boundingBox();
      const place = await button.boundingBox();
      expect(place?.width, `at ${width} px`).toBeGreaterThanOrEqual(44);
      expect(place?.x).toBeGreaterThanOrEqual((content?.x ?? 0) + (content?.width ?? 0));
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    // The button is below the content, and the footer touches the end of the page.
    for (const width of [360, 768, 1339]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      const bar = await page.getByRole('complementary', { name: 'Cotización' }).boundingBox();
      const footer = page.getByRole('contentinfo');
      const last = await footer.getByRole('link').last().boundingBox();
      const end = (last?.y ?? 0) + (last?.height ?? 0);
      expect(end, `at ${width} px`).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
      const ground = await footer.boundingBox();
      expect((ground?.y ?? 0) + (ground?.height ?? 0)).toBeCloseTo(800, 0);
    }

    // Returns the fixed or sticky parts on a phone's screen of 640 px. At 400 % of 1280 × 1024 there are
    // none.
    const staying = () =>
      page.evaluate(() => {
        window.scrollTo({ top: 400, behavior: 'instant' });
        return [...document.querySelectorAll('header, aside, div, form')]
          .filter((element) => {
            const { position, visibility } = getComputedStyle(element);
            const { top, bottom, height } = element.getBoundingClientRect();
            const isAtEdge = top <= 0 || bottom >= innerHeight;
            const isShown = visibility === 'visible' && height > 0 && bottom > 0;
            return /fixed|sticky/.test(position) && isShown && isAtEdge;
          })
          .map((element) => element.getBoundingClientRect().height)
          .reduce((sum, height) => sum + height, 0);
      });
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await staying()).toBeGreaterThan(100);
    expect(await staying()).toBeLessThanOrEqual(130);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await staying()).toBe(0);
    const topBar = page.getByRole('complementary', { name: 'Atención y redes sociales' });
    expect((await topBar.boundingBox())?.height, 'one row').toBe(44);
    // Pages with another task have no docked button.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/bolsadetrabajo');
    expect(await staying()).toBeLessThanOrEqual(60);
    await expect(page.getByRole('link', { name: 'Solicita tu cotizacion' })).not.toBeInViewport();
  });

  test('the skip link and fixed texts exist, and the cookie choice lasts a year without a flash of the banner', async ({
    page,
  }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

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

    const banner = page.getByRole('region', { name: 'Cookies' });
    await expect(banner).toContainText('Este sitio utiliza cookies.');
    await banner.getByRole('button', { name: 'Aceptar' }).click();
    await expect(banner).toBeHidden();
    const [cookie] = await page.context().cookies();
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    await page.reload({ waitUntil: 'commit' });
    await expect(banner).toBeHidden();
  });

  test('unknown paths end at /error/404, which has the status 404', async ({ request }) => {
    for (const path of [
      '/no/existe',
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
      expect(await answer.text(), path).toMatch(/<h1[^>]*>Página no encontrada<\/h1>/);
    }
  });
});

test.describe(() => {
  test.use({ pagePictures: 'real' });

  test('a picture that fails to load shows the site’s pattern', async ({ page }) => {
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
});
