import { hasRedis, startRedis, type Redis } from '@/tests/support/redis';
import { until } from '@/tests/support/until';
import { forgetProcessWide } from '@/tests/unit/content/gateway/support';

/** Compressions wait for it. */
let held: Promise<void> = Promise.resolve();
let compressions = 0;
/** Responses that have been compressed for the memory of a process. */
let packed = 0;

jest.mock('node:zlib', () => {
  const zlib = jest.requireActual<typeof import('node:zlib')>('node:zlib');
  const gzip = (...given: Parameters<typeof zlib.gzip>) => {
    compressions += 1;
    void held.then(() => zlib.gzip(...given));
  };
  type Packed = Parameters<typeof zlib.deflateRaw>[2];
  const deflateRaw = (body: string, options: object, done: Packed) =>
    void held.then(() =>
      zlib.deflateRaw(body, options, (...result) => {
        packed += 1;
        done(...result);
      }),
    );
  return { ...zlib, gzip, deflateRaw };
});

// A busy machine may take longer than a visitor would wait.
jest.mock('@/lib/server/cache/redis-client.mts', () => {
  const client = jest.requireActual<typeof import('@/lib/server/cache/redis-client.mts')>(
    '@/lib/server/cache/redis-client.mts',
  );
  return { ...client, askRedis: client.askRedisPatiently };
});

/** Holds the compressions that begin from now on; returns what lets them go on. */
function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return resolve;
}

const kept = (body: string) => ({ status: 200, body });
/** As it comes: two of one digest have the same body. */
const responseOf = (body: string) => ({ ...kept(body), digest: body });
const GOOD = responseOf('{"code":200,"data":[]}');
const KEPT = kept(GOOD.body);

type Process = ReturnType<typeof startProcess>;

/** The module as a process with this environment has it. All speak over one connection. */
function startProcess(env: Record<string, string> = {}) {
  const before = { ...process.env };
  Object.assign(process.env, { GATEWAY_URL: 'https://a.example', ...env });
  forgetProcessWide();
  let loaded: typeof import('@/lib/content/gateway/stale-if-error') | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual('@/lib/content/gateway/stale-if-error');
  });
  process.env = before;
  if (!loaded) throw new Error('not loaded');
  return loaded;
}

async function disconnect(): Promise<void> {
  (await globalThis.redisConnection)?.client.destroy();
  globalThis.redisConnection = undefined;
}

afterEach(() => {
  held = Promise.resolve();
});

test('what was removed or replaced while it was compressed does not come back', async () => {
  const own = startProcess();
  const before = packed;
  const goOn = hold();
  own.setStale('GET /removed', GOOD);
  own.setStale('GET /replaced', GOOD);
  held = Promise.resolve();
  own.deleteStale('GET /removed');
  own.setStale('GET /replaced', responseOf('new'));
  const found = () =>
    Promise.all(['removed', 'replaced'].map((name) => own.getStale(`GET /${name}`)));
  expect(await found()).toEqual([undefined, kept('new')]);
  await until(() => packed === before + 1);
  goOn();
  await until(() => packed === before + 3);
  expect(await found()).toEqual([undefined, kept('new')]);
});

test('a response that comes again unchanged is not compressed again', async () => {
  const own = startProcess();
  const before = packed;
  for (const [body, compressed] of [
    ['1', 1],
    ['1', 1],
    ['2', 2],
    ['1', 3],
    ['1', 3],
  ] as const) {
    own.setStale('GET /again', responseOf(body));
    await until(() => packed === before + compressed);
    expect(await own.getStale('GET /again')).toEqual(kept(body));
  }
  expect(packed).toBe(before + 3);
});

test('one that is back while another is compressed stays', async () => {
  const own = startProcess();
  const before = packed;
  own.setStale('GET /back', responseOf('1'));
  await until(() => packed === before + 1);
  const goOn = hold();
  own.setStale('GET /back', responseOf('2'));
  own.setStale('GET /back', responseOf('1'));
  goOn();
  await until(() => packed === before + 2);
  expect(await own.getStale('GET /back')).toEqual(kept('1'));
});

test('without Redis each process has its own', async () => {
  process.env.REDIS_URL = 'redis://127.0.0.1:1';
  const a = startProcess();
  a.setStale('GET /x', GOOD);
  expect(await a.getStale('GET /x')).toEqual(KEPT);
  expect(await startProcess().getStale('GET /x')).toBeUndefined();
  await disconnect();
});

