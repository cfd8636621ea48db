import { readFileSync } from 'node:fs';
import { frameOf, places } from '@/tools/doctor/editorial/places';

/** The width that a component's `sizes` give on a screen of 1440 pixels: the first of them. */
function widthIn(component: string): number {
  const source = readFileSync(`components/${component}.tsx`, 'utf8');
  const [, width, unit] = /\bsizes ?= ?["'{](?:\(.*?\) )?(\d+)(px|vw)?/i.exec(source) ?? [];
  return unit === 'vw' ? (Number(width) * 1440) / 100 : Number(width);
}

test.each(Object.entries(places))('%s is as wide as its component says', (_, place) => {
  const [component, , width] = place;
  expect(widthIn(component)).toBe(width);
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
