import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { readPage, type SeenPage } from '@/tests/support/html';
import { schemaFindings, type JsonLdSample } from '@/tests/support/schema';
import { textsOf } from '@/tests/support/xml';

const MOST_HTML_BYTES = 200_000;

/** The specification's routes without a parameter. */
const FIXED_ROUTES = [
  '/',
  '/blog',
  '/contactanos',
  '/aviso_privacidad',
  '/accesibilidad',
  '/cotizador',
  '/solicita_cotizacion',
  '/informes_anuales',
  '/responsabilidad_social',
  '/respsocial_estructura',
  '/prensa',
  '/servicios',
  '/sucursales',
  '/busqueda',
  '/sostenibilidad',
  '/bolsadetrabajo',
  '/vacantes',
];

/** Aliases of other pages. */
const UNLINKED_ROUTES = ['/contacto'];

/** The routes with a name; the crawl must reach each, and an unknown name is refused. */
const NAMED_ROUTES = [
  '/nuestra_empresa/',
  '/Blog_Detalle/',
  '/verReporte_anual/',
  '/resp_detalle/',
  '/detalle_prensa/',
  '/detalle_linea/',
  '/servicios/',
  '/sucursales/',
  '/aviso_privacidad/',
];

const UNKNOWN = ['no-existe', '%25', 'a%2Fb', '%F0%9F%98%80', 'x'.repeat(300), '999999', '%00'];

const isOnSite = (href: string, origin: string) =>
  URL.canParse(href, origin) && new URL(href, origin).origin === origin;

/** The response of a URL, and which page linked it. */
interface Visit {
  from: string;
  status: number;
  /** The final URL after redirects. */
  endedAt: string;
  /** Bytes of the uncompressed body. */
  size: number;
  /** Undefined for files. */
  page: SeenPage | undefined;
}

async function visit(request: APIRequestContext, path: string, from: string): Promise<Visit> {
  const response = await request.get(path);
  const body = await response.body();
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
  return {
    from,
    status: response.status(),
    endedAt: new URL(response.url()).pathname,
    size: body.byteLength,
    page: isPage ? readPage(body.toString()) : undefined,
  };
}

/** Follows the links in the server's HTML. */
async function crawl(request: APIRequestContext, site: string, from: readonly string[]) {
  const visits = new Map<string, Visit>();
  const queue = from.map((path) => ({ path, from: 'the start' }));
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (visits.has(next.path)) continue;
    const seen = await visit(request, next.path, next.from);
    visits.set(next.path, seen);
    for (const href of seen.page?.links ?? []) {
      if (!isOnSite(href, site)) continue;
      const url = new URL(href, site);
      queue.push({ path: url.pathname + url.search, from: next.path });
    }
  }
  return visits;
}

/** Errors that no page may have. */
function mistakesOf({ status, endedAt, size, page }: Visit): string[] {
  const mistakes: string[] = [];
  if (status !== 200) mistakes.push(`status ${status}`);
  if (endedAt === '/error/404') mistakes.push('ends at /error/404');
  if (page === undefined) return mistakes;
  if (size >= MOST_HTML_BYTES) mistakes.push(`${size} bytes of html`);
  if (page.headings.filter((level) => level === 1).length !== 1) mistakes.push('not one h1');
  page.headings.reduce((before, level) => {
    if (level > before + 1) mistakes.push(`heading ${level} after ${before}`);
    return level;
  }, 0);
  if (page.mainText.length < 60) mistakes.push(`almost no text: "${page.mainText}"`);
  if (page.title === '') mistakes.push('no title');
  if (page.isIndexed && page.description === '') mistakes.push('no description');
  if (page.isIndexed && !URL.canParse(page.canonical)) mistakes.push('no canonical address');
  return mistakes;
}

/** The texts that occur more than once, with their URLs. */
function repeated(texts: Map<string, string>): string[] {
  const holders = new Map<string, string[]>();
  for (const [path, text] of texts) holders.set(text, [...(holders.get(text) ?? []), path]);
  return [...holders].flatMap(([text, paths]) =>
    paths.length > 1 ? [`"${text}": ${paths.join(', ')}`] : [],
  );
}

