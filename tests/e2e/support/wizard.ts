import type { Page } from '@playwright/test';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { expect } from '@/tests/e2e/support/fixtures';

export const person = {
  'Nombre*': 'Señora de Prueba',
  'Empresa*': 'Empresa Ficticia',
  'Teléfono*': '5555550101',
  'Correo electrónico*': 'prueba@cliente.example',
};

const step = (page: Page, counter: string) =>
  expect(page.getByText(counter, { exact: true })).toBeVisible();
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Waits for hydration: the wizard then writes its position into the history. */
export async function wizardIsAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.quote);
}

/** Returns the wizard's controls and actions as a visitor sees them. */
export function wizardOn(page: Page) {
  const state = page.getByRole('combobox', { name: 'Estado' }).first();
  const city = page.getByRole('combobox', { name: 'Ciudad' }).first();
  const wizard = {
    page,
    state,
    city,
    next: page.getByRole('button', { name: 'Siguiente' }),
    back: page.getByRole('button', { name: 'Anterior' }),
    send: page.getByRole('button', { name: 'Enviar', exact: true }),
    field: (label: string) => page.getByRole('textbox', { name: label }).first(),
    heading: (name: string) => page.getByRole('heading', { level: 2, name, exact: true }),
    summary: page.getByRole('region', { name: 'Resumen de tu cotización' }),
    isAt: (counter: string) => step(page, counter),

    /** Opens the page and waits for hydration. */
    async open(path = '/cotizador') {
      await page.goto(path);
      await wizardIsAlive(page);
    },
    async service(name: string) {
      await page.getByRole('radio', { name, exact: true }).check({ force: true });
      await wizard.next.click();
      await step(page, 'Paso 2/5');
    },
    async choosePlace(stateName: string, cityName: string) {
      await state.selectOption({ label: stateName });
      await city.selectOption({ label: cityName });
    },
    async place(stateName: string, cityName: string) {
      await wizard.choosePlace(stateName, cityName);
      await wizard.next.click();
    },
    async answer(question: string, answer: string) {
      await expect(wizard.heading(question)).toBeFocused();
      await group(page, question)
        .getByRole('radio', { name: answer, exact: true })
        .check({ force: true });
      await wizard.next.click();
    },
    async days(...names: string[]) {
      await step(page, 'Paso 4/5');
      for (const name of names) await page.getByRole('checkbox', { name }).check({ force: true });
      await wizard.next.click();
      await step(page, 'Paso 5/5');
    },
    async fill(values: Partial<Record<keyof typeof person, string>> = {}) {
      for (const [label, value] of Object.entries({ ...person, ...values })) {
        await wizard.field(label).fill(value);
      }
    },
    /** Completes steps 1 to 4 with a line that has no questions. */
    async toForm() {
      await wizard.open();
      await wizard.service('Transporte de residuos');
      await wizard.place('Nuevo León', 'Monterrey');
      await wizard.days('Lunes');
    },
  };
  return wizard;
}

/** Returns the quotes in the gateway's inbox, oldest first. */
export function quotesIn({ dataDir }: { dataDir: string }) {
  return listSubmissions(dataDir)
    .filter(({ kind }) => kind === 'quote')
    .map(({ body }) => body);
}

export const personFields = {
  client_name: person['Nombre*'],
  company_name: person['Empresa*'],
  phone_number: person['Teléfono*'],
  email: person['Correo electrónico*'],
};
