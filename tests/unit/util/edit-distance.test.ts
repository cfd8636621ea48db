import { editDistance } from '@/lib/util/edit-distance';

test.each([
  ['basura', 'basura', 0],
  ['baura', 'basura', 1],
  ['bazura', 'basura', 1],
  ['facutra', 'factura', 1],
  ['recolecion', 'reoleccion', 2],
  ['', 'ab', 2],
])('%s, %s: %d', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance);
  expect(editDistance(b, a, 3)).toBe(distance);
});

test('stops beyond the most', () => expect(editDistance('camión', 'horario', 2)).toBe(3));
