import { isSameNews, readNewsUrl } from '@/lib/features/news/address';
import { routes } from '@/lib/server/routing/routes';

test.each([
  ['/blog', '', { page: 1, buscar: '', estado: '' }],
  ['/blog/pagina/3', '', { page: 3, buscar: '', estado: '' }],
  ['/blog', '?buscar=caf%C3%A9+y&estado=19', { page: 1, buscar: 'café y', estado: '19' }],
  ['/blog/pagina/2', 'estado=5', { page: 2, buscar: '', estado: '5' }],
  ['/blog', 'estado=x%27&buscar=%20%20', { page: 1, buscar: '', estado: '' }],
  ['/blog', `buscar=${'a'.repeat(500)}`, { page: 1, buscar: 'a'.repeat(200), estado: '' }],
])('%s%s is read correctly', (path, query, address) =>
  expect(readNewsUrl(path, query)).toEqual(address),
);

test.each(['/', '/blog/pagina/x', '/Blog_Detalle/blog', '/blog/pagina/2/3'])(
  '%s is invalid',
  (path) => expect(readNewsUrl(path, '')).toBeUndefined(),
);

test('an address is written as it is read', () => {
  const address = { page: 4, buscar: 'a&b=c#d?ñ', estado: '9' };
  const [path = '', query] = routes.news(address).split('?');
  expect(readNewsUrl(path, query ?? '')).toEqual(address);
  expect(routes.news({ page: 1, buscar: '', estado: '' })).toBe('/blog');
  expect(isSameNews(address, { ...address })).toBe(true);
  expect(isSameNews(address, { ...address, page: 5 })).toBe(false);
});

test('a term that is cut in the middle of an emoji still makes a URL', () => {
  const term = `${'a'.repeat(199)}🚛`;
  const address = readNewsUrl('/blog', `buscar=${encodeURIComponent(term)}`);
  expect(() => routes.news(address ?? { page: 1, buscar: '', estado: '' })).not.toThrow();
});
