// Pages are rendered and revalidated a few at a time. Each render holds a request, its gateway reads
// and a React tree in memory: 2,500 random URLs at once ended the process. A publication makes all
// pages stale at once, and each revalidation takes some 10 ms of the thread that serves visitors.
import { ConcurrencyLimit, type Permit } from '../../util/concurrency-limit.mts';

declare global {
  var pageWork: ReturnType<typeof createPageWork> | undefined;
}

const createPageWork = () => ({
  /** Above the gateway's timeout, for a render that never reports its end. */
  renders: new ConcurrencyLimit({
    max: 24,
    maxWaiting: 200,
    maxWaitMs: 5_000,
    maxHoldMs: 15_000,
  }),
  revalidations: new ConcurrencyLimit({ max: 2, maxHoldMs: 10_000 }),
  ofRequest: new WeakMap<object, Permit[]>(),
});

/** On `globalThis`: this file is loaded both bundled and unbundled. */
const { renders, revalidations, ofRequest } = (globalThis.pageWork ??= createPageWork());

/** Waits for a permit to render a page. False where too many wait, or after five seconds. */
export async function acquireRender(key: string): Promise<boolean> {
  const request = globalThis.currentRequest?.getStore();
  const permit = await renders.acquire({ key, client: request?.client });
  if (permit && request) ofRequest.set(request, [...(ofRequest.get(request) ?? []), permit]);
  return permit !== undefined;
}

/** Whether a page may be revalidated now. It is stale a little longer otherwise. */
export const acquireRevalidation = (key: string): boolean =>
  revalidations.take({ key }) !== undefined;

/** The page has been rendered. */
export function releasePage(key: string): void {
  renders.release(key);
  revalidations.release(key);
}

/** The response to a request has ended, so a render that failed for it is over too. */
export function releaseRequest(request: object): void {
  for (const permit of ofRequest.get(request) ?? []) permit.release();
}
