import type { ZoneAnswer } from '@/lib/features/zone-finder/answer';
import { distanceText, nearestBranches } from '@/lib/features/zone-finder/branch-places';
import { statusOf } from '@/lib/features/zone-finder/status';

const result = (zone: string, branch: string) => ({
  ...{ zone, branch, state: '', postalCode: '', path: '', frequency: '', timetable: '' },
});
const answer = (
  zones: string[],
  rest: Partial<ZoneAnswer> = {},
  ...branches: string[]
): ZoneAnswer => ({
  term: 'x',
  results: zones.map((zone, at) => result(zone, branches[at] ?? branches[0] ?? 'B')),
  total: zones.length,
  ...rest,
});

test.each([
  [answer([]), 'No encontramos "x" entre nuestras zonas.'],
  [answer(['A']), '1 zona'],
  [answer(['A', 'B', 'C']), '3 zonas'],
  [answer(['']), '1 sucursal'],
  [answer(['A', '', '']), '1 zona y 2 sucursales'],
  [
    answer(['A', 'B'], { total: 23 }),
    '2 de 23 zonas. Escriba también su ciudad o su colonia para precisar.',
  ],
  [answer([], { term: 'CP 65000' }), 'No encontramos el C.P. 65000 entre nuestras zonas.'],
  [
    answer([''], { term: 'C.P. 24000', near: 'postal-code' }, 'Campeche'),
    'No encontramos el C.P. 24000. La sucursal más cercana es Campeche.',
  ],
  [
    answer(['', ''], { term: '66600', near: 'postal-code' }, 'Apodaca', 'Monterrey'),
    'No encontramos el C.P. 66600. Por número, las más cercanas son Apodaca y Monterrey.',
  ],
  [
    answer(['A', 'C'], { term: 'cp 24040', asks: 'zone' }, 'Campeche'),
    '24040 es de Campeche: elija su zona.',
  ],
  [answer(['A', 'C'], { term: 'campeche', asks: 'zone' }, 'Campeche'), 'Campeche: elija su zona.'],
  [
    answer(['', '', '', ''], { asks: 'zone' }, 'A', 'B', 'C', 'D'),
    '4 sucursales: elija su sucursal.',
  ],
  [answer(['A', 'B', 'C', 'D'], { asks: 'zone' }, 'A', 'B', 'C', 'D'), '4 zonas: elija su zona.'],
  [
    answer([], { term: 'cuando pasa la basura', asks: 'place' }),
    '¿En qué zona? Escriba su colonia, su ciudad o su código postal.',
  ],
  [
    answer([''], { near: 'city' }),
    'No encontramos "x" entre nuestras zonas. En el mismo estado: 1 sucursal.',
  ],
  [
    answer([''], { near: 'words' }),
    'No encontramos "x" entre nuestras zonas. Lo más cercano: 1 sucursal.',
  ],
])('%#: %s', (given, text) => expect(statusOf(given)).toBe(text));

describe('the nearest branches', () => {
  test('five, the nearest first, with their distance', () => {
    const places = [5, 3, 1, 6, 2, 4].map(
      (at) => [`B${at}`, 'S', `/b${at}`, 20 + at / 10, -100] as const,
    );
    const near = nearestBranches(places, { latitude: 20, longitude: -100 });
    expect(near.branches.map(({ name }) => name)).toEqual(['B1', 'B2', 'B3', 'B4', 'B5']);
    expect(near.branches[0]?.distance).toBeCloseTo(11.1, 1);
    expect(near.beyond).toBeUndefined();
  });

  test('beyond 100 km none is near; the nearest is known', () => {
    const places = [
      ['Lejos', 'S', '/b', 22, -100],
      ['Al borde', 'S', '/c', 20.9, -100],
    ] as const;
    const at = (latitude: number) => nearestBranches(places, { latitude, longitude: -100 });
    expect(at(20.001).branches.map(({ name }) => name)).toEqual(['Al borde']);
    expect(at(20)).toMatchObject({ branches: [], beyond: { name: 'Al borde' } });
    expect(nearestBranches([], { latitude: 0, longitude: 0 })).toEqual({ branches: [] });
  });

  test.each([
    [0, 'a menos de 1 km'],
    [0.99, 'a menos de 1 km'],
    [1, 'a 1 km'],
    [3.4, 'a 3 km'],
    [345.6, 'a 346 km'],
    [1_345.6, 'a 1,346 km'],
  ])('%d km', (kilometres, text) => expect(distanceText(kilometres)).toBe(text));
});
