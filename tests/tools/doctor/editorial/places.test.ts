import { readFileSync } from 'node:fs';
import { frameOf, places } from '@/tools/doctor/editorial/places';

test.each(Object.entries(places))('%s has the sizes of its component', (_, place) => {
  const [component, , sizes] = place;
  const source = readFileSync(`components/${component}.tsx`, 'utf8');
  expect(source).toContain(/^\d+$/.test(sizes) ? `sizes={${sizes}}` : sizes);
});

test.each([
  ['line', { width: 776, height: 437 }],
  ['testimonial', { width: 160, height: 160 }],
  ['hero', { width: 1440, height: 810 }],
  ['logo', { width: 240 }],
  ['html', undefined],
] as const)('the frame of %s', (place, frame) => {
  expect(frameOf(place)).toEqual(frame);
});
