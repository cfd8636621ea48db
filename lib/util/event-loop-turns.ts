import { setImmediate as pause } from 'node:timers/promises';

/** Others get their turn after this much work. Milliseconds. */
const TURN_MS = 8;

/** A function to await between the parts of long work: it yields to the event loop when it is time. */
export function eventLoopTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await pause();
    since = performance.now();
  };
}
