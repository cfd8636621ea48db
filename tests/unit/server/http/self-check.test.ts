import type { OutgoingHttpHeaders } from 'node:http';
import { listening, type Listening } from '@/tests/support/listening';

const { NODE_ENV } = process.env;
const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'unsafe-inline'";
const PAGE = {
  headers: { etag: '"1"', 'content-security-policy': POLICY },
  body:
    '<head><script src="/_next/static/chunks/p.js" noModule=""></script>' +
    '<script>(list=>{})([["/_next/static/chunks/a.js"]])</script></head>' +
    '<body><script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"x"])</script></body>',
};
const DATA = { headers: { 'content-type': 'text/x-component' }, body: '0:{}' };

const withHeaders = (headers: object) => ({ ...PAGE, headers: { ...PAGE.headers, ...headers } });
const withBody = (extra: string) => ({ ...PAGE, body: PAGE.body + extra });

const changed: [what: string, page: typeof PAGE, data: typeof DATA, named: RegExp][] = [
  ['another cache header, or bytes', withHeaders({ etag: '' }), DATA, /x-nextjs-cache.*as text/],
  [
    'the policy of every response',
    withHeaders({ 'content-security-policy': "script-src 'self' 'unsafe-inline'" }),
    DATA,
    /policy is its own/,
  ],
  [
    'script tags of another shape',
    withBody('<script defer src="/_next/static/chunks/b.js"></script>'),
    DATA,
    /script tags/,
  ],
  [
    'data in scripts of another shape',
    withBody('<script type="x">self.__next_f.push([2])</script>'),
    DATA,
    /can be joined/,
  ],
  ['other data', PAGE, { ...DATA, headers: { 'content-type': 'text/html' } }, /to the router/],
];

let server: Listening | undefined;
let served = 0;

async function serve(page: typeof PAGE, data: typeof DATA, status = () => 200): Promise<void> {
  served = 0;
  server = await listening((request, response) => {
    served += 1;
    const { headers, body } = request.headers.rsc ? data : page;
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
    response.writeHead(status(), sent as OutgoingHttpHeaders).end(body);
  });
  process.env.__NEXT_PRIVATE_ORIGIN = server.url;
}

beforeEach(() => {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, 'brokenAssumptions');
  Reflect.deleteProperty(globalThis, Symbol.for('via-limpia.self-check'));
  Object.assign(process.env, { NODE_ENV: 'production' });
});
afterEach(async () => {
  Object.assign(process.env, { NODE_ENV });
  delete process.env.__NEXT_PRIVATE_ORIGIN;
  await server?.stop();
  server = undefined;
  jest.restoreAllMocks();
});

test('this version contradicts no assumption, and is checked once', async () => {
  const { selfCheck } = await import('@/lib/server/http/self-check');
  await serve(PAGE, DATA);
  expect(await selfCheck()).toEqual([]);
  expect(await selfCheck()).toEqual([]);
  expect(served).toBe(3);
});

test.each(changed)('%s is named, in the log too', async (_what, page, data, named) => {
  const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { selfCheck } = await import('@/lib/server/http/self-check');
  await serve(page, data);
  expect(await selfCheck()).toEqual([expect.stringMatching(named)]);
  const lines = told.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => line.includes('"assumption"'))).toEqual([
    expect.stringMatching(named),
  ]);
});

test('without the place where the server listens nothing is proved, and that is named', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { selfCheck } = await import('@/lib/server/http/self-check');
  expect(await selfCheck()).toEqual([expect.stringMatching(/where its server listens/)]);
});

test('a page that cannot be rendered proves nothing, and is requested again', async () => {
  let status = 500;
  const { selfCheck } = await import('@/lib/server/http/self-check');
  await serve(withHeaders({ etag: '' }), DATA, () => status);
  expect(await selfCheck()).toEqual([]);
  status = 200;
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await selfCheck()).toHaveLength(1);
});
