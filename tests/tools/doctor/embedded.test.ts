import { readFileSync } from 'node:fs';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import type { DoctorReport } from '@/tools/doctor/report';
import { exitCodes } from '@/tools/doctor/verdict';
import { startTestGateway, type TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { callOf, examineAt } from './support';

const AUTHORIZATION = 'Bearer marked-secret-51c2';

let gateway: TestGateway;
let report: DoctorReport;
beforeAll(async () => {
  gateway = await startTestGateway('real', { authorization: AUTHORIZATION });
  report = await examineAt(gateway.url, { authorization: AUTHORIZATION });
}, 60_000);
afterAll(() => gateway.stop());

test('every call that reads is whole', () => {
  const states = report.calls.map(({ name, kind, state }) => ({ name, kind, state }));
  const reads = states.filter(({ kind }) => kind !== 'submission');
  expect(reads.filter(({ state }) => state !== 'whole')).toEqual([]);
  expect(reads.length).toBeGreaterThan(60);
});

test('nothing is sent unless that is wanted', () => {
  const submissions = report.calls.filter(({ kind }) => kind === 'submission');
  expect(submissions).toHaveLength(3);
  for (const { state, reasons, requests } of submissions) {
    expect([state, reasons, requests]).toEqual(['untried', ['Solo se envía con --send-test.'], 0]);
  }
});

test('its content has one gap, on purpose: an institutional page that is empty', () => {
  expect(report.impact.map(({ rule, path }) => [rule, path])).toEqual([
    ['empty-record', '/nuestra_empresa/gobierno-corporativo'],
  ]);
  expect(report.verdict).toBe('works-with-gaps');
  expect(exitCodes[report.verdict]).toBe(1);
  expect(report.summary).toBe(
    'Funciona con huecos: 62 de 62 llamadas completas, 3 sin probar; 1 consecuencia (0 graves).',
  );
});

test('it stays within its budget of calls and says what it left out', () => {
  const sent = Object.values(gateway.requestLog.counts()).reduce((sum, count) => sum + count, 0);
  expect(report.extent.requests).toBe(sent);
  expect(sent).toBeLessThanOrEqual(400);
  expect(report.extent.leftOut).toContain('Noticias: 24 de 40');
});

test('it says what it reads about the service on holidays, and that it reads all of it', () => {
  expect(report.service.filter(({ outcome }) => outcome === 'unread')).toEqual([]);
  expect(report.service.map(({ text }) => text)).toContain(
    'Los demás días festivos trabajamos con normalidad.',
  );
  const titles = report.service.map(({ record }) => record.title);
  expect(new Set(titles.filter((title) => /Aviso|se adelanta/.test(title))).size).toBe(4);
});

test('no request changes anything: there are only reads', () => {
  const posts = gateway.requestLog.last().filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path)).not.toContain('/web-page-conf/web/quote');
  expect(posts.map(({ path }) => path).join()).not.toContain('send-message');
});

test('of a call it says what came', () => {
  expect(callOf(report, '/web/blog/getall')).toMatchObject({
    kind: 'list',
    state: 'whole',
    requests: 1,
    statuses: { 200: 1 },
    outcomes: { found: 1, missing: 0, unavailable: 0 },
    records: 40,
    skipped: { count: 0, of: 0, examples: [] },
    neverCame: [],
    unknown: [],
    wrongTyped: [],
    envelope: 'envelope',
    contentTypes: ['application/json; charset=utf-8'],
  });
  expect(callOf(report, '/web/frequency').envelope).toBe('bare');
  expect(callOf(report, '/azure-storage/api/blob/download/')).toMatchObject({ kind: 'file' });
});

test('it asks every call of the contract that reads, and no other, and reports on all', () => {
  const contract: { paths: Record<string, object> } = JSON.parse(
    readFileSync('docs/gateway.openapi.json', 'utf8'),
  );
  const paths = Object.keys(contract.paths);
  // A path without a parameter wins over one with.
  const patterns = paths
    .toSorted((a, b) => a.split('{').length - b.split('{').length)
    .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  const asked = Object.keys(gateway.requestLog.counts()).map(
    (address) => patterns.find(({ pattern }) => pattern.test(address))?.path ?? address,
  );
  const submissions = ['/web/quote', '/web/send-message', '/web/send-message/sendMessageContacto'];
  const reads = paths.filter((path) => !submissions.includes(path.replace('/web-page-conf', '')));
  expect(new Set(asked)).toEqual(new Set(reads));
  expect(reads).toHaveLength(62);
  const reported = report.calls.map(({ name }) => name.replace(/^\w+ /, ''));
  const named = paths.map((path) => path.replace(/\{\w+\}/g, '*'));
  expect(reported.toSorted()).toEqual(named.toSorted());
});

test('with --send-test each form is sent once, marked as a test, with a key of its own', async () => {
  gateway.requestLog.reset();
  const tested = await examineAt(gateway.url, {
    authorization: AUTHORIZATION,
    calls: 150,
    sendsTests: true,
  });
  const submissions = tested.calls.filter(({ kind }) => kind === 'submission');
  expect(submissions.map(({ state, requests }) => [state, requests])).toEqual([
    ['whole', 1],
    ['whole', 1],
    ['whole', 1],
  ]);
  expect(tested.extent.requests).toBeLessThanOrEqual(150);
  const sent = gateway.requestLog.last().slice(-3);
  expect(sent.map(({ path }) => path)).toEqual([
    '/web-page-conf/web/quote',
    '/web-page-conf/web/send-message',
    '/web-page-conf/web/send-message/sendMessageContacto',
  ]);
  const keys = sent.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(3);
  const quote = listSubmissions(gateway.dataDir).findLast(({ kind }) => kind === 'quote');
  const services = [
    { service: '¿En qué tipo de inmueble necesita el servicio?', type: 'Casa habitación' },
    { service: '¿Qué necesita que retiremos de su casa?', type: 'Basura de todos los días' },
    { service: '¿Cuántas viviendas recibirán el servicio?', type: 'Solo la mía' },
  ];
  expect(quote?.body).toMatchObject({ quote_services: services });
}, 60_000);
