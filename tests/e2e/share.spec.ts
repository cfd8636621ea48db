import sharp from 'sharp';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { readPage } from '@/tests/support/html';
import { schemaFindings, type JsonLdSample } from '@/tests/support/schema';
import { textsOf } from '@/tests/support/xml';

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

test.describe('share pictures and structured data', () => {
  test('every page of the sitemap has both, the pictures at their size', async ({
    request,
    site,
  }) => {
    test.setTimeout(400_000);
    const paths = textsOf(await (await request.get('/sitemap-paginas-1.xml')).text(), 'loc').map(
      (address) => address.slice(site.url.length) || '/',
    );
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

  test('a page without a picture has its title drawn, a random page has none', async ({
    request,
  }) => {
    const drawn = await request.get('/compartir/blog');
    expect(drawn.headers()['content-type']).toBe('image/png');
    expect(drawn.headers()['cache-control']).toContain('s-maxage');
    const own = await request.get('/compartir/sucursales/campeche');
    expect(own.headers()['content-type']).toBe('image/jpeg');
    for (const path of ['/compartir/sucursales/no-existe', '/compartir/nada', '/compartir/a/b']) {
      const refused = await request.get(path);
      expect(refused.status(), path).toBe(404);
      expect(refused.headers()['cache-control']).toBe('no-store');
    }
  });

  test('a gateway that is down makes no picture and no "not found"', async ({
    request,
    gateway,
  }) => {
    gateway.faults.add({ path: '/azure-storage', kind: 'status', value: 503 });
    const answer = await request.get('/compartir/sucursales/cancun');
    expect(answer.status()).toBe(503);
    gateway.faults.clear();
    const healed = await request.get('/compartir/sucursales/cancun');
    expect(healed.status()).toBe(200);
  });
});
