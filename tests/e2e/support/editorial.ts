import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mexicoDay } from '@/lib/util/format/dates';
import { startGateway } from '@/tools/gateway/server';
import { test as base } from '@/tests/e2e/support/fixtures';
import { startSite } from '@/tests/support/site';
import { elementTexts } from '@/tests/support/xml';

export const SECRET = 'una-clave-para-las-pruebas';
const TITLE = 'Una noticia recién publicada para la prueba: A & B';
const SLUG = 'recién publicada & "lista" <ya>';
const PAGE = `/Blog_Detalle/${encodeURIComponent(SLUG)}`;

/** The pages and feeds in which a post appears. */
const SHOWN_AT = ['/', '/blog', PAGE];
const DOCUMENTS: [path: string, element: string, what: 'title' | 'address'][] = [
  ['/sitemap-paginas-1.xml', 'loc', 'address'],
  ['/sitemap-noticias.xml', 'news:title', 'title'],
  ['/blog/rss.xml', 'guid', 'address'],
];

interface Editorial {
  publish(): Promise<void>;
  revalidate(authorization: string, body: string): Promise<Response>;
  missingAt(): Promise<string[]>;
}

export const test = base.extend<{ lifetimeSeconds: string; editorial: Editorial }>({
  lifetimeSeconds: ['', { option: true }],
  editorial: async ({ lifetimeSeconds }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    const contentDir = join(folder, 'content');
    await cp('data/content', contentDir, { recursive: true });
    const gateway = await startGateway({ contentDir, dataDir: folder });
    const site = await startSite({
      GATEWAY_URL: gateway.url,
      REVALIDATE_SECRET: SECRET,
      CONTENT_LIFETIME_SECONDS: lifetimeSeconds,
    });
    const text = async (path: string) => (await fetch(site.url + path)).text();
    await provide({
      publish: async () => {
        const file = join(contentDir, 'blog-posts.json');
        const posts: unknown[] = JSON.parse(await readFile(file, 'utf8'));
        const fresh = {
          ...(posts[0] as object),
          id: 9_001,
          title_publication: TITLE,
          url: SLUG,
          start_date: mexicoDay(new Date()),
          lst_business_unit: [{ ubication: { state: 'Nuevo León' } }],
        };
        await writeFile(file, JSON.stringify([fresh, ...posts]));
      },
      revalidate: (authorization, body) =>
        fetch(`${site.url}/api/revalidate`, { method: 'POST', headers: { authorization }, body }),
      missingAt: async () => {
        const missing: string[] = [];
        for (const path of SHOWN_AT) {
          if (!(await text(path)).includes(TITLE.replace('&', '&amp;'))) missing.push(path);
        }
        for (const [path, element, what] of DOCUMENTS) {
          const wanted = what === 'title' ? TITLE : site.url + PAGE;
          if (!elementTexts(await text(path), element).includes(wanted)) missing.push(path);
        }
        return missing;
      },
    });
    await site.stop();
    await gateway.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

/** All paths at which a post appears. */
export const EVERYWHERE = [...SHOWN_AT, ...DOCUMENTS.map(([path]) => path)];
