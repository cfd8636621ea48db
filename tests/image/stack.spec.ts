import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSubmissionId } from '@/lib/features/forms/form-meta';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { message } from '@/tests/support/submission-payloads';
import { EDGE, expect, test } from './support/fixtures';

const INSTANCES = ['site-a', 'site-b'] as const;
const SITE_FOLDERS = [
  '/app/.data',
  '/app/.data/assets',
  '/app/.next/page-cache',
  '/app/.next/cache',
];
/** All that each service may write to; docs/deployment.md names them. */
const WRITABLE = {
  'site-a': SITE_FOLDERS,
  'site-b': SITE_FOLDERS,
  edge: ['/var/cache/nginx', '/tmp/nginx'],
  redis: [],
  postgres: ['/var/lib/postgresql/data', '/tmp', '/run/postgresql'],
};

test('a page, its script, and a picture in a size of its own come through the edge', async ({
  stack,
}) => {
  expect(stack.containers.edge?.isRunning).toBe(true);
  const html = await (await fetch(EDGE)).text();
  expect(html).toContain('<html lang="es-MX"');
  const branch = await fetch(`${EDGE}/sucursales/campeche`);
  expect(branch.status).toBe(200);
  expect(await branch.text()).toMatch(/<h1[^>]*>[^<]*Campeche/);

  const script = /"(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  for (const encoding of ['br', 'gzip']) {
    const asset = await fetch(EDGE + script, { headers: { 'accept-encoding': encoding } });
    expect(asset.status).toBe(200);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    // From the volume to which the instances have added it, compressed at build time.
    expect(asset.headers.get('content-encoding')).toBe(encoding);
    expect(asset.headers.has('x-cache')).toBe(false);
  }

  const picture = await fetch(`${EDGE}/_next/image?url=%2Farchivos%2Fhero-1.webp&w=360&q=75`, {
    headers: { accept: 'image/avif,image/webp' },
  });
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/avif');
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
});

