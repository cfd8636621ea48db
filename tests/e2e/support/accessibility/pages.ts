import type { Page } from '@playwright/test';
import { wizardOn } from '@/tests/e2e/support/wizard';
import { expect } from '@/tests/e2e/support/fixtures';
import { isHydrated } from '@/tests/e2e/support/complaints';
import { hydrated } from '@/tests/e2e/support/hold';
import { pageTypes } from '@/tests/support/page-types';
import type { RunningGateway } from '@/tools/gateway/server';

/** The windows of a phone and a desk. A zoom of 400 % leaves 320 px of 1280 px. */
export const PHONE = { width: 360, height: 780 };
export const DESK = { width: 1440, height: 900 };
export const NARROW = { width: 320, height: 640 };

/** Waits until a toast has appeared and disappeared, because its script loads late. */
async function afterToast(page: Page) {
  const region = page.getByRole('region', { name: 'Avisos' });
  const toasts = region.getByRole('listitem');
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toHaveCount(0);
}

const status = (page: Page) => page.getByRole('main').getByRole('status');

interface Shown {
  name: string;
  /** True for a state that a wide window shows in another way than a phone. */
  isOfWidth?: boolean;
  /** Brings the page into this state from any page. */
  open(page: Page, gateway: Pick<RunningGateway, 'faults'>): Promise<void>;
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await isHydrated(page);
}

export const types: readonly Shown[] = pageTypes.map(({ path }) => ({
  name: path,
  open: (page) => visit(page, path),
}));

/** States that a page type alone does not show: errors, empty lists, open windows. */
export const states: readonly Shown[] = [
  { name: 'a page that is not there', open: (page) => visit(page, '/error/404') },
  {
    name: 'a page during an outage',
    async open(page, gateway) {
      gateway.faults.add({ kind: 'status', value: 503 });
      await visit(page, '/Blog_Detalle/nunca-vista');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'No pudimos cargar esta página',
      );
      await expect(page).toHaveTitle(/^No pudimos cargar esta página/);
    },
  },
  {
    name: 'thanks for a message sent without script',
    open: (page) => visit(page, '/contactanos/gracias'),
  },
  {
    name: 'the rules of a message without script',
    open: (page) => visit(page, '/contactanos/revisar'),
  },
  {
    name: 'the contact form after an invalid send',
    async open(page) {
      await visit(page, '/contactanos');
      const send = page.getByRole('button', { name: 'ENVIAR' });
      // Before hydration the browser's own message appears.
      await hydrated(send);
      await send.click();
      await expect(page.getByLabel('Nombre')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(
        'El campo nombre no puede ir vacío',
      );
      await afterToast(page);
    },
  },
  {
    name: 'the quote form after an invalid send',
    async open(page) {
      const wizard = wizardOn(page);
      await wizard.toForm();
      await wizard.send.click();
      await expect(wizard.field('Nombre*')).toHaveAttribute('aria-invalid', 'true');
      await afterToast(page);
      // A button half under the sticky header would count as too small.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'the no-coverage dialog',
    async open(page) {
      const wizard = wizardOn(page);
      await wizard.open();
      await wizard.service('Recolección domiciliaria');
      await wizard.choosePlace('Nuevo León', 'Monterrey');
      await expect(status(page).filter({ hasText: 'Damos este servicio' })).toBeVisible();
      await wizard.choosePlace('Baja California', 'Ensenada');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a search with results',
    async open(page) {
      await visit(page, '/busqueda?search=reciclaje');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(status(page).first()).toHaveText(/^\d+ resultados$/);
    },
  },
  {
    name: 'the suggestions of the search',
    isOfWidth: true,
    async open(page) {
      await visit(page, '/busqueda');
      const box = page.getByRole('combobox', { name: 'Buscar en el sitio' });
      await box.fill('recolec');
      await expect(page.getByRole('option').first()).toBeVisible();
      await box.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
    },
  },
  {
    name: 'a search without results',
    async open(page) {
      await visit(page, '/busqueda?search=zzzzzz');
      await expect(page.getByRole('main')).toContainText('zzzzzz');
    },
  },
  {
    name: 'the open menu',
    isOfWidth: true,
    async open(page) {
      await visit(page, '/blog');
      const drawer = page.getByRole('button', { name: 'Abrir el menú' });
      const nav = (await drawer.isVisible()) ? 'Menú' : 'Principal';
      if (nav === 'Menú') await drawer.click();
      await page
        .getByRole('navigation', { name: nav, exact: true })
        .getByText('Más páginas de Servicios')
        .locator('..')
        .click();
      await expect(page.getByRole('link', { name: 'Disposición final' }).first()).toBeVisible();
    },
  },
  {
    name: 'a page without the cookie banner',
    async open(page) {
      await visit(page, '/');
      await page.getByRole('button', { name: 'Aceptar' }).click();
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    },
  },
  {
    name: 'the map with a window open',
    // A resize with an open window may move it under the header, so each width opens its own.
    isOfWidth: true,
    async open(page) {
      await visit(page, '/');
      await page
        .locator('#map-section')
        .getByRole('radio', { name: 'Sucursales' })
        .check({ force: true });
      const map = page.getByRole('group', { name: 'Mapa de México' });
      // A press on a group of markers splits it. A press on a marker opens its window.
      const marker = map.getByRole('button', { name: /^Sucursal |sucursales cerca de/ }).first();
      await expect(async () => {
        if (await page.getByRole('dialog').isHidden()) await marker.click();
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
      }).toPass();
    },
  },
];
