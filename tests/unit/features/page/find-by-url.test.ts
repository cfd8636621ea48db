import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { findByUrl } from '@/lib/features/page/find-by-url';

const find = jest.fn<Promise<Result<string>>, [string]>();
const list = jest.fn<Promise<Result<{ url: string }[]>>, []>();
const knows = (...urls: string[]) => {
  find.mockImplementation(async (name) => (urls.includes(name) ? found(name) : missing));
  list.mockResolvedValue(found(urls.map((url) => ({ url }))));
};

beforeEach(() => jest.resetAllMocks());

test('what the gateway finds needs no list', async () => {
  knows('uno');
  expect(await findByUrl('uno', find, list)).toEqual(found('uno'));
  expect(list).not.toHaveBeenCalled();
});

test.each([
  ['tizimín 50%', '/tizimín 50%'],
  ['mini', ' mini/ '],
  ['Notas/A', '/Notas/A'],
  ['escuela', '/ESCUELA'],
  // As metadata are asked for what is encoded already.
  ['aceite usado', 'ACEITE%20USADO'],
])('"%s" is asked for as it is written: "%s"', async (name, url) => {
  knows('otra', url);
  expect(await findByUrl(name, find, list)).toEqual(found(url));
});

test('what no record is called is missing, after one call', async () => {
  knows('', '/', 'uno');
  expect(await findByUrl('dos', find, list)).toEqual(missing);
  expect(await findByUrl('/', jest.fn().mockResolvedValue(missing), list)).toEqual(missing);
  expect(find.mock.calls).toEqual([['dos']]);
});

test('an outage of either is never missing', async () => {
  find.mockResolvedValue(unavailable);
  expect(await findByUrl('uno', find, list)).toEqual(unavailable);
  find.mockResolvedValue(missing);
  list.mockResolvedValue(unavailable);
  expect(await findByUrl('uno', find, list)).toEqual(unavailable);
});
