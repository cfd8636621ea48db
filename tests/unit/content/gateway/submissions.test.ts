/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { FaultKind } from '@/lib/content/embedded-gateway/server/faults';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { contact, message, quote } from '@/tests/support/submission-payloads';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import {
  AUTHORIZATION,
  forgetCached,
  lastCached,
  loadSite,
  startRawGateway,
  startSite,
  type RawGateway,
  type Site,
} from './support';

const P = '/web-page-conf/web';
const submissions: [
  kind: string,
  path: string,
  submit: (site: Site, key: string) => Promise<string>,
  body: object,
][] = [
  ['quote', `${P}/quote`, (s, key) => s.submitQuote(quote, key), quote],
  ['message', `${P}/send-message`, (s, key) => s.submitMessage(message, key), message],
  [
    'contact',
    `${P}/send-message/sendMessageContacto`,
    (s, key) => s.submitContact(contact, key),
    contact,
  ],
];

describe('to a gateway of the contract', () => {
  let gateway: TestGateway;
  let site: Site;
  beforeAll(async () => void ({ gateway, site } = await startSite()));
  beforeEach(() => {
    forgetCached();
    gateway.faults.clear();
    gateway.requestLog.reset();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => gateway.stop());

  describe.each(submissions)('%s', (kind, path, submit, body) => {
    test('is accepted, and stored as sent', async () => {
      expect(await submit(site, randomUUID())).toBe('accepted');
      expect(listSubmissions(gateway.dataDir).at(-1)).toMatchObject({ kind, body });
      expect(gateway.requestLog.counts()).toEqual({ [path]: 1 });
      expect(lastCached()).toEqual({ life: undefined, tags: [] });
    });

    test('sent again under its key it is accepted, and stored once', async () => {
      const before = listSubmissions(gateway.dataDir).length;
      const key = randomUUID();
      for (let time = 0; time < 3; time += 1) expect(await submit(site, key)).toBe('accepted');
      expect(listSubmissions(gateway.dataDir)).toHaveLength(before + 1);
    });

    test.each<[FaultKind, number | undefined]>([
      ['status', 400],
      ['status', 404],
      ['status', 500],
      ['status', 502],
      ['status', 503],
      ['status', 504],
      ['html', undefined],
      ['wrong-type', undefined],
      ['huge', 50],
      ['truncated', undefined],
      ['reset', undefined],
      ['garbage-json-200-code-500', 500],
      ['garbage-json-200-code-500', 201],
      ['garbage-json-200-code-500', 400],
      ['garbage-json-200-code-500', 404],
    ])('%s %p has failed and is never sent again', async (fault, value) => {
      gateway.faults.add({ kind: fault, value, times: 1 });
      expect(await submit(site, randomUUID())).toBe('failed');
      expect(gateway.requestLog.counts()).toEqual({ [path]: 1 });
    });

    test.each<[FaultKind, number | undefined]>([
      ['latency', 20_000],
      ['hang', undefined],
      ['drip', 2_000],
    ])('%s has failed after ten seconds and is never sent again', async (fault, value) => {
      const real = AbortSignal.timeout.bind(AbortSignal);
      const limits: number[] = [];
      jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        limits.push(ms);
        return real(ms / 50);
      });
      gateway.faults.add({ kind: fault, value });
      expect(await submit(site, randomUUID())).toBe('failed');
      expect(limits).toEqual([10_000]);
      expect(gateway.requestLog.counts()).toEqual({ [path]: 1 });
    });
  });

  test('a submission that the gateway refuses has failed', async () => {
    expect(await site.submitQuote({ ...quote, business_line_id: 999 }, randomUUID())).toBe(
      'failed',
    );
    expect(await site.submitMessage({ ...message, state: 'Ninguna parte' }, randomUUID())).toBe(
      'failed',
    );
  });
});

describe('to a gateway with arbitrary responses', () => {
  let raw: RawGateway;
  let site: Site;
  beforeAll(async () => {
    raw = await startRawGateway();
    jest.resetModules();
    site = await loadSite({ GATEWAY_URL: raw.url, GATEWAY_AUTHORIZATION: AUTHORIZATION });
  });
  beforeEach(() => void (raw.received.length = 0));
  afterAll(() => raw.stop());

  test.each(submissions)(
    '%s is sent complete, with its authorization',
    async (_kind, path, submit, body) => {
      raw.reply = { status: 200, body: '{"code":200}' };
      expect(await submit(site, randomUUID())).toBe('accepted');
      expect(raw.received).toHaveLength(1);
      const [request] = raw.received;
      expect(request).toMatchObject({
        method: 'POST',
        path,
        headers: {
          authorization: AUTHORIZATION,
          accept: 'application/json',
          'content-type': 'application/json',
        },
      });
      expect(JSON.parse(request?.body ?? '')).toEqual(body);
    },
  );

  test.each([
    [200, '{"code":200}'],
    [200, '{"code":"200"}'],
    [200, '{"code":200,"message":"OK","data":null}'],
    [201, '{"code":200,"data":{"id":7}}'],
  ])('accepted: %p %s', async (status, body) => {
    raw.reply = { status, body };
    expect(await site.submitContact(contact, randomUUID())).toBe('accepted');
  });

  test.each([
    [200, ''],
    [200, '   '],
    [204, ''],
    [200, 'OK'],
    [200, '200'],
    [200, '"200"'],
    [200, 'true'],
    [200, 'null'],
    [200, '{}'],
    [200, '[]'],
    [200, '[{"code":200}]'],
    [200, '{"code":[200]}'],
    [200, '{"status":200}'],
    [200, '{"data":{"code":200}}'],
    [200, '{"code":200'],
    [200, '{"code":201}'],
    [200, '{"code":0}'],
    [200, '{"code":null}'],
    [200, '{"code":true}'],
    [200, '{"code":500,"data":{"code":200}}'],
    [400, '{"code":200}'],
    [404, '{"code":200}'],
    [500, '{"code":200}'],
    [503, '{"code":200}'],
  ])('failed: %p %s', async (status, body) => {
    raw.reply = { status, body };
    expect(await site.submitContact(contact, randomUUID())).toBe('failed');
    expect(raw.received).toHaveLength(1);
  });

  test('a stopped gateway has failed', async () => {
    await raw.stop();
    expect(await site.submitQuote(quote, randomUUID())).toBe('failed');
  });
});
