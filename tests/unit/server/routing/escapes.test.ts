import { repairEscapes } from '@/lib/server/routing/escapes.mts';

test.each([
  ['search=recolecci%F3n', 'search=recolecci%C3%B3n'],
  ['a%F1o&b=%BFqu%E9%3F', 'a%C3%B1o&b=%C2%BFqu%C3%A9%3F'],
  ['%93hoy%94', '%E2%80%9Choy%E2%80%9D'],
  ['recolecci%C3%B3n', 'recolecci%C3%B3n'],
  ['100%&x=50%25', '100%&x=50%25'],
  ['', ''],
])('%s becomes %s', (text, repaired) => expect(repairEscapes(text)).toBe(repaired));
