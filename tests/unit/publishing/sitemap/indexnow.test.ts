import { notifyIndexNow } from '@/lib/publishing/sitemap/indexnow';
import { log } from '@/lib/server/observability/logger';
import { startIndexNow } from '@/tests/support/indexnow';

const KEY = 'una-clave-de-prueba';
const urls = (count: number) =>
  Array.from({ length: count }, (_, at) => `https://sitio.example/${at}`);

async function tell(count: number, ...statuses: number[]) {
  const service = await startIndexNow(...statuses);
  try {
    const told = { endpoint: service.url, key: KEY, siteUrl: 'https://sitio.example' };
    await notifyIndexNow({ ...told, urls: urls(count) }, [1, 1]);
    return service.calls;
  } finally {
    await service.stop();
  }
}

afterEach(() => jest.restoreAllMocks());

test("sends host, key, the key's URL and the changed URLs", async () => {
  expect(await tell(2)).toEqual([
    {
      host: 'sitio.example',
      key: KEY,
      keyLocation: `https://sitio.example/${KEY}.txt`,
      urlList: ['https://sitio.example/0', 'https://sitio.example/1'],
    },
  ]);
});

test('at most 10,000 URLs per call', async () => {
  expect((await tell(20_001)).map(({ urlList }) => urlList.length)).toEqual([10_000, 10_000, 1]);
});

test('without URLs there is no call', async () => expect(await tell(0)).toEqual([]));

test.each([
  ['a passing fault', [503], 2],
  ['too many calls', [429, 500], 3],
  ['a fault that stays, three times', [500, 500, 500, 500], 3],
  ['a refusal, which stays one', [422], 1],
  ['a wrong key, which stays one', [403], 1],
])('%s', async (_, statuses, tries) => expect(await tell(1, ...statuses)).toHaveLength(tries));

test('a failure is logged without the key and never thrown', async () => {
  const error = jest.spyOn(log, 'error');
  await tell(1, 403);
  const told = { endpoint: 'http://127.0.0.1:1/', key: KEY, siteUrl: 'https://sitio.example' };
  await notifyIndexNow({ ...told, urls: urls(3) }, []);
  expect(error.mock.calls).toEqual([
    [{ status: 403, urls: 1 }, 'indexnow'],
    [{ status: 0, urls: 3 }, 'indexnow'],
  ]);
  expect(JSON.stringify(error.mock.calls)).not.toContain(KEY);
});
