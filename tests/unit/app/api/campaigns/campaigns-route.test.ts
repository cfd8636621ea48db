import { POST } from '@/app/api/campaigns/route';
import { metrics } from '@/lib/server/observability/metrics';
import { browserHeaders, newSender, request } from '@/tests/unit/features/submissions/support';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const person = (from = newSender()) => ({ ...browserHeaders(from), 'user-agent': AGENT });

const send = async (body: unknown, query = '', headers: Record<string, string> = person()) =>
  (await POST(request(body, headers, query))).status;
const exposed = async () =>
  (await metrics().registry.metrics()).match(/^campaign_events_total\{.*$/gm) ?? [];
beforeEach(() => metrics().registry.resetMetrics());

test('steps are counted for the campaign of the query, or for none', async () => {
  expect(await send({ steps: [1, 2] }, '?utm_campaign=Lluvias%202026')).toBe(204);
  expect(await send({ steps: [1] }, '?utm_campaign=%22%3E%3Cscript%3E')).toBe(204);
  expect(await send({ steps: [1] })).toBe(204);
  expect((await exposed()).toSorted()).toEqual([
    'campaign_events_total{campaign="lluvias-2026",event="step-1"} 1',
    'campaign_events_total{campaign="lluvias-2026",event="step-2"} 1',
    'campaign_events_total{campaign="ninguna",event="step-1"} 1',
    'campaign_events_total{campaign="otras",event="step-1"} 1',
  ]);
});

test.each([
  ['no JSON', '{'],
  ['no step', { steps: [] }],
  ['a step that does not exist', { steps: [7] }],
  ['a step before the first', { steps: [0] }],
  ['a step twice', { steps: [1, 1] }],
  ['no list', { steps: 1 }],
  ['something that was not asked for', { steps: [1], visitor: 'a' }],
])('%s is turned away and counts nowhere', async (_what, body) => {
  expect(await send(body)).toBe(400);
  expect(await exposed()).toEqual([]);
});

test('a bot is told the same and counts nowhere', async () => {
  for (const agent of ['Googlebot/2.1', '']) {
    expect(await send({ steps: [1] }, '', { ...person(), 'user-agent': agent })).toBe(204);
  }
  expect(await exposed()).toEqual([]);
});

test('only pages of this site may report', async () => {
  const headers = { ...person(), 'sec-fetch-site': 'cross-site' };
  expect(await send({ steps: [1] }, '', headers)).toBe(403);
});

test('the 121st report of one address within a minute is one too many', async () => {
  const headers = person(newSender());
  const statuses: number[] = [];
  for (let sent = 0; sent < 121; sent += 1) statuses.push(await send({ steps: [1] }, '', headers));
  expect(statuses.filter((status) => status === 204)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
});
