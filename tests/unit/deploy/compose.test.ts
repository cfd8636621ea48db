import { globSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import {
  environmentOf,
  milliseconds,
  pulledImages,
  readCompose,
  startOrder,
  words,
} from '@/tests/image/support/compose';
import { interpolate } from '@/tests/image/support/interpolate';
import { addressesIn } from '@/tests/image/support/network';
import { findUser } from '@/tests/image/support/oci-spec';
import { basesOf } from '@/tests/image/support/bases';

const TEXT = readFileSync('deploy/compose.yaml', 'utf8');
const REQUIRED = { POSTGRES_PASSWORD: 'secreto', LEADS_KEY: 'a:b' };

describe('deploy/compose.yaml', () => {
  const { services } = readCompose(TEXT, REQUIRED);
  const documented = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
  const table = readFileSync('docs/deployment.md', 'utf8')
    .split('## Environment variables')[1]
    ?.split('These are read elsewhere')[0];
  const rows = table?.split('\n').filter((line) => /^\| *`/.test(line)) ?? [];
  const inTable = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );

  test('.env.example has the variables of the table', () => {
    expect(documented.toSorted()).toEqual(inTable.toSorted());
    expect(documented.length).toBeGreaterThan(15);
  });

  test.each(['site-a', 'site-b'])('%s gets every variable of deploy/.env', (name) => {
    const given = {
      ...Object.fromEntries(documented.map((key) => [key, `de ${key}`])),
      ...REQUIRED,
    };
    const service = readCompose(TEXT, given).services[name];
    const environment = service && environmentOf(service, given);
    expect(Object.keys(environment ?? {})).toEqual(expect.arrayContaining(documented));
    const changed = Object.entries(environment ?? {}).filter(
      ([key, value]) => value !== given[key as keyof typeof given],
    );
    // These follow from the composition.
    expect(Object.fromEntries(changed)).toEqual({
      REDIS_URL: 'redis://redis:6379',
      DATABASE_URL: 'postgres://site:secreto@postgres:5432/site',
      TRUST_PROXY: '1',
      METRICS_HOST: '0.0.0.0',
    });
  });

  test.each(['site-a', 'site-b'])('%s has metrics for the network of the services', (name) => {
    const service = services[name];
    expect(service && environmentOf(service, REQUIRED)).toMatchObject({
      METRICS_HOST: '0.0.0.0',
      METRICS_PORT: '9464',
    });
  });

  test('nothing but the edge can be reached from outside, on one port', () => {
    const published = Object.entries(services).flatMap(([name, { ports }]) =>
      ports.map((port) => [name, port]),
    );
    expect(published).toEqual([['edge', '8080:8080']]);
  });

  test.each(Object.keys(REQUIRED))('nothing starts without %s', (name) => {
    expect(() => readCompose(TEXT, { ...REQUIRED, [name]: '' })).toThrow(`${name} is required`);
  });

  test.each(Object.keys(services))('%s has a read-only file system and no privileges', (name) => {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  test('the edge comes last, the instances after what they use', () => {
    expect(startOrder(services)).toEqual(['redis', 'postgres', 'site-a', 'site-b', 'edge']);
  });

  test('the edge finds the instances at their addresses', () => {
    const address = (name: string) => services[name]?.networks?.default.ipv4_address;
    expect(services.edge?.extra_hosts).toEqual(
      ['site-a', 'site-b'].map((name) => `${name}:${address(name)}`),
    );
  });

  test('only Redis and PostgreSQL are pulled', () => {
    expect(pulledImages({ ...readCompose(TEXT, REQUIRED) })).toEqual([
      'redis:7-alpine',
      'postgres:17-alpine',
    ]);
  });
});

test.each(globSync('docs/*.md'))(
  '%s names no file to Compose: it would read no override',
  (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/compose (?:-f|--file)/);
  },
);

describe('a compose file', () => {
  const changed = (from: string, to: string) => () => readCompose(TEXT.replace(from, to), REQUIRED);

  test('with a key that is not known is refused', () => {
    expect(changed('    user: redis', '    usr: redis')).toThrow('usr');
  });

  test('with a volume or a service that does not exist is refused', () => {
    expect(changed('- pages-b:', '- pages-c:')).toThrow('site-b mounts pages-c');
    expect(changed('site-b: { condition', 'site-c: { condition')).toThrow('edge depends on site-c');
  });

  test('services that wait for each other are refused', () => {
    const { services } = readCompose(TEXT, REQUIRED);
    const { redis, edge } = services;
    if (!redis || !edge) throw new Error('a service is missing');
    const depends_on = { edge: { condition: 'service_started' as const, required: true } };
    const circle = { ...services, redis: { ...redis, depends_on } };
    expect(() => startOrder(circle)).toThrow('is a circle');
  });
});

test('references', () => {
  const at = (text: string) => interpolate(text, { A: 'uno', EMPTY: '' });
  expect(at('${A} ${B} ${B:-dos} ${EMPTY:-tres} ${A:?} $$HOME')).toBe('uno  dos tres uno $HOME');
  expect(() => at('${EMPTY:?}')).toThrow('EMPTY is required');
  expect(() => at('${A:+x}')).toThrow('is not understood');
});

test('durations', () => {
  expect(['30s', '1m30s', '500ms'].map(milliseconds)).toEqual([30_000, 90_000, 500]);
  for (const wrong of ['', '30', '5 s'])
    expect(() => milliseconds(wrong)).toThrow('is no duration');
});

test('words of a command', () => {
  expect(words(`redis-server --save "" --name 'a b'`)).toEqual([
    ...['redis-server', '--save', '', '--name', 'a b'],
  ]);
});

test('addresses: the fixed ones, and free ones for the others', () => {
  expect(addressesIn('10.0.0.0/24', { b: '10.0.0.2' }, ['a', 'b', 'c'])).toEqual({
    gateway: '10.0.0.1',
    addresses: { a: '10.0.0.3', b: '10.0.0.2', c: '10.0.0.4' },
  });
});

test('users of an image', () => {
  const passwd = 'root:x:0:0::/:\nnode:x:1000:1001::/:\n';
  const group = 'root:x:0:\nnode:x:1001:\nweb:x:33:\n';
  const find = (given: string) => Object.values(findUser(given, passwd, group));
  expect(['', 'node', 'node:web', '1000', '5:6'].map(find)).toEqual([
    ...[
      [0, 0],
      [1000, 1001],
      [1000, 33],
      [1000, 1001],
      [5, 6],
    ],
  ]);
  expect(() => find('nginx')).toThrow('no user nginx');
});

test('bases of a Dockerfile, without its own stages', () => {
  const text = 'FROM a:1 AS build\nFROM scratch AS x\nFROM build AS y\nFROM b:2\nFROM a:1\n';
  expect(basesOf(text)).toEqual(['a:1', 'b:2']);
});
