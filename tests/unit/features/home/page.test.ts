import { getFaqGrouper, getHomeFaqGroupers } from '@/lib/content/gateway/faqs';
import { found, missing } from '@/lib/content/gateway/result';
import { readHomePage } from '@/lib/features/home/page';
import { grouper, question } from '@/tests/unit/features/support';

jest.mock('@/lib/content/gateway/faqs');

test('home shows six groupers of frequent questions, and omits those without questions', async () => {
  jest.mocked(getFaqGrouper).mockResolvedValue(missing);
  const empty = [grouper(1, 'Tema 1'), grouper(3, 'Tema 3')];
  const full = [2, 4, 5, 6, 7, 8, 9].map((id) => grouper(id, `Tema ${id}`, question(id)));
  jest.mocked(getHomeFaqGroupers).mockResolvedValue(found([...empty, ...full]));
  expect((await readHomePage()).faqs).toEqual(full.slice(0, 6));

  const whole = grouper(1, 'Tema 1', question(1));
  jest.mocked(getFaqGrouper).mockImplementation(async (id) => (id === 1 ? found(whole) : missing));
  expect((await readHomePage()).faqs).toEqual([whole, ...full.slice(0, 5)]);
});
