import { setTimeout as sleep } from 'node:timers/promises';
import {
  currentRequestId,
  runInRequest,
  requestIdFor,
} from '@/lib/server/observability/current-request.mts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test.each(['01HZX3V9Y8', 'req:2026-11-21.7_a', 'x'.repeat(64)])('the id %s is kept', (given) =>
  expect(requestIdFor(given)).toBe(given),
);

test.each([
  undefined,
  '',
  'short',
  'x'.repeat(65),
  'with space',
  'line\nbreak',
  'ñandú-1234',
  '{"a":1}',
])('a new id replaces %j', (given) => {
  const id = requestIdFor(given);
  expect(id).toMatch(UUID);
  expect(requestIdFor(given)).not.toBe(id);
});

test('concurrent requests keep their own id, and work outside a request has none', async () => {
  const seen: (string | undefined)[] = [];
  const work = async () => {
    await sleep(1);
    seen.push(currentRequestId());
  };
  const request = { client: '', path: '/', isDirect: false };
  await Promise.all(['first', 'second'].map((id) => runInRequest({ ...request, id }, work)));
  expect(seen).toEqual(['first', 'second']);
  expect(currentRequestId()).toBeUndefined();
});
