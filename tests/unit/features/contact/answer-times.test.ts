import content from '@/data/content/faq-groupers.json';
import { answerTimes } from '@/lib/features/contact/missed-collection';
import { grouper, question } from '@/tests/unit/features/support';

test('the times come from the company’s own question', () => {
  expect(answerTimes(content)).toBe(
    'Los reportes que entran antes de las 14:00 horas se atienden el mismo día y los demás, a la mañana siguiente.',
  );
});

test.each([
  [
    '¿El camión no pasó?',
    '<p>Llame.</p><p>Su reporte se resuelve en un día.</p>',
    'Su reporte se resuelve en un día.',
  ],
  ['¿Cómo reporto que el camión no pasó?', '<p>Llame a su sucursal.</p>', undefined],
  ['¿A qué hora pasa el camión?', '<p>Los reportes se atienden hoy.</p>', undefined],
])('the question %s with the answer %s gives the right times', (asked, answer, times) => {
  const groupers = [grouper(1, 'Horarios', question(1, { question: asked, answer }))];
  expect(answerTimes(groupers)).toBe(times);
});

test('an empty list gives no times', () => expect(answerTimes([])).toBeUndefined());
