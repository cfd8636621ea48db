import { existsSync } from 'node:fs';
import { apiRoutes } from '@/lib/server/routing/routes';

const paths = [
  apiRoutes.news({ page: 2, buscar: '', estado: '' }),
  apiRoutes.press(1),
  apiRoutes.search('a', 1),
  apiRoutes.suggestions('a'),
  apiRoutes.vitals(),
  apiRoutes.states(),
  apiRoutes.cities(19),
  apiRoutes.coverage(1, 978),
  apiRoutes.battery(1),
  apiRoutes.weekdays(),
  apiRoutes.contactMessage(),
  apiRoutes.contact(),
  apiRoutes.quote(),
].map((path) => path.replace(/\?.*$/, ''));

test.each(paths)('%s has a route handler', (path) => {
  expect(existsSync(`app${path}/route.ts`)).toBe(true);
});

test('the cities of the catalogue are below their state', () => {
  expect(apiRoutes.catalogueCities('19')).toBe('/api/catalogue/19');
  expect(existsSync('app/api/catalogue/[state]/route.ts')).toBe(true);
});
