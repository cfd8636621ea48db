import type { IncomingMessage, Server } from 'node:http';
import { releaseRequest } from '@/lib/server/admission/page-work.mts';
import { config } from '@/lib/config';
import { serveAsset } from '@/lib/server/assets/serve-asset';
import { admit } from '@/lib/server/admission/admission';
import { clientAddress, clientKeyOf } from '@/lib/server/http/client-key';
import { endConnectionWhenStopping, isStopping, stopGracefully } from '@/lib/server/http/stop';
import { noteProxy } from '@/lib/server/http/shared-limit';
import { stripInternalHeaders } from '@/lib/server/http/strip-internal-headers';
import { passesMiddleware, routeLabel } from '@/lib/server/routing/route-table';
import { holdsTyped } from '@/lib/server/routing/typed-paths.mts';
import { refuse, refuseBusy } from '@/lib/server/response/refusals';
import {
  requestIdFor,
  runInRequest,
  type CurrentRequest,
} from '@/lib/server/observability/current-request';
import { prependRequestListener, type RequestContext } from '@/lib/server/http/request-listener';
import { readTarget } from '@/lib/server/admission/request-target';
import { openResponse } from '@/lib/server/response/pipeline';
import { findReady, sendReady } from '@/lib/server/cache/ready-documents';
import { log } from '@/lib/server/observability/logger';
import { metrics } from '@/lib/server/observability/metrics';

const METHODS = new Set(['GET', 'HEAD', 'POST']);
const methodLabel = (method: string) => (METHODS.has(method) ? method : 'other');

/** Counts a request once its response has ended or its client has left. */
function recordMetrics(
  { response }: RequestContext,
  method: string,
  route: string,
  started: number,
): void {
  const seconds = (performance.now() - started) / 1000;
  const { requests, durations, cacheResponses } = metrics();
  const status = response.writableFinished ? String(response.statusCode) : 'aborted';
  requests.inc({ method, route, status });
  durations.observe({ route }, seconds);
  const kind = route === '/_next/image' ? 'image' : 'page';
  const cache = response.getHeader('x-nextjs-cache');
  if (typeof cache === 'string') cacheResponses.inc({ kind, result: cache.toLowerCase() });
  if (response.statusCode >= 500) {
    log.error({ method, route, status, ms: Math.round(seconds * 1000) }, 'request');
  }
}

/** Refusals are only counted: they come by thousands, on the single thread. */
function countRefusal({ method = '' }: IncomingMessage, status: number): void {
  metrics().requests.inc({ method: methodLabel(method), route: 'refused', status });
}

/** Leaves the client's address alone in `X-Forwarded-For`; returns what counts as one client. */
function identifyClient({ headers, socket }: IncomingMessage) {
  const isDirect = !('x-forwarded-for' in headers || 'forwarded' in headers);
  const peer = socket.remoteAddress ?? '';
  const forwardedFor = [headers['x-forwarded-for']].flat().join(',');
  noteProxy(peer, forwardedFor, config.trustedProxies);
  const address = clientAddress(peer, forwardedFor, config.trustedProxies);
  headers['x-forwarded-for'] = address;
  return { client: clientKeyOf(address), isDirect };
}

/** The path of a request that Next may read; others get their refusal. */
function screen({ request, response }: RequestContext): string | undefined {
  const { method = 'GET' } = request;
  const target = readTarget(method, request.url ?? '/');
  if (typeof target !== 'string') {
    countRefusal(request, refuse(response, target));
    return undefined;
  }
  request.url = target;
  return target.split('?')[0];
}

/** A stop is said at once, so nothing stands ready from then on. */
const readyFor = ({ method }: IncomingMessage, path: string, isDirect: boolean) =>
  method === 'POST' || isStopping() ? undefined : findReady(path, isDirect);

/** What a request that was admitted passes before Next. */
async function serve(context: RequestContext, current: CurrentRequest) {
  const { request, response, next } = context;
  const { id, path, isDirect } = current;
  openResponse(path, request, response);
  // A cached page serves many requests, so only API responses carry an id.
  if (path.startsWith('/api/')) response.setHeader('X-Request-Id', id);
  endConnectionWhenStopping(response);
  stripInternalHeaders(request.headers);
  if (passesMiddleware(path)) request.headers['x-known-path'] = '1';
  // Next streams a page's data, whose lifetime nothing can correct: these go as whole pages alone.
  if (holdsTyped(path)) delete request.headers.rsc;
  const ready = readyFor(request, path, isDirect);
  if (ready) sendReady(ready, request, response);
  else serveAsset(path, request, response, next);
}

function fail({ response }: RequestContext, error: unknown): void {
  log.error({ err: error }, 'request hook');
  if (!response.headersSent) response.writeHead(500).end();
}

async function onRequest(context: RequestContext): Promise<void> {
  const { request, response } = context;
  const started = performance.now();
  const { client, isDirect } = identifyClient(request);
  const path = screen(context);
  if (path === undefined) return;
  const { method = 'GET', url: target = path } = request;
  if (!readyFor(request, path, isDirect) && !(await admit({ method, target, client }, response)))
    return countRefusal(request, refuseBusy(response, path));
  const given = config.trustedProxies > 0 ? request.headers['x-request-id'] : undefined;
  const current = { id: requestIdFor([given].flat()[0]), client, path, isDirect };
  const route = routeLabel(path);
  response.once('close', () => {
    // A visitor who leaves does not end the render that started for the request.
    if (response.writableFinished) releaseRequest(current);
    runInRequest(current, () => recordMetrics(context, methodLabel(method), route, started));
  });
  await runInRequest(current, () => serve(context, current));
}

/** Handles every request before Next, except those of the server `other`, which is not Next's. */
export function installRequestHooks(other?: Server): void {
  prependRequestListener(
    (context) => {
      onRequest(context).catch((error: unknown) => fail(context, error));
    },
    {
      other,
      found(server) {
        // Next's listener would take these past the hooks and leave their connections open; without one
        // they are requests like any other. The development server needs its own.
        if (process.env.NODE_ENV === 'production') server.removeAllListeners('upgrade');
        stopGracefully(server, config.stopDelayMs, config.stopLimitMs);
      },
    },
  );
}
