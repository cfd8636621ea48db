import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { contactSent } from '@/lib/features/contact/fields';
import { person, quotesIn, wizardOn } from '@/tests/e2e/support/wizard';
import { expect, htmlOf, test as base } from '@/tests/instances/support/fixtures';
import type { Instance } from '@/tests/instances/support/instance';
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

/** Replaces one instance after the other, as docs/operations.md describes. */
async function roll(instances: readonly Instance[], project: string) {
  for (const instance of instances) {
    await instance.replace(project);
    expect((await fetch(`${instance.url}/api/ready`)).status).toBe(200);
    await sleep(2_000);
  }
}

/** Opens wizards and a contact form and fills them in half way. Returns a function that completes them. */
async function beginForms(open: () => Promise<Page>) {
  const early = wizardOn(await open());
  await early.open();
  await early.service('Transporte de residuos');
  const late = wizardOn(await open());
  await late.toForm();
  await late.field('Nombre*').fill(person['Nombre*']);
  const contact = await open();
  await contact.goto('/contactanos');
  await contact.getByLabel('Nombre').first().fill('Úrsula Peña');
  await contact.getByLabel('Teléfono').first().fill('5555550142');
  await contact.getByLabel('Correo electrónico').first().fill('ursula@correo.example');
  await contact.getByLabel('Mensaje').fill('Quiero una cotización.');

  return async () => {
    await early.place('Nuevo León', 'Monterrey');
    await early.days('Lunes');
    for (const wizard of [early, late]) {
      await wizard.fill();
      await wizard.send.click();
      await wizard.isAt('Finalizado');
    }
    await contact.getByLabel('Estado').selectOption({ label: 'Nuevo León' });
    await contact.getByLabel('Ciudad').selectOption({ label: 'Apodaca' });
    await contact.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(contact.getByText(contactSent).first()).toBeVisible();
  };
}

test('the edge serves the pages of the last release during a release while the gateway is down', async ({
  gateway,
  edge,
  instances,
  nextRelease,
}) => {
  const paths = ['/', '/sucursales/campeche', '/blog', '/servicios'];
  for (const path of paths) await htmlOf(edge.url + path);
  gateway.faults.add({ kind: 'status', value: 503 });
  await roll(instances, nextRelease);
  for (const path of paths)
    expect([path, (await fetch(edge.url + path)).status]).toEqual([path, 200]);
  gateway.faults.clear();
  await roll(instances, '.');
});

test('a release and its rollback lose no request and no lead', async ({
  browser,
  gateway,
  edge,
  instances,
  nextRelease,
}) => {
  for (const path of PAGES) await htmlOf(edge.url + path);
  const visitors = startVisitors(edge.url, PAGES);
  const tabs = openTabs(browser, edge.url);
  try {
    for (const project of [nextRelease, '.']) {
      const before = await releaseOf(instances[0]);
      const goOn = await beginForms(tabs.open);
      await roll(instances, project);
      expect(await releaseOf(instances[0])).not.toBe(before);
      await goOn();
    }
    const failures = await visitors.stop();
    const { counts, releases } = visitors;
    console.log(
      `  ${counts.pages} pages (${[...releases.values()].join(' and ')} of the two releases), ` +
        `${counts.assets} assets, ${counts.messages} messages`,
    );
    expect(failures).toEqual([]);
    expect(tabs.troubles).toEqual([]);
    expect(releases.size).toBe(2);
    expect(quotesIn(gateway)).toHaveLength(2 * 2);
    const messages = listSubmissions(gateway.dataDir).filter(({ kind }) => kind !== 'quote');
    expect(messages).toHaveLength(counts.messages + 2);
  } finally {
    await visitors.stop();
    await tabs.close();
  }
});
