// Limits how many uncached pages are rendered at a time. Each render holds a request, its gateway
// reads and a React tree in memory: 2,500 random URLs at once ended the process. Cached pages never
// wait here.

const MAX_RENDERING = 24;
const MAX_WAITING = 200;
const MAX_WAIT_MS = 5_000;
/** A render that never reports its end counts as over after this, above the gateway's timeout. In ms. */
const RENDER_TIMEOUT_MS = 15_000;

interface Render {
  since: number;
  request: object | undefined;
}

interface LimiterState {
  rendering: Map<string, Render>;
  waiting: Set<{ admit: () => void }>;
}

declare global {
  var renderLimiter: LimiterState | undefined;
}

/** On `globalThis`: this file is loaded both bundled and unbundled. */
const { rendering, waiting } = (globalThis.renderLimiter ??= {
  rendering: new Map(),
  waiting: new Set(),
});

function expire(now: number): void {
  for (const [key, { since }] of rendering) {
    if (now - since > RENDER_TIMEOUT_MS) rendering.delete(key);
  }
}

function start(key: string): void {
  rendering.set(key, { since: Date.now(), request: globalThis.currentRequest?.getStore() });
}

function admitNext(): void {
  expire(Date.now());
  for (const waiter of waiting) {
    if (rendering.size >= MAX_RENDERING) return;
    waiting.delete(waiter);
    waiter.admit();
  }
}

/** Waits for a place to render a page. False where too many wait, or after five seconds. */
export async function acquireRender(key: string): Promise<boolean> {
  expire(Date.now());
  if (rendering.has(key)) return true;
  if (rendering.size < MAX_RENDERING) {
    start(key);
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
        start(key);
        resolve(true);
      },
    };
    waiting.add(waiter);
  });
}

export function releaseRender(key: string): void {
  if (rendering.delete(key)) admitNext();
}

/** The response to a request has ended, so a render that failed for it is over too. */
export function releaseRequest(request: object): void {
  let isReleased = false;
  for (const [key, render] of rendering) {
    if (render.request === request) isReleased = rendering.delete(key) || isReleased;
  }
  if (isReleased) admitNext();
}
