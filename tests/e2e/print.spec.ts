import { PAPER } from '@/tests/e2e/support/accessibility/paper';
import { expect, sharedTest as test } from '@/tests/e2e/support/fixtures';
import { pageTypes } from '@/tests/support/page-types';
import { printToPdf } from '@/tests/support/print-to-pdf';

// Every page type is printed in accessibility.spec.ts.
test('it is known of every page type what paper shows of it', () => {
  expect(Object.keys(PAPER).toSorted()).toEqual(pageTypes.map(({ path }) => path).toSorted());
});

test('every answer is printed, even if none is open', async ({ page }) => {
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
