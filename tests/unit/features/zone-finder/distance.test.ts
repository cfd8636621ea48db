import { distance } from '@/lib/features/zone-finder/answer';

const monterrey = { latitude: 25.67, longitude: -100.31 };

test('distances match the map, and an unknown place is the farthest', () => {
  expect(distance(monterrey, { latitude: 19.83, longitude: -90.53 })).toBeCloseTo(1_217, -2);
  expect(distance(monterrey, monterrey)).toBe(0);
  expect(distance(monterrey, { latitude: 25.67 })).toBe(Infinity);
  expect(distance({}, monterrey)).toBe(Infinity);
});
