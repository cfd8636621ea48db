/** @jest-environment node */
import { log } from '@/lib/server/observability/logger';
import type * as SharedLimit from '@/lib/server/http/shared-limit';

const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
let fresh: typeof SharedLimit;
beforeEach(async () => {
  warn.mockClear();
  Reflect.deleteProperty(globalThis, Symbol.for('via-limpia.shared-limit'));
  jest.resetModules();
  jest.doMock('@/lib/server/observability/logger', () => ({ log }));
  fresh = await import('@/lib/server/http/shared-limit');
});

test.each([
  ['127.0.0.1', '203.0.113.9', 0, 'shared'],
  ['::ffff:10.1.2.3', '203.0.113.9', 0, 'shared'],
  ['172.31.0.1', '203.0.113.9', 0, 'shared'],
  ['fd12::1', '203.0.113.9', 0, 'shared'],
  ['127.0.0.1', '203.0.113.9', 1, 'each'],
  ['127.0.0.1', '', 0, 'each'],
  ['198.51.100.7', '203.0.113.9', 0, 'each'],
  ['2001:db8::1', '203.0.113.9', 0, 'each'],
  ['', '203.0.113.9', 0, 'each'],
] as const)('from %j, forwarded for %j, TRUST_PROXY=%d: %s', (peer, forwarded, trusted, limits) => {
  fresh.noteProxy(peer, forwarded, trusted);
  expect(fresh.visitorLimits()).toBe(limits);
  expect(warn).toHaveBeenCalledTimes(limits === 'shared' ? 1 : 0);
});

test('it is logged once, without any address', () => {
  fresh.noteProxy('10.0.0.2', '203.0.113.9', 0);
  fresh.noteProxy('10.0.0.2', '203.0.113.10', 0);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/203\.|10\.0/);
});
