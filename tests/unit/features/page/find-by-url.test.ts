import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { findByUrl } from '@/lib/features/page/find-by-url';

interface Listed {
  id: number;
  url: string;
  title: string;
}

const find = jest.fn<Promise<Result<string>>, [string]>();
const list = jest.fn<Promise<Result<Listed[]>>, []>();
const byId = jest.fn(async (id: number) => found(`id ${id}`));
const look = (name: string) => findByUrl(name, { find, list, title: ({ title }) => title, byId });
const knows = (...urls: string[]) => {
  find.mockImplementation(async (name) => (urls.includes(name) ? found(name) : missing));
  list.mockResolvedValue(
    found(urls.map((url, at) => ({ id: at + 1, url, title: `Título ${at}` }))),
  );
};

beforeEach(() => {
  for (const mock of [find, list]) mock.mockReset();
});

test('a record that the gateway finds needs no list', async () => {
  knows('uno');
  expect(await look('uno')).toEqual(found('uno'));
  expect(list).not.toHaveBeenCalled();
});

test.each([
  ['tizimín 50%', '/tizimín 50%'],
  ['mini', ' mini/ '],
  ['Notas/A', '/Notas/A'],
  ['escuela', '/ESCUELA'],
  // Metadata pass a name that is already encoded.
  ['aceite usado', 'ACEITE%20USADO'],
])('"%s" is requested as its URL is written: "%s"', async (name, url) => {
  knows('otra', url);
  expect(await look(name)).toEqual(found(url));
});

test('an unknown name is missing after one call', async () => {
  knows('', '/', 'uno');
  expect(await look('dos')).toEqual(missing);
  expect(find.mock.calls).toEqual([['dos']]);
  find.mockResolvedValue(missing);
  expect(await look('/')).toEqual(missing);
  expect(byId).not.toHaveBeenCalled();
});

test('an outage of either call is never missing', async () => {
  find.mockResolvedValue(unavailable);
  expect(await look('uno')).toEqual(unavailable);
  find.mockResolvedValue(missing);
  list.mockResolvedValue(unavailable);
  expect(await look('uno')).toEqual(unavailable);
});

test('a title with more spaces than its link is requested by its id', async () => {
  find.mockResolvedValue(missing);
  list.mockResolvedValue(
    found([
      { id: 1, url: '', title: 'Otra' },
      { id: 2, url: '', title: 'San\u00a0 Luis\nPotosí' },
    ]),
  );
  expect(await look('San Luis Potosí')).toEqual(found('id 2'));
});
