import { personFields, quotesIn, wizardOn } from '@/tests/e2e/support/wizard';
import { expect, test } from './support/fixtures';

test('a rolling restart in the middle of the wizard keeps every answer', async ({
  gateway,
  edge,
  instances: [a, b],
  page,
}) => {
  const wizard = wizardOn(page);
  await wizard.open(`${edge.url}/cotizador`);
  await wizard.service('Transporte de residuos');
  await a.stop();
  await wizard.place('Nuevo León', 'Monterrey');
  await a.start();
  await edge.uses(a.host);
  await b.stop();
  await wizard.days('Lunes');
  // A visitor may also reload between the restarts.
  await page.reload();
  await wizard.isAt('Paso 5/5');
  await b.start();
  await edge.uses(b.host);
  await wizard.fill();
  await a.stop();
  await wizard.send.click();
  await wizard.isAt('Finalizado');
  expect(quotesIn(gateway)).toEqual([
    expect.objectContaining({ ...personFields, frequency: ['Lunes'] }),
  ]);
});
