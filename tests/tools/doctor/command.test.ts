import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions, UsageError } from '@/tools/doctor/options';
import { startTestGateway, type TestGateway } from '@/tests/unit/content/embedded-gateway/support';

const AUTHORIZATION = 'Bearer canary-token-7193';
const BROKEN = '{"canary": ';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway('real', { authorization: AUTHORIZATION });
});
afterAll(() => gateway.stop());

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** As `npm run doctor` runs it. */
function doctor(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const environment = { PATH: process.env.PATH, NODE_ENV: 'production' as const, ...env };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['tools/doctor/run.mjs', ...args],
      { env: environment, maxBuffer: 10_000_000 },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

const file = (name: string) => join(gateway.folder, name);

test('a table of at most 100 columns without colours, the verdict last, and its exit code', async () => {
  const { code, out, err } = await doctor(['--url', gateway.url, '--calls', '60'], {
    GATEWAY_AUTHORIZATION: AUTHORIZATION,
  });
  expect(err).toBe('');
  expect(code).toBe(1);
  const lines = out.trimEnd().split('\n');
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
  expect(lines.at(-1)).toMatch(/^Funciona con huecos: \d+ de \d+ llamadas completas/);
  expect(out).toMatch(/^completa {3}GET \/web\/blog\/getall {30,}1 /m);
  expect(out).not.toContain('\u001b');
  expect(out).not.toContain('canary');
});

test('JSON to a file and to the output; a comparison says what has changed', async () => {
  gateway.faults.add({ path: '/web/contact', kind: 'status', value: 500 });
  const before = await doctor([
    '--url',
    gateway.url,
    '--authorization',
    AUTHORIZATION,
    '--calls',
    '60',
    '--json',
    file('a'),
  ]);
  gateway.faults.clear();
  expect(before.out).toContain('falla      GET /web/contact');
  const compared = await doctor(
    ['--url', gateway.url, '--calls', '60', '--json', '-', '--compare', file('a')],
    { GATEWAY_AUTHORIZATION: AUTHORIZATION },
  );
  expect(JSON.parse(compared.out)).toMatchObject({ version: 2, gateway: gateway.url });
  expect(compared.err).toContain('GET /web-page-conf/web/contact: falla → completa');
  expect(compared.err).toContain('Consecuencias resueltas');
  expect(readFileSync(file('a'), 'utf8') + compared.out + compared.err).not.toContain('canary');
});

test('a dead gateway ends soon with 2', async () => {
  const { code, out } = await doctor(['--url', 'http://127.0.0.1:9']);
  expect(code).toBe(2);
  expect(out).toMatch(/No funciona: 0 de 4 llamadas completas, 4 fallan, \d+ sin probar/);
});

describe('a mistake is one sentence without what was given', () => {
  const url = ['--url', 'https://gateway.example'];
  test.each([
    ['no URL', []],
    ['credentials in the URL', ['--url', 'https://canary:canary@gateway.example']],
    ['a path in the URL', ['--url', 'https://gateway.example/canary']],
    ['an unknown option', [...url, '--canary']],
    ['an option without its value', [...url, '--authorization']],
    ['no number of calls', [...url, '--calls', 'canary']],
    ['an authorization of two lines', [...url, '--authorization', 'canary\ncanary']],
  ])('%s', (_what, args) => {
    expect(() => readOptions(args, {})).toThrow(UsageError);
    expect(() => readOptions(args, {})).toThrow(/^(?!.*canary).+$/);
  });

  test.each([
    ['no earlier report', undefined],
    ['an earlier report that is none', BROKEN],
  ])('%s ends the command with 2', async (_what, text) => {
    if (text !== undefined) writeFileSync(file('canary'), text);
    const { code, out, err } = await doctor([...url, '--compare', file('canary')]);
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).not.toContain('canary');
  });
});

test('help names every option', async () => {
  const { code, out } = await doctor(['--help']);
  expect(code).toBe(0);
  for (const option of ['url', 'authorization', 'calls', 'send-test', 'json', 'compare', 'help']) {
    expect(out).toContain(`--${option}`);
  }
});
