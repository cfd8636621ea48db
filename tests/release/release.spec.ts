import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { quotesIn, wizardOn } from '@/tests/e2e/support/wizard';
import { expect, htmlOf, test as base } from '@/tests/instances/support/fixtures';
import type { Instance } from '@/tests/instances/support/instance';
import { beginEverything, REPORT } from './support/half-done';
import { buildNextRelease } from './support/next-release';
import { openTabs } from './support/tabs';
import { startVisitors } from './support/visitors';

const PAGES = [
  '/',
  '/cotizador',
  '/solicita_cotizacion',
  '/contactanos',
  '/blog',
  '/prensa',
  '/sucursales',
  '/sucursales/campeche',
  '/servicios',
  REPORT,
];

/** `ASSETS=lost npm run drills -- release` loses the kept assets with each release: the drill must fail. */
const areAssetsLost = process.env.ASSETS === 'lost';

const test = base.extend<object, { nextRelease: string }>({
  nextRelease: [
    async ({}, provide) => {
      await using folder = await buildNextRelease();
      await provide(folder.path);
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});

test.use({ stopDelaySeconds: '2' });

const releaseOf = async ({ url }: { url: string }) =>
  (await (await fetch(`${url}/api/ready`)).json()).release;

/** One instance after the other, as docs/operations.md says. */
async function roll(instances: readonly Instance[], project: string, assets: string) {
  for (const [at, instance] of instances.entries()) {
    if (at > 0) await sleep(2_000);
    await instance.replace(project, async () => {
      if (!areAssetsLost) return;
      for (const name of await readdir(assets))
        await rm(join(assets, name), { recursive: true, force: true });
    });
    expect((await fetch(`${instance.url}/api/ready`)).status).toBe(200);
  }
}

/** The first test: instances that already have these pages read nothing for them. */
test('a release while the gateway is down: what the last one has read is shown', async ({
  gateway,
  edge,
  instances,
  nextRelease,
  assets,
}) => {
  const READ = ['/', '/sucursales/campeche', '/blog', '/servicios', '/nuestra_empresa/historia'];
  for (const path of READ) await htmlOf(edge.url + path);
  gateway.faults.add({ kind: 'status', value: 503 });
  try {
    await roll(instances, nextRelease, assets);
    const b = await releaseOf(instances[0]);
    for (const { url } of instances) {
      for (const path of READ) {
        const response = await fetch(url + path);
        expect([response.status, response.headers.get('x-release')], path).toEqual([200, b]);
      }
    }
  } finally {
    gateway.faults.clear();
    // Nobody looks on.
    await Promise.all(instances.map((instance) => instance.replace('.')));
  }
});

test('releases A, B and A again: nobody notices', async ({
  browser,
  gateway,
  edge,
  instances,
  assets,
  nextRelease,
}) => {
  for (const path of PAGES) await htmlOf(edge.url + path);
  const a = await releaseOf(instances[0]);
  const visitors = startVisitors(edge.url, PAGES);
  const tabs = openTabs(browser, edge.url);
  const [chunksOfA, chunksOfB] = await Promise.all(
    ['.', nextRelease].map((project) => readdir(join(project, '.next/static/chunks'))),
  );
  const only = (own: string[] = [], others: string[] = []) =>
    own.filter((name) => !others.includes(name));
  const onlyA = only(chunksOfA, chunksOfB);

  /** The wizard's page as an edge keeps it. */
  const keepPage = async (release: string) => {
    const response = await fetch(`${edge.url}/cotizador`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(response.headers.get('x-release')).toBe(release);
    return { headers: Object.fromEntries(response.headers), body: await response.text() };
  };

  /** A visitor who gets a page that was kept from the release before. */
  const visitKept = async (kept: Awaited<ReturnType<typeof keepPage>>) => {
    const page = await tabs.open();
    const wizard = wizardOn(page);
    await page.route('**/cotizador', (route) => route.fulfill(kept), { times: 1 });
    await wizard.open('/cotizador');
    await wizard.service('Transporte de residuos');
    await wizard.place('Nuevo León', 'Monterrey');
    await wizard.days('Lunes');
    await wizard.fill();
    await wizard.send.click();
    await wizard.isAt('Finalizado');
  };

  try {
    const goOnInB = await beginEverything(tabs, gateway.faults, 'A y B');
    const keptOfA = await keepPage(a);
    await roll(instances, nextRelease, assets);
    const b = await releaseOf(instances[0]);
    expect(b).not.toBe(a);
    await visitKept(keptOfA);
    await goOnInB();

    await edge.empty();
    const goOnInA = await beginEverything(tabs, gateway.faults, 'B y A');
    const keptOfB = await keepPage(b);
    await roll(instances, '.', assets);
    await visitKept(keptOfB);
    await goOnInA();
    await edge.empty();
    const failures = await visitors.stop();

    const { counts, releases } = visitors;
    console.log(
      `  ${counts.pages} pages (${[...releases.values()].join(' and ')} of the two releases), ` +
        `${counts.assets} assets, ${counts.messages} messages; ` +
        `${onlyA.length} of ${chunksOfA?.length} files only in A`,
    );
    expect(onlyA.length).toBeGreaterThan(10);
    expect(onlyA.some((name) => name.endsWith('.css'))).toBe(true);
    expect([...releases.keys()].sort()).toEqual([a, b].sort());
    expect(failures).toEqual([]);
    expect(tabs.troubles).toEqual([]);
    // For each release three that were half done, and one from a page that was kept.
    expect(quotesIn(gateway)).toHaveLength(2 * (3 + 1));
    const kinds = listSubmissions(gateway.dataDir).filter(({ kind }) => kind !== 'quote');
    expect(kinds).toHaveLength(counts.messages + 2 * 2);
  } finally {
    gateway.faults.clear();
    await visitors.stop();
    await tabs.close();
  }
});
