import type { ZoneAnswer } from '@/lib/features/zone-finder/answer';
import { distanceText, nearestBranches } from '@/lib/features/zone-finder/branch-places';
import { statusOf } from '@/lib/features/zone-finder/status';

const result = (zone: string) => ({
  ...{ zone, branch: 'B', state: '', postalCode: '', path: '', frequency: '', timetable: '' },
});
const answer = (zones: string[], rest: Partial<ZoneAnswer> = {}): ZoneAnswer => ({
  term: 'x',
  results: zones.map(result),
  total: zones.length,
  ...rest,
});

describe('statusOf', () => {
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
    [
      answer(['', ''], { near: 'postal-code' }),
      'No tenemos sucursal en ese código postal. Cerca de x: 2 sucursales, por número de código.',
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
});

describe('the nearest branches', () => {
  test('five, the nearest first, with their distance', () => {
    const places = [5, 3, 1, 6, 2, 4].map(
      (at) => [`B${at}`, 'S', `/b${at}`, 20 + at / 10, -100] as const,
    );
    const near = nearestBranches(places, { latitude: 20, longitude: -100 });
    expect(near.map(({ name }) => name)).toEqual(['B1', 'B2', 'B3', 'B4', 'B5']);
    expect(near[0]?.distance).toBeCloseTo(11.1, 1);
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
