import { DESK, PHONE } from '@/tests/e2e/support/accessibility/pages';
import { expect, sharedTest as test, test as printTest } from '@/tests/e2e/support/fixtures';
import { readPage } from '@/tests/support/html';

const SAME_PAGE = [
  ['/nuestra_empresa/quienes-somos', 'Quiénes somos'],
  ['/nuestra_empresa/Qui%C3%A9nes%20somos', 'Quiénes somos'],
  ['/servicios', 'Servicios'],
  ['/servicios/disposicion-final', 'Disposición final'],
  ['/servicios/recoleccion-domiciliaria/RECOLECCION%20en%20banqueta', 'Recolección domiciliaria'],
  ['/detalle_linea/disposicion-final', 'Disposición final'],
  ['/detalle_linea/Disposici%C3%B3n%20final', 'Disposición final'],
  ['/detalle_linea/6', 'Disposición final'],
  ['/sucursales/san-luis-potosi', 'San Luis Potosí'],
  ['/sucursales/San%20Luis%20Potos%C3%AD', 'San Luis Potosí'],
  ['/sucursales/5', 'San Luis Potosí'],
  ['/sucursales/monterrey/Cumbres', 'Cumbres · Monterrey'],
] as const;

test.describe('institutional, line and branch pages', () => {
  test('respond to URL, name and id, complete before any script runs', async ({ request }) => {
    for (const [path, heading] of SAME_PAGE) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      expect(html, path).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      expect(readPage(html).title, path).not.toMatch(/^Vía Limpia$/);
    }
  });

  test('redirect to another page if they only refer to it', async ({ request }) => {
    for (const [name, target, status] of [
      // The first three redirect by their name, the last one by its content.
      ['informes-anuales', '/informes_anuales', 301],
      ['Informes%20Anuales', '/informes_anuales', 301],
      ['presencia-nacional', '/#map-section', 301],
      ['gobierno-corporativo', '/', 307],
    ] as const) {
      const answer = await request.get(`/nuestra_empresa/${name}`, { maxRedirects: 0 });
      expect(answer.status(), name).toBe(status);
      // Next repeats the header in the response that renders the page.
      expect(answer.headers().location?.split(', ')[0], name).toBe(target);
    }
  });

  test('an unknown service type or zone ends at /error/404', async ({ request }) => {
    for (const path of [
      '/servicios/disposicion-final/nada',
      '/detalle_linea/disposicion-final/%25',
      '/detalle_linea/disposicion-final/a%2Fb',
      '/sucursales/monterrey/nada',
      '/sucursales/monterrey/%F0%9F%98%80',
      `/sucursales/monterrey/${'x'.repeat(300)}`,
      '/sucursales/monterrey/%E0%A4%A',
    ]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(new URL(response.url()).pathname, path).toBe('/error/404');
    }
  });

  test('a line lists every branch that offers it', async ({ request }) => {
    for (const path of ['/detalle_linea', '/servicios']) {
      const html = await (await request.get(`${path}/recoleccion-comercial-e-industrial`)).text();
      const [, list = ''] =
        />Nuestras sucursales<[\s\S]*?<ul[^>]*>([\s\S]*?)<\/ul>/.exec(html) ?? [];
      expect(list.match(/<li\b/g), path).toHaveLength(14);
      for (const name of ['León', 'Reynosa']) expect(list, path).toContain(`>${name}</span>`);
    }
  });

  test('a cold page is not a 404 while the gateway is down', async ({ request, gateway }) => {
    gateway.faults.add({ kind: 'status', value: 503 });
    // No link and no other test uses these ids, so the pages are cold.
    for (const path of ['/sucursales/14', '/sucursales/13']) {
      expect((await request.get(path)).status(), path).toBe(500);
    }
  });

  test('a chosen service type opens in place, stays in view and has its own URL', async ({
    page,
  }) => {
    await page.setViewportSize(DESK);
    await page.goto('/servicios');
    await page.goto('/detalle_linea/recoleccion-domiciliaria');
    const choice = page.locator('summary').filter({ hasText: 'Barrido manual y mecánico' });
    const before = page.getByRole('heading', { name: 'Recolección en banqueta' });
    const opened = page.getByRole('heading', { name: 'Barrido manual y mecánico' });
    const choose = async () => {
      await expect(before).toBeVisible();
      await choice.click();
      await expect(page).toHaveURL(/\/Barrido%20manual%20y%20mec%C3%A1nico$/);
      await expect(page).toHaveTitle(/^Barrido manual y mecánico \| Recolección domiciliaria/);
      await expect(opened).toBeVisible();
      await expect(before).toBeHidden();
      await expect(choice).toBeInViewport();
      // The carousel of the new type must work like the first one.
      const photos = page.getByRole('region', { name: 'Fotografías: Barrido manual y mecánico' });
      await photos.getByRole('button', { name: 'Siguiente' }).click();
      await expect(photos.getByRole('group', { name: '2 de 2' })).toBeInViewport();
    };
    await choose();
    await page.reload();
    await expect(opened).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/servicios');

    await page.setViewportSize(PHONE);
    await page.goto('/detalle_linea/recoleccion-domiciliaria');
    await choose();
  });

  test('a service type is always open on wide screens and a closed one costs no request; phones can close all', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize(DESK);
    await page.goto('/detalle_linea/recoleccion-domiciliaria');
    const types = page.getByRole('region', { name: 'Tipos de servicios' });
    const choice = types.locator('summary').first();
    const heading = types.getByRole('heading', { level: 3 }).first();
    await heading.scrollIntoViewIfNeeded();
    const picture = (file: string) => asked.filter((url) => url.includes(file));
    await expect.poll(() => picture('service-1-1.webp').length).toBeGreaterThan(0);
    expect(picture('service-1-4.webp')).toEqual([]);

    const list = await choice.boundingBox();
    const panel = await heading.boundingBox();
    expect(panel?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
    await choice.click({ force: true });
    await expect(heading).toBeVisible();
    await choice.press('Enter');
    await expect(heading).toBeVisible();
    await page.setViewportSize(PHONE);
    await choice.click();
    await expect(heading).toBeHidden();
  });

  test('the tabs are a dropdown on phones, and links side by side on wide screens', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/nuestra_empresa/historia');
    const tabs = page.getByRole('navigation', { name: 'Nuestra empresa', exact: true });
    await expect(tabs.getByRole('link')).toHaveCount(0);
    await tabs.locator('summary').click();
    await expect(tabs.getByRole('link')).toHaveText([
      'Quiénes somos',
      'Historia',
      'Informes anuales',
      'Presencia nacional',
    ]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await tabs.getByRole('link', { name: 'Quiénes somos' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiénes somos');
  });

  printTest('branch and line pages print as documents', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/sucursales/monterrey');
    await expect(page.getByRole('banner').first()).toBeHidden();
    await expect(page.getByText('Calle Encino de los Talleres 1840').first()).toBeVisible();
    const times = page.getByText('todos los días, de 21:00 a 4:00', { exact: true });
    await expect(times.filter({ visible: true }).first()).toBeVisible();

    await page.goto('/detalle_linea/recoleccion-domiciliaria');
    await expect(page.getByRole('heading', { name: 'Ventajas' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Siguiente' }).first()).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cotizar este servicio' })).toBeHidden();
  });
});
