import type { Page } from '@playwright/test';
import { expect, sharedTest as test, test as isolatedTest } from '@/tests/e2e/support/fixtures';
import { personFields, quotesIn, wizardOn } from '@/tests/e2e/support/wizard';

/** City ids are the catalogue's municipality ids. */
const MONTERREY = 986;

/** Checks that the page has the canonical URL of both wizard pages and no floating quote button. */
async function isOneOfTwo(page: Page) {
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cotizador$/);
  const floating = page.getByRole('link', { name: 'Solicita tu cotizacion', exact: true });
  await expect(floating.filter({ visible: true })).toHaveCount(0);
}

test('a quote is sent through a deep tree of questions', async ({ page, gateway }) => {
  const wizard = wizardOn(page);
  await wizard.open();
  await isOneOfTwo(page);
  await wizard.isAt('Paso 1/5');
  await wizard.service('Recolección domiciliaria');
  await wizard.place('Nuevo León', 'Monterrey');
  await wizard.answer('¿En qué tipo de inmueble necesitas el servicio?', 'Casa habitación');
  await wizard.answer('¿Qué necesitas que retiremos de tu casa?', 'Basura de todos los días');
  await wizard.answer('¿Cuántas viviendas recibirán el servicio?', 'De 2 a 10 casas');
  await wizard.days('Sábado', 'Lunes');
  await expect(wizard.field('Estado')).toHaveAttribute('readonly');
  await expect(wizard.field('Ciudad')).toHaveValue('Monterrey');
  await expect(wizard.summary).toContainText('lunes y sábado');
  await wizard.fill();
  await wizard.send.click();
  await wizard.isAt('Finalizado');
  await expect(wizard.heading('Tu cotización está en proceso')).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: '800 733 22 22' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Qué sigue' }).getByRole('listitem')).toHaveCount(
    3,
  );
  expect(quotesIn(gateway).at(-1)).toEqual({
    origin: 'WEB',
    business_line_id: 1,
    frequency: ['Lunes', 'Sábado'],
    city_id: MONTERREY,
    ...personFields,
    quote_services: [
      {
        service: '¿En qué tipo de inmueble necesitas el servicio?',
        type: 'Casa habitación',
      },
      { service: '¿Qué necesitas que retiremos de tu casa?', type: 'Basura de todos los días' },
      { service: '¿Cuántas viviendas recibirán el servicio?', type: 'De 2 a 10 casas' },
    ],
  });
  await page.getByRole('main').getByRole('link', { name: 'Aceptar' }).click();
  await expect(page).toHaveURL('/');
  // A new quote starts after a success.
  await page.goBack();
  await wizard.isAt('Paso 1/5');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a quote is sent by keyboard alone', async ({ page, gateway }) => {
  const wizard = wizardOn(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await wizard.open();
  await page.getByRole('radio').first().focus();
  await press('Space', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
  await expect(wizard.heading('¿Dónde te encuentras?')).toBeFocused();
  await expect(wizard.state.getByRole('option', { name: 'Nuevo León' })).toBeAttached();
  await press('Tab');
  await expect(wizard.state).toBeFocused();
  await page.keyboard.type('Nuevo L');
  await expect(wizard.city).toBeEnabled();
  await press('Tab');
  await page.keyboard.type('Monterrey');
  await expect(page.getByText('Damos este servicio en Monterrey')).toBeVisible();
  await press('Tab', 'Tab', 'Tab', 'Enter');
  await expect(wizard.heading('¿Qué días necesitas el servicio?')).toBeFocused();
  await press('Tab', 'Space', 'Enter');
  await expect(wizard.heading('Tus datos de contacto')).toBeFocused();
  await press('Tab');
  await page.keyboard.type('Señora de Prueba');
  await press('Tab');
  await page.keyboard.type('Empresa Ficticia');
  await press('Tab', 'Tab', 'Tab');
  await page.keyboard.type('5555550101');
  await press('Tab');
  await page.keyboard.type('prueba@cliente.example');
  await press('Enter');
  await wizard.isAt('Finalizado');
  expect(quotesIn(gateway).at(-1)).toMatchObject({
    business_line_id: 4,
    quote_services: [],
    ...personFields,
  });
});

isolatedTest.describe('at 360 px', () => {
  isolatedTest.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  isolatedTest(
    'questions are asked depth first, and every step fits with its buttons in reach',
    async ({ page, gateway }) => {
      const wizard = wizardOn(page);
      const fits = async (button = wizard.next) => {
        await expect(button).toBeInViewport();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        const box = await button.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      };
      await wizard.open('/solicita_cotizacion');
      await isOneOfTwo(page);
      await fits();
      await wizard.service('Recolección comercial e industrial');
      await fits();
      await wizard.place('Nuevo León', 'Monterrey');
      await wizard.answer('¿Cuál es el giro de tu empresa?', 'Fábrica o taller');
      await fits();
      await wizard.answer('¿Qué residuo genera en mayor cantidad tu planta?', 'Chatarra metálica');
      await wizard.answer('¿La chatarra sale con aceite o refrigerante?', 'Sí, sale impregnada');
      await wizard.answer('¿Qué equipo necesitas en tu sitio?', 'Caja compactadora');
      await wizard.answer('¿Cuentas con andén y corriente trifásica?', 'Sí, ambos');
      await wizard.answer('¿Cuántas recolecciones por semana calculas?', 'De dos a tres');
      await fits();
      await wizard.days('Martes', 'Domingo');
      await fits(wizard.send);
      // The closed summary leaves the first screen to the fields. The open one is complete.
      await expect(wizard.field('Nombre*')).toBeInViewport();
      await wizard.summary.getByText('9 respuestas').click();
      await expect(wizard.summary.getByText('martes y domingo')).toBeVisible();
      expect(
        await wizard.summary.evaluate(
          ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
        ),
      ).toBeLessThanOrEqual(1);
      await wizard.fill();
      await wizard.send.click();
      await wizard.isAt('Finalizado');
      await expect(page.getByRole('link', { name: 'Aceptar' })).toBeInViewport();
      expect(quotesIn(gateway).at(-1)).toMatchObject({
        business_line_id: 2,
        frequency: ['Martes', 'Domingo'],
        quote_services: [
          { type: 'Fábrica o taller' },
          { type: 'Chatarra metálica' },
          { type: 'Sí, sale impregnada' },
          { type: 'Caja compactadora' },
          { type: 'Sí, ambos' },
          { type: 'De dos a tres' },
        ],
      });
    },
  );
});
