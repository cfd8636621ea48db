import { POST } from '@/app/api/vitals/route';
import { metrics } from '@/lib/server/observability/metrics.mts';
import { browserHeaders, newSender, request } from '@/tests/unit/features/submissions/support';

const good = {
  device: 'phone',
  vitals: [
    { name: 'LCP', value: 1_850, path: '/sucursales/campeche' },
    { name: 'CLS', value: 0.04, path: '/sucursales/campeche' },
  ],
};

const send = async (body: unknown, headers?: Record<string, string>) =>
  (await POST(request(body, headers))).status;

const exposed = () => metrics().registry.metrics();
beforeEach(() => metrics().registry.resetMetrics());

test('a report is added to the histograms, with times in seconds', async () => {
  expect(await send(good)).toBe(204);
  const text = await exposed();
  expect(text).toContain(
    'web_vitals_seconds_sum{metric="LCP",route="/sucursales/*",device="phone"} 1.85',
  );
  expect(text).toContain('web_vitals_layout_shift_sum{route="/sucursales/*",device="phone"} 0.04');
});

const vital = (change: object) => ({ ...good, vitals: [{ ...good.vitals[0], ...change }] });

test.each([
  ['no JSON', '{'],
  ['no measurement', { ...good, vitals: [] }],
  ['too many', { ...good, vitals: Array.from({ length: 21 }, () => good.vitals[0]) }],
  ['an unknown device', { ...good, device: 'nevera' }],
  ['an unknown name', vital({ name: 'FID' })],
  ['a path outside the site', vital({ path: '/nada' })],
  ['an endless path', vital({ path: `/sucursales/${'x'.repeat(2_000)}` })],
  ['a negative value', vital({ value: -1 })],
  ['more than ten minutes', vital({ value: 600_001 })],
  ['a value that is no number', vital({ value: '12' })],
  ['something that was not asked for', { ...good, visitor: 'a' }],
])('%s is rejected and not counted', async (_what, body) => {
  expect(await send(body)).toBe(400);
  expect(await exposed()).not.toMatch(/^web_vitals\w*\{/m);
});

test('only pages of this site may report', async () => {
  expect(await send(good, { ...browserHeaders(), 'sec-fetch-site': 'cross-site' })).toBe(403);
});

test('the 121st report of an address within a minute is rejected', async () => {
  const headers = browserHeaders(newSender());
  const statuses: number[] = [];
  for (let sent = 0; sent < 121; sent += 1) statuses.push(await send(good, headers));
  expect(statuses.filter((status) => status === 204)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
  expect(await send(good)).toBe(204);
});
