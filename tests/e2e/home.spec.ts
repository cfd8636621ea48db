import { expect, test } from '@/tests/e2e/support/fixtures';

test.describe('home', () => {
  test('holds all its sections before any script runs', async ({ request }) => {
    const response = await request.get('/');
    expect(response.status()).toBe(200);
    const html = await response.text();
    for (const text of [
      'Conocenos',
      'Conoce como podemos ayudarte',
      'Ver mas',
      'Ellos ya confian en nosotros',
      'Nuestros clientes comparten su experiencia',
      'id="map-section"',
      'id="faqs-section"',
      'Noticias',
      'Continua leyendo',
      'número uno en recolección y valorización de residuos en México',
    ]) {
      expect(html).toContain(text);
    }
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  });

  test('has its sections in the order of the specification, and its hero links an institutional page', async ({
    request,
  }) => {
    const html = await (await request.get('/')).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const headings = [...main.matchAll(/<h2\b[^>]*>([\s\S]*?)<\/h2>/g)].map(([, text = '']) =>
      text.replace(/<[^>]*>/g, ''),
    );
    const inOrder = [
      'Conoce como podemos ayudarte',
      'Ellos ya confian en nosotros',
      'Nuestros clientes comparten su experiencia',
      'Presencia nacional',
      'Preguntas frecuentes',
      'Noticias',
    ];
    expect(headings.filter((heading) => inOrder.includes(heading))).toEqual(inOrder);
    expect(headings.at(-1)).toBe('Noticias');
    expect(main).toMatch(/<a[^>]*href="\/nuestra_empresa\/[^/"]+"[^>]*>Conocenos/);
  });

  test("fetches pictures on a phone only when they are near, and a carousel's when it is on the screen", async ({
    page,
  }) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/_next/image') files.add(searchParams.get('url')?.split('/').at(-1) ?? '');
    });
    const starting = (name: string) => [...files].filter((file) => file.startsWith(name)).length;
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(starting('hero-')).toBeGreaterThan(0);
    expect([starting('line-'), starting('cliente-')]).toEqual([0, 0]);
    await page.getByRole('region', { name: 'Líneas de negocio' }).scrollIntoViewIfNeeded();
    await expect.poll(() => starting('line-')).toBeGreaterThan(5);
  });

  test('shifts no more than 0.02 while loading and scrolling, at 360 and 1440 px', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
          const holder = window as unknown as { shifted: number };
          if (!shift.hadRecentInput) holder.shifted += shift.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
      expect(shifted, `at ${width} px`).toBeLessThanOrEqual(0.02);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });

  test('moves the hero every 6 s until the visitor stops it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'Destacados' });
    const current = hero.locator('[aria-roledescription=diapositiva]:not([inert])');
    // The slides become inert once the carousel is hydrated.
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAccessibleName(/^1 de /);
    await page.clock.runFor(6_100);
    await expect(current).toHaveAccessibleName(/^2 de /);
    await hero.getByRole('button', { name: 'Pausar el carrusel' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(current).toHaveAccessibleName(/^2 de /);
    await expect(hero.getByRole('button', { name: 'Reproducir el carrusel' })).toBeVisible();
  });

  test('plays nothing with reduced motion, and shows 4, 3, 2 or 1 clients by width', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(
      page.getByRole('button', { name: 'Reproducir el carrusel' }).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pausar el carrusel' })).toHaveCount(0);
    const slides = page.getByRole('region', { name: 'Clientes' }).getByRole('group');
    for (const [width, shown] of [
      [1200, 4],
      [980, 3],
      [760, 2],
      [570, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const share = await slides.first().evaluate((slide) => {
        const track = slide.parentElement;
        return track ? track.clientWidth / slide.getBoundingClientRect().width : 0;
      });
      expect(Math.round(share), `at ${width} px`).toBe(shown);
    }
  });

  test('is usable with JavaScript off', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    const menu = page.getByRole('navigation', { name: 'Menú' });
    await menu.getByText('Más páginas de Servicios').locator('..').click();
    await expect(menu.getByRole('link', { name: 'Disposición final' })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar el menú' }).click();
    await page.locator('#faqs-section summary').first().click();
    await expect(page.locator('#faqs-section a').first()).toBeVisible();
    await context.close();
  });
});
