/** @jest-environment node */

/** Values in Redis, by key. */
const values = new Map<string, Buffer>();
const written: string[] = [];
let isAway = false;

const client = {
  withTypeMapping: () => client,
  get: async (key: string) => values.get(key) ?? null,
  set: async (key: string, value: Buffer) => {
    written.push(key);
    values.set(key, value);
  },
  pExpire: async (key: string) => (values.has(key) ? 1 : 0),
  unlink: async (key: string) => values.delete(key),
};

jest.mock('@/lib/server/cache/redis-client.mts', () => ({
  KEY_PREFIX: 'site:',
  isShared: () => true,
  askRedis: async (command: (redis: typeof client) => Promise<unknown>) =>
    isAway ? undefined : command(client),
}));

const GOOD = { status: 200, body: '{"code":200,"data":[]}' };

/** The module as a process with this environment has it. */
function startProcess(env: Record<string, string> = {}) {
  const before = { ...process.env };
  Object.assign(process.env, { GATEWAY_URL: 'https://a.example', ...env });
  for (const name of ['gateway-shared-responses', 'gateway-stale-if-error'])
    Reflect.deleteProperty(globalThis, Symbol.for(`via-limpia.${name}`));
  let loaded: typeof import('@/lib/content/gateway/stale-if-error') | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual('@/lib/content/gateway/stale-if-error');
  });
  process.env = before;
  if (!loaded) throw new Error('not loaded');
  return loaded;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  values.clear();
  written.length = 0;
  isAway = false;
});

test('another process finds what one has read, whatever its build', async () => {
  const a = startProcess();
  a.setStale('GET /x', GOOD);
  await settled();
  const b = startProcess();
  expect(await b.getStale('GET /x')).toEqual(GOOD);
  expect(await b.getStale('GET /y')).toBeUndefined();
  // From its own memory now.
  values.clear();
  expect(await b.getStale('GET /x')).toEqual(GOOD);
});

test('the same response is stored once, a changed one again', async () => {
  const a = startProcess();
  for (const body of ['1', '1', '2', '2']) {
    a.setStale('GET /x', { status: 200, body });
    await settled();
  }
  expect(written).toHaveLength(2);
});

test('what a restarted Redis has lost is stored again', async () => {
  const a = startProcess();
  a.setStale('GET /x', GOOD);
  await settled();
  values.clear();
  a.setStale('GET /x', GOOD);
  await settled();
  expect(await startProcess().getStale('GET /x')).toEqual(GOOD);
});

test('what is missing is missing for all', async () => {
  const a = startProcess();
  a.setStale('GET /x', GOOD);
  await settled();
  a.deleteStale('GET /x');
  await settled();
  expect(values.size).toBe(0);
  expect(await startProcess().getStale('GET /x')).toBeUndefined();
});

test('another gateway, another credential and other writers are not believed', async () => {
  const a = startProcess({ GATEWAY_AUTHORIZATION: 'Bearer a' });
  a.setStale('GET /x', GOOD);
  a.setStale('GET /y', { status: 200, body: 'y' });
  await settled();
  const others = { GATEWAY_URL: 'https://b.example', GATEWAY_AUTHORIZATION: 'Bearer b' };
  for (const [name, value] of Object.entries(others))
    expect(await startProcess({ [name]: value }).getStale('GET /x')).toBeUndefined();
  const [x = '', y = ''] = [...values.keys()];
  const other = values.get(y);
  if (other) values.set(x, other);
  expect(
    await startProcess({ GATEWAY_AUTHORIZATION: 'Bearer a' }).getStale('GET /x'),
  ).toBeUndefined();
  expect([...values.keys()].join()).not.toContain('a.example');
});

test('without Redis each process has its own', async () => {
  isAway = true;
  const a = startProcess();
  a.setStale('GET /x', GOOD);
  await settled();
  expect(await a.getStale('GET /x')).toEqual(GOOD);
  isAway = false;
  expect(await startProcess().getStale('GET /x')).toBeUndefined();
});
