import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse, type Server } from 'node:http';
import compression from 'compression';
import { releaseRequest } from '@/lib/cache/render-limiter.cjs';
import { config } from '@/lib/config';
import { clientAddress } from '@/lib/http/client-address';
import { removeInternalHeaders } from '@/lib/http/inbound-headers';
import { enterRequest, inRequest, requestIdFor } from '@/lib/http/request-id';
import { readTarget } from '@/lib/http/request-target';
import { startHeaders } from '@/lib/http/start-headers';
import { sendStoredPages } from '@/lib/http/stored-pages';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics/metrics';
import { routeLabel } from '@/lib/metrics/route-label';
import { apiRoutes } from '@/lib/routes';

declare global {
  var watchesExchanges: true | undefined;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  server?: unknown;
}

function isExchange(message: unknown): message is Exchange {
  return (
    typeof message === 'object' &&
    message !== null &&
    'request' in message &&
    message.request instanceof IncomingMessage &&
    'response' in message &&
    message.response instanceof ServerResponse
  );
}

/** Brotli or gzip, of what is made for one visit and of files. */
const compress = compression();

const METHODS = new Set(['GET', 'HEAD', 'POST']);

/** What became of a request, once its answer has gone out or its visitor has. */
function record({ request, response }: Exchange, route: string, started: number): void {
  const seconds = (performance.now() - started) / 1000;
  const { requests, durations, cacheAnswers } = metrics();
  const method = METHODS.has(request.method ?? '') ? String(request.method) : 'other';
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

/** The address to answer. A request that is refused is led to the route handler that says so. */
function acceptTarget(request: IncomingMessage): string {
  const target = readTarget(request.method ?? 'GET', request.url ?? '/');
  if (typeof target === 'string') return target;
  request.method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  return apiRoutes.refused(target);
}

function begin(exchange: Exchange): void {
  const { request, response } = exchange;
  const started = performance.now();
  const url = acceptTarget(request);
  request.url = url;
  const { headers, socket } = request;
  headers['x-forwarded-for'] = clientAddress(
    socket.remoteAddress ?? '',
    [headers['x-forwarded-for']].flat().join(','),
    config.trustedProxies,
  );
  const path = url.split('?')[0] ?? '/';
  const route = routeLabel(path);
  const id = requestIdFor([request.headers['x-request-id']].flat()[0]);
  enterRequest(id);
  removeInternalHeaders(request.headers);
  for (const [name, value] of startHeaders(path)) response.setHeader(name, value);
  // Stored pages serve many requests, so only what is made for one says its id.
  if (path.startsWith('/api/')) response.setHeader('X-Request-Id', id);
  compress(request, response, () => undefined);
  sendStoredPages(request, response);
  response.once('close', () => {
    // A visitor who leaves does not end the render that began for him.
    if (response.writableFinished) releaseRequest(id);
    inRequest(id, () => record(exchange, route, started));
  });
}

/**
 * Stands at the door of the HTTP server, before Next: every request gets its id, loses headers
 * that it has no business sending and slashes written twice, is counted when it ends, and has its
 * answer compressed. Node's diagnostics channel is the one place that sees all of them, stored
 * pages included, without a server of our own.
 *
 * @param other a server of this process that is none of the site's.
 */
export function watchExchanges(other?: Server): void {
  if (globalThis.watchesExchanges) return;
  globalThis.watchesExchanges = true;
  subscribe('http.server.request.start', (message) => {
    if (!isExchange(message) || (other && message.server === other)) return;
    try {
      begin(message);
    } catch (error) {
      // What is thrown here would end the process.
      log.error({ err: error }, 'exchange');
    }
  });
}
