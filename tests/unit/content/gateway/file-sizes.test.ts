import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { holdDeadlines } from '@/tests/support/deadlines';
import { until } from '@/tests/support/until';
import { listening } from '@/tests/support/listening';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { AUTHORIZATION, forgetCached, lastCached, loadSite, startSite, type Site } from './support';

const ODD = 'Boletín (abril) #2 100% & más.pdf';

describe('the size of a file', () => {
  let gateway: TestGateway;
  let site: Site;
  beforeAll(async () => {
    ({ gateway, site } = await startSite());
    writeFileSync(path.join(gateway.filesDir, ODD), Buffer.alloc(1234));
    writeFileSync(path.join(gateway.filesDir, 'vacio.pdf'), '');
  });
  beforeEach(() => {
    forgetCached();
    gateway.faults.clear();
    gateway.requestLog.reset();
  });
  afterAll(() => gateway.stop());

  test('is requested by HEAD, without a transfer', async () => {
    expect(await site.getFileSize(ODD)).toEqual({ status: 'found', value: 1234 });
    expect(gateway.requestLog.last().map(({ method }) => method)).toEqual(['HEAD']);
    expect(lastCached()).toEqual({ life: 'found', tags: ['file', `file:${ODD.toLowerCase()}`] });
  });

  test('is 0 for an empty file', async () => {
    expect(await site.getFileSize('vacio.pdf')).toEqual({ status: 'found', value: 0 });
  });

  test('is missing for an absent file', async () => {
    expect(await site.getFileSize('nada.pdf')).toEqual({ status: 'missing' });
    expect(lastCached().life).toBe('missing');
  });

  test.each(['reset', 'status'] as const)('is unavailable after %s', async (kind) => {
    gateway.faults.add({ kind });
    expect(await site.getFileSize(ODD)).toEqual({ status: 'unavailable' });
    expect(lastCached()).toMatchObject({ life: 'unavailable' });
    expect(lastCached().tags).toContain('incomplete');
  });

  test('is unavailable after two seconds', async () => {
    const deadlines = holdDeadlines(2_000);
    gateway.faults.add({ kind: 'hang' });
    const size = site.getFileSize(ODD);
    await until(() => deadlines.length === 1);
    deadlines[0]?.end();
    expect(await size).toEqual({ status: 'unavailable' });
    expect(deadlines).toHaveLength(1);
    jest.restoreAllMocks();
  });
});

/** Starts a gateway with these responses and requests the size of one file. */
async function sizeFrom(listener: RequestListener) {
  await using gateway = await listening(listener);
  let size: unknown;
  await jest.isolateModulesAsync(async () => {
    const env = { GATEWAY_URL: gateway.url, GATEWAY_AUTHORIZATION: AUTHORIZATION };
    const { getFileSize } = await loadSite(env);
    size = await getFileSize('a.pdf');
  });
  return size;
}

const PDF = { 'content-type': 'application/pdf' };

describe('a gateway of another kind', () => {
  test.each([405, 404, 501, 400])(
    'that answers HEAD with %p gets a range request for one byte',
    async (status) => {
      const seen: unknown[] = [];
      const size = await sizeFrom((request, response) => {
        seen.push([request.method, request.headers.range, request.headers['accept-encoding']]);
        if (request.method === 'HEAD') return void response.writeHead(status).end();
        response.writeHead(206, {
          ...PDF,
          'content-range': 'bytes 0-0/98765',
          'content-length': 1,
        });
        response.end('%');
      });
      expect(size).toEqual({ status: 'found', value: 98_765 });
      expect(seen).toEqual([
        ['HEAD', undefined, 'identity'],
        ['GET', 'bytes=0-0', expect.stringMatching(/^identity/)],
      ]);
    },
  );

  test('that supports neither HEAD nor ranges sends the length, and the transfer is aborted', async () => {
    let sent = 0;
    let transferEnds: Promise<unknown> | undefined;
    const size = await sizeFrom((request, response) => {
      if (request.method === 'HEAD') return void response.writeHead(200, PDF).end();
      response.writeHead(200, { ...PDF, 'content-length': 50_000_000 });
      const timer = setInterval(() => {
        response.write(Buffer.alloc(1000));
        sent += 1000;
      }, 5);
      transferEnds = once(response, 'close').then(() => clearInterval(timer));
    });
    expect(size).toEqual({ status: 'found', value: 50_000_000 });
    await transferEnds;
    expect(sent).toBeLessThan(1_000_000);
  });

  test('that sends code 404 with status 200 has no such file', async () => {
    const size = await sizeFrom((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"code":404,"message":"BlobNotFound"}');
    });
    expect(size).toEqual({ status: 'missing' });
  });

  test.each<[string, Record<string, string>]>([
    ['no length', PDF],
    ['a compressed length', { ...PDF, 'content-encoding': 'gzip', 'content-length': '20' }],
    ['an envelope', { 'content-type': 'application/json', 'content-length': '20' }],
  ])('that sends %s gives no size instead of a wrong one', async (_what, headers) => {
    const size = await sizeFrom((request, response) => {
      response.writeHead(200, headers);
      response.end(request.method === 'HEAD' ? undefined : Buffer.alloc(20));
    });
    expect(size).toEqual({ status: 'found', value: undefined });
  });
});
