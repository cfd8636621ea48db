import { performance } from 'node:perf_hooks';

const EVERY_MS = 250;
/** Of the time; above it, requests wait for one another. */
const BUSY = 0.8;

let before = performance.eventLoopUtilization();
let share = 0;

setInterval(() => {
  const now = performance.eventLoopUtilization();
  share = performance.eventLoopUtilization(now, before).utilization;
  before = now;
}, EVERY_MS).unref();

/** Whether the one thread had little time left in the last quarter of a second. */
export const isThreadBusy = (): boolean => share > BUSY;
