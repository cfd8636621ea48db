import { readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listening, type Listening } from '@/tests/support/listening';
import { newFolder } from '@/tests/support/new-folder';
import { crawl, type CrawlOptions } from '@/tools/mirror/crawl.mts';
import { writeMetrics } from '@/tools/mirror/metrics.mts';

/** What the site answers: by path a body, or a function that answers itself. */
type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

let site: Listening;
let origin: string;
let out: string;
let answers: Record<string, Answer>;
let requests: string[];

const status =
  (code: number, headers = {}) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(code, headers).end();
  };
const html = (body: string) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/a.css"></head><body>${body}</body></html>`;

/** The pages of the sitemap beside the home page. */
const PAGES = ['/blog', '/blog/pagina/2', '/detalle_prensa/a%C3%B1o%20nuevo'];

function healthy(pages = PAGES): Record<string, Answer> {
  const locations = ['/', ...pages].map(
    (path) => `<url><loc>https://www.example.mx${path}</loc></url>`,
  );
  return {
    '/sitemap.xml':
      '<?xml version="1.0"?><sitemapindex><sitemap><loc>https://www.example.mx/sitemap-paginas-1.xml</loc></sitemap></sitemapindex>',
    '/sitemap-paginas-1.xml': `<?xml version="1.0"?><urlset>${locations.join('')}</urlset>`,
    '/': html('<h1>Inicio</h1><img src="/archivos/a.png"><a href="/zona">Zona</a>'),
    ...Object.fromEntries(pages.map((path) => [path, html(`<h1>${path}</h1>`)])),
    '/zona': html('<h1>Zona</h1><a href="https://www.example.mx/vieja">Vieja</a>'),
    '/vieja': status(301, { location: '/blog' }),
    '/_next/static/a.css': 'a{src:url(../static/a.woff2)}',
    '/_next/static/a.woff2': 'font',
    '/archivos/a.png': 'picture',
  };
}

function respond(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '';
  requests.push(`${request.headers['if-none-match'] ? '?' : ''}${path}`);
  const answer = answers[path];
  if (typeof answer === 'function') return answer(request, response);
  if (answer === undefined) return void response.writeHead(404).end();
  const etag = `"${answer.length}"`;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  const type = path.endsWith('.css')
    ? 'text/css'
    : path.endsWith('.woff2')
      ? 'font/woff2'
      : path.endsWith('.png')
        ? 'image/png'
        : 'text/html';
  response
    .writeHead(200, { 'content-type': type, etag, 'cache-control': 's-maxage=120' })
    .end(answer);
}

const run = (options: Partial<CrawlOptions> = {}) =>
  crawl({ origin, out, manners: { pauseMs: 1, attempts: 3, timeoutMs: 2_000 }, ...options });
const served = (file: string) => readFile(join(out, 'current/site', file), 'utf8');
const current = () => readlink(join(out, 'current')).catch(() => undefined);

beforeAll(async () => {
  site = await listening(respond);
  origin = site.url;
});
afterAll(() => site.stop());
beforeEach(() => {
  out = newFolder();
  answers = healthy();
  requests = [];
});

test('pages of the sitemap, what they show and what they link to', async () => {
  const result = await run();
  expect(result).toMatchObject({ listed: 4, pages: 6, files: 3, fetched: 8, failed: [] });
  expect(await served('index.html')).toContain('<h1>Inicio</h1>');
  expect(await served('detalle_prensa/año nuevo/index.html')).toContain('aviso-copia');
  expect(await served('zona/index.html')).toContain('<h1>Zona</h1>');
  // Another name of a page leads to the same file.
  expect(await served('vieja/index.html')).toBe(await served('blog/index.html'));
  expect(await served('_next/static/a.woff2/index.woff2')).toBe('font');
  expect(new Set(requests).size).toBe(requests.length);
});

test('what has not changed is neither sent nor stored again', async () => {
  await run();
  const fileOf = (path: string) => stat(join(out, 'current/site', path));
  const { ino } = await fileOf('archivos/a.png/index.png');
  answers['/blog'] = html('<h1>Noticias de hoy</h1>');
  requests = [];
  const { fetched } = await run();
  expect(fetched).toBe(1);
  expect((await fileOf('archivos/a.png/index.png')).ino).toBe(ino);
  expect(await served('blog/index.html')).toContain('Noticias de hoy');
  // What is named by its content is not even asked for.
  expect(requests.filter((path) => path.includes('_next'))).toEqual([]);
  expect(requests).toContain('?/');
});

test('the last snapshot stays beside the new one, older ones go', async () => {
  const names = [];
  for (let at = 0; at < 3; at += 1) {
    await run();
    names.push(await current());
  }
  const folders = (await readdir(out)).filter((name) => name !== 'current');
  expect(folders.toSorted()).toEqual(names.slice(1));
});

