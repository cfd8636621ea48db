import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultKind } from '@/tools/gateway/faults';
import type { Submission, SubmissionOutcome } from '@/lib/content/gateway/submissions';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { holdDeadlines } from '@/tests/support/deadlines';
import { freePort } from '@/tests/support/site';
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
const submissions: [kind: string, path: string, submission: Submission][] = [
  ['quote', `${P}/quote`, { call: 'quote', body: quote }],
  ['message', `${P}/send-message`, { call: 'message', body: message }],
  ['contact', `${P}/send-message/sendMessageContacto`, { call: 'contact', body: contact }],
];
const accepted: SubmissionOutcome = { outcome: 'accepted' };

describe('a submission to a gateway that follows the contract', () => {
  afterEach(() => jest.restoreAllMocks());

  // Each kind has its own gateway, because it may store a submission after its test has given up.
  describe.each(submissions)('%s', (kind, path, submission) => {
    let gateway: TestGateway;
    let site: Site;
    beforeAll(async () => {
      jest.resetModules();
      ({ gateway, site } = await startSite());
    });
    beforeEach(() => {
      forgetCached();
      gateway.faults.clear();
      gateway.requestLog.reset();
    });
    afterAll(() => gateway.stop());

    test('is accepted and stored unchanged', async () => {
      expect(await site.submit(submission, randomUUID())).toEqual(accepted);
      const { body } = submission;
      expect(listSubmissions(gateway.dataDir).at(-1)).toMatchObject({ kind, body });
      expect(gateway.requestLog.counts()).toEqual({ [path]: 1 });
      expect(lastCached()).toEqual({ life: undefined, tags: [] });
    });

    test('is accepted again under its key and stored once', async () => {
      const before = listSubmissions(gateway.dataDir).length;
      const key = randomUUID();
      for (let time = 0; time < 3; time += 1) {
        expect(await site.submit(submission, key)).toEqual(accepted);
      }
      expect(listSubmissions(gateway.dataDir)).toHaveLength(before + 1);
    });

    test.each<[FaultKind, number | undefined, SubmissionOutcome['outcome'], string]>([
      ['status', 400, 'rejected', 'http-400'],
      ['status', 401, 'failed', 'http-401'],
      ['status', 404, 'failed', 'http-404'],
      ['status', 408, 'failed', 'http-408'],
      ['status', 410, 'rejected', 'http-410'],
      ['status', 413, 'rejected', 'http-413'],
      ['status', 415, 'rejected', 'http-415'],
      ['status', 422, 'rejected', 'http-422'],
      ['status', 425, 'failed', 'http-425'],
      ['status', 429, 'failed', 'http-429'],
      ['status', 500, 'failed', 'http-500'],
      ['status', 502, 'failed', 'http-502'],
      ['status', 503, 'failed', 'http-503'],
      ['status', 504, 'failed', 'http-504'],
      ['html', undefined, 'failed', 'not-json'],
      ['wrong-type', undefined, 'failed', 'no-code'],
      ['huge', 50, 'failed', 'too-large'],
      ['truncated', undefined, 'failed', 'connection'],
      ['reset', undefined, 'failed', 'connection'],
      ['garbage-json-200-code-500', 500, 'failed', 'code-500'],
      ['garbage-json-200-code-500', 201, 'rejected', 'code-201'],
      ['garbage-json-200-code-500', 400, 'rejected', 'code-400'],
      ['garbage-json-200-code-500', 404, 'failed', 'http-404'],
      ['garbage-json-200-code-500', 429, 'failed', 'code-429'],
    ])('with %s %p has %s as %s and is never sent again', async (fault, value, outcome, reason) => {
      gateway.faults.add({ kind: fault, value, times: 1 });
      expect(await site.submit(submission, randomUUID())).toEqual({ outcome, reason });
      expect(gateway.requestLog.counts()).toEqual({ [path]: 1 });
    });

    test.each<[FaultKind, number | undefined]>([
      ['latency', 20_000],
      ['hang', undefined],
      ['drip', 2_000],
    ])('with %s fails after ten seconds and is never sent again', async (fault, value) => {
      const deadlines = holdDeadlines(10_000);
      gateway.faults.add({ kind: fault, value });
      const submitted = site.submit(submission, randomUUID());
      while (gateway.requestLog.counts()[path] === undefined) await sleep(5);
      deadlines[0]?.end();
      expect(await submitted).toEqual({ outcome: 'failed', reason: 'timeout' });
      expect(deadlines).toHaveLength(1);
      expect(gateway.requestLog.counts()).toEqual({ [path]: 1 });
    });
  });

  test.each<Submission>([
    { call: 'quote', body: { ...quote, business_line_id: 999 } },
    { call: 'message', body: { ...message, state: 'Ninguna parte' } },
  ])('is rejected if it is a $call that the gateway refuses', async (submission) => {
    jest.resetModules();
    const { gateway, site } = await startSite();
    const outcome = await site.submit(submission, randomUUID());
    await gateway.stop();
    expect(outcome).toEqual({ outcome: 'rejected', reason: 'code-400' });
  });
});