/** Every URL of the sitemap's numbered files of pages. */
async function sitemapPaths(request: APIRequestContext, site: string): Promise<string[]> {
  const index = textsOf(await (await request.get('/sitemap.xml')).text(), 'loc');
  const files = index.filter((address) => address.includes('/sitemap-paginas-'));
  expect(files).not.toEqual([]);
  const paths: string[] = [];
  for (const file of files) {
    for (const address of textsOf(await (await request.get(file)).text(), 'loc')) {
      expect(new URL(address).origin).toBe(site);
      paths.push(address.slice(site.length) || '/');
    }
  }
  return paths;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const typeOf = (data: unknown) => (isObject(data) ? String(data['@type']) : '');

/** Structured data by path. */
const EXPECTED: readonly (readonly [path: RegExp, types: readonly string[]])[] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/detalle_linea\//, ['Service']],
  [/^\/sucursales\/./, ['LocalBusiness']],
  [/^\/(?:Blog_Detalle|detalle_prensa)\//, ['NewsArticle']],
  [/^\/detalle_pregunta/, ['FAQPage']],
  [/^\/verReporte_anual\//, ['Report']],
  [/^\//, ['BreadcrumbList']],
];

test.describe('crawl', () => {
  test('the crawl and the sitemap find the same pages, each complete and itself', async ({
    request,
    site,
  }) => {
    test.setTimeout(300_000);
    const visits = await crawl(request, site.url, ['/']);
    const mistakes = [...visits].flatMap(([path, seen]) =>
      mistakesOf(seen).map((what) => `${path} (linked from ${seen.from}): ${what}`),
    );
    expect(mistakes).toEqual([]);
    for (const route of FIXED_ROUTES) expect([...visits.keys()]).toContain(route);
    for (const route of NAMED_ROUTES) {
      expect(
        [...visits.keys()].some((path) => path.startsWith(route)),
        `reached ${route}`,
      ).toBe(true);
    }

    const canonical = ({ page }: Visit) =>
      new URL(page?.canonical ?? '').href.slice(site.url.length);
    const indexed = [...visits].filter(([, { page }]) => page?.isIndexed);
    const own = indexed.filter(([path, seen]) => canonical(seen) === path);
    const listed = await sitemapPaths(request, site.url);
    expect(new Set(listed).size, 'each address once').toBe(listed.length);
    expect(own.map(([path]) => path).toSorted()).toEqual(listed.toSorted());
    for (const [path, seen] of indexed) expect(listed, path).toContain(canonical(seen));
    expect(listed.length).toBeGreaterThan(100);

    expect(repeated(new Map(own.map(([path, { page }]) => [path, page?.title ?? ''])))).toEqual([]);
    const descriptions = own.map(([path, { page }]) => [path, page?.description ?? ''] as const);
    expect(repeated(new Map(descriptions))).toEqual([]);
  });

  test('every page of the sitemap has structured data and a share picture of its size', async ({
    request,
    site,
  }) => {
    test.setTimeout(400_000);
    const paths = await sitemapPaths(request, site.url);
    expect(paths.length).toBeGreaterThan(80);
    const samples: JsonLdSample[] = [];
    const mistakes: string[] = [];
    const pictures = new Set<string>();
    for (const path of paths) {
      const page = readPage(await (await request.get(path)).text());
      const found = page.jsonLd.map((text): unknown => JSON.parse(text));
      samples.push(...found.map((data) => ({ page: path, data })));
      const types = found.map(typeOf);
      for (const [shape, expected] of EXPECTED) {
        if (!shape.test(path)) continue;
        for (const type of expected)
          if (!types.includes(type)) mistakes.push(`${path}: no ${type}`);
      }
      if (page.sharePicture === '') mistakes.push(`${path}: no share picture`);
      else pictures.add(page.sharePicture);
      if (page.mainHasVideo && !types.includes('VideoObject')) mistakes.push(`${path}: no video`);
    }
    for (const picture of pictures) {
      const answer = await request.get(picture);
      const { width, height } = answer.ok() ? await sharp(await answer.body()).metadata() : {};
      if (width !== 1200 || height !== 630) mistakes.push(`${picture}: ${answer.status()}`);
    }
    expect(mistakes).toEqual([]);
    expect(schemaFindings(samples)).toEqual([]);
    expect(samples.some(({ data }) => typeOf(data) === 'VideoObject')).toBe(true);
  });

  test('every picture of every page of the sitemap is there', async ({ request, site }) => {
    test.setTimeout(120_000);
    const smallest = new Map<string, string>();
    for (const path of await sitemapPaths(request, site.url)) {
      const html = (await (await request.get(path)).text()).replaceAll('&amp;', '&');
      for (const [url, file = ''] of html.matchAll(/\/_next\/image\?url=([^&"]+)&w=\d+&q=\d+/g)) {
        if (!smallest.has(file)) smallest.set(file, url);
      }
    }
    expect(smallest.size).toBeGreaterThan(100);
    for (const url of smallest.values()) {
      // Cheaper to convert than AVIF.
      const answer = await request.get(url, { headers: { accept: 'image/webp' } });
      expect
        .soft([answer.status(), answer.headers()['content-type']], url)
        .toEqual([200, 'image/webp']);
    }
  });

  test('the routes that nothing links are complete pages too', async ({ request }) => {
    for (const path of UNLINKED_ROUTES) {
      expect(mistakesOf(await visit(request, path, 'the route table')), path).toEqual([]);
    }
  });

  for (const route of NAMED_ROUTES) {
    test(`an unknown name under ${route} ends at /error/404`, async ({ request }) => {
      for (const name of UNKNOWN) {
        const response = await request.get(route + name);
        expect(response.status(), name).toBe(404);
        expect(new URL(response.url()).pathname, name).toBe('/error/404');
      }
    });
  }
});
