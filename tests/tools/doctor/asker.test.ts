import { z } from 'zod';
import { noteRead } from '@/lib/content/gateway/observed-reads';
import { found, unavailable } from '@/lib/content/gateway/result';
import { createAsker, type Asker } from '@/tools/doctor/reading/asker';

jest.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

/** Fails at once while the circuit is open, so many times, then succeeds. */
function readBehindCircuit(times: number) {
  let left = times;
  return jest.fn(() => {
    const isOpen = left > 0;
    left -= 1;
    const result = isOpen ? unavailable : found('it');
    noteRead({
      call: { name: 'GET /a', method: 'GET', path: '/a' },
      schema: z.string(),
      ms: 1,
      response: undefined,
      result,
      reason: isOpen ? 'circuit-open' : undefined,
      defects: undefined,
    });
    return Promise.resolve(result);
  });
}

let asker: Asker;
beforeEach(() => void (asker = createAsker()));
afterEach(() => asker.close());

test.each([0, 1, 3])('a read that met an open circuit %i times is asked again', async (times) => {
  const read = readBehindCircuit(times);
  expect(await asker.ask(read)).toEqual(found('it'));
  expect(read).toHaveBeenCalledTimes(times + 1);
});

test('it is not asked for ever', async () => {
  const read = readBehindCircuit(50);
  expect(await asker.ask(read)).toEqual(unavailable);
  expect(read).toHaveBeenCalledTimes(4);
});

test('once stopped nothing is asked', async () => {
  asker.stop();
  const read = readBehindCircuit(0);
  expect(await asker.ask(read)).toEqual(unavailable);
  expect(read).not.toHaveBeenCalled();
});