test('a crawl that ends early goes on where it was', async () => {
  answers['/blog/pagina/2'] = (request) => void request.socket.destroy();
  await expect(run({ parallel: 1 })).rejects.toThrow('1 pages failed, among them /blog/pagina/2');
  expect(await current()).toBeUndefined();
  // As a kill leaves it: a last line without its end.
  const journal = join(out, 'next/entries.ndjson');
  await writeFile(journal, `${await readFile(journal, 'utf8')}{"folder":"/bl`);
  answers = healthy();
  requests = [];
  await run();
  expect(requests).toContain('/blog/pagina/2');
  for (const done of ['/', '/blog', '/archivos/a.png']) expect(requests).not.toContain(done);
  expect(await served('archivos/a.png/index.png')).toBe('picture');
});

test.each<[string, () => void]>([
  ['no sitemap', () => (answers['/sitemap.xml'] = status(503, { 'retry-after': '0' }))],
  ['errors', () => (answers['/blog'] = status(500))],
  ['a page that is gone', () => (answers['/blog'] = status(404))],
  [
    'a page rendered without the gateway',
    () =>
      (answers['/blog'] = (_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=5' })
          .end(html('<h1>Noticias</h1>'))),
  ],
  ['a style that fails', () => (answers['/_next/static/b.css'] = status(500))],
  ['a small sitemap', () => (answers = healthy(PAGES.slice(0, 1)))],
  ['the mirror itself', () => (answers['/'] = html('<section id="aviso-copia"></section>'))],
])('%s: the good snapshot stays', async (_, breakSite) => {
  await run();
  const before = await current();
  answers['/zona'] = html('<h1>Zona</h1><link rel="stylesheet" href="/_next/static/b.css">');
  answers['/_next/static/b.css'] = 'b{}';
  breakSite();
  await expect(run()).rejects.toThrow();
  expect(await current()).toBe(before);
  expect(await served('blog/index.html')).toContain('<h1>/blog</h1>');
});

test('of many pages a few may fail: they stay as they were, with their date', async () => {
  const many = Array.from({ length: 100 }, (_, at) => `/Blog_Detalle/${at}`);
  answers = healthy(many);
  await run();
  const file = 'Blog_Detalle/7/index.html';
  const before = await served(file);
  answers['/Blog_Detalle/7'] = status(500);
  const { failed } = await run();
  expect(failed).toEqual(['/Blog_Detalle/7']);
  expect(await served(file)).toBe(before);
  expect(await served('Blog_Detalle/8/index.html')).not.toContain(
    /datetime="[^"]*"/.exec(before)?.[0],
  );
});

test('a busy site is left alone for as long as it says', async () => {
  let refusals = 0;
  answers['/blog'] = (request, response) => {
    if ((refusals += 1) < 3) return status(429, { 'retry-after': '0.05' })(request, response);
    response.writeHead(200, { 'content-type': 'text/html' }).end(html('<h1>Noticias</h1>'));
  };
  const started = performance.now();
  await run();
  expect(performance.now() - started).toBeGreaterThanOrEqual(100);
  expect(await served('blog/index.html')).toContain('Noticias');
});

test('files beyond the bounds are left out, and their links say so', async () => {
  answers['/blog'] = html(
    '<a href="/archivos/grande.pdf">Informe</a><a href="/archivos/nada.pdf">Nada</a>',
  );
  answers['/archivos/grande.pdf'] = 'x'.repeat(2_000);
  const MB = 1024 * 1024;
  await run({ bounds: { file: 1_000, files: MB, total: MB } });
  const page = await served('blog/index.html');
  expect(page).toContain('<span>Informe (no disponible en esta copia)</span>');
  expect(page).toContain('<span>Nada (no disponible en esta copia)</span>');
  expect(await readdir(join(out, 'current/site/archivos'))).not.toContain('grande.pdf.part');
});

test('time and bytes are bounded', async () => {
  answers['/blog'] = () => undefined;
  await expect(run({ minutes: 0.005 })).rejects.toThrow('it took more than 0.005 minutes');
  answers = healthy();
  const bounds = { file: 1_000, files: 1_000, total: 500 };
  await expect(run({ bounds })).rejects.toThrow('it has more than 500 bytes');
  expect(await current()).toBeUndefined();
});

test('the metrics of a snapshot', async () => {
  const result = await run();
  const file = join(out, 'mirror.prom');
  await writeMetrics(file, result, new Date(1_795_411_538_900));
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => !line.startsWith('#'));
  expect(lines).toEqual(['mirror_last_success_timestamp_seconds 1795411538', 'mirror_pages 6', '']);
});
