import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startAlteredGateway } from '@/tests/support/altered-gateway';
import { listening } from '@/tests/support/listening';
import { newFolder } from '@/tests/support/new-folder';
import { checkGateway, type CheckReport } from '@/tools/contract/check';

type Alter = Parameters<typeof startAlteredGateway>[0];

async function checkAltered(alter: Alter): Promise<CheckReport> {
  const gateway = await startAlteredGateway(alter);
  return checkGateway({ gateway: gateway.url, samples: 2 }).finally(gateway.stop);
}

const withState = ({ calls }: CheckReport, wanted: string) =>
  calls.filter(({ state }) => state === wanted);

/** Returns the problems of the failing calls by path, without their prefix. */
const failures = (report: CheckReport) =>
  Object.fromEntries(
    withState(report, 'fails').map(({ name, problems }) => [
      name.replace(/^\w+ (?:\/web-page-conf\/web)?/, ''),
      problems,
    ]),
  );

const withoutField = (field: string) => (_: string, body: unknown) =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === field ? undefined : value));

test('the embedded gateway keeps the contract in every read call', async () => {
  const report = await checkAltered((_, body) => body);
  expect(failures(report)).toEqual({});
  expect(withState(report, 'not tried').map(({ name }) => name)).toEqual([
    'POST /web-page-conf/web/quote',
    'POST /web-page-conf/web/send-message',
    'POST /web-page-conf/web/send-message/sendMessageContacto',
  ]);
});

test('the report names a record without a required field', async () => {
  const found = failures(await checkAltered(withoutField('report_name')));
  expect(found['/annual-report/{reportId}']?.[0]).toMatch(
    /^The site skips record \d+: report_name is absent\.$/,
  );
  expect(found['/sustainability/reports']).toContain('The site skips 2 more records.');
});

test.each<[string, Alter, string, string]>([
  [
    'an error in an envelope',
    (path, body) => (path.endsWith('/frequency') ? { code: 500 } : body),
    '/frequency',
    'The response is unusable: code-500.',
  ],
  [
    'a field of a wrong type',
    (path, body) =>
      path.endsWith('/contact') ? [{ id_contacto: 1, name: 'Ventas', email: {} }] : body,
    '/contact',
    'email has a wrong type and reads as absent.',
  ],
  [
    'an object in place of a list',
    (path, body) => (path.endsWith('/presence') ? { x: 1 } : body),
    '/presence',
    'The response is unusable: wrong-type.',
  ],
  [
    'a record that a list names and a lookup does not find',
    (path, body) => (path.endsWith('/privacyNotice/1') ? {} : body),
    '/privacyNotice/{noticeId}',
    'Nothing is found for 1, which a list names.',
  ],
])('%s fails only its own call', async (_, alter, path, problem) => {
  expect(failures(await checkAltered(alter))).toEqual({ [path]: [problem] });
});

test('the check stops after four requests to a gateway that does not respond', async () => {
  const report = await checkGateway({ gateway: 'http://127.0.0.1:9', samples: 1 });
  expect(withState(report, 'fails').flatMap(({ problems }) => problems)).toEqual(
    Array(4).fill('No connection.'),
  );
});

/** Runs the command in a child process, while this process serves its requests. */
async function run(args: string[], env: Record<string, string> = {}) {
  const imports = ['--import', 'tsx', '--import', './tools/outside-next.mjs'];
  const child = spawn(process.execPath, [...imports, 'tools/contract/contract.mts', ...args], {
    env: { ...process.env, ...env },
  });
  const outputs = [text(child.stdout), text(child.stderr)] as const;
  const [stdout, stderr] = await Promise.all([...outputs, once(child, 'close')]);
  return { status: child.exitCode, stdout, stderr };
}

test.each([['--html', 'x'], ['chek', 'http://gateway.example'], ['check'], ['check', 'gateway']])(
  'a wrong command line (%s) ends with 2 and prints one line of usage',
  async (...args) => {
    const { status, stdout, stderr } = await run(args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Usage: npm run contract [^\n]+\n$/);
  },
);

test('the command ends with 1 if a call fails, and never prints the authorization', async () => {
  await using server = await listening((request, response) => {
    response.writeHead(500).end(request.headers.authorization);
  });
  const json = join(newFolder(), 'report.json');
  const args = ['check', server.url, '--json', json];
  const { status, stdout, stderr } = await run(args, { GATEWAY_AUTHORIZATION: 'Bearer secreto' });
  expect(status).toBe(1);
  expect(stdout).toContain('The response is unusable: http-500.');
  const report: CheckReport = JSON.parse(readFileSync(json, 'utf8'));
  expect(withState(report, 'fails').length).toBeGreaterThan(30);
  expect(stdout + stderr + JSON.stringify(report)).not.toContain('secreto');
});
