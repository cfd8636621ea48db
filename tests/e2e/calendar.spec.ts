import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@/tools/gateway/server';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { startSite, type Site } from '@/tests/support/site';

const SECRET = 'una-clave-para-las-pruebas';
const PATH = '/sucursales/monterrey/mitras-norte/calendario.ics';

interface Zone {
  title: string;
  frequency: string;
  timetable: string;
}

/** Returns the values of a property in the events of a calendar. */
const valuesOf = (text: string, property: string): string[] => {
  const events = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1).join('');
  return [...events.matchAll(new RegExp(`^${property}[;:](.*)\\r$`, 'gm'))].map(
    ([, value = '']) => value,
  );
};

test('a calendar follows the text of its zone, also after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'calendar-'));
  const contentDir = join(folder, 'content');
  await cp('data/content', contentDir, { recursive: true });
  const gateway = await startGateway({ contentDir, dataDir: folder });
  const start = (env: Record<string, string> = {}) =>
    startSite({
      GATEWAY_URL: gateway.url,
      REVALIDATE_SECRET: SECRET,
      EMBEDDED_DATA_DIR: join(folder, 'site'),
      SITE_URL: 'https://www.example.mx',
      ...env,
    });
  let site: Site = await start();
  try {
    const fetched = async () => {
      const response = await fetch(site.url + PATH);
      return { status: response.status, text: await response.text() };
    };
    const revalidate = async () => {
      const response = await fetch(`${site.url}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET}` },
        body: '{"type":"branch","id":"monterrey"}',
      });
      expect(response.status).toBe(200);
    };
    const edit = async (change: Partial<Zone>) => {
      const file = join(contentDir, 'branches.json');
      const branches: { url: string; zones: Zone[] }[] = JSON.parse(await readFile(file, 'utf8'));
      const branch = branches.find(({ url }) => url === 'monterrey');
      const zone = branch?.zones.find(({ title }) => title === 'Mitras Norte');
      Object.assign(zone ?? {}, change);
      await writeFile(file, JSON.stringify(branches));
      await revalidate();
    };

    // A cold calendar in an outage is unavailable, never empty. The same holds for the zones.
    gateway.faults.add({ kind: 'reset' });
    const cold = await fetch(site.url + PATH);
    expect([cold.status, cold.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await cold.text()).not.toContain('VCALENDAR');
    const statusOf = async (path: string) => (await fetch(site.url + path)).status;
    expect(await statusOf('/api/zones?q=cumbres')).toBe(502);
    gateway.faults.clear();
    await revalidate();
    for (const path of [PATH, '/api/zones?q=cumbres'])
      await expect.poll(() => statusOf(path), { timeout: 30_000 }).toBe(200);
    const first = await fetched();
    expect(valuesOf(first.text, 'RRULE')).toEqual(['FREQ=WEEKLY;BYDAY=MO,WE,FR']);
    const [before] = valuesOf(first.text, 'SEQUENCE').map(Number);
    expect(before).toBeGreaterThan(0);

    await edit({ frequency: 'Martes y viernes' });
    await expect
      .poll(async () => valuesOf((await fetched()).text, 'RRULE'))
      .toEqual(['FREQ=WEEKLY;BYDAY=TU,FR']);
    const second = await fetched();
    // Events of single days, such as holidays, follow the weekly ones.
    expect(valuesOf(second.text, 'UID')[0]).toBe(valuesOf(first.text, 'UID')[0]);
    // SEQUENCE counts seconds, and the two edits may fall into the same second.
    await expect
      .poll(async () => Number(valuesOf((await fetched()).text, 'SEQUENCE')[0]))
      .toBeGreaterThan(before ?? 0);

    gateway.faults.add({ kind: 'reset' });
    await revalidate();
    // On a 503, calendar apps keep the calendar they already have.
    expect((await fetched()).status).toBe(503);
    gateway.faults.clear();

    await site.stop('SIGKILL');
    // The calendar must not depend on the time zone of the server.
    site = await start({ TZ: 'Asia/Tokyo' });
    expect(valuesOf((await fetched()).text, 'DTSTART')).toEqual(valuesOf(second.text, 'DTSTART'));

    await edit({ frequency: 'Según programación' });
    await expect.poll(async () => (await fetched()).text).toContain('-aviso@www.example.mx');
    const notice = await fetched();
    expect(notice.status).toBe(200);
    expect(valuesOf(notice.text, 'RRULE')).toEqual([]);
    expect(valuesOf(notice.text, 'DTSTART')).toEqual([expect.stringMatching(/^VALUE=DATE:\d{8}$/)]);
    expect(valuesOf(notice.text, 'DESCRIPTION').join()).toContain('cambiaron: Según programación');
  } finally {
    await site.stop();
    await gateway.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a calendar has headers for the edge and apps, answers HEAD and redirects other spellings', async ({
  request,
}) => {
  const response = await request.get(PATH);
  const headers = response.headers();
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'public, max-age=3600, s-maxage=2',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  });
  const bytes = await response.body();
  expect(bytes.subarray(0, 17).toString()).toBe('BEGIN:VCALENDAR\r\n');
  for (const line of bytes.toString('latin1').split('\r\n')) {
    expect(line.length).toBeLessThanOrEqual(75);
  }
  const head = await request.head(PATH);
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
  expect(head.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  // Apps that subscribed to the zone's earlier address still get the calendar there.
  const earlier = '/sucursales/monterrey/Mitras%20Norte/calendario.ics';
  const kept = await request.get(earlier, { maxRedirects: 0 });
  expect([kept.status(), kept.headers()['content-type']]).toEqual([200, headers['content-type']]);
  const other = await request.get('/Sucursales/monterrey/Mitras%20Norte/CALENDARIO.ics/', {
    maxRedirects: 0,
  });
  expect([other.status(), other.headers().location]).toEqual([301, earlier]);
  expect((await request.get('/sucursales/monterrey/nada/calendario.ics')).status()).toBe(404);
});

test('the page of a zone links its calendar, also without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/sucursales/monterrey/mitras-norte');
  const download = page.getByRole('link', { name: 'Descargar archivo' });
  await expect(download).toBeHidden();
  const ways = page.getByText('Añadir a tu calendario').filter({ visible: true });
  await ways.click();
  await expect(download).toBeVisible();
  const href = (await download.getAttribute('href')) ?? '';
  expect(href).toBe(site.url + PATH);
  const saving = page.waitForEvent('download');
  await download.click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('calendario.ics');
  const subscribe = page.getByRole('link', { name: 'Calendario de este dispositivo' });
  expect(await subscribe.getAttribute('href')).toBe(href.replace(/^https?:/, 'webcal:'));
  await page.emulateMedia({ media: 'print' });
  await expect(ways).toHaveCount(0);
  await context.close();
});
