import { createServer, ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { brokenAssumptions } from '@/lib/server/observability/assumptions.mts';

const nextListener = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('via-limpia.stop'));
  nextListener.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
});

async function install(delayMs: number) {
  const stop = await import('@/lib/server/http/stop');
  const server = createServer();
  const close = jest.spyOn(server, 'closeAllConnections');
  stop.stopGracefully(server, delayMs, 15_000);
  return { ...stop, close };
}

const connectionOf = (end: (response: ServerResponse) => void) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  end(response);
  return response.getHeader('connection');
};

test('after SIGTERM it says so at once, and Next ends the server after the delay', async () => {
  process.on('SIGTERM', nextListener);
  const { isStopping, endConnectionWhenStopping, close } = await install(5_000);
  expect(isStopping()).toBe(false);
  expect(connectionOf(endConnectionWhenStopping)).toBeUndefined();

  process.emit('SIGTERM', 'SIGTERM');
  expect(isStopping()).toBe(true);
  expect(connectionOf(endConnectionWhenStopping)).toBe('close');
  await jest.advanceTimersByTimeAsync(4_999);
  expect(nextListener).not.toHaveBeenCalled();
  // A second signal, as from an impatient operator, neither ends the process nor starts anew.
  process.emit('SIGTERM', 'SIGTERM');
  await jest.advanceTimersByTimeAsync(1);
  expect(nextListener.mock.calls).toEqual([['SIGTERM']]);

  jest.advanceTimersByTime(14_999);
  expect(close).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a version of Next that does not listen to SIGTERM is noticed', async () => {
  await install(0);
  expect(brokenAssumptions()).toContain('Next ends its server on SIGTERM');
});
