import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@/lib/gateway/embedded/server';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { startSite } from '@/tests/support/site';

const SECRET = 'una-clave-para-las-pruebas';
const TITLE = 'Una noticia recién publicada para la prueba';

test('what is published shows up right after revalidation', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  const contentDir = join(folder, 'content');
  await cp('data/content', contentDir, { recursive: true });
  const gateway = await startGateway({ contentDir, dataDir: folder });
  const site = await startSite({ GATEWAY_URL: gateway.url, REVALIDATE_SECRET: SECRET });
  const revalidate = (authorization: string, body: string) =>
    fetch(`${site.url}/api/revalidate`, { method: 'POST', headers: { authorization }, body });
  try {
    expect(await (await fetch(site.url)).text()).not.toContain(TITLE);
    const file = join(contentDir, 'blog-posts.json');
    const posts: unknown[] = JSON.parse(await readFile(file, 'utf8'));
    const fresh = {
      ...(posts[0] as object),
      id: 9_001,
      title_publication: TITLE,
      url: 'recien-publicada',
    };
    await writeFile(file, JSON.stringify([fresh, ...posts]));

    expect((await revalidate('', '{"type":"blog"}')).status).toBe(401);
    expect((await revalidate('Bearer otra-clave-distinta', '{"type":"blog"}')).status).toBe(401);
    for (const bad of ['', '{', '[]', '{"type":"nada"}', '{"tags":[]}', '{"tags":["nada"]}']) {
      const answer = await revalidate(`Bearer ${SECRET}`, bad);
      expect(answer.status, bad).toBe(400);
      expect((await answer.json()).message, bad).toBeTruthy();
    }
    expect(await (await fetch(site.url)).text()).not.toContain(TITLE);

    expect((await revalidate(`Bearer ${SECRET}`, '{"type":"blog","id":9001}')).status).toBe(200);
    expect(await (await fetch(site.url)).text()).toContain(TITLE);
  } finally {
    await site.stop();
    await gateway.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
