import { getFaqGrouper, getHomeFaqGroupers, type FaqGrouper } from '@/lib/content/gateway/faqs';
import { found, missing } from '@/lib/content/gateway/result';
import { readHomePage } from '@/lib/features/home/page';

jest.mock('@/lib/content/gateway/faqs');

const question = {
  id: 1,
  id_grouper: 0,
  grouper: '',
  question: '¿Qué días pasa el camión?',
  answer: '',
  name_image: '',
  title: '',
  title_page: '',
  meta_description: '',
  meta_keywords: '',
  url: '',
};
const grouper = (id: number, questions: FaqGrouper['frequent_questions']) => ({
  id,
  name: `Tema ${id}`,
  frequent_questions: questions,
});

test('home shows six groupers of frequent questions; one without questions takes no place', async () => {
  jest.mocked(getFaqGrouper).mockResolvedValue(missing);
  const empty = [grouper(1, []), grouper(3, [])];
  const full = [2, 4, 5, 6, 7, 8, 9].map((id) => grouper(id, [question]));
  jest.mocked(getHomeFaqGroupers).mockResolvedValue(found([...empty, ...full]));
  expect((await readHomePage()).faqs).toEqual(full.slice(0, 6));

  const whole = grouper(1, [question]);
  jest.mocked(getFaqGrouper).mockImplementation(async (id) => (id === 1 ? found(whole) : missing));
  expect((await readHomePage()).faqs).toEqual([whole, ...full.slice(0, 5)]);
});
