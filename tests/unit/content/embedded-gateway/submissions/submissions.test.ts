import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  closeInbox,
  listSubmissions,
  saveSubmission,
} from '@/lib/content/embedded-gateway/submissions/inbox';
import { newFolder } from '@/tests/support/new-folder';
import { contact, message, quote } from '@/tests/support/submission-payloads';
import { content } from '@/tests/unit/content/embedded-gateway/fixtures';
import {
  PREFIX,
  startTestGateway,
  type TestGateway,
} from '@/tests/unit/content/embedded-gateway/support';

const CALLS = {
  quote: [`${PREFIX}/web/quote`, quote],
  message: [`${PREFIX}/web/send-message`, message],
  contact: [`${PREFIX}/web/send-message/sendMessageContacto`, contact],
} as const;

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway(content)));
afterAll(() => gateway.stop());

describe.each(Object.entries(CALLS))('%s', (kind, [call, body]) => {
  test('is stored, and its response is 200', async () => {
    const started = new Date().toISOString();
    const response = await gateway.post(call, body);
    expect([response.status, response.body]).toEqual([200, { code: 200 }]);
    const stored = listSubmissions(gateway.dataDir).at(-1);
    expect(stored).toMatchObject({ kind, body });
    expect(stored && stored.received_at >= started).toBe(true);
  });

  test('loses unknown fields and surrounding spaces', async () => {
    await gateway.post(call, { ...body, email: ' a@b.example ', secret: 1 });
    expect(listSubmissions(gateway.dataDir).at(-1)?.body).toEqual({
      ...body,
      email: 'a@b.example',
    });
  });

  test.each(Object.keys(body).filter((field) => field !== 'business'))(
    'is 400 and not stored without %s',
    async (field) => {
      const before = listSubmissions(gateway.dataDir).length;
      const response = await gateway.post(call, { ...body, [field]: undefined });
      expect(response.status).toBe(200);
      expect(response.body).toEqual({ code: 400, message: `Campo no válido: ${field}` });
      expect(listSubmissions(gateway.dataDir)).toHaveLength(before);
    },
  );

  test.each(['', 'no JSON', '[]', 'null', '1', `{"name":"${'x'.repeat(70_000)}"}`])(
    'is 400 for an invalid body',
    async (text) => {
      const response = await gateway.post(call, text);
      expect([response.status, response.body]).toMatchObject([200, { code: 400 }]);
    },
  );

  test.each([
    ...['nada', 'a@b', 'a@b.c', 'a b@c.example', '@c.example', 'a@-c.example', 'a@c..example'],
    ...[`${'x'.repeat(65)}@c.example`, `a@${'x'.repeat(64)}.example`, 'a@c.123', 7],
  ])('is 400 for the e-mail %p', async (email) => {
    expect((await gateway.post(call, { ...body, email })).body).toMatchObject({ code: 400 });
  });

  test.each([`${'x'.repeat(64)}@c.example`, `a@${'x'.repeat(63)}.example`, 'a+b.c_d@e-f.com.mx'])(
    'accepts the e-mail %p',
    async (email) => {
      expect((await gateway.post(call, { ...body, email })).body).toEqual({ code: 200 });
    },
  );
});

test('a repeated key gets the first response and is stored once; missing and invalid keys are stored always', async () => {
  const [call, body] = CALLS.message;
  const post = (key?: string) =>
    gateway.post(call, body, {
      headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
    });
  const stored = () => listSubmissions(gateway.dataDir).length;
  const before = stored();
  const key = '0b9dd6b1-1d39-8f3e-9a58-1f8b3c1f0a11';
  for (const given of [key, key, key.toUpperCase()]) {
    expect((await post(given)).body).toEqual({ code: 200 });
  }
  expect(stored()).toBe(before + 1);
  for (const given of [undefined, undefined, 'x', 'x']) await post(given);
  expect(stored()).toBe(before + 5);
});

test('an inbox of an earlier version gets keys and keeps its rows', () => {
  const folder = newFolder();
  const database = new DatabaseSync(path.join(folder, 'inbox.sqlite'));
  database.exec(
    'CREATE TABLE submissions (id INTEGER PRIMARY KEY AUTOINCREMENT, received_at TEXT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL) STRICT',
  );
  database
    .prepare('INSERT INTO submissions (received_at, kind, body) VALUES (?, ?, ?)')
    .run('2026-01-01T00:00:00.000Z', 'message', JSON.stringify(message));
  database.close();
  saveSubmission(folder, 'message', message, 'one');
  saveSubmission(folder, 'message', message, 'one');
  expect(listSubmissions(folder)).toHaveLength(2);
  closeInbox(folder);
});

