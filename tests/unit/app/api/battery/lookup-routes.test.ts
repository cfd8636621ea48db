import { GET as getBattery } from '@/app/api/battery/route';
import { GET as getCities } from '@/app/api/cities/route';
import { GET as getCoverage } from '@/app/api/coverage/route';
import { GET as getStates } from '@/app/api/states/route';
import { GET as getWeekdays } from '@/app/api/weekdays/route';
import * as gateway from '@/lib/content/embedded-gateway/gateway';
import { log } from '@/lib/server/observability/logger';
import {
  decodeBattery,
  decodeCoverage,
  decodePlaces,
  decodeWeekdays,
} from '@/lib/features/quote/lookups';
import { ownPhone } from '@/tests/unit/features/quote/trees';

jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('@/lib/content/embedded-gateway/gateway', () => ({
  __esModule: true,
  ...jest.requireActual('@/lib/content/embedded-gateway/gateway'),
}));
jest.spyOn(log, 'error').mockImplementation(() => undefined);
afterEach(() => jest.restoreAllMocks());

const ask = async (get: (request: Request) => Promise<Response>, query = '') => {
  const response = await get(new Request(`http://localhost:3000/api/x${query}`));
  const value: unknown = await response.json();
  return { status: response.status, cache: response.headers.get('cache-control'), value };
};

test('there are 32 states, publicly cached for a short time', async () => {
  const { status, cache, value } = await ask(getStates);
  expect([status, cache]).toEqual([200, 'public, max-age=60, stale-while-revalidate=3600']);
  const names = decodePlaces(value).map(({ name }) => name);
  expect(names).toHaveLength(32);
  expect(names.indexOf('Ciudad de México')).toBe(names.indexOf('Chihuahua') + 1);
  expect(names.indexOf('Coahuila')).toBe(names.indexOf('Ciudad de México') + 1);
  expect(names).not.toContain('Distrito Federal');
});

test('the cities of a state are returned, and a repeated one only once', async () => {
  const names = decodePlaces((await ask(getCities, '?state=20')).value).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.startsWith('Heroica Villa Tezoatl'))).toHaveLength(1);
  expect((await ask(getCities, '?state=99')).value).toEqual([]);
});

const sendPlaces = (list: { id: number; name: string }[]) =>
  jest
    .spyOn(gateway, 'handleGatewayRequest')
    .mockImplementation(async () => Response.json({ code: 200, data: list }));

test("cities keep the gateway's order, and duplicate names are numbered", async () => {
  const names = ['Zuazua', 'Ébano', 'Cañada', 'Zuazua'];
  sendPlaces(names.map((name, at) => ({ id: at + 1, name })));
  expect(decodePlaces((await ask(getCities, '?state=11')).value)).toEqual([
    { id: 1, name: 'Zuazua (1)' },
    { id: 2, name: 'Ébano' },
    { id: 3, name: 'Cañada' },
    { id: 4, name: 'Zuazua (2)' },
  ]);
});

test('a municipality that the catalogue repeats is returned once', async () => {
  const name = 'Heroica Villa Tezoatlan de Segura y Luna, Cuna de ...';
  sendPlaces(Array.from({ length: 36 }, (_, at) => ({ id: 1547 + at, name })));
  expect((await ask(getCities, '?state=20')).value).toEqual([{ id: 1547, name }]);
});

test("states keep the gateway's order", async () => {
  sendPlaces(['Yucatán', 'EDO. DE SONORA', 'CDMX'].map((name, at) => ({ id: at + 1, name })));
  const names = decodePlaces((await ask(getStates)).value).map((state) => state.name);
  expect(names).toEqual(['Yucatán', 'Sonora', 'Ciudad de México']);
});

test('a coverage check returns the first phone, or none', async () => {
  const covered = await ask(getCoverage, '?line=1&city=986');
  expect(decodeCoverage(covered.value)).toEqual({ covered: true, phone: ownPhone });
  expect((await ask(getCoverage, '?line=1&city=12')).value).toEqual({ covered: false, phone: [] });
});

test('a city without coverage gets its own branch, or one of its state', async () => {
  const nearest = async (line: number, city: number) =>
    decodeCoverage((await ask(getCoverage, `?line=${line}&city=${city}`)).value).nearest;
  // Palizada has no branch, but its state has one.
  expect(await nearest(1, 28)).toEqual({
    name: 'Campeche',
    href: '/sucursales/campeche',
    isOfCity: false,
  });
  expect(await nearest(99, 986)).toMatchObject({ isOfCity: true });
});

test('the battery and its weekdays are returned', async () => {
  const battery = decodeBattery((await ask(getBattery, '?line=1')).value);
  expect(battery.questions[0]?.title).toBe('¿En qué tipo de inmueble necesitas el servicio?');
  expect((await ask(getBattery, '?line=99')).value).toEqual({ questions: [], weekdays: [] });
  expect(decodeWeekdays((await ask(getWeekdays)).value)).toHaveLength(7);
});

test.each([
  [getCities, ''],
  [getCities, '?state=x'],
  [getCities, '?state=0'],
  [getCities, '?state=-1'],
  [getCities, '?state=1e3'],
  [getCities, '?state=19%2F..'],
  [getCoverage, '?line=1'],
  [getCoverage, '?city=1'],
  [getBattery, '?line=99999999999'],
])('an invalid id is rejected: %p %s', async (get, query) => {
  expect(await ask(get, query)).toEqual({
    status: 400,
    cache: 'no-store',
    value: { error: 'bad-request', message: expect.any(String) },
  });
});

test('an unresponsive gateway leads to an uncached 502', async () => {
  jest
    .spyOn(gateway, 'handleGatewayRequest')
    .mockImplementation(async () => new Response('down', { status: 500 }));
  expect(await ask(getCities, '?state=7')).toEqual({
    status: 502,
    cache: 'no-store',
    value: { error: 'gateway-unavailable', message: expect.any(String) },
  });
});

test.each([
  [decodePlaces, [{ id: 0, name: 'x' }]],
  [decodePlaces, {}],
  [decodeCoverage, { covered: 'yes', phone: [] }],
  [decodeCoverage, { covered: true, phone: [{ text: 'x', href: 'javascript:x' }] }],
  [decodeBattery, { questions: [{ type: 'question' }], weekdays: [] }],
  [decodeWeekdays, [1]],
])('a response of another shape is rejected: %p', (read, value) => {
  expect(() => read(value)).toThrow(TypeError);
});
