import content from '@/data/content/faq-groupers.json';
import { answerTimes } from '@/lib/features/contact/missed-collection';
import { grouper, question } from '@/tests/unit/features/support';

test('the times stand in the words of the company’s own question', () => {
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
])('%s %s', (asked, answer, times) => {
  const groupers = [grouper(1, 'Horarios', question(1, { question: asked, answer }))];
  expect(answerTimes(groupers)).toBe(times);
});

test('without questions there are none', () => expect(answerTimes([])).toBeUndefined());
