import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@/tools/gateway/server';
import { DOCUMENTS } from '@/tests/e2e/support/documents';
import { expect, SECRET, test } from '@/tests/e2e/support/fixtures';
import { answerTo } from '@/tests/support/http-request';
import { startSite } from '@/tests/support/site';

const QUERY = '?utm_source=bolet%C3%ADn&utm_medium=a+b';

/** Copies the content, gives Campeche another URL and removes Durango. */
async function contentOfAnother(folder: string) {
  const contentDir = join(folder, 'content');
  await cp('data/content', contentDir, { recursive: true });
  const file = join(contentDir, 'branches.json');
  const branches: { name: string }[] = JSON.parse(await readFile(file, 'utf8'));
  const others = branches
    .filter(({ name }) => name !== 'Durango')
    .map((branch) => (branch.name === 'Campeche' ? { ...branch, url: 'suc-9' } : branch));
  await writeFile(file, JSON.stringify(others));
  return contentDir;
}

test('a cold site reports an outage as 503 and recovers; warm pages survive the next outage', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const contentDir = await contentOfAnother(folder);
  const gateway = await startGateway({ contentDir, dataDir: folder });
  const site = await startSite({ GATEWAY_URL: gateway.url, REVALIDATE_SECRET: SECRET });
  const answers = async () =>
    Promise.all(
      DOCUMENTS.map(async (path) => {
        const response = await fetch(site.url + path);
        return { path, status: response.status, response };
      }),
    );
  try {
    gateway.faults.add({ kind: 'status', value: 503 });
    for (const { path, status, response } of await answers()) {
      expect([path, status]).toEqual([path, 503]);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // During an outage a branch or line temporarily redirects to its list.
    for (const [path, list] of [
      ['/tag/campeche', '/sucursales'],
      ['/tag/rpbi', '/servicios'],
    ] as const) {
      const { status, location, cache } = await answerTo(site.url, path + QUERY);
      expect([path, status, location, cache]).toEqual([path, 307, list + QUERY, 'no-store']);
    }
    const special = await answerTo(site.url, '/nuestra_empresa/Informes%20Anuales');
    expect([special.status, new URL(special.location, site.url).pathname]).toEqual([
      301,
      '/informes_anuales',
    ]);

    gateway.faults.clear();
    const statuses = async () => (await answers()).map(({ status }) => status);
    await expect.poll(statuses, { timeout: 20_000 }).toEqual(DOCUMENTS.map(() => 200));
    // This gateway has another URL for Campeche.
    await expect
      .poll(() => answerTo(site.url, '/tag/campeche'), { timeout: 20_000 })
      .toMatchObject({ status: 301, location: '/sucursales/suc-9' });

    const pages = ['/', '/blog', '/sucursales', '/sucursales/suc-9'];
    const textsOf = () =>
      Promise.all(pages.map(async (path) => (await fetch(site.url + path)).text()));
    const before = await textsOf();
    gateway.faults.add({ kind: 'status', value: 503 });
    const revalidated = await fetch(`${site.url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
      body: '{"tags":["blog","press","branch"]}',
    });
    expect(revalidated.status).toBe(200);
    // The first visit after a publication starts a render, which fails.
    for (let visit = 0; visit < 3; visit += 1) expect(await textsOf()).toEqual(before);
  } finally {
    await site.stop();
    await gateway.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