if (hasRedis()) {
  describe('with Redis', () => {
    let redis: Redis;
    beforeAll(async () => {
      redis = await startRedis();
      process.env.REDIS_URL = redis.url;
    });
    beforeEach(() => redis.command('FLUSHALL'));
    afterAll(async () => {
      await disconnect();
      await redis.kill();
    });

    const number = async (command: string) => Number((await redis.command(command)).slice(1));

    /** What a process with this environment finds that starts now. */
    const found = async (key: string, env = {}) => (await startProcess(env).getStale(key))?.body;
    const untilFound = (key: string, body: string | undefined, env = {}) =>
      until(async () => (await found(key, env)) === body);

    async function store(process: Process, key = 'GET /x', body = GOOD.body): Promise<void> {
      process.setStale(key, responseOf(body));
      await untilFound(key, body);
    }

    /** Once Redis has answered everything that was sent before. */
    async function settle(): Promise<void> {
      const { client } = (await globalThis.redisConnection) ?? {};
      // A write is up to three calls, one after the other.
      for (let at = 0; at < 5; at += 1) {
        await client?.ping();
        await new Promise(setImmediate);
      }
    }

    test('another process finds what one has read, whatever its build', async () => {
      await store(startProcess());
      const b = startProcess();
      expect(await b.getStale('GET /x')).toEqual(KEPT);
      expect(await b.getStale('GET /y')).toBeUndefined();
      // From its own memory now.
      await redis.command('FLUSHALL');
      expect(await b.getStale('GET /x')).toEqual(KEPT);
    });

    test('the same response is compressed once, a changed one again', async () => {
      const a = startProcess();
      compressions = 0;
      for (const body of ['1', '1', '2', '2']) {
        await store(a, 'GET /x', body);
        await settle();
      }
      expect(compressions).toBe(2);
    });

    test('what stays the same lives on', async () => {
      const a = startProcess();
      await store(a);
      const [, key = ''] =
        /(site:gateway:\S+)/.exec(await redis.command('KEYS site:gateway:*')) ?? [];
      await redis.command(`PEXPIRE ${key} 60000`);
      a.setStale('GET /x', GOOD);
      await until(async () => (await number(`PTTL ${key}`)) > 6 * 24 * 60 * 60 * 1000);
    });

    test('what a restarted Redis has lost is stored again', async () => {
      const a = startProcess();
      await store(a);
      await redis.command('FLUSHALL');
      await store(a);
    });

    test('what is missing is missing for all, and leaves nothing', async () => {
      const a = startProcess();
      await store(a);
      a.deleteStale('GET /x');
      await untilFound('GET /x', undefined);
      expect(await number('DBSIZE')).toBe(0);
    });

    test.each(['the same', 'another'])(
      'a response that is still compressed does not land after its removal by %s process',
      async (who) => {
        const a = startProcess();
        const other = who === 'the same' ? a : startProcess();
        const release = hold();
        compressions = 0;
        a.setStale('GET /x', GOOD);
        await until(() => compressions === 1);
        other.deleteStale('GET /x');
        await settle();
        release();
        // A later write shows that the held one has ended.
        await store(a, 'GET /y');
        await settle();
        expect(await found('GET /x')).toBeUndefined();
      },
    );

    test('a removal right after a response counts, also of one that was stored before', async () => {
      const a = startProcess();
      for (const body of ['1', '1', '1']) {
        a.setStale('GET /x', responseOf(body));
        a.deleteStale('GET /x');
        await store(a, 'GET /y', body);
        await settle();
        expect(await found('GET /x')).toBeUndefined();
      }
    });

    test('of two responses the later one stays, however long the first takes', async () => {
      const [a, b] = [startProcess(), startProcess()];
      const release = hold();
      compressions = 0;
      a.setStale('GET /x', responseOf('old'));
      await until(() => compressions === 1);
      held = Promise.resolve();
      await store(b, 'GET /x', 'new');
      release();
      await store(a, 'GET /y');
      await settle();
      expect(await found('GET /x')).toBe('new');
    });

    test('what one process takes back does not stay as another has stored it', async () => {
      const [a, b] = [startProcess(), startProcess()];
      await store(a, 'GET /x', '1');
      await store(b, 'GET /x', '2');
      await store(a, 'GET /x', '1');
    });

    test('what came while another one was read from Redis is not replaced by it', async () => {
      await store(startProcess(), 'GET /x', 'old');
      const [a, b] = [startProcess(), startProcess()];
      const [read, readOther] = [a.getStale('GET /x'), b.getStale('GET /x')];
      a.setStale('GET /x', responseOf('new'));
      b.deleteStale('GET /x');
      expect((await read)?.body).toBe('new');
      expect(await readOther).toBeUndefined();
      expect((await a.getStale('GET /x'))?.body).toBe('new');
    });

    test('another gateway, another credential and other writers are not believed', async () => {
      const own = { GATEWAY_AUTHORIZATION: 'Bearer a' };
      const a = startProcess(own);
      a.setStale('GET /x', GOOD);
      a.setStale('GET /y', responseOf('y'));
      await untilFound('GET /x', GOOD.body, own);
      await untilFound('GET /y', 'y', own);
      const others = { GATEWAY_URL: 'https://b.example', GATEWAY_AUTHORIZATION: 'Bearer b' };
      for (const [name, value] of Object.entries(others))
        expect(await startProcess({ [name]: value }).getStale('GET /x')).toBeUndefined();
      const keys = (await redis.command('KEYS *')).match(/site:\S+/g) ?? [];
      expect(keys).toHaveLength(2);
      await redis.command(`COPY ${keys.join(' ')} REPLACE`);
      await redis.command(`COPY ${keys.toReversed().join(' ')} REPLACE`);
      const answers = ['/x', '/y'].map((at) => startProcess(own).getStale(`GET ${at}`));
      expect(await Promise.all(answers)).toContain(undefined);
      expect(keys.join()).not.toContain('a.example');
    });
  });
} else {
  console.info('redis-server is not installed: what instances share is not tested.');
}
