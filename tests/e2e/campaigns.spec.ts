import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { contactSent } from '@/lib/features/contact/fields';
import { AUTHORIZATION, expect, test as base } from '@/tests/e2e/support/fixtures';
import { hydrated } from '@/tests/e2e/support/hold';
import { hurryWorker } from '@/tests/e2e/support/offline';
import { quotesIn, wizardIsAlive, wizardOn } from '@/tests/e2e/support/wizard';
import { httpRequest } from '@/tests/support/http-request';
import { sendMessage } from '@/tests/support/send-message';
import { freePort, startSite, type Site } from '@/tests/support/site';

const run = promisify(execFile);

const CAMPAIGN = 'utm_source=boletin&utm_medium=email&utm_campaign=lluvias-2026';
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** By campaign and event. */
type Counts = Record<string, number>;

interface Counted extends Site {
  /** As the metrics have them, at once. */
  counts(): Promise<Counts>;
  /** As the command prints what is written: every ten seconds, with a lead, and at a stop. */
  written(): Promise<Counts>;
}

async function startCounted(env: Record<string, string>): Promise<Counted> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campaigns-'));
  const metricsPort = await freePort();
  const site = await startSite({
    ...env,
    EMBEDDED_DATA_DIR: dataDir,
    METRICS_PORT: String(metricsPort),
  });
  return {
    ...site,
    async counts() {
      const { body } = await httpRequest(`http://127.0.0.1:${metricsPort}/metrics`);
      const series = /^campaign_events_total\{campaign="(.*)",event="(.*)"\} (\d+)$/gm;
      return Object.fromEntries(
        [...body.matchAll(series)].map(([, campaign, event, count]) => [
          `${campaign} ${event}`,
          Number(count),
        ]),
      );
    },
    async written() {
      const { stdout } = await run(process.execPath, ['tools/leads/campaigns.mts', '--csv'], {
        env: { ...process.env, EMBEDDED_DATA_DIR: dataDir, DATABASE_URL: '' },
      });
      const [heading = [], ...rows] = stdout
        .trim()
        .split('\r\n')
        .map((line) => line.split(','));
      const cells = rows.flatMap(([, campaign = '', ...values]) =>
        values.map((value, at) => [`${campaign} ${heading[at + 2]}`, Number(value)] as const),
      );
      return Object.fromEntries(cells.filter(([, count]) => count !== 0));
    },
    async stop(signal) {
      await site.stop(signal);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let started: Promise<Counted> | undefined;

const test = base.extend<{ counted: Counted; added: () => Promise<Counts> }>({
  /** One for all tests. */
  counted: async ({ gateway }, provide) => {
    started ??= startCounted({
      GATEWAY_URL: gateway.url,
      GATEWAY_AUTHORIZATION: AUTHORIZATION,
      CAMPAIGN_IN_MESSAGE: '1',
    });
    await provide(await started);
  },
  /** What was counted since the test began. */
  added: async ({ counted }, provide) => {
    const before = await counted.counts();
    await provide(async () =>
      Object.fromEntries(
        Object.entries(await counted.counts())
          .map(([key, count]) => [key, count - (before[key] ?? 0)] as const)
          .filter(([, count]) => count !== 0),
      ),
    );
  },
  baseURL: async ({ counted }, provide) => {
    await provide(counted.url);
  },
  userAgent: PERSON,
});

test.afterAll(async () => (await started)?.stop());

const campaignOf = (page: Page) => new URL(page.url()).search;

/** The form is asked to wait, and sends again by itself: a test is faster than a visitor. */
const TOO_EARLY = /status of 425/;

/** Errors of hydration, which React logs and repairs by rendering anew. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !TOO_EARLY.test(message.text())) errors.push(message.text());
  });
  return errors;
}

test('a news page, the home page, six steps and a quote: one of each for the campaign', async ({
  page,
  counted,
  added,
  gateway,
}) => {
  const errors = watchErrors(page);
  const before = quotesIn(gateway).length;
  const wizard = wizardOn(page);
  await page.goto(`/blog?${CAMPAIGN}`);
  const more = page.getByRole('link', { name: 'Cargar mas noticias' });
  await expect(more).toHaveAttribute('href', new RegExp(`^/blog/pagina/2\\?${CAMPAIGN}#`));
  // What the browser adds has it too.
  await more.click();
  await expect(page).toHaveURL(`/blog/pagina/2?${CAMPAIGN}`);
  for (const card of await page.getByRole('article').getByRole('link').all())
    await expect(card).toHaveAttribute('href', new RegExp(`${CAMPAIGN}$`));
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`^${counted.url}/Blog_Detalle/[^?]+\\?${CAMPAIGN}$`));
  await page.getByRole('banner').getByRole('link', { name: 'Inicio' }).first().click();
  await expect(page).toHaveURL(`/?${CAMPAIGN}`);
  // Links keep it after hydration; files and other sites have none.
  const request = page.getByRole('link', { name: 'Solicita tu cotizacion' });
  await hydrated(request);
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const isPage = (href: string) => href.startsWith('/') && !href.startsWith('/archivos/');
  expect(hrefs.filter(isPage).length).toBeGreaterThan(50);
  expect(hrefs.filter((href) => isPage(href) !== href.includes(CAMPAIGN))).toEqual([]);
  await request.click();
  await expect(page).toHaveURL(new RegExp(`/cotizador\\?(?:.*&)?${CAMPAIGN}$`));

  await wizardIsAlive(page);
  await wizard.service('Transporte de residuos');
  await wizard.place('Nuevo León', 'Monterrey');
  await wizard.days('Lunes');
  expect(campaignOf(page)).toBe(`?${CAMPAIGN}`);
  await page.reload();
  await wizard.isAt('Paso 5/5');
  await wizard.fill();
  await wizard.send.click();
  await wizard.isAt('Finalizado');
  expect(quotesIn(gateway)).toHaveLength(before + 1);
  expect(errors).toEqual([]);

  await expect.poll(added).toEqual({
    'lluvias-2026 visit': 1,
    // A line without questions has passed step 3.
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((step) => [`lluvias-2026 step-${step}`, 1])),
    'lluvias-2026 quote': 1,
  });
  expect(counted.output()).not.toContain('utm_');
  expect(counted.output()).not.toContain('lluvias');
  expect(await page.context().cookies()).toEqual([]);
});

test('a page with a campaign is kept by nobody, a page without one by everybody', async ({
  counted,
}) => {
  const plain = await httpRequest(`${counted.url}/servicios`, { 'accept-encoding': 'br' });
  const page = await httpRequest(`${counted.url}/servicios?${CAMPAIGN}`, {
    'accept-encoding': 'br',
    'if-none-match': plain.headers.etag ?? '',
  });
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('private, no-cache');
  expect(page.headers.etag).toBeUndefined();
  expect(page.headers['content-encoding']).toBe('br');
  expect(plain.headers['cache-control']).toContain('s-maxage');
  expect(plain.headers.etag).toBeDefined();
  expect(page.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
});

test('hostile values are cleaned and counted with all others', async ({ page, counted, added }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  const errors = watchErrors(page);
  const hostile = '"><script>alert(1)</script>';
  await page.goto(`/servicios?utm_campaign=${encodeURIComponent(hostile)}&utm_source=%00%ff`);
  const home = page.getByRole('banner').getByRole('link', { name: 'Inicio' }).first();
  await hydrated(home);
  await expect(home).toHaveAttribute('href', '/?utm_campaign=script-alert-1-script');
  expect([alerts, errors]).toEqual([[], []]);
  const long = await httpRequest(`${counted.url}/?utm_campaign=${'x'.repeat(1_900)}`, {
    'user-agent': PERSON,
  });
  expect(long.body).toContain(`href="/?utm_campaign=${'x'.repeat(60)}"`);
  await expect.poll(added).toEqual({ 'otras visit': 2 });
});

test('the same message twice is one; a trapped bot is none', async ({ counted, added }) => {
  const id = crypto.randomUUID();
  const send = (submission: string) => sendMessage(counted.url, submission, '203.0.113.77');
  expect((await send(id)).status).toBe(200);
  expect((await send(id)).status).toBe(200);
  const trapped = await fetch(`${counted.url}/api/contact?utm_campaign=marca`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: counted.url },
    body: JSON.stringify({ submission: id, elapsed: 60_000, referencia_web: 'x' }),
  });
  expect(trapped.status).toBe(200);
  expect(await added()).toEqual({ 'ninguna message': 1 });
  // With the lead itself.
  expect((await counted.written())['ninguna message']).toBe(1);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', pagePictures: 'real' });

  test('a person who comes again by another page is one visit more, a click none', async ({
    page,
    added,
    counted,
  }) => {
    await hurryWorker(page);
    await page.goto('/blog');
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.goto(`/servicios?${CAMPAIGN}`);
    const hasWorker = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
    expect(await hasWorker()).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Inicio' }).first().click();
    await expect(page).toHaveURL(`/?${CAMPAIGN}`);
    await expect.poll(added).toEqual({ 'lluvias-2026 visit': 1 });

    // Another site: the same machine by another name.
    const link = `<a href="${counted.url}/sostenibilidad?${CAMPAIGN}">Vía Limpia</a>`;
    await page.route('http://localhost:9/', (route) =>
      route.fulfill({ contentType: 'text/html', body: link }),
    );
    await page.goto('http://localhost:9/');
    await page.getByRole('link').click();
    await expect(page).toHaveURL(`/sostenibilidad?${CAMPAIGN}`);
    expect(await hasWorker()).toBe(true);
    await expect.poll(added).toEqual({ 'lluvias-2026 visit': 2 });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a search, the wizard and the form: the message is counted', async ({
    page,
    added,
    gateway,
  }) => {
    await page.goto(`/busqueda?${CAMPAIGN}`);
    await page.getByRole('searchbox').last().fill('contenedor');
    await page.getByRole('button', { name: 'Buscar' }).last().click();
    await expect(page).toHaveURL(`/busqueda/resultados/contenedor/1?${CAMPAIGN}`);
    await page.getByRole('link', { name: 'Solicita tu cotizacion' }).click();
    await expect(page).toHaveURL(`/cotizador?${CAMPAIGN}`);
    await page.getByRole('link', { name: 'Continuar con el formulario' }).click();
    await expect(page).toHaveURL(`/solicita_cotizacion?${CAMPAIGN}#solicitud`);
    await page.getByLabel('Nombre').fill('Úrsula Peña');
    await page.getByLabel('Teléfono').fill('5555550142');
    await page.getByLabel('Correo').fill('ursula@correo.example');
    await page.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Nuevo León' });
    await page.getByLabel('Ciudad').last().fill('Apodaca');
    await page.getByLabel('Mensaje*').fill('Por el boletín de las lluvias');
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(page.getByText(contactSent).first()).toBeVisible();
    await expect(page).toHaveURL(`/contactanos/gracias?${CAMPAIGN}`);
    const sent = listSubmissions(gateway.dataDir)
      .map(({ body }) => JSON.stringify(body))
      .filter((body) => body.includes('boletín de las lluvias'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('las lluvias\\nCampaña: lluvias-2026');
    await expect.poll(added).toEqual({ 'lluvias-2026 visit': 1, 'lluvias-2026 message': 1 });
  });
});

test('bots, pages fetched ahead, HEAD, clicks and repeats are no visits; a stop loses none', async ({
  counted,
  added,
}) => {
  const visit = (headers: Record<string, string>, method = 'GET', path = '/') =>
    httpRequest(
      `${counted.url}${path}?utm_campaign=marca`,
      { 'user-agent': PERSON, 'sec-fetch-site': 'none', ...headers },
      method,
    );
  await visit({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await visit({ 'sec-purpose': 'prefetch' });
  await visit({ 'sec-purpose': 'prefetch;prerender' });
  await visit({ 'sec-fetch-site': 'same-origin' });
  await visit({ referer: `${counted.url}/blog` });
  await visit({ rsc: '1' });
  await visit({}, 'HEAD');
  await httpRequest(`${counted.url}/nada?utm_campaign=marca`, { 'user-agent': PERSON });
  for (let time = 0; time < 5; time += 1) await visit({});
  const fromElsewhere = { 'sec-fetch-site': 'cross-site', referer: 'https://www.google.com/' };
  await visit(fromElsewhere);
  await visit(fromElsewhere, 'GET', '/prensa');
  expect(await added()).toEqual({ 'marca visit': 2 });
  const all = await counted.counts();
  process.kill(counted.pid, 'SIGTERM');
  await expect.poll(counted.written).toEqual(all);
});
