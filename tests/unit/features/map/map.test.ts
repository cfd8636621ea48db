import { config } from '@/lib/config';
import {
  googleUnitsPerPixel,
  stagePosition,
  project,
  unitsPerPixel,
  unproject,
} from '@/lib/features/map/drawing';
import {
  branchMarks,
  describeGroup,
  groupMarks,
  lineMarks,
  splitZoom,
  type Group,
  type Mark,
} from '@/lib/features/map/groups';
import { googleAccess, mapPlaces, placeOf } from '@/lib/features/map/places';
import { branch } from '@/tests/unit/features/support';

jest.mock('@/lib/config', () => ({ config: {} }));

describe('the drawing', () => {
  test.each([
    ['Tijuana', 32.53, -117.03, 33.8, 3.2],
    ['Cancún', 21.1538, -86.8587, 789.1, 321],
    ['Monterrey', 25.7003, -100.3128, 452.3, 199.3],
  ])(
    'shows %s in its place, away from the frame on a phone',
    (_name, latitude, longitude, x, y) => {
      const at = project(latitude, longitude);
      expect(Math.abs(at.x - x)).toBeLessThan(3);
      expect(Math.abs(at.y - y)).toBeLessThan(6);
      const left = (stagePosition(at).x / 100) * 328;
      expect(Math.min(left, 328 - left)).toBeGreaterThanOrEqual(22 + 4);
      const { lat, lng } = unproject(at);
      expect([lat.toFixed(4), lng.toFixed(4)]).toEqual([latitude.toFixed(4), longitude.toFixed(4)]);
    },
  );

  test.each([
    [undefined, -100],
    [25, undefined],
    [0, 0],
    [90, -100],
    [40.4, -3.7],
    [25.7, 100.3],
    [-100.3, 25.7],
  ])('has no place for %p, %p', (latitude, longitude) =>
    expect(placeOf(latitude, longitude)).toBeUndefined(),
  );
});

const mark = (x: number, name = 'Reciclaje'): Mark => ({ x, y: 0, name, image: '' });
const group = (...members: Group['members']): Group => ({ x: members[0].x, y: 0, members });

describe('groups', () => {
  test('are at their first mark and contain the marks within 46 pixels of it', () => {
    const found = groupMarks([mark(0), mark(45), mark(46), mark(60)], 1);
    expect(found.map(({ x, members }) => [x, members.length])).toEqual([
      [0, 2],
      [46, 2],
    ]);
  });

  test('split by zoom unless their marks are in one place', () => {
    const unit = (zoom: number) => unitsPerPixel(760 * 2 ** zoom);
    expect(splitZoom(group(mark(0), mark(30)), 0, 5, unit)).toBe(1);
    expect(splitZoom(group(mark(0), mark(0)), 0, 5, unit)).toBeUndefined();
    expect(splitZoom(group(mark(0), mark(30)), 5, 21, googleUnitsPerPixel)).toBe(6);
  });
});

const presence = (name: string, latitude?: number, longitude?: number) => ({
  latitude,
  longitude,
  business_line: { name, name_marker_image: 'propia.png' },
});
const places = mapPlaces(
  [
    { id: 7, name: 'Reciclaje', name_marker_image: 'm7.png' },
    { id: 9, name: 'Transporte', name_marker_image: '' },
  ],
  [
    presence(' RECICLAJE ', 25.7, -100.3),
    presence('Transporte', 25.7, -100.3),
    presence('Otra', 21.1, -86.8),
    presence('Transporte', undefined, -100.3),
    presence('Transporte', 0, 0),
  ],
  [
    branch({ id: 1, latitude: 25.7, longitude: -100.3 }),
    branch({ id: 2, name: 'Cancún', ubication: { state: 'Quintana Roo' }, latitude: undefined }),
  ],
);
const [own] = branchMarks(places.states);
if (!own) throw new Error('no branch');

describe('places', () => {
  test('have their line by name; an unknown line keeps its own name, and one without a picture uses theirs', () => {
    expect(places.lines).toEqual([
      { name: 'Reciclaje', image: '/archivos/m7.png' },
      { name: 'Transporte', image: '/archivos/propia.png' },
      { name: 'Otra', image: '/archivos/propia.png' },
    ]);
    expect(places.presence.map(([, , line]) => line)).toEqual([0, 1, 2]);
  });

  test('show the checked lines', () => {
    const names = (...checked: number[]) =>
      lineMarks(places.presence, places.lines, new Set(checked)).map(({ name }) => name);
    expect(names(0, 1, 2)).toEqual(['Reciclaje', 'Transporte', 'Otra']);
    expect(names(1)).toEqual(['Transporte']);
    expect(names()).toEqual([]);
  });

  test('of branches have address, phone and link; one without coordinates is only in the list', () => {
    expect(places.states.map(({ state }) => state)).toEqual(['Nuevo León', 'Quintana Roo']);
    expect(branchMarks(places.states)).toHaveLength(1);
    expect(own.branch).toMatchObject({
      address: 'Calle Encino 1840, Industrial, C.P. 64440, Nuevo León',
      phone: [{ text: '55 5555 0101', href: 'tel:+525555550101' }],
      href: '/sucursales/monterrey',
    });
  });
});

test.each([
  ['a branch', [own], { name: 'Sucursal Monterrey', title: 'Monterrey', services: [] }],
  [
    'branches in one place',
    [own, own],
    { name: '2 sucursales cerca de Monterrey', title: '2 sucursales' },
  ],
  [
    'services at a branch',
    [
      { ...mark(0), ...placeOf(25.7, -100.3) },
      { ...mark(0, 'Transporte'), ...placeOf(25.7, -100.3) },
    ],
    {
      name: '2 puntos de servicio cerca de Monterrey',
      title: 'Monterrey',
      services: ['Reciclaje', 'Transporte'],
      branches: [own.branch],
    },
  ],
  [
    'a service elsewhere',
    [mark(9)],
    { name: 'Reciclaje cerca de Monterrey', title: 'Servicios cerca de Monterrey', branches: [] },
  ],
])('%s has a name and a window', (_, members, expected) => {
  const [first, ...others] = members;
  if (!first) throw new Error('no mark');
  const { x, y } = first;
  expect(describeGroup({ x, y, members: [first, ...others] }, places.states)).toMatchObject(
    expected,
  );
});

describe("Google's map", () => {
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
  ])('needs both key and map id, not %p and %p', (key, mapId) => {
    set(key, mapId);
    expect(googleAccess()).toBeUndefined();
  });

  test('gets both if both are set', () => {
    set(KEY, 'mapa');
    expect(googleAccess()).toEqual({ apiKey: KEY, mapId: 'mapa' });
  });
});