describe('a submission to a gateway with arbitrary responses', () => {
  let raw: RawGateway;
  let site: Site;
  beforeAll(async () => {
    raw = await startRawGateway();
    jest.resetModules();
    site = await loadSite({ GATEWAY_URL: raw.url, GATEWAY_AUTHORIZATION: AUTHORIZATION });
  });
  const sendContact = () => site.submit({ call: 'contact', body: contact }, randomUUID());
  beforeEach(() => void (raw.received.length = 0));
  afterAll(() => raw.stop());

  test.each(submissions)(
    'is sent completely as %s, with its authorization',
    async (_kind, path, submission) => {
      raw.reply = { status: 200, body: '{"code":200}' };
      const key = randomUUID();
      expect(await site.submit(submission, key)).toEqual(accepted);
      expect(raw.received).toHaveLength(1);
      const [request] = raw.received;
      expect(request).toMatchObject({
        method: 'POST',
        path,
        headers: {
          authorization: AUTHORIZATION,
          accept: 'application/json',
          'content-type': 'application/json',
          'idempotency-key': key,
        },
      });
      expect(JSON.parse(request?.body ?? '')).toEqual(submission.body);
    },
  );

  test.each([
    [200, '{"code":200}'],
    [200, '{"code":"200"}'],
    [200, '{"code":200,"message":"OK","data":null}'],
    [201, '{"code":200,"data":{"id":7}}'],
  ])('is accepted with %p %s', async (status, body) => {
    raw.reply = { status, body };
    expect(await sendContact()).toEqual(accepted);
  });

  test.each([
    [200, '', 'failed', 'no-code'],
    [200, '   ', 'failed', 'no-code'],
    [204, '', 'failed', 'no-code'],
    [200, 'OK', 'failed', 'not-json'],
    [200, '200', 'failed', 'no-code'],
    [200, '"200"', 'failed', 'no-code'],
    [200, 'true', 'failed', 'no-code'],
    [200, 'null', 'failed', 'no-code'],
    [200, '{}', 'failed', 'no-code'],
    [200, '[]', 'failed', 'no-code'],
    [200, '[{"code":200}]', 'failed', 'no-code'],
    [200, '{"code":[200]}', 'failed', 'no-code'],
    [200, '{"status":200}', 'failed', 'no-code'],
    [200, '{"data":{"code":200}}', 'failed', 'no-code'],
    [200, '{"code":200', 'failed', 'not-json'],
    [200, '{"code":201}', 'rejected', 'code-201'],
    [200, '{"code":0}', 'rejected', 'code-0'],
    [200, '{"code":null}', 'failed', 'no-code'],
    [200, '{"code":true}', 'failed', 'no-code'],
    [200, '{"code":500,"data":{"code":200}}', 'failed', 'code-500'],
    [400, '{"code":200}', 'rejected', 'http-400'],
    [404, '{"code":200}', 'failed', 'http-404'],
    [500, '{"code":200}', 'failed', 'http-500'],
    [503, '{"code":200}', 'failed', 'http-503'],
  ])('with %p %s has %s as %s', async (status, body, outcome, reason) => {
    raw.reply = { status, body };
    expect(await sendContact()).toEqual({ outcome, reason });
    expect(raw.received).toHaveLength(1);
  });
});

test('a submission fails if the gateway refuses the connection', async () => {
  jest.resetModules();
  const site = await loadSite({ GATEWAY_URL: `http://127.0.0.1:${await freePort()}` });
  expect(await site.submit({ call: 'contact', body: contact }, randomUUID())).toEqual({
    outcome: 'failed',
    reason: 'connection',
  });
});
