import { getHomeFaqGroupers } from '@/lib/content/gateway/faqs';
import { found } from '@/lib/content/gateway/result';
import { readHomePage } from '@/lib/features/home/page';

jest.mock('@/lib/content/gateway/faqs');

test('home shows six groupers of frequent questions, however many the gateway gives', async () => {
  const given = Array.from({ length: 9 }, (_, at) => ({
    id: at + 1,
    name: `Tema ${at + 1}`,
    frequent_questions: [],
  }));
  jest.mocked(getHomeFaqGroupers).mockResolvedValue(found(given));
  expect((await readHomePage()).faqs).toEqual(given.slice(0, 6));
});
