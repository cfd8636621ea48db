import { extname } from 'node:path';
import sharp from 'sharp';
import { crawl, eachOf, visit, type Visit } from '@/tests/e2e/support/crawl';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { schemaFindings, typeOf, type JsonLdSample } from '@/tests/support/schema';
import { elementTexts } from '@/tests/support/xml';

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-';

const isStillPicture = async (bytes: Buffer) => {
  const { pages = 1 } = await sharp(bytes).metadata();
  return pages === 1;
};

const MOST_HTML_BYTES = 200_000;

/** The routes of the specification that have no parameter. */
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

/** The routes with a name. The crawl must reach each, and an unknown name must end at /error/404. */
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

const UNKNOWN = ['no-existe', '%25', 'a%2Fb', '999999'];

/** Returns the errors of a page. */
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

/** Returns the texts that occur more than once, with their URLs. */
function repeated(texts: Map<string, string>): string[] {
  const holders = new Map<string, string[]>();
  for (const [path, text] of texts) holders.set(text, [...(holders.get(text) ?? []), path]);
  return [...holders].flatMap(([text, paths]) =>
    paths.length > 1 ? [`"${text}": ${paths.join(', ')}`] : [],
  );
}

/** Returns every URL of the sitemap's files of pages. */
async function sitemapPaths(site: string): Promise<string[]> {
  const read = async (address: string) =>
    elementTexts(await (await fetch(new URL(address, site))).text(), 'loc');
  const files = (await read('/sitemap.xml')).filter((address) =>
    address.includes('/sitemap-paginas-'),
  );
  expect(files).not.toEqual([]);
  const addresses = (await Promise.all(files.map(read))).flat();
  for (const address of addresses) expect(new URL(address).origin).toBe(site);
  return addresses.map((address) => address.slice(site.length) || '/');
}

/** The expected types of structured data by path. */
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
  /** The responses of all URLs, requested once for all tests. */
  let visits: Map<string, Visit>;
  let listed: string[];
  test.beforeAll(async ({ site }) => {
    test.setTimeout(180_000);
    visits = await crawl(site.url);
    listed = await sitemapPaths(site.url);
  });

  /** Returns the pages that the sitemap lists. */
  const listedPages = () =>
    listed.flatMap((path) => {
      const page = visits.get(path)?.page;
      return page ? [{ path, page }] : [];
    });

  test('the crawl and the sitemap find the same pages, each complete and unique', ({ site }) => {
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
    expect(new Set(listed).size, 'each address once').toBe(listed.length);
    expect(own.map(([path]) => path).toSorted()).toEqual(listed.toSorted());
    for (const [path, seen] of indexed) expect(listed, path).toContain(canonical(seen));
    expect(listed.length).toBeGreaterThan(100);

    expect(repeated(new Map(own.map(([path, { page }]) => [path, page?.title ?? ''])))).toEqual([]);
    const descriptions = own.map(([path, { page }]) => [path, page?.description ?? ''] as const);
    expect(repeated(new Map(descriptions))).toEqual([]);
  });

  test('every page of the sitemap has its structured data', () => {
    const samples: JsonLdSample[] = [];
    const mistakes: string[] = [];
    for (const { path, page } of listedPages()) {
      const found = page.jsonLd.map((text): unknown => JSON.parse(text));
      samples.push(...found.map((data) => ({ page: path, data })));
      const types = found.map(typeOf);
      for (const [shape, expected] of EXPECTED) {
        if (!shape.test(path)) continue;
        for (const type of expected)
          if (!types.includes(type)) mistakes.push(`${path}: no ${type}`);
      }
      if (page.mainHasVideo && !types.includes('VideoObject')) mistakes.push(`${path}: no video`);
    }
    expect(mistakes).toEqual([]);
    expect(schemaFindings(samples)).toEqual([]);
    expect(samples.some(({ data }) => typeOf(data) === 'VideoObject')).toBe(true);
  });

  test('every page of the sitemap has a share picture, and the pictures have the expected size', async ({
    site,
  }) => {
    const pages = listedPages();
    expect(pages.length).toBeGreaterThan(80);
    const mistakes = pages.flatMap(({ path, page }) =>
      page.sharePicture === '' ? [`${path}: no share picture`] : [],
    );
    // Drawing a picture is slow, so only one of each kind is fetched.
    const drawn = new Map(pages.map(({ path, page }) => [path.split('/')[1], page.sharePicture]));
    expect(drawn.size).toBeGreaterThan(15);
    await eachOf(new Set(drawn.values()), async (picture) => {
      const answer = await fetch(new URL(picture, site.url));
      const bytes = await answer.arrayBuffer();
      const { width, height } = answer.ok ? await sharp(bytes).metadata() : {};
      if (width !== 1200 || height !== 630) mistakes.push(`${picture}: ${answer.status}`);
    });
    expect(mistakes).toEqual([]);
  });

  test("every picture of the sitemap's pages exists and is converted", async ({ site }) => {
    const files = new Set<string>();
    /** One conversion for each kind of file and width. */
    const kinds = new Map<string, string>();
    for (const { file, url, width } of listedPages().flatMap(({ page }) => page.conversions)) {
      files.add(file);
      kinds.set(`${extname(file)} in ${width}`, url);
    }
    expect(files.size).toBeGreaterThan(100);
    const mistakes: string[] = [];
    await eachOf(files, async (file) => {
      const answer = await fetch(new URL(file, site.url));
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isPicture = isPdf(bytes) || (await isStillPicture(bytes).catch(() => false));
      if (answer.status !== 200 || !isPicture) mistakes.push(`${file}: ${answer.status}`);
    });
    await eachOf(kinds, async ([kind, url]) => {
      // WebP is faster to convert to than AVIF.
      const answer = await fetch(new URL(url, site.url), { headers: { accept: 'image/webp' } });
      await answer.arrayBuffer();
      const type = answer.headers.get('content-type');
      if (answer.status !== 200 || type !== 'image/webp') mistakes.push(`${kind}: ${url}`);
    });
    expect(mistakes).toEqual([]);
  });

  test('routes that no page links to are also complete pages', async ({ site }) => {
    for (const path of UNLINKED_ROUTES) {
      expect(mistakesOf(await visit(site.url, path, 'the route table')), path).toEqual([]);
    }
  });

  for (const route of NAMED_ROUTES) {
    test(`an unknown name under ${route} ends at /error/404`, async ({ site }) => {
      for (const name of UNKNOWN) {
        const { status, endedAt } = await visit(site.url, route + name, 'nowhere');
        expect([status, endedAt], name).toEqual([404, '/error/404']);
      }
    });
  }
});
