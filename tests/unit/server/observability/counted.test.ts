import { newSubmissionId } from '@/lib/features/forms/form-meta';
import { openOutbox } from '@/lib/features/leads/open-outbox.mts';
import { metrics } from '@/lib/server/observability/metrics.mts';
import { startSite, type Site } from '@/tests/unit/content/gateway/support';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { message, quoteExample } from '@/tests/support/submission-payloads';
import {
  browserHeaders,
  envelope,
  newSender,
  request,
} from '@/tests/unit/features/submissions/support';

let gateway: TestGateway;
let site: Site;
let postQuote: (request: Request) => Promise<Response>;
beforeAll(async () => {
  ({ gateway, site } = await startSite({}, 'real'));
  ({ POST: postQuote } = await import('@/app/api/quote/route'));
});
beforeEach(() => {
  gateway.faults.clear();
  metrics().registry.resetMetrics();
});
afterAll(() => gateway.stop());

const allMetrics = () => metrics().registry.metrics();
const lines = async (name: string) =>
  (await allMetrics()).split('\n').filter((line) => line.startsWith(`${name}{`));

describe('gateway calls', () => {
  const counts = () => lines('gateway_call_duration_seconds_count');

  test('have their template as a label, so that names and terms add none', async () => {
    await site.searchSite('algo privado');
    await site.getBranch('campeche');
    await site.getBranch('no-existe-en-ninguna-parte');
    await site.getPressPage(0, 8);
    const text = (await counts()).join('\n');
    expect(text).toContain('call="GET /web-page-conf/web/search/getAll",outcome="found"} 1');
    expect(text).toContain(
      'call="POST /web-page-conf/web/business-unit/getByName/",outcome="found"} 1',
    );
    expect(text).toContain(
      'call="POST /web-page-conf/web/business-unit/getByName/",outcome="missing"} 1',
    );
    expect(text).toContain('call="GET /web-page-conf/web/press/getall/*/*",outcome="found"} 1');
    expect(text).not.toMatch(/privado|campeche|no-existe/);
  });

  test('that fail count as unavailable', async () => {
    gateway.faults.add({ kind: 'status', value: 500 });
    expect(await site.getBlogSummaries('all')).toEqual({ status: 'unavailable' });
    expect(await counts()).toEqual(
      expect.arrayContaining([
        'gateway_call_duration_seconds_count{call="GET /web-page-conf/web/blog/getall",outcome="unavailable"} 1',
      ]),
    );
  });

  test('for files are counted too', async () => {
    await site.fetchFile('nada.pdf', new Request('http://localhost:3000/archivos/nada.pdf'));
    expect(await counts()).toEqual([
      'gateway_call_duration_seconds_count{call="GET /azure-storage/api/blob/download/",outcome="missing"} 1',
    ]);
  });

  test.each([401, 403, 429])('that get %d do not count as answered', async (value) => {
    const answeredAt = async () =>
      Number(/^gateway_last_success_timestamp_seconds (\S+)$/m.exec(await allMetrics())?.[1] ?? 0);
    gateway.faults.add({ kind: 'status', value });
    await site.fetchFile('nada.pdf', new Request('http://localhost:3000/archivos/nada.pdf'));
    await site.submit({ call: 'message', body: message }, newSubmissionId());
    expect((await counts()).map((line) => /outcome="(\w+)"/.exec(line)?.[1])).toEqual([
      'unavailable',
      'failed',
    ]);
    expect(await answeredAt()).toBe(0);
  });
});

describe('submissions', () => {
  const counts = () => lines('submissions_total');
  const send = async (change: object = {}, headers = browserHeaders()) =>
    (await postQuote(request({ ...quoteExample, ...envelope(), ...change }, headers))).status;
  const one = (outcome: string) => [`submissions_total{form="quote",outcome="${outcome}"} 1`];

  test.each<[string, number, object]>([
    ['accepted', 200, {}],
    ['invalid', 400, { email: 'nadie' }],
    ['held', 202, { campo_vacio: 'https://spam.example' }],
    ['refused', 425, { elapsed: 10 }],
  ])('that are %s count as such', async (outcome, status, change) => {
    expect(await send(change)).toBe(status);
    expect(await counts()).toEqual(one(outcome));
  });

  test.each([
    [503, 202, 'received'],
    [400, 422, 'rejected'],
  ])('that the gateway answers with %d get %d and count as %s', async (value, status, outcome) => {
    gateway.faults.add({ kind: 'status', value, path: '/web/quote' });
    expect(await send()).toBe(status);
    expect(await counts()).toEqual(one(outcome));
  });

  test('that fail count as failed', async () => {
    gateway.faults.add({ kind: 'status', value: 503, path: '/web/quote' });
    jest.spyOn(await openOutbox(), 'store').mockRejectedValueOnce(new Error('disk full'));
    expect(await send()).toBe(502);
    expect(await counts()).toEqual(one('failed'));
  });

  test('that are sent twice count once as accepted and once as repeated', async () => {
    const submission = newSubmissionId();
    await Promise.all([send({ submission }), send({ submission })]);
    expect((await counts()).sort()).toEqual([...one('accepted'), ...one('repeated')]);
  });

  test('count as limited if one IP address sends too many', async () => {
    const headers = browserHeaders(newSender());
    const sendings = Array.from({ length: 121 }, () => send({ elapsed: 10 }, headers));
    expect(await Promise.all(sendings)).toContain(429);
    expect(await counts()).toContain('submissions_total{form="quote",outcome="limited"} 1');
  });
});
