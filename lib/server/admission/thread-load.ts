import { performance } from 'node:perf_hooks';

const EVERY_MS = 250;
/** Of the time: above the first requests wait for one another, until it is below the second. */
const BUSY = 0.8;
const CALM = 0.5;

let before = performance.eventLoopUtilization();
let isBusy = false;
let listener: ((busy: boolean) => void) | undefined;

setInterval(() => {
  const now = performance.eventLoopUtilization();
  const { utilization } = performance.eventLoopUtilization(now, before);
  isBusy = utilization > (isBusy ? CALM : BUSY);
  before = now;
  listener?.(isBusy);
}, EVERY_MS).unref();

/** Calls `listen` each quarter of a second: whether the one thread had little time left in it. */
export function onThreadLoad(listen: (busy: boolean) => void): void {
  listener = listen;
}