describe('a quote', () => {
  test.each([
    { origin: 'APP' },
    { business_line_id: 9 },
    { business_line_id: '1' },
    { city_id: 0 },
    { city_id: 2493 },
    { city_id: 1.5 },
    { frequency: [] },
    { frequency: ['Someday'] },
    { frequency: 'Lunes' },
    { phone_number: '555555010' },
    { phone_number: '55555501010' },
    { phone_number: '55555501a1' },
    { phone_number: '٥٥٥٥٥٥٠١٠١' },
    { client_name: '  ' },
    { client_name: 'x'.repeat(151) },
    { company_name: '' },
    { quote_services: [{ service: 'x' }] },
  ])('is 400 with %j', async (change) => {
    const { body } = await gateway.post(CALLS.quote[0], { ...quote, ...change });
    const [field = ''] = Object.keys(change);
    expect(body).toMatchObject({ code: 400, message: expect.stringContaining(field) });
  });

  test.each([
    { quote_services: [] },
    { frequency: ['Martes'] },
    { city_id: 1582 },
    { city_id: 2492 },
  ])('is accepted with %j', async (change) => {
    const { body } = await gateway.post(CALLS.quote[0], { ...quote, ...change });
    expect(body).toEqual({ code: 200 });
  });
});

describe('a message', () => {
  test.each([
    { phone: '' },
    { phone: '55 5555' },
    { phone: '-5555' },
    { phone: '55555501010' },
    { state: 'Atlántida' },
    { state: 'Todo México' },
    { city: ' ' },
    { message: ' ' },
    { message: 'x'.repeat(10_001) },
    { name: 'x'.repeat(151) },
  ])('is 400 with %j', async (change) => {
    const { body } = await gateway.post(CALLS.message[0], { ...message, ...change });
    expect(body).toMatchObject({ code: 400 });
  });

  test.each([
    { phone: '55555501' },
    { state: 'NUEVO LEON', city: 'monterrey' },
    { city: 'Cumbres, cerca del parque' },
  ])('is accepted with %j', async (change) => {
    const { body } = await gateway.post(CALLS.message[0], { ...message, ...change });
    expect(body).toEqual({ code: 200 });
  });

  test('may omit business or leave it empty', async () => {
    for (const business of [undefined, '']) {
      const { body } = await gateway.post(CALLS.contact[0], { ...contact, business });
      expect(body).toEqual({ code: 200 });
      expect(listSubmissions(gateway.dataDir).at(-1)?.body).toMatchObject({ business: '' });
    }
  });
});

describe('the inbox', () => {
  test('is durable, and only its user can read it', () => {
    const file = path.join(gateway.dataDir, 'inbox.sqlite');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(gateway.dataDir).mode & 0o777).toBe(0o700);
    const database = new DatabaseSync(file);
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    database.close();
  });

  test('answers a storage error with an error response', async () => {
    const broken = await startTestGateway(content, { dataDir: '/dev/null/x', onError: () => {} });
    const response = await broken.post(...CALLS.quote);
    expect([response.status, response.body]).toMatchObject([500, { code: 500 }]);
    await broken.stop();
  });

  test('stores all concurrent submissions', async () => {
    const before = listSubmissions(gateway.dataDir).length;
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => gateway.post(...CALLS.quote)),
    );
    expect(responses.every(({ body }) => JSON.stringify(body) === '{"code":200}')).toBe(true);
    expect(listSubmissions(gateway.dataDir)).toHaveLength(before + 100);
  });
});

/** Returns the arguments of Node that run a script of the project like npm. */
const tsx = (script: string, ...args: string[]) => ['--import', 'tsx', script, ...args];

describe('a process that is killed', () => {
  const dataDir = newFolder();

  test('keeps every submission that it has answered with 200', async () => {
    const accepted = new Set<string>();
    for (const round of [1, 2, 3]) {
      const args = tsx('tools/gateway/gateway.ts', '--port', '0', '--data-dir', dataDir);
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      const [line] = await once(child.stdout, 'data');
      const url = /http:\S+/.exec(String(line))?.[0] ?? '';
      const ended = once(child, 'exit');
      let sent = 0;
      // Ten senders run until the process has ended.
      const send = async (): Promise<void> => {
        for (;;) {
          const name = `round ${round} number ${sent++}`;
          const response = await fetch(url + CALLS.message[0], {
            method: 'POST',
            body: JSON.stringify({ ...message, name }),
          });
          expect(await response.json()).toEqual({ code: 200 });
          accepted.add(name);
          if (accepted.size >= round * 40) child.kill('SIGKILL');
        }
      };
      await Promise.allSettled(Array.from({ length: 10 }, send));
      expect(await ended).toEqual([null, 'SIGKILL']);
      expect(accepted.size).toBeGreaterThanOrEqual(round * 40);
    }

    const script = ['tools/leads/leads.mts', 'inbox'];
    const env = { ...process.env, EMBEDDED_DATA_DIR: dataDir };
    const listed: unknown = JSON.parse(execFileSync(process.execPath, script, { env }).toString());
    const stored = Array.isArray(listed)
      ? listed.map(({ body }: { body: { name: string } }) => body.name)
      : [];
    for (const name of accepted) expect(stored).toContain(name);
    expect(new Set(stored).size).toBe(stored.length);
  }, 60_000);
});
