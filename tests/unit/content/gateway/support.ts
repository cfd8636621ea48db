import type { IncomingHttpHeaders } from 'node:http';
import { listening, type Listening } from '@/tests/support/listening';
import type { ServerOptions } from '@/tools/gateway/server';
import type { Found, Result } from '@/lib/content/gateway/result';
import { recorded } from '@/tests/support/next-cache';
import { content } from '@/tests/unit/content/embedded-gateway/fixtures';
import { startTestGateway, type TestGateway } from '@/tests/unit/content/embedded-gateway/support';

/** The authorization that every call requires. It must not appear anywhere else. */
export const AUTHORIZATION = 'Bearer marked-secret-7f3a';

/** Deletes all global singletons, so that a module loaded again acts as another process. */
function forgetProcessWide(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description?.startsWith('via-limpia.')) Reflect.deleteProperty(globalThis, key);
  }
}

/** The configured lifetimes of the site that was loaded last. */
let lifetimes: Record<string, object> = {};

/**
 * Loads the site's gateway layer after setting the environment, because `lib/config.ts` reads it only once.
 */
export async function loadSite(env: Record<string, string | undefined>) {
  forgetProcessWide();
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  ({ lifetimes } = await import('@/lib/server/cache/lifetimes'));
  return {
    ...(await import('@/lib/content/gateway/annual-reports')),
    ...(await import('@/lib/content/gateway/battery')),
    ...(await import('@/lib/content/gateway/blog')),
    ...(await import('@/lib/content/gateway/branches')),
    ...(await import('@/lib/content/gateway/business-lines')),
    ...(await import('@/lib/content/gateway/contact')),
    ...(await import('@/lib/content/gateway/faqs')),
    ...(await import('@/lib/content/gateway/files')),
    ...(await import('@/lib/content/gateway/home')),
    ...(await import('@/lib/content/gateway/institutional')),
    ...(await import('@/lib/content/gateway/job-board')),
    ...(await import('@/lib/content/gateway/press')),
    ...(await import('@/lib/content/gateway/privacy-notices')),
    ...(await import('@/lib/content/gateway/programs')),
    ...(await import('@/lib/content/gateway/search')),
    ...(await import('@/lib/content/gateway/sections')),
    ...(await import('@/lib/content/gateway/states')),
    ...(await import('@/lib/content/gateway/submissions')),
    ...(await import('@/lib/content/gateway/sustainability')),
  };
}

export type Site = Awaited<ReturnType<typeof loadSite>>;

/** Starts a gateway over HTTP that requires its authorization, and the site's layer that calls it. */
export async function startSite(
  options: ServerOptions = {},
  given: Record<string, unknown> | 'real' = content,
): Promise<{ gateway: TestGateway; site: Site }> {
  const gateway = await startTestGateway(given, { authorization: AUTHORIZATION, ...options });
  const site = await loadSite({ GATEWAY_URL: gateway.url, GATEWAY_AUTHORIZATION: AUTHORIZATION });
  return { gateway, site };
}

type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

type Reply = { status: number; body: string | Buffer; headers?: Record<string, string> };

export type RawGateway = Listening & {
  /** The response to every call from now on. */
  reply: Reply;
  /** The response to HEAD if it differs. */
  replyToHead?: Reply;
  received: Received[];
};

/** Starts a server with arbitrary responses, which the embedded gateway cannot send. */
export async function startRawGateway(): Promise<RawGateway> {
  const raw: Omit<RawGateway, keyof Listening> = {
    reply: { status: 200, body: '' },
    received: [],
  };
  const server = await listening((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      raw.received.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      const { status, body, headers } =
        (request.method === 'HEAD' ? raw.replyToHead : undefined) ?? raw.reply;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body);
    });
  });
  return Object.assign(raw, server);
}

/** Returns the lifetime and the tags of the last cached read. */
export function lastCached(): { life: string | undefined; tags: string[] } {
  const last = recorded.lives.at(-1);
  const life = Object.entries(lifetimes).find(([, value]) => value === last)?.[0];
  return { life, tags: recorded.tags };
}

export function forgetCached(): void {
  recorded.lives.length = 0;
  recorded.tags.length = 0;
}

/** Returns the value of a result, which must be found. */
export function valueOf<T>(result: Result<T>): Found<T>['value'] {
  if (result.status !== 'found') throw new Error(`Expected "found", got "${result.status}"`);
  return result.value;
}
