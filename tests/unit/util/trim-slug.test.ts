import { trimSlug } from '@/lib/util/trim-slug';

test.each([
  ['monterrey', 'monterrey'],
  [' /monterrey/ ', 'monterrey'],
  ['//a/b//', 'a/b'],
  ['Nuevo León', 'Nuevo León'],
  [' / ', ''],
  ['', ''],
])('%j is %j', (url, slug) => {
  expect(trimSlug(url)).toBe(slug);
});
