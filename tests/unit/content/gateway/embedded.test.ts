import { content } from '@/tests/unit/content/embedded-gateway/fixtures';
import { forgetCached, loadSite, valueOf, type Site } from './support';

/** A site without GATEWAY_URL, which runs the embedded gateway in process on the project's own content. */
let site: Site;
let fetched: jest.SpyInstance;
beforeAll(async () => {
  fetched = jest.spyOn(globalThis, 'fetch');
  site = await loadSite({ GATEWAY_URL: '', GATEWAY_AUTHORIZATION: '' });
});
beforeEach(forgetCached);
afterAll(() => jest.restoreAllMocks());

test('the shell, the home page and a detail are read without the network', async () => {
  for (const read of [
    site.getSections(),
    site.getFooterSections(),
    site.getActiveLines(),
    site.getOffices(),
    site.getQuoteStates(),
  ]) {
    expect(valueOf<unknown[]>(await read).length).toBeGreaterThan(0);
  }
  const [first] = valueOf(await site.getBusinessLines());
  expect(await site.getBusinessLineByRoute(first?.url ?? '')).toEqual({
    status: 'found',
    value: first,
  });
  expect(await site.getBranch('no-hay-tal')).toEqual({ status: 'missing' });
  expect(fetched).not.toHaveBeenCalled();
});

test('no placeholder of the company name remains', async () => {
  const text = JSON.stringify(
    await Promise.all([
      site.getInstitutionalPages(),
      site.getBlogSummaries('all'),
      site.getSeo('I'),
    ]),
  );
  expect(text).not.toContain('{{');
  expect(JSON.stringify(content)).toContain('{{empresa}}');
});

test('a file is streamed completely, or only in the requested range', async () => {
  const complete = await site.fetchFile('cliente-01.webp', new Request('http://x/'));
  expect(complete?.status).toBe(200);
  const bytes = await complete?.bytes();
  const part = await site.fetchFile(
    'cliente-01.webp',
    new Request('http://x/', { headers: { range: 'bytes=0-9' } }),
  );
  expect([part?.status, part?.headers.get('content-range')]).toEqual([
    206,
    `bytes 0-9/${bytes?.length}`,
  ]);
  expect(await part?.bytes()).toEqual(bytes?.subarray(0, 10));
  expect(fetched).not.toHaveBeenCalled();
});
