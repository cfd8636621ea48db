import { faqMetadata, readFaqPage } from '@/lib/features/faq/page';
import { getFaqGrouper, getFaqGroupers, getFaqQuestion } from '@/lib/content/gateway/faqs';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { grouper, question } from '@/tests/unit/features/support';

jest.mock('@/lib/content/gateway/faqs');
const groupers = jest.mocked(getFaqGroupers);
const grouperDetail = jest.mocked(getFaqGrouper);
const questionDetail = jest.mocked(getFaqQuestion);

const own = { title_page: 'Su título', meta_description: 'Su texto', meta_keywords: 'pagos' };
beforeEach(() => {
  questionDetail.mockReset().mockResolvedValue(missing);
  grouperDetail.mockReset().mockResolvedValue(missing);
  groupers.mockResolvedValue(
    found([
      grouper(1, 'Sin preguntas'),
      grouper(2, 'Pagos', question(7), question(8, own), question(9, { answer: '<p>0</p>' })),
    ]),
  );
});

const head = async (questionId: number) => {
  const page = await readFaqPage({ grouperId: 2, questionId });
  return page.status === 'found' ? faqMetadata(page.value) : undefined;
};

test('title, description and canonical URL come from the question’s record', async () => {
  expect(await head(8)).toMatchObject({
    title: { absolute: expect.stringMatching(/^Su título/) },
    description: 'Su texto',
    keywords: 'pagos',
    alternates: { canonical: 'http://localhost:3000/detalle_pregunta?id_grouper=2&id=8' },
  });
});

test('question and answer describe a record without them', async () => {
  expect(await head(7)).toMatchObject({
    title: { absolute: expect.stringMatching(/^Pregunta 7/) },
    description: 'Respuesta',
    alternates: { canonical: 'http://localhost:3000/detalle_pregunta?id_grouper=2&id=7' },
  });
});

test.each([
  [1, 7],
  [2, 10],
  [3, 7],
  [NaN, NaN],
])('the question %d/%d does not exist', async (grouperId, questionId) => {
  expect(await readFaqPage({ grouperId, questionId })).toBe(missing);
});

test('an outage is not "not found"', async () => {
  groupers.mockResolvedValue(unavailable);
  expect(await readFaqPage({ grouperId: 2, questionId: 7 })).toBe(unavailable);
});

describe('an answer that the list lacks', () => {
  const read = () => readFaqPage({ grouperId: 2, questionId: 9 });

  test('comes from the call of its question, which other pages do not make', async () => {
    await readFaqPage({ grouperId: 2, questionId: 7 });
    expect(questionDetail).not.toHaveBeenCalled();
    questionDetail.mockResolvedValue(found(question(9, { answer: '<p>Hasta el 5.</p>' })));
    expect(await read()).toMatchObject({ value: { question: { answer: '<p>Hasta el 5.</p>' } } });
    expect(questionDetail.mock.calls).toEqual([[9]]);
  });

  test('stays empty if that call does not know it, and is unavailable in an outage', async () => {
    expect(await read()).toMatchObject({ value: { question: { id: 9, answer: '<p>0</p>' } } });
    questionDetail.mockResolvedValue(unavailable);
    expect(await read()).toBe(unavailable);
  });
});

describe('a grouper that the list has without its questions', () => {
  const read = () => readFaqPage({ grouperId: 1, questionId: 5 });

  test('comes from its own call', async () => {
    const whole = grouper(1, 'Contratos', question(5));
    grouperDetail.mockResolvedValue(found(whole));
    expect(await read()).toMatchObject({
      value: { groupers: [whole, { id: 2 }], grouper: whole, question: { id: 5 } },
    });
    expect(new Set(grouperDetail.mock.calls.flat())).toEqual(new Set([1]));
  });

  test('is omitted while that call is unavailable, but its own pages are not "not found"', async () => {
    grouperDetail.mockResolvedValue(unavailable);
    expect(await readFaqPage({ grouperId: 2, questionId: 7 })).toMatchObject({
      value: { groupers: [{ id: 2 }] },
    });
    expect(await read()).toBe(unavailable);
  });
});
