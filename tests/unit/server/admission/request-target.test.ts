import { MAX_TARGET_LENGTH, readTarget } from '@/lib/server/admission/request-target';

const address = (length: number) => '/blog?'.padEnd(length, 'a&');

test('a URL may have 2,048 characters', () => {
  expect(MAX_TARGET_LENGTH).toBe(2_048);
  expect(readTarget('GET', address(2_048))).toBe('/blog');
  expect(readTarget('GET', address(2_049))).toBe(414);
  expect(readTarget('POST', `/api/quote${address(2_049)}`)).toBe(414);
});

test.each([
  ['GET', '/blog', '/blog'],
  ['GET', 'http://www.vialimpia.example/blog?buscar=a', '/blog?buscar=a'],
  ['GET', 'http://www.vialimpia.example', '/'],
  ['HEAD', '//blog//', '/blog/'],
  ['GET', '/archivos/datos.gz', '/archivos/datos.gz'],
  ['GET', '/_next/static/chunks/a.br.js', '/_next/static/chunks/a.br.js'],
  ['POST', '/api/contact', '/api/contact'],
  ['DELETE', '/api/contact', '/api/contact'],
  [
    'GET',
    '/_next/image?url=%2Farchivos%2Fa.webp&w=640&q=75',
    '/_next/image?url=%2Farchivos%2Fa.webp&w=640&q=75',
  ],
])('%s %s goes on as %s', (method, target, url) => {
  expect(readTarget(method, target)).toBe(url);
});

test.each([
  ['OPTIONS', '*', 400],
  ['GET', 'blog', 400],
  ['GET', '/_next/image?url=\\archivos\\a.webp&w=640&q=75', 400],
  ['GET', '/_next/image?url=%5Carchivos&w=640&q=75', 400],
  ['GET', '/blog#1', 400],
  ['GET', `/api/search?search=a${'&a'.repeat(12)}`, 400],
  ['GET', '/Blog_Detalle/nota.rsc', 404],
  ['GET', '/_next/static/chunks/a.js.br', 404],
  ['HEAD', '/_next/static/chunks/a.js.gz?v=1', 404],
  ['GET', '/_next/static/chunks/a.js%2Eb%72', 404],
  ['TRACE', '/', 405],
  ['POST', '/logo.svg', 405],
  ['PUT', '/blog', 405],
  ['DELETE', '/_next/static/chunks/a.js', 405],
])('%s %s is refused with %i', (method, target, status) => {
  expect(readTarget(method, target)).toBe(status);
});

test.each([
  'url=%2Farchivos%2Ffoto%2520(1)%25C3%25B1.webp&w=640&q=75',
  "url=%2Farchivos%2Fd'agua.webp&w=640&q=75",
  'url=%2Farchivos%2Fd%27agua.webp&w=640&q=75',
  'url=%2F_next%2Fstatic%2Fmedia%2Flunes.0z3~.webp&w=64&q=75',
])('pages ask for a picture by %s', (query) => {
  expect(readTarget('GET', `/_next/image?${query}`)).toBe(`/_next/image?${query}`);
});

test.each([
  'url=%2Farchivos%2Fa.webp%231&w=640&q=75',
  'url=%2Farchivos%2F%61.webp&w=640&q=75',
  'url=%2Farchivos%2F%2561.webp&w=640&q=75',
  'url=/archivos/a.webp&w=640&q=75',
  'url=%2Farchivos%2Fa.webp&w=0640&q=75',
  'url=%2Farchivos%2Fa.webp&q=75&w=640',
  'url=%2Farchivos%2Fa.webp&w=640&q=75&x=1',
  'url=%2Farchivos%2Fa.webp&w=640&q=74',
  'url=%2Fotros%2Fa.webp&w=640&q=75',
  '',
])('no page asks for a picture by "%s"', (query) => {
  expect(readTarget('GET', `/_next/image?${query}`)).toBe(400);
});
