import { getHomeFaqGroupers, type FaqGrouper } from '@/lib/content/gateway/faqs';
import { found } from '@/lib/content/gateway/result';
import { readHomePage } from '@/lib/features/home/page';

jest.mock('@/lib/content/gateway/faqs');

const question = {
  id: 1,
  id_grouper: 1,
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
  const empty = [grouper(1, []), grouper(3, [])];
  const full = [2, 4, 5, 6, 7, 8, 9].map((id) => grouper(id, [question]));
  jest.mocked(getHomeFaqGroupers).mockResolvedValue(found([...empty, ...full]));
  expect((await readHomePage()).faqs).toEqual(full.slice(0, 6));
});