for (const name of INSTANCES) {
  test(`${name} is healthy, and ready with all that it depends on`, async ({
    stack,
    addressOf,
  }) => {
    // By the HEALTHCHECK of the image.
    expect(stack.containers[name]?.state).toBe('healthy');
    const health = await fetch(`${addressOf(name)}/api/health`);
    expect(health.status).toBe(200);
    const ready = await fetch(`${addressOf(name)}/api/ready`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({
      gateway: 'ok',
      redis: 'ok',
      leads: 'ok',
      brokenAssumptions: [],
      unknownScripts: 0,
    });
  });

  test(`${name} has its metrics on the network of the services, and not at the edge`, async ({
    addressOf,
  }) => {
    const metrics = await fetch(`${addressOf(name, 9464)}/metrics`);
    expect(await metrics.text()).toContain('redis_up 1');
    expect((await fetch(`${EDGE}/metrics`, { redirect: 'manual' })).status).not.toBe(200);
  });
}

for (const [name, writable] of Object.entries(WRITABLE)) {
  test(`${name} runs without root, without capabilities, and writes to its volumes alone`, ({
    stack,
  }) => {
    const container = stack.containers[name];
    const status = container?.exec(['cat', '/proc/1/status']).output ?? '';
    expect(/^Uid:\t(\d+)/m.exec(status)?.[1]).not.toBe('0');
    expect(/^NoNewPrivs:\t(\d)/m.exec(status)?.[1]).toBe('1');
    for (const set of ['CapBnd', 'CapEff', 'CapPrm', 'CapInh', 'CapAmb'])
      expect(new RegExp(`^${set}:\\t0+$`, 'm').test(status), set).toBe(true);

    const mounts = container?.exec(['cat', '/proc/1/mounts']).output ?? '';
    const open = mounts
      .split('\n')
      .map((line) => line.split(' '))
      .filter(
        ([, path = '', , options = '']) => /^rw\b/.test(options) && !/^\/(?:proc|dev)\b/.test(path),
      )
      .map(([, path]) => path);
    expect(open.toSorted()).toEqual(writable.toSorted());

    // Even root may not write to the rest.
    const elsewhere = container?.exec(['touch', '/etc/written'], { isRoot: true });
    expect(elsewhere?.output).toContain('Read-only file system');
    for (const folder of writable) {
      const file = `${folder}/written-by-a-test`;
      expect(container?.exec(['touch', file]).output, folder).toBe('');
      expect(container?.exec(['rm', file]).status).toBe(0);
    }
  });
}

test('the documents name every folder that is written to', () => {
  const text = readFileSync('docs/deployment.md', 'utf8');
  for (const folder of Object.values(WRITABLE).flat()) expect(text).toContain(`\`${folder}\``);
});

test('what was shown is on the volumes of pages and pictures', async ({ stack }) => {
  await fetch(`${EDGE}/sucursales/merida`);
  await fetch(`${EDGE}/_next/image?url=%2Farchivos%2Fhero-1.webp&w=640&q=75`);
  const filesIn = (volume: string) =>
    readdirSync(stack.volume(volume), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
  const either = (kind: string) => [...filesIn(`${kind}-a`), ...filesIn(`${kind}-b`)];
  // They are written after the response.
  await expect.poll(() => either('pages')).not.toEqual([]);
  await expect.poll(() => either('pictures')).not.toEqual([]);
  await expect.poll(() => filesIn('edge-cache')).not.toEqual([]);
});

test('a message ends in the inbox of the gateway, and its lead in PostgreSQL', async ({
  stack,
}) => {
  const name = `Señora de la Imagen ${newSubmissionId()}`;
  const sent = await fetch(`${EDGE}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: EDGE },
    body: JSON.stringify({ ...message, name, submission: newSubmissionId(), elapsed: 60_000 }),
  });
  const folio = expect.stringMatching(/^\d{3}-\d{3}-\d{3}$/);
  expect(await sent.json()).toEqual({ code: 200, folio });
  const received = listSubmissions(stack.volume('inbox')).map(({ body }) => JSON.stringify(body));
  expect(received.filter((body) => body.includes(name))).toHaveLength(1);
  const query = 'SELECT state, payload IS NULL FROM leads';
  const psql = ['psql', '--host=/run/postgresql', '--username=site', '--tuples-only', '--no-align'];
  const leads = stack.containers.postgres?.exec([...psql, '--command', query]);
  expect(leads?.output).toBe('delivered|t');
});

test('the commands of the documents work in the image', ({ stack }) => {
  const leads = stack.containers['site-a']?.exec(['node', 'tools/leads/leads.mts']);
  expect(leads?.output).toContain('delivered');
  expect(leads?.status).toBe(0);
  const emptied = stack.containers.edge?.exec([
    'find',
    '/var/cache/nginx',
    '-type',
    'f',
    '-delete',
  ]);
  expect(emptied).toEqual({ status: 0, output: '' });
});

test('nginx accepts the servers with TLS and HTTP/3 that its configuration shows', ({ stack }) => {
  const folder = join(stack.volume('edge-cache'), 'tls');
  cpSync('deploy/nginx', folder, { recursive: true });
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => join(folder, name));
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, '-keyout', key ?? '', '-out', certificate ?? ''], {
    stdio: 'ignore',
  });
  for (const file of [key, certificate]) chmodSync(file ?? '', 0o644);
  const shown = readFileSync('deploy/nginx/nginx.conf', 'utf8')
    .replace(/^ {2}# (?=(?:set_real_ip|real_ip|server \{| {2}|\}))/gm, '  ')
    .replaceAll('/etc/nginx/certificates', '/var/cache/nginx/tls')
    // A test's output is no file.
    .replaceAll('/dev/stdout', '/dev/null');
  expect(shown).toMatch(/^ {4}listen 8443 quic/m);
  writeFileSync(join(folder, 'nginx.conf'), shown);
  const tested = stack.containers.edge?.exec([
    ...['nginx', '-e', 'stderr', '-t', '-c', '/var/cache/nginx/tls/nginx.conf'],
  ]);
  expect(tested?.output).toContain('test is successful');
  rmSync(folder, { recursive: true });
});

test('no service complains', ({ stack }) => {
  const complaints = Object.entries(stack.containers).flatMap(([name, { output }]) =>
    output
      .split('\n')
      .filter((line) =>
        /"level":[56]0|\b(?:ERROR|FATAL|PANIC)\b|\[(?:error|crit|alert|emerg)\]|EROFS|EACCES/.test(
          line,
        ),
      )
      .map((line) => `${name}: ${line}`),
  );
  expect(complaints).toEqual([]);
});
