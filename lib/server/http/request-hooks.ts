import type { IncomingMessage, Server } from 'node:http';
import compression from 'compression';
import { releaseRequest } from '@/lib/server/cache/render-limiter.mts';
import { config } from '@/lib/config';
import { admit } from '@/lib/server/http/admission';
import { clientAddress } from '@/lib/server/http/client-address';
import { completeImageResponses } from '@/lib/server/http/image-responses';
import { stripInternalHeaders } from '@/lib/server/http/strip-internal-headers';
import { refuse, refuseBusy } from '@/lib/server/http/refusals';
import { runWithRequestId, requestIdFor } from '@/lib/server/observability/request-id';
import { prependRequestListener, type Exchange } from '@/lib/server/http/request-listener';
import { readTarget } from '@/lib/server/http/request-target';
import { securityHeaders } from '@/lib/server/http/security-headers';
import { checkServer } from '@/lib/server/http/self-check';
import { sendPrecompressedPages } from '@/lib/server/http/precompressed-pages';
import { runWithVisitorPath } from '@/lib/server/http/visitor-path';
import { log } from '@/lib/server/observability/logger';
import { metrics } from '@/lib/server/observability/metrics';
import { routeLabel } from '@/lib/server/observability/route-label';

/** Brotli or gzip, of what is made for one visit and of files. */
const compress = compression();

const METHODS = new Set(['GET', 'HEAD', 'POST']);
const methodLabel = (method: string) => (METHODS.has(method) ? method : 'other');

/** What became of a request, once its response has gone out or its visitor has. */
function record({ request, response }: Exchange, route: string, started: number): void {
  const seconds = (performance.now() - started) / 1000;
  const { requests, durations, cacheAnswers } = metrics();
  const method = methodLabel(request.method ?? '');
  const status = response.writableFinished ? String(response.statusCode) : 'aborted';
  requests.inc({ method, route, status });
  durations.observe({ route }, seconds);
  const cache = response.getHeader('x-nextjs-cache');
  if (typeof cache === 'string') {
    cacheAnswers.inc({
      kind: route === '/_next/image' ? 'image' : 'page',
      result: cache.toLowerCase(),
    });
  }
  if (response.statusCode >= 500) {
    log.error({ method, route, status, ms: Math.round(seconds * 1000) }, 'request');
  }
}

const pathOf = (url: string) => url.split('?')[0] ?? '/';

/** Counts what is refused, and no more: it comes by thousands, each within the one thread. */
function countRefusal({ method = '' }: IncomingMessage, status: number): void {
  metrics().requests.inc({ method: methodLabel(method), route: 'refused', status });
}

/** The path that Next is to answer; undefined where the request has been refused. */
function screen({ request, response }: Exchange): string | undefined {
  const target = readTarget(request.method ?? 'GET', request.url ?? '/');
  if (typeof target !== 'string') {
    countRefusal(request, refuse(response, target));
    return undefined;
  }
  request.url = target;
  const path = pathOf(target);
  if (admit(path, response)) return path;
  countRefusal(request, refuseBusy(response));
  return undefined;
}

function prepare({ request, response }: Exchange, path: string, id: string): void {
  for (const [name, value] of securityHeaders(path)) response.setHeader(name, value);
  const { headers, socket } = request;
  headers['x-forwarded-for'] = clientAddress(
    socket.remoteAddress ?? '',
    [headers['x-forwarded-for']].flat().join(','),
    config.trustedProxies,
  );
  stripInternalHeaders(headers);
  // Stored pages serve many requests, so only what is made for one says its id.
  if (path.startsWith('/api/')) response.setHeader('X-Request-Id', id);
  compress(request, response, () => undefined);
  sendPrecompressedPages(request, response);
  if (path === '/_next/image') completeImageResponses(request, response);
}

function receive(exchange: Exchange): void {
  const { request, response, answer } = exchange;
  const started = performance.now();
  const path = screen(exchange);
  if (path === undefined) return;
  const id = requestIdFor([request.headers['x-request-id']].flat()[0]);
  const route = routeLabel(path);
  response.once('close', () => {
    // A visitor who leaves does not end the render that began for him.
    if (response.writableFinished) releaseRequest(id);
    runWithRequestId(id, () => record(exchange, route, started));
  });
  runWithRequestId(id, () => {
    prepare(exchange, path, id);
    runWithVisitorPath(path, answer);
  });
}

/**
 * Handles every request before Next does: it gets its id, loses headers that it has no business
 * sending and slashes written twice, is refused where Next need not see it, is counted when it
 * ends, and has its response compressed.
 *
 * @param other a server of this process that is none of the site's.
 */
export function installRequestHooks(other?: Server): void {
  prependRequestListener(
    (exchange) => {
      try {
        receive(exchange);
      } catch (error) {
        // What is thrown here would end the process.
        log.error({ err: error }, 'exchange');
        if (!exchange.response.headersSent) exchange.response.writeHead(500).end();
      }
    },
    { other, found: (server) => void setImmediate(checkServer, server) },
  );
}
