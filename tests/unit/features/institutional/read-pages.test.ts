import {
  getInstitutionalPage,
  getInstitutionalPageById,
  getInstitutionalPages,
} from '@/lib/content/gateway/institutional';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { readInstitutionalPage, readInstitutionalPages } from '@/lib/features/institutional/pages';
import { institutional } from '@/tests/unit/features/support';

jest.mock('@/lib/content/gateway/institutional');
const byName = jest.mocked(getInstitutionalPage);
const byId = jest.mocked(getInstitutionalPageById);

const page = (id: number, element: string, description: string) =>
  institutional({ id, element, description });
const whole = page(2, 'Historia', '<p>Así fue.</p>');

beforeEach(() => {
  byId.mockReset().mockResolvedValue(found(whole));
});

test('a text that the list lacks comes from the call of its page, unless the page redirects', async () => {
  const list = [page(1, 'Informes Anuales', ''), page(2, 'Historia', '<p>0</p>')];
  jest.mocked(getInstitutionalPages).mockResolvedValue(found([...list, page(3, 'Misión', 'Ser')]));
  expect(await readInstitutionalPages()).toMatchObject({
    value: [{ element: 'Informes Anuales' }, whole, { description: 'Ser' }],
  });
  expect(byId.mock.calls).toEqual([[2]]);
});

test('the page of a name gets its text in the same way, and an outage is unavailable', async () => {
  byName.mockResolvedValue(found(page(2, 'Historia', '')));
  expect(await readInstitutionalPage('historia')).toEqual(found(whole));
  byId.mockResolvedValue(unavailable);
  expect(await readInstitutionalPage('historia')).toBe(unavailable);
  byName.mockResolvedValue(missing);
  expect(await readInstitutionalPage('historia')).toBe(missing);
});
