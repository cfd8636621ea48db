import { expect, type Page } from '@playwright/test';
import { contactSent } from '@/lib/features/contact/fields';
import { person, wizardOn } from '@/tests/e2e/support/wizard';
import type { Faults } from '@/tools/gateway/faults';
import type { Tabs } from './tabs';

const PRESS_ITEM = '/detalle_prensa/convenio-municipios-noreste-cooperativas-de-recuperadores';
export const REPORT = '/verReporte_anual/informe-anual-2025';

async function fillContact(page: Page, message: string) {
  await page.getByLabel('Nombre').first().fill('Úrsula Peña');
  await page.getByLabel('Teléfono').first().fill('5555550142');
  await page.getByLabel('Correo electrónico').first().fill('ursula@correo.example');
  await page.getByLabel('Estado').selectOption({ label: 'Nuevo León' });
  await page.getByLabel('Mensaje').fill(message);
}

async function sendContact(page: Page) {
  await page.getByLabel('Ciudad').selectOption({ label: 'Apodaca' });
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(page.getByText(contactSent).first()).toBeVisible();
}

/** Opens what visitors leave half done, three quotes and two messages; returns how they go on. */
export async function beginEverything(tabs: Tabs, faults: Faults, name: string) {
  const early = wizardOn(await tabs.open());
  await early.open();
  await early.service('Transporte de residuos');

  const form = wizardOn(await tabs.open());
  await form.toForm();
  await form.field('Nombre*').fill(person['Nombre*']);

  const draftPage = await tabs.open();
  const draft = wizardOn(draftPage);
  await draft.open();
  await draft.service('Transporte de residuos');
  await draft.place('Nuevo León', 'Monterrey');

  const contact = await tabs.open();
  await contact.goto('/contactanos');
  await fillContact(contact, `Con script, ${name}`);

  const plain = await tabs.open({ javaScriptEnabled: false });
  await plain.goto('/contactanos');
  await fillContact(plain, `Sin script, ${name}`);

  const home = await tabs.open();
  await home.goto('/');

  const report = await tabs.open();
  await report.goto(REPORT);
  const reader = report.getByRole('region', { name: /^Informe: / });
  await expect(reader.locator('canvas').first()).toBeVisible({ timeout: 20_000 });

  const press = await tabs.open();
  await press.goto(PRESS_ITEM);
  const zip = press.getByRole('button', { name: /^Descargar todas las imágenes/ });
  await expect(zip).toBeEnabled();
  const download = press.waitForEvent('download', { timeout: 60_000 });
  // Files take as long as the first instance takes to be replaced.
  faults.add({ path: '/azure-storage', kind: 'latency', value: 3_000 });
  await zip.click();

  return async () => {
    faults.clear();
    await download;

    await early.place('Nuevo León', 'Monterrey');
    await early.days('Lunes');
    await early.fill();
    await early.send.click();
    await early.isAt('Finalizado');

    await form.isAt('Paso 5/5');
    await expect(form.field('Nombre*')).toHaveValue(person['Nombre*']);
    await form.fill();
    await form.send.click();
    await form.isAt('Finalizado');

    await draftPage.reload();
    await draft.isAt('Paso 4/5');
    await draft.days('Lunes');
    await draft.fill();
    await draft.send.click();
    await draft.isAt('Finalizado');

    await sendContact(contact);
    await plain.locator('input[name=city]').fill('Apodaca');
    await plain.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(contactSent);

    await home.getByRole('contentinfo').getByRole('link', { name: 'Sucursales' }).click();
    await expect(home).toHaveURL(/sucursales$/);
    await home.goBack();
    await expect(home.getByRole('heading', { level: 1 })).toBeVisible();

    await reader.getByRole('button', { name: 'Siguiente', exact: true }).click();
    await expect(reader.locator('[data-page="3"] canvas').first()).toBeVisible();
  };
}
