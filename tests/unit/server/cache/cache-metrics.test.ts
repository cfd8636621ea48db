import { Registry } from 'prom-client';
import { isRedisUp, isShared } from '@/lib/server/cache/redis-client.mts';
import { registerCacheMetrics } from '@/lib/server/cache/cache-metrics';

jest.mock('@/lib/server/cache/redis-client.mts', () => ({
  isShared: jest.fn(() => false),
  isRedisUp: jest.fn(),
}));

async function textOf(): Promise<string> {
  const registry = new Registry();
  registerCacheMetrics(registry);
  await registry.metrics();
  return registry.metrics();
}

afterEach(() => Reflect.deleteProperty(globalThis, 'pageStores'));

test('the page store is read each time', async () => {
  globalThis.pageStores = [
    { stats: () => ({ bytes: 1234, failures: 3 }) },
    { stats: () => ({ bytes: 0, failures: 0 }) },
  ];
  const text = await textOf();
  expect(text).toContain('\npage_store_bytes 1234\n');
  expect(text).toContain('\npage_store_failures_total 3\n');
  expect(text).not.toContain('redis_up');
});

test('before the first page there is no store', async () => {
  const text = await textOf();
  expect(text).toContain('\npage_store_bytes 0\n');
  expect(text).toContain('\npage_store_failures_total 0\n');
});

test.each([
  [true, 1],
  [false, 0],
])('Redis up: %s', async (isUp, value) => {
  jest.mocked(isShared).mockReturnValueOnce(true);
  jest.mocked(isRedisUp).mockResolvedValue(isUp);
  expect(await textOf()).toContain(`\nredis_up ${value}\n`);
});
