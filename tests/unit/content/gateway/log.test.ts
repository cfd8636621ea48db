import { Writable } from 'node:stream';
import type { FaultKind } from '@/tools/gateway/faults';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { AUTHORIZATION, startSite, type Site } from './support';

const KEY = '0b9dd6b1-1d39-8f3e-9a58-1f8b3c1f0a11';

/** The complete log of the site after redaction, at the lowest level. */
let written = '';
jest.mock('pino', () => {
  const pino = jest.requireActual<typeof import('pino')>('pino');
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      written += String(chunk);
      done();
    },
  });
  const spied = (options: object) => pino({ ...options, level: 'trace' }, sink);
  return Object.assign(spied, { stdTimeFunctions: pino.stdTimeFunctions });
});

// Every read calls the gateway here. circuit.test.ts covers the circuit breaker.
jest.mock('@/lib/content/gateway/circuit', () => ({
  isOpen: () => false,
  recordSuccess: () => undefined,
  recordTimeout: () => undefined,
}));

let gateway: TestGateway;
let site: Site;
beforeAll(async () => void ({ gateway, site } = await startSite()));
beforeEach(() => {
  written = '';
  gateway.faults.clear();
});
afterAll(() => gateway.stop());

const lines = () =>
  written
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Record<string, unknown> => JSON.parse(line));

const message = {
  city: 'Monterrey',
  email: 'visitante.marcado@cliente.example',
  message: 'Mensaje marcado',
  name: 'Nombre marcado',
  phone: '5555550199',
  state: 'Nuevo León',
};

test.each<[FaultKind, number | undefined, string]>([
  ['status', 500, 'http-500'],
  ['status', 401, 'http-401'],
  ['html', undefined, 'not-json'],
  ['wrong-type', undefined, 'wrong-type'],
  ['garbage-json-200-code-500', 500, 'code-500'],
  ['huge', undefined, 'too-large'],
  ['reset', undefined, 'connection'],
])('a read that fails by %s %p logs one line with the reason', async (kind, value, reason) => {
  gateway.faults.add({ kind, value });
  await site.getSections();
  expect(lines()).toEqual([
    {
      level: 50,
      time: expect.any(String),
      call: 'GET /web-page-conf/web/section',
      ms: expect.any(Number),
      outcome: 'unavailable',
      reason,
      msg: 'gateway',
    },
  ]);
});

test('a line has a timestamp that is read without Date.now', async () => {
  const now = jest.spyOn(Date, 'now');
  (await import('@/lib/server/observability/logger')).log.info('una línea');
  expect(now).not.toHaveBeenCalled();
  now.mockRestore();
  const time = String(lines()[0]?.time);
  expect(new Date(time).toISOString()).toBe(time);
  expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(5_000);
});

test('a read that is found or missing logs nothing', async () => {
  await site.getBlogSummaries('all');
  await site.getBlogPost('nada');
  expect(lines()).toEqual([]);
});

test("no line contains the authorization or a visitor's input", async () => {
  for (const kind of ['status', 'html', 'truncated', 'reset', 'wrong-type'] as const) {
    gateway.faults.clear();
    gateway.faults.add({ kind });
    await site.searchSite('término marcado');
    await site.getBranch('nombre-marcado');
    await site.getBlogSummaries('all');
    const contact = { ...message, business: 'Empresa marcada' };
    const sent = [
      await site.submit({ call: 'message', body: message }, KEY),
      await site.submit({ call: 'contact', body: contact }, KEY),
    ];
    for (const { outcome } of sent) expect(outcome).not.toBe('accepted');
  }
  expect(lines().length).toBeGreaterThanOrEqual(25);
  expect(written).not.toContain(AUTHORIZATION);
  expect(written).not.toContain('marked-secret');
  expect(decodeURIComponent(written)).not.toMatch(/marcad|5555550199|visitante/i);
});

test('a failed submission logs one line without its body', async () => {
  gateway.faults.add({ kind: 'status', value: 503 });
  await site.submit({ call: 'message', body: message }, KEY);
  expect(lines()).toEqual([
    {
      level: 50,
      time: expect.any(String),
      call: 'POST /web-page-conf/web/send-message',
      outcome: 'failed',
      reason: 'http-503',
      ms: expect.any(Number),
      msg: 'gateway',
    },
  ]);
});

test('a submission that is finally refused is logged as rejected', async () => {
  gateway.faults.add({ kind: 'status', value: 422 });
  await site.submit({ call: 'message', body: message }, KEY);
  expect(lines()).toEqual([
    expect.objectContaining({ level: 50, outcome: 'rejected', reason: 'http-422' }),
  ]);
});

test('credentials that are logged by mistake are redacted', async () => {
  const { log } = await import('@/lib/server/observability/logger');
  log.info({ authorization: AUTHORIZATION, headers: { a: AUTHORIZATION }, body: AUTHORIZATION });
  log.info({ request: { authorization: AUTHORIZATION, headers: AUTHORIZATION, body: 'x' } });
  expect(lines()).toHaveLength(2);
  expect(written).not.toContain('marked-secret');
});
