import content from '@/data/content/faq-groupers.json';
import { answerTimes } from '@/lib/features/contact/missed-collection';

const seo = { url: '', meta_description: '', meta_keywords: '', title_page: '' };
const asked = (question: string, answer: string) => [
  {
    ...{ id: 1, name: 'Horarios' },
    frequent_questions: [
      { ...seo, id: 1, id_grouper: 1, grouper: '', question, answer, name_image: '', title: '' },
    ],
  },
];

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
])('%s %s', (question, answer, times) => {
  expect(answerTimes(asked(question, answer))).toBe(times);
});

test('without questions there are none', () => expect(answerTimes([])).toBeUndefined());
