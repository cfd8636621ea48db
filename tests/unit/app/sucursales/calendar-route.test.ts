import { cacheControl } from '@/lib/server/response/headers.mts';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { startSite } from '@/tests/unit/content/gateway/support';
import { readBack } from '@/tests/unit/features/calendar/read-back';

jest.mock('next/server', () => ({ connection: async () => undefined }));
let gateway: TestGateway;
let route: typeof import('@/app/sucursales/[name]/[zone]/calendario.ics/route');
beforeAll(async () => {
  ({ gateway } = await startSite({}, 'real'));
  route = await import('@/app/sucursales/[name]/[zone]/calendario.ics/route');
});
afterEach(() => {
  jest.restoreAllMocks();
  gateway.faults.clear();
});
afterAll(() => gateway.stop());

const ask = (name: string, zone: string, headers: Record<string, string> = {}) =>
  route.GET(new Request('http://localhost:3000/calendario.ics', { headers }), {
    params: Promise.resolve({ name, zone }),
  });

test('a zone has a calendar that is cached for an hour and not indexed', async () => {
  const response = await ask('monterrey', 'Centro');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe(cacheControl.calendar);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const { events } = readBack(await response.text());
  expect(events[0]?.summary).toBe('Recolección: Centro (Monterrey)');
  expect(events[0]?.component.getFirstPropertyValue('url')).toBe(
    'http://localhost:3000/sucursales/monterrey/centro',
  );
});

test.each([
  ['monterrey', 'mitras', 'Mitras Norte (Monterrey)'],
  ['monterrey', 'Mitras%20Norte', 'Mitras Norte (Monterrey)'],
  ['1', '2', 'Mitras Norte (Monterrey)'],
])('%s/%s finds the same zone as the page of the zone', async (name, zone, title) => {
  const text = await (await ask(name, zone)).text();
  expect(readBack(text).events[0]?.summary).toBe(`Recolección: ${title}`);
});

test.each([
  ['nada', 'Centro'],
  ['monterrey', 'Nada'],
  ['..', 'Centro'],
  ['monterrey', '__primera_visita__'],
])('%s/%s is 404', async (name, zone) => {
  const response = await ask(name, zone);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a calendar is a 503 without the gateway, and apps keep their copy', async () => {
  gateway.faults.add({ kind: 'status', value: 503 });
  const unknown = await ask('campeche', 'Centro');
  expect(unknown.status).toBe(503);
  expect(unknown.headers.get('retry-after')).toBe('30');
  expect(unknown.headers.get('cache-control')).toBe('no-store');
  expect(await unknown.text()).not.toContain('VCALENDAR');
});
