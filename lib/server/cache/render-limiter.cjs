/**
 * How many pages that nothing holds yet are rendered at a time. Each keeps a request, its gateway
 * reads and a React tree in memory: 2,500 random URLs at once ended the process. Pages that are
 * stored never wait here.
 */

const MAX_RENDERING = 24;
const MAX_WAITING = 200;
const MAX_WAIT_MS = 5_000;
/** A render that never reports its end, in ms: longer than the gateway's longest answer. */
const LONGEST_MS = 15_000;

/**
 * Renders under way, by key of the page, and who waits, oldest first. On `globalThis`: this file is
 * loaded bundled and unbundled.
 */
const { rendering, waiting } = (globalThis[Symbol.for('site.render-limiter')] ??= {
  rendering: new Map(),
  waiting: new Set(),
});

function expire(now) {
  for (const [key, { since }] of rendering) if (now - since > LONGEST_MS) rendering.delete(key);
}

function begin(key) {
  const requestId = globalThis.requestIds?.getStore();
  rendering.set(key, { since: Date.now(), requestId });
}

function admitNext() {
  expire(Date.now());
  for (const waiter of waiting) {
    if (rendering.size >= MAX_RENDERING) return;
    waiting.delete(waiter);
    waiter.admit();
  }
}

/**
 * Waits for a place to render a page.
 *
 * @returns whether there is one; false where too many wait, or none came free in five seconds.
 */
async function acquireRender(key) {
  expire(Date.now());
  if (rendering.has(key) || rendering.size < MAX_RENDERING) {
    if (!rendering.has(key)) begin(key);
    return true;
  }
  if (waiting.size >= MAX_WAITING) return false;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      waiting.delete(waiter);
      resolve(false);
    }, MAX_WAIT_MS);
    const waiter = {
      admit() {
        clearTimeout(timer);
        begin(key);
        resolve(true);
      },
    };
    waiting.add(waiter);
  });
}

/** The page has been rendered and stored. */
function releaseRender(key) {
  if (rendering.delete(key)) admitNext();
}

/** The response to a request has gone out: a render that failed for it is over too. */
function releaseRequest(requestId) {
  let isReleased = false;
  for (const [key, render] of rendering) {
    if (render.requestId === requestId) isReleased = rendering.delete(key) || isReleased;
  }
  if (isReleased) admitNext();
}

module.exports = { acquireRender, releaseRender, releaseRequest };
