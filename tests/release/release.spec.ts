import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { contactSent } from '@/lib/features/contact/fields';
import { person, quotesIn, wizardOn } from '@/tests/e2e/support/wizard';
import { expect, htmlOf, test as base } from '@/tests/instances/support/fixtures';
import type { Instance } from '@/tests/instances/support/instance';
import { openDevice } from './support/device';
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
  '/verReporte_anual/informe-anual-2025',
];
const PRESS_ITEM = '/detalle_prensa/convenio-municipios-noreste-cooperativas-de-recuperadores';
const REPORT = '/verReporte_anual/informe-anual-2025';

/** `ASSETS=lost npm run drills -- release` loses the kept assets with each release: the drill must fail. */
const areAssetsLost = process.env.ASSETS === 'lost';

const test = base.extend<object, { nextRelease: string }>({
  nextRelease: [
    async ({}, provide) => {
      const folder = await buildNextRelease();
      await provide(folder);
      await rm(folder, { recursive: true, force: true });
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

async function fillContact(page: Page, message: string) {
  await page.getByLabel('Nombre').first().fill('Úrsula Peña');
  await page.getByLabel('Teléfono').first().fill('5555550142');
  await page.getByLabel('Correo electrónico').first().fill('ursula@correo.example');
  await page.getByLabel('Estado').selectOption({ label: 'Nuevo León' });
  await page.getByLabel('Mensaje').fill(message);
}

async function sendContact(page: Page) {
  await page.getByLabel('Ciudad').selectOption({ label: 'Apodaca' });
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(page.getByText(contactSent).first()).toBeVisible();
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
  const visitors = startVisitors(edge.url, PAGES, (number) => ({
    submission: crypto.randomUUID(),
    elapsed: 60_000,
    name: 'Señora de Prueba',
    phone: '5555550101',
    email: 'prueba@cliente.example',
    state: 'Nuevo León',
    city: 'Monterrey',
    message: `Mensaje ${number}.`,
  }));
  const tabs = openTabs(browser, edge.url);
  const [chunksOfA, chunksOfB] = await Promise.all(
    ['.', nextRelease].map((project) => readdir(join(project, '.next/static/chunks'))),
  );
  const only = (own: string[] = [], others: string[] = []) =>
    own.filter((name) => !others.includes(name));
  const onlyA = only(chunksOfA, chunksOfB);
  const onlyB = only(chunksOfB, chunksOfA);
  const device = await openDevice(browser, edge.url);
  let quotes = 0;
  let messages = 0;

  /** Opens what visitors leave half done, and returns how they go on. */
  const beginEverything = async (name: string) => {
    const early = wizardOn(await tabs.open());
    await early.open();
    await early.service('Transporte de residuos');

    const form = wizardOn(await tabs.open());
    await form.toForm();
    await form.field('Nombre*').fill(person['Nombre*']);

    const draftPage = await tabs.open();
    const draft = wizardOn(draftPage);
    await draft.open();
    await draft.service('Transporte de residuos');
    await draft.place('Nuevo León', 'Monterrey');

    const contact = await tabs.open();
    await contact.goto('/contactanos');
    await fillContact(contact, `Con script, ${name}`);

    const plain = await tabs.open({ javaScriptEnabled: false });
    await plain.goto('/contactanos');
    await fillContact(plain, `Sin script, ${name}`);

    const home = await tabs.open();
    await home.goto('/');

    const report = await tabs.open();
    await report.goto(REPORT);
    const reader = report.getByRole('region', { name: /^Informe: / });
    await expect(reader.locator('canvas').first()).toBeVisible({ timeout: 20_000 });

    const press = await tabs.open();
    await press.goto(PRESS_ITEM);
    const zip = press.getByRole('button', { name: /^Descargar todas las imágenes/ });
    await expect(zip).toBeEnabled();
    const download = press.waitForEvent('download', { timeout: 60_000 });
    // Files take as long as the first instance takes to be replaced.
    gateway.faults.add({ path: '/azure-storage', kind: 'latency', value: 3_000 });
    await zip.click();

    return async () => {
      gateway.faults.clear();
      await download;

      await early.place('Nuevo León', 'Monterrey');
      await early.days('Lunes');
      await early.fill();
      await early.send.click();
      await early.isAt('Finalizado');

      await form.isAt('Paso 5/5');
      await expect(form.field('Nombre*')).toHaveValue(person['Nombre*']);
      await form.fill();
      await form.send.click();
      await form.isAt('Finalizado');

      await draftPage.reload();
      await draft.isAt('Paso 4/5');
      await draft.days('Lunes');
      await draft.fill();
      await draft.send.click();
      await draft.isAt('Finalizado');
      quotes += 3;

      await sendContact(contact);
      await plain.locator('input[name=city]').fill('Apodaca');
      await plain.getByRole('button', { name: 'ENVIAR' }).click();
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(contactSent);
      messages += 2;

      await home.getByRole('contentinfo').getByRole('link', { name: 'Sucursales' }).click();
      await expect(home).toHaveURL(/sucursales$/);
      await home.goBack();
      await expect(home.getByRole('heading', { level: 1 })).toBeVisible();

      await reader.getByRole('button', { name: 'Siguiente', exact: true }).click();
      await expect(reader.locator('[data-page="3"] canvas').first()).toBeVisible();
    };
  };

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
    quotes += 1;
  };

  /** The worker of a new release comes, waits, and is alone once the last old tab is closed. */
  const meet = async (from: string, to: string, foreign: readonly string[]) => {
    await device.tab('/servicios');
    await device.has(from, to);
    const copy = await device.copyOf('/blog');
    expect(copy.release).toBe(from);
    expect(copy.files.filter((name) => foreign.includes(name))).toEqual([]);
    await device.closeTabs();
    await device.has(to);
    await device.see('/blog');
    await device.has(to);
  };

  try {
    await device.see('/blog');
    await device.has(a);
    const goOnInB = await beginEverything('A y B');
    const keptOfA = await keepPage(a);
    await roll(instances, nextRelease, assets);
    const b = await releaseOf(instances[0]);
    expect(b).not.toBe(a);
    await visitKept(keptOfA);
    await goOnInB();

    await edge.empty();
    await meet(a, b, onlyB);
    const goOnInA = await beginEverything('B y A');
    const keptOfB = await keepPage(b);
    await roll(instances, '.', assets);
    await visitKept(keptOfB);
    await goOnInA();
    await edge.empty();
    await meet(b, a, onlyA);
    await visitors.stop();

    const { counts, releases } = visitors;
    console.log(
      `  ${counts.pages} pages (${[...releases.values()].join(' and ')} of the two releases), ` +
        `${counts.assets} assets, ${counts.messages} messages; ` +
        `${onlyA.length} of ${chunksOfA?.length} files only in A`,
    );
    for (const { path, release, files, isCopy } of device.documents)
      console.log(
        `  ${isCopy ? 'copy of' : 'shown'} ${path}, release ${release === a ? 'A' : 'B'}, ` +
          `${files.length} files, ${files.filter((name) => onlyA.includes(name)).length} only in A, ` +
          `${files.filter((name) => onlyB.includes(name)).length} only in B`,
      );
    expect(onlyA.length).toBeGreaterThan(10);
    expect(onlyA.some((name) => name.endsWith('.css'))).toBe(true);
    expect([...releases.keys()].sort()).toEqual([a, b].sort());
    expect(visitors.failures).toEqual([]);
    expect(tabs.troubles).toEqual([]);
    expect(device.troubles).toEqual([]);
    for (const { release, files, path } of device.documents)
      expect([
        path,
        files.filter((name) => (release === a ? onlyB : onlyA).includes(name)),
      ]).toEqual([path, []]);
    expect(quotesIn(gateway)).toHaveLength(quotes);
    const kinds = listSubmissions(gateway.dataDir).filter(({ kind }) => kind !== 'quote');
    expect(kinds).toHaveLength(counts.messages + messages);
  } finally {
    gateway.faults.clear();
    await visitors.stop();
    await tabs.close();
    await device.close();
  }
});
