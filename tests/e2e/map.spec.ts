import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';

test.describe('map', () => {
  test('the server sends groups of branches and the list by state', async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toMatch(/aria-label="\d+ sucursales cerca de [^"]+"/);
    expect(html).toContain('Mapa: @svg-maps/mexico, CC BY 4.0');
    expect((await request.get('/mapa-mexico.svg')).status()).toBe(200);
    const { presence, states } = await (await request.get('/api/map')).json();
    expect(presence.length).toBeGreaterThan(20);
    expect(states.length).toBeGreaterThan(5);
  });

  test('both modes by mouse: groups, filter, list, window; nothing to Google', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (made) => {
      if (/google|gstatic/.test(new URL(made.url()).hostname)) foreign.push(made.url());
    });
    await page.goto('/');
    const section = page.locator('#map-section');
    const map = section.getByRole('group', { name: 'Mapa de México' });
    await map.scrollIntoViewIfNeeded();

    await section.getByRole('radio', { name: 'Líneas de negocio' }).check({ force: true });
    await section.getByRole('button', { name: 'Quitar todas' }).click();
    await expect(map.getByRole('button', { name: /cerca de/ })).toHaveCount(0);
    await section.getByRole('checkbox', { name: /Centro integral/ }).check();
    await expect(
      section.getByText('4 sucursales en 4 estados con las líneas elegidas.'),
    ).toBeVisible();
    await expect(section.getByRole('listitem').getByRole('link')).toHaveText([
      'Guadalajara',
      'Monterrey',
      'Querétaro',
      'Mérida',
    ]);

    await section.getByRole('radio', { name: 'Sucursales' }).check({ force: true });
    await expect(section.getByRole('checkbox')).toHaveCount(0);
    await map
      .getByRole('button', { name: /sucursales cerca de (Monterrey|Santa Catarina)/ })
      .click();
    await expect(section.getByText(/^Acercamiento \d+×/)).toBeAttached();
    await map.getByRole('button', { name: 'Ver todo el país' }).click();
    await map.getByRole('button', { name: 'Sucursal Durango' }).click();
    const dialog = map.getByRole('dialog', { name: 'Durango' });
    await expect(dialog).toContainText('Camino del Foro Viejo 920');
    await expect(dialog.getByRole('link', { name: '55 5555 0707' })).toBeVisible();
    await dialog.getByRole('link', { name: 'Ver sucursal Durango' }).click();
    await expect(page).toHaveURL(/\/sucursales\/durango$/);
    expect(foreign).toEqual([]);
  });

  test('both modes by keyboard', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('#map-section');
    const map = section.getByRole('group', { name: 'Mapa de México' });
    await section.getByRole('radio', { name: 'Sucursales' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(section.getByRole('radio', { name: 'Líneas de negocio' })).toBeChecked();
    await section.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await expect(section.getByRole('checkbox').first()).not.toBeChecked();
    await section.getByRole('radio', { name: 'Líneas de negocio' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(section.getByRole('radio', { name: 'Sucursales' })).toBeChecked();

    const marker = map.getByRole('button', { name: 'Sucursal Durango' });
    await marker.focus();
    await page.keyboard.press('Enter');
    await expect(map.getByRole('button', { name: 'Cerrar la ventana' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(map.getByRole('dialog')).toHaveCount(0);
    await expect(marker).toBeFocused();

    await map
      .getByRole('button', { name: /sucursales cerca de (Monterrey|Santa Catarina)/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(map).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('-');
    await expect(map).toBeFocused();
  });
});
