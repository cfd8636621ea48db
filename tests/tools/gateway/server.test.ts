import { once } from 'node:events';
import net from 'node:net';
import { FAULT_KINDS, parseFault } from '@/tools/gateway/faults';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { message } from '@/tests/support/submission-payloads';
import { until } from '@/tests/support/until';
import { content } from '@/tests/unit/content/embedded-gateway/fixtures';
import {
  PREFIX,
  startTestGateway,
  type TestGateway,
} from '@/tests/unit/content/embedded-gateway/support';

const PATH = `${PREFIX}/web/blog/getall`;

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway(content)));
afterEach(() => {
  gateway.faults.clear();
  gateway.requestLog.reset();
});
afterAll(() => gateway.stop());

const fetchPath = (init?: RequestInit) => fetch(gateway.url + PATH, init);

describe('faults', () => {
  test('latency delays the response and does not change it', async () => {
    gateway.faults.add({ kind: 'latency', value: 300 });
    const started = performance.now();
    expect(await (await fetchPath()).json()).toMatchObject({ code: 200 });
    expect(performance.now() - started).toBeGreaterThan(290);
  });

  test.each([undefined, 503])('status %p is the HTTP status, 500 by default', async (value) => {
    gateway.faults.add({ kind: 'status', value });
    expect((await fetchPath()).status).toBe(value ?? 500);
  });

  test('html is a page with the status 200', async () => {
    gateway.faults.add({ kind: 'html' });
    const response = await fetchPath();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  test('truncated announces more than it sends', async () => {
    gateway.faults.add({ kind: 'truncated' });
    const response = await fetchPath();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  test('hang never responds', async () => {
    gateway.faults.add({ kind: 'hang' });
    await expect(fetchPath({ signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/);
  });

  test('drip sends a byte at a time', async () => {
    gateway.faults.add({ kind: 'drip' });
    const leaving = new AbortController();
    const response = await fetchPath({ signal: leaving.signal });
    const chunks: number[] = [];
    await expect(async () => {
      for await (const { byteLength } of response.body ?? []) {
        if (chunks.push(byteLength) === 2) leaving.abort();
      }
    }).rejects.toThrow(/aborted/);
    expect(chunks).toEqual([1, 1]);
  });

  test('reset breaks the connection', async () => {
    gateway.faults.add({ kind: 'reset' });
    await expect(fetchPath()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  });

  test.each([
    ['hang', /aborted/, 0],
    ['hang-after', /aborted/, 1],
    ['reset', /fetch failed/, 0],
    ['reset-after', /fetch failed/, 1],
  ] as const)('%s never confirms a submission', async (kind, heard, stored) => {
    const count = () => listSubmissions(gateway.dataDir).length;
    const before = count();
    gateway.faults.add({ kind });
    const leaving = new AbortController();
    const { signal } = leaving;
    const sent = gateway.post(`${PREFIX}/web/send-message`, message, { signal });
    const unheard = expect(sent).rejects.toThrow(heard);
    await until(() => gateway.requestLog.last().length === 1 && count() === before + stored);
    if (kind.startsWith('hang')) leaving.abort();
    await unheard;
    expect(count()).toBe(before + stored);
  });

  test('wrong-type sends valid JSON of another type', async () => {
    gateway.faults.add({ kind: 'wrong-type' });
    expect(await (await fetchPath()).json()).toBe(42);
  });

  test('huge sends 50 MB of well-formed JSON, only as fast as it is read', async () => {
    gateway.faults.add({ kind: 'huge' });
    let size = 0;
    for await (const chunk of (await fetchPath()).body ?? []) size += chunk.byteLength;
    expect(size).toBeGreaterThan(50 * 1024 * 1024);
    expect(size).toBeLessThan(51 * 1024 * 1024);
    gateway.faults.clear();
    gateway.faults.add({ kind: 'huge', value: 1 });
    expect(await (await fetchPath()).json()).toMatchObject({ code: 200, data: { length: 16 } });
  });

  test('garbage is a 200 with an error envelope', async () => {
    gateway.faults.add({ kind: 'garbage-json-200-code-500' });
    const response = await fetchPath();
    expect([response.status, await response.json()]).toMatchObject([200, { code: 500 }]);
  });

  test('apply to the given number of calls, on their path only', async () => {
    gateway.faults.add({ path: '/web/blog', kind: 'status', value: 503, times: 2 });
    const states = `${gateway.url}${PREFIX}/web/states`;
    expect((await fetch(states)).status).toBe(200);
    expect((await fetchPath()).status).toBe(503);
    expect((await fetchPath()).status).toBe(503);
    expect((await fetchPath()).status).toBe(200);
    expect(gateway.faults.list()).toEqual([]);
  });

  test.each([
    ['/web/blog', true],
    ['web/blog/', true],
    [`${PREFIX}/web/blog`, true],
    [PATH, true],
    ['', true],
    ['/', true],
    ['/web/blo', false],
    ['/web/blog/getall/1', false],
    ['/blog', false],
  ])('apply to the call if their path is %p: %p', async (path, fits) => {
    gateway.faults.add({ path, kind: 'status' });
    expect((await fetchPath()).status).toBe(fits ? 500 : 200);
  });

  test.each([
    ['/web/blog=latency:800', { path: '/web/blog', kind: 'latency', value: 800 }],
    ['status:503:2', { kind: 'status', value: 503, times: 2 }],
    ['hang', { kind: 'hang' }],
  ])('are parsed from %s on the command line', (text, fault) => {
    expect(JSON.parse(JSON.stringify(parseFault(text)))).toEqual(fault);
  });

  test('reject an unknown kind', () => {
    expect(() => parseFault('/web/blog=slow')).toThrow(FAULT_KINDS.join(', '));
  });
});

describe('control', () => {
  test('adds, lists and clears faults', async () => {
    const fault = { path: '/web/blog', kind: 'status', value: 503, times: 9 };
    const added = await gateway.post('/__control', { fault });
    expect(added.body).toMatchObject({ faults: [fault] });
    expect((await fetchPath()).status).toBe(503);
    expect((await gateway.get('/__control')).body).toMatchObject({
      faults: [{ ...fault, times: 8 }],
    });
    expect((await gateway.post('/__control', { clear: true })).body).toMatchObject({ faults: [] });
    expect((await fetchPath()).status).toBe(200);
  });

  test.each([{ fault: { kind: 'nada' } }, { fault: 'hang' }, 'no JSON'])(
    'rejects %j',
    async (body) => expect((await gateway.post('/__control', body)).status).toBe(400),
  );

  test('counts calls and shows their headers, but no authorization', async () => {
    await fetchPath({ headers: { Authorization: 'Bearer secret', 'X-Test': 'yes' } });
    await fetchPath();
    const { body } = await gateway.get('/__control');
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(body).toMatchObject({
      counts: { [PATH]: 2 },
      requests: [
        { method: 'GET', path: PATH, headers: { authorization: 'present', 'x-test': 'yes' } },
        { headers: { authorization: 'absent' } },
      ],
    });
    expect((await gateway.post('/__control', { reset: true })).body).toMatchObject({
      counts: {},
      requests: [],
    });
  });
});

describe('a request', () => {
  let closed: TestGateway;
  beforeAll(async () => {
    closed = await startTestGateway(content, { authorization: 'Bearer x' });
  });
  afterAll(() => closed.stop());

  test.each([
    ['none', undefined, 401],
    ['another', 'Bearer y', 401],
    ['a longer one', 'Bearer xx', 401],
    ['the right one', 'Bearer x', 200],
  ])('with %s authorization gets the expected status', async (_what, authorization, status) => {
    const headers: Record<string, string> = authorization ? { Authorization: authorization } : {};
    const response = await closed.get(PATH, { headers });
    expect([response.status, response.body]).toMatchObject([status, { code: status }]);
    const file = '/azure-storage/api/blob/download/?file=x';
    expect((await closed.get(file, { headers })).status).toBe(status === 200 ? 404 : 401);
  });
});

describe('the server', () => {
  test('refuses a body above the limit', async () => {
    const { status } = await gateway.post(`${PREFIX}/web/quote`, 'x'.repeat(2 * 1024 * 1024));
    expect(status).toBe(413);
  });

  test('survives invalid HTTP and invalid URLs', async () => {
    for (const bytes of ['nonsense\r\n\r\n', 'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n']) {
      const socket = net.connect(gateway.port, '127.0.0.1');
      socket.write(bytes);
      const [response] = await once(socket, 'data');
      expect(String(response)).toMatch(/^HTTP\/1\.1 400 /);
      socket.destroy();
    }
    expect((await fetchPath()).status).toBe(200);
  });

  test('stops immediately, even if requests hang', async () => {
    const other = await startTestGateway(content, { faults: [{ kind: 'hang' }] });
    const pending = fetch(other.url + PATH).catch(() => 'ended');
    while (Object.keys(other.requestLog.counts()).length === 0) await new Promise(setImmediate);
    await other.stop();
    expect(await pending).toBe('ended');
  });

  test('reports a port that is in use', async () => {
    await expect(startTestGateway(content, { port: gateway.port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});
