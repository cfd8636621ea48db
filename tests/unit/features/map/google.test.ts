import { pagePolicy, uncachedPolicy } from '@/lib/server/response/content-security-policy.mts';
import { config } from '@/lib/config';
import { factsOf, imageOf, nameOf } from '@/lib/features/map/facts';
import { googleAccess } from '@/lib/features/map/google';
import type { MapBranch } from '@/lib/features/map/places';

jest.mock('@/lib/config', () => ({ config: {} }));

const KEY = 'clave-de-prueba-que-no-es-de-nadie';
const set = (key?: string, mapId?: string) => {
  Object.assign(config, { googleMapsApiKey: key, googleMapsMapId: mapId });
  process.env.GOOGLE_MAPS_API_KEY = key ?? '';
  process.env.GOOGLE_MAPS_MAP_ID = mapId ?? '';
};
afterEach(() => set());

test.each([
  [undefined, undefined],
  [KEY, undefined],
  [undefined, 'mapa'],
])(
  'no interactive map with key %p and map id %p, and no Google in the policy of a page',
  (key, mapId) => {
    set(key, mapId);
    expect(googleAccess()).toBeUndefined();
    expect(pagePolicy('<html></html>')).not.toMatch(/google|gstatic/);
    expect(uncachedPolicy()).not.toMatch(/google|gstatic/);
  },
);

test('with both, access and a policy of named hosts without eval', () => {
  set(KEY, 'mapa');
  expect(googleAccess()).toEqual({ apiKey: KEY, mapId: 'mapa' });
  const policy = pagePolicy('<html></html>');
  expect(policy).toContain('https://maps.googleapis.com');
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' https://maps.googleapis.com");
  expect(policy).not.toContain('eval');
  // Both apply to a response, so the wider one must not restrict it.
  expect(uncachedPolicy()).toMatch(/script-src[^;]*https:\/\/maps\.googleapis\.com/);
});

const lines = [{ id: 1, name: 'Reciclaje', image: '/archivos/a.png' }];
const branch: MapBranch = {
  ...{ id: 1, name: 'Durango', address: '', phone: [], href: '', image: '', lines: [] },
  place: undefined,
};
const service = { x: 10, y: 10, line: 0 };

test('names and facts of a mark', () => {
  const nearest = { branch, distance: 0.4 };
  expect(nameOf([service], lines, nearest)).toBe('Reciclaje cerca de Durango');
  expect(nameOf([service, service], lines, undefined)).toBe('2 puntos de servicio');
  expect(nameOf([{ x: 1, y: 1, branch }], lines, nearest)).toBe('Sucursal Durango');
  expect(factsOf([service, service], lines, nearest)).toMatchObject({
    title: 'Durango',
    services: ['Reciclaje'],
    subject: branch,
  });
  expect(factsOf([service], lines, { branch, distance: 9 }).title).toBe('Cerca de Durango');
  expect(imageOf(service, lines)).toBe('/archivos/a.png');
  expect(imageOf({ x: 0, y: 0, line: -1 }, lines)).toBe('');
});
