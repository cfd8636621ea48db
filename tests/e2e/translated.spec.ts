import type { Page } from '@playwright/test';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { quotesIn, wizardOn } from '@/tests/e2e/support/wizard';

/** Replaces every text as Chrome's translator does, also texts that are added later. The words stay. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const isTaken = ({ parentElement: parent }: Text) =>
      !parent || parent.closest('font, script, style, textarea, noscript, title, option') !== null;
    const take = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = node instanceof Text ? [node] : [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (isTaken(text) || text.data.trim() === '') continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(take);
    }).observe(document.body, { childList: true, subtree: true });
    take(document.body);
  });
}

let errors: string[];
test.beforeEach(({ page }) => {
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
});
test.afterEach(() => expect(errors).toEqual([]));

test('the wizard works forwards, backwards and to its end', async ({ page, gateway }) => {
  const wizard = wizardOn(page);
  // Earlier tests have sent quotes to the same gateway.
  const before = quotesIn(gateway).length;
  await wizard.open();
  await translate(page);
  await wizard.next.click();
  await expect(page.getByText('Elige un servicio para continuar.')).toBeVisible();
  await wizard.service('Recolección domiciliaria');
  await wizard.choosePlace('Nuevo León', 'Monterrey');
  const coverage = page.getByRole('status').filter({ hasText: /Damos este servicio/ });
  await expect(coverage).toContainText('Monterrey');
  await wizard.choosePlace('Campeche', 'Campeche');
  await expect(coverage).toContainText('Campeche');
  await wizard.place('Nuevo León', 'Monterrey');
  await wizard.answer('¿En qué tipo de inmueble necesitas el servicio?', 'Casa habitación');
  await wizard.back.click();
  await wizard.next.click();
  await wizard.answer('¿Qué necesitas que retiremos de tu casa?', 'Basura de todos los días');
  await wizard.answer('¿Cuántas viviendas recibirán el servicio?', 'De 2 a 10 casas');
  await wizard.days('Sábado', 'Lunes');
  await expect(wizard.summary).toContainText('lunes y sábado');
  await wizard.send.click();
  await expect(page.getByText('Campo nombre no puede ir vacio').first()).toBeVisible();
  await wizard.fill();
  await wizard.send.click();
  await wizard.isAt('Finalizado');
  await expect(wizard.heading('Tu cotización está en proceso')).toBeVisible();
  expect(quotesIn(gateway)).toHaveLength(before + 1);
});

test('a city without coverage opens its modal', async ({ page }) => {
  const wizard = wizardOn(page);
  await wizard.open();
  await translate(page);
  await wizard.service('Recolección domiciliaria');
  for (const [state, city] of [
    ['Baja California', 'Ensenada'],
    ['Baja California', 'Tijuana'],
  ] as const) {
    await wizard.choosePlace(state, city);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`${city}, ${state}`);
    await dialog.getByRole('button', { name: 'ACEPTAR' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('a quote that fails can be sent again', async ({ page, gateway }) => {
  const wizard = wizardOn(page);
  await wizard.toForm();
  await translate(page);
  await wizard.fill();
  gateway.faults.add({ kind: 'status', value: 422, path: '/web/quote', times: 1 });
  await wizard.send.click();
  await expect(page.getByText(/no aceptó los datos/).first()).toBeVisible();
  await wizard.send.click();
  await wizard.isAt('Finalizado');
});

test('the contact form can be sent', async ({ page }) => {
  await page.goto('/contactanos');
  const send = page.getByRole('button', { name: 'ENVIAR' });
  await expect(send).toBeEnabled();
  await page.getByLabel('Estado').selectOption({ label: 'Nuevo León' });
  await page.getByLabel('Ciudad').selectOption({ label: 'Apodaca' });
  await translate(page);
  for (const times of [1, 2]) {
    await send.click();
    await expect(page.getByText('El campo nombre no puede ir vacío').first()).toBeVisible();
    await page.getByLabel('Nombre').fill('Úrsula Peña');
    await page.getByLabel('Teléfono').first().fill('5555550142');
    await page.getByLabel('Correo electrónico').first().fill('ursula@');
    await page.getByLabel('Mensaje').focus();
    await expect(page.getByText('El correo no es valido').first()).toBeVisible();
    await page.getByLabel('Correo electrónico').first().fill('ursula@correo.example');
    await page.getByLabel('Mensaje').fill(`Traducido ${times}`);
    await page.getByLabel('Estado').selectOption({ label: 'Campeche' });
    await page.getByLabel('Ciudad').selectOption({ label: 'Campeche' });
    await send.click();
    await expect(page.getByText('Tu mensaje ha sido enviado, gracias.').first()).toBeVisible();
    await expect(page.getByLabel('Nombre')).toHaveValue('');
  }
});

test('the search works with suggestions, more results and another term', async ({ page }) => {
  await page.goto('/busqueda');
  const box = page.getByRole('combobox', { name: 'Buscar en el sitio' });
  await expect(box).toBeFocused();
  await translate(page);
  for (const term of ['reciclaje', 'composta', 'xyzxyz', 'reciclaje']) {
    await box.fill(term);
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Búsqueda de "${term}"`);
    await expect(page.getByRole('status').first()).not.toHaveText('Buscando…');
  }
  await page.getByRole('link', { name: 'Cargar más resultados' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
});

test('the zone finder works', async ({ page }) => {
  await page.goto('/sucursales');
  const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await box.fill('campeche');
  await expect(page.getByRole('link', { name: /Campeche/ }).first()).toBeVisible();
  await translate(page);
  for (const term of ['monterrey', 'zzzz', '24000', 'centro']) {
    await box.fill(term);
    await expect(page.getByRole('status').first()).not.toHaveText('Buscando…');
  }
});
