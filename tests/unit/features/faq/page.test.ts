import { faqMetadata, readFaqPage } from '@/lib/features/faq/page';
import { getFaqGroupers, type FaqQuestion } from '@/lib/content/gateway/faqs';
import { found, missing, unavailable } from '@/lib/content/gateway/result';

jest.mock('@/lib/content/gateway/faqs');
const groupers = jest.mocked(getFaqGroupers);

const question = (id: number, change: Partial<FaqQuestion> = {}): FaqQuestion => ({
  ...{ id, id_grouper: 2, grouper: 'Pagos', question: `¿Pregunta ${id}?`, name_image: '' },
  ...{ answer: '<p>La respuesta.</p>', title: '', url: '' },
  ...{ title_page: '', meta_description: '', meta_keywords: '', ...change },
});
const own = { title_page: 'Su título', meta_description: 'Su texto', meta_keywords: 'pagos' };
beforeEach(() =>
  groupers.mockResolvedValue(
    found([
      { id: 1, name: 'Sin preguntas', frequent_questions: [] },
      { id: 2, name: 'Pagos', frequent_questions: [question(7), question(8, own)] },
    ]),
  ),
);

const head = async (questionId: number) => {
  const page = await readFaqPage({ grouperId: 2, questionId });
  return page.status === 'found' ? faqMetadata(page.value) : undefined;
};

test('title, description and canonical URL are those of the question’s record', async () => {
  expect(await head(8)).toMatchObject({
    title: { absolute: expect.stringMatching(/^Su título/) },
    description: 'Su texto',
    keywords: 'pagos',
    alternates: { canonical: 'http://localhost:3000/detalle_pregunta?id_grouper=2&id=8' },
  });
});

test('a record without them is described by its question and answer', async () => {
  expect(await head(7)).toMatchObject({
    title: { absolute: expect.stringMatching(/^¿Pregunta 7\?/) },
    description: 'La respuesta.',
    alternates: { canonical: 'http://localhost:3000/detalle_pregunta?id_grouper=2&id=7' },
  });
});

test.each([
  [1, 7],
  [2, 9],
  [3, 7],
  [NaN, NaN],
])('there is no question %d/%d', async (grouperId, questionId) => {
  expect(await readFaqPage({ grouperId, questionId })).toBe(missing);
});

test('an outage is no "not found"', async () => {
  groupers.mockResolvedValue(unavailable);
  expect(await readFaqPage({ grouperId: 2, questionId: 7 })).toBe(unavailable);
});
