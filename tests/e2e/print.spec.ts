import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { printToPdf } from '@/tests/support/print-to-pdf';

/** The pages with a text that is printed and the maximum number of sheets. */
const PAPER = [
  { path: '/', sheets: 5, text: 'Recolección domiciliaria' },
  { path: '/Blog_Detalle/composta-en-casa-doce-semanas', sheets: 3, text: 'Semana por semana' },
  { path: '/detalle_linea/residuos-clinicos-rpbi', sheets: 3, text: 'Envases y colores' },
  { path: '/sucursales/campeche', sheets: 1, text: 'San Román' },
  { path: '/contactanos', sheets: 1, text: 'Oficina corporativa' },
];

/** Matches controls, which must not be printed. */
const CHROME =
  /Solicita tu cotizacion|Este sitio utiliza cookies|Ver mas|Reproducir video|ENVIAR|\d+ de \d+ diapositiva/;

for (const { path, sheets, text } of PAPER) {
  test(`${path} prints on few sheets, without controls`, async ({ page }) => {
    await page.goto(path);
    const paper = await printToPdf(page, 'Letter');
    const printed = paper.sheets.join(' ');
    expect(printed).toContain(text);
    expect(printed).not.toMatch(CHROME);
    expect(paper.sheets.length).toBeLessThanOrEqual(sheets);
  });
}

test('every answer is printed, even if all are closed', async ({ page }) => {
  await page.goto('/detalle_pregunta?id_grouper=1&id=1', { waitUntil: 'networkidle' });
  const answers = await page.evaluate(() =>
    [...document.querySelectorAll('details details > :not(summary)')].map(
      (answer) => answer.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? '',
    ),
  );
  expect(answers.length).toBeGreaterThan(20);
  const said = (await printToPdf(page, 'A4')).sheets.join(' ');
  for (const answer of answers) expect(said).toContain(answer);
});

test('a report that is still loading prints its cover and its URL', async ({ page }) => {
  await page.route('**/archivos/informe-anual-2025.pdf', () => undefined);
  await page.goto('/verReporte_anual/informe-anual-2025');
  await expect(page.getByText('Cargando PDF...')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Portada de Informe anual 2025' })).toBeVisible();
  const { sheets } = await printToPdf(page, 'A4');
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).not.toContain('Cargando PDF');
  expect(sheets[0]).toContain('/archivos/informe-anual-2025.pdf');
});
