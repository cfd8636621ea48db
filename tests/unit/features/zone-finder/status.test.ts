import type { ZoneAnswer } from '@/lib/features/zone-finder/answer';
import { distanceText, nearestBranches } from '@/lib/features/zone-finder/nearest-branches';
import { statusOf } from '@/lib/features/zone-finder/status';

const result = (zone: string, branch: string) => ({
  ...{ zone, branch, state: '', postalCode: '', path: '', frequency: '', timetable: '' },
});
const answer = (zones: string[], rest: Partial<ZoneAnswer> = {}): ZoneAnswer => ({
  term: 'x',
  results: zones.map((zone) => result(zone, 'B')),
  total: zones.length,
  ...rest,
});

test.each([
  [answer([]), 'No encontramos “x” entre nuestras zonas.'],
  [answer(['A']), '1 zona'],
  [answer(['A', 'B', 'C']), '3 zonas'],
  [answer(['']), '1 sucursal'],
  [answer(['A', '', '']), '1 zona y 2 sucursales'],
  [
    answer(['A', 'B'], { total: 23 }),
    '2 de 23 resultados. Escriba también su ciudad o su colonia para precisar.',
  ],
  [answer([''], { isNear: true }), 'No encontramos “x” entre nuestras zonas. Quizá le sirva:'],
  [answer(['A', 'C'], { asks: 'zone' }), 'Elija su zona:'],
  [answer(['', ''], { asks: 'zone' }), 'Elija su sucursal:'],
  [
    answer([], { asks: 'place' }),
    '¿En qué zona? Escriba su colonia, su ciudad o su código postal.',
  ],
])('%#: %s', (given, text) => expect(statusOf(given)).toBe(text));

describe('the nearest branches', () => {
  const place = (name: string, latitude: number) => ({
    ...{ name, state: 'S', path: `/${name}` },
    ...{ latitude, longitude: -100 },
  });

  test('five, the nearest first, with their distance', () => {
    const places = [5, 3, 1, 6, 2, 4].map((tenths) => place(`B${tenths}`, 20 + tenths / 10));
    const near = nearestBranches(places, { latitude: 20, longitude: -100 });
    expect(near.branches.map(({ name }) => name)).toEqual(['B1', 'B2', 'B3', 'B4', 'B5']);
    expect(near.branches[0]?.kilometres).toBeCloseTo(11.1, 1);
    expect(near.isNear).toBe(true);
  });

  test('beyond 100 km none is near: only the nearest one is shown', () => {
    const places = [place('Lejos', 22), place('Al borde', 20.9)];
    const from = (latitude: number) => nearestBranches(places, { latitude, longitude: -100 });
    expect(from(20.001)).toMatchObject({ branches: [{ name: 'Al borde' }], isNear: true });
    expect(from(20)).toMatchObject({ branches: [{ name: 'Al borde' }], isNear: false });
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
