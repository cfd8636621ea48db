// The process that `npm start` runs: Next's request handler behind a Node server. The server adds the
// client's address, the request's id, metrics, a limit on concurrent renders, and a stop that loses no
// request.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import next from 'next';
import { identifyClient } from './http/client.mts';
import { addKnownPath, renderInTurn } from './http/render-queue.mts';
import { keepQuery } from './http/redirect-query.mts';
import { isStopping, stopGracefully } from './http/stop.mts';
import { requestIdFor, runInRequest } from './observability/current-request.mts';
import { metrics, startMetricsServer } from './observability/metrics.mts';
import { repairEscapes } from './routing/escapes.mts';
import { logError } from '../util/process.mts';
import { decoded } from '../util/urls.mts';

function readOptions() {
  const port = { type: 'string', short: 'p', default: process.env.PORT || '3000' } as const;
  try {
    return parseArgs({ options: { port, hostname: { type: 'string', short: 'H' } } }).values;
  } catch {
    process.stderr.write('Usage: npm start [-- --port <number>] [--hostname <name>]\n');
    return process.exit(2);
  }
}

const options = readOptions();
const port = Number(options.port);
process.env.PORT = options.port;

const { TRUST_PROXY, STOP_DELAY_SECONDS, METRICS_PORT, METRICS_HOST } = process.env;
const trustedProxies = Number(TRUST_PROXY || 0);

/** In characters. Every address of the site fits, with a search and its filters. */
const MAX_URL_LENGTH = 2_048;

/** A page with the phone number, for a request that cannot be served now. nginx also sends it. */
const BUSY_PAGE = readFileSync(new URL('../../public/sin-servicio.html', import.meta.url));

const KINDS: readonly [kind: string, pattern: RegExp][] = [
  ['asset', /^\/_next\/static\//],
  ['picture', /^\/_next\/image/],
  ['api', /^\/api\//],
  ['file', /^\/archivos\/|^\/[^/]+\.\w+$/],
];

/** Returns the label of a path in metrics: labels are bounded, paths are not. */
const kindOf = (path: string) => KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';

// Headers that parts of Next exchange or read a setting from. If a client could set them, it could replace
// a response or leave something in a cached page, such as the nonce of a policy.
const INTERNAL =
  /^(?:x-(?:middleware|nextjs|invoke|prerender)-|x-matched-path|x-now-route-matches|next-resume|content-security-policy)/;

function record(path: string, response: ServerResponse, seconds: number): void {
  const kind = kindOf(path);
  const status = response.writableFinished ? String(response.statusCode) : 'aborted';
  metrics().requests.inc({ kind, status });
  metrics().durations.observe({ kind }, seconds);
  const cache = response.getHeader('x-nextjs-cache');
  if (typeof cache === 'string')
    metrics().cacheResponses.inc({ kind, result: cache.toLowerCase() });
  const isStored = !String(response.getHeader('cache-control')).includes('no-store');
  if (kind === 'page' && status === '200' && isStored) addKnownPath(path);
}

/** Returns whether a picture is named as the site names it. Next would convert it once for each spelling. */
function isOwnSpelling(url: string): boolean {
  const source = new URLSearchParams(url.slice(url.indexOf('?'))).get('url') ?? '';
  const name = source.replace(/^\/archivos\//, '');
  return name === source || encodeURIComponent(decoded(name) ?? '') === name;
}

/** Returns the status for a request that Next would handle slowly or with its own error. */
function refusalOf({ method, url = '' }: IncomingMessage, path: string): number | undefined {
  // Next takes forty seconds to parse a query of thousands of names.
  if (url.length > MAX_URL_LENGTH) return 414;
  if (path.startsWith('/_next/image') && !isOwnSpelling(url)) return 400;
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead || path.startsWith('/api/') ? undefined : 405;
}

function sendBusyPage(response: ServerResponse): void {
  response
    .writeHead(503, {
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '10',
    })
    .end(BUSY_PAGE);
}

const closed = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    if (response.closed) resolve();
    else response.once('close', resolve);
  });

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const started = performance.now();
  // A request line may name an origin, to which Next would redirect.
  request.url = request.url?.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [path = '/', query = ''] = request.url.split(/\?(.*)/s);
  for (const name of Object.keys(request.headers))
    if (INTERNAL.test(name)) delete request.headers[name];
  const { client, isDirect } = identifyClient(request, trustedProxies);
  const given = trustedProxies > 0 ? [request.headers['x-request-id']].flat()[0] : undefined;
  const id = requestIdFor(given);
  // A stored page serves many requests, so only responses of the API carry an id.
  if (path.startsWith('/api/')) response.setHeader('X-Request-Id', id);
  if (isStopping()) response.setHeader('Connection', 'close');
  response.once('close', () => record(path, response, (performance.now() - started) / 1000));
  const refusal = refusalOf(request, path);
  if (refusal !== undefined) return void response.writeHead(refusal).end();
  const repaired = repairEscapes(query);
  if (repaired !== query && !path.startsWith('/api/')) {
    // Two slashes at the beginning would name another site.
    const location = `${path.replace(/^[/\\]{2,}/, '/')}?${repaired}`;
    return void response.writeHead(301, { location, 'cache-control': 'no-store' }).end();
  }
  // The query of this page names its record.
  if (query !== '' && path !== '/detalle_pregunta') keepQuery(response, query);
  await runInRequest({ id, client, path, isDirect }, async () => {
    const isAnswered = await renderInTurn(path, async () => {
      await handle(request, response);
      await closed(response);
    });
    if (!isAnswered) sendBusyPage(response);
  });
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    logError('request failed', { error: error instanceof Error ? error.name : typeof error });
    if (!response.headersSent) response.writeHead(500).end();
  });
});

const app = next({ dev: false, hostname: options.hostname, port, httpServer: server });
const handle = app.getRequestHandler();
await app.prepare();
stopGracefully(server, Number(STOP_DELAY_SECONDS || 0) * 1000);
if (METRICS_PORT) startMetricsServer(Number(METRICS_PORT), METRICS_HOST || '127.0.0.1');
server.listen(port, options.hostname, () => {
  process.stdout.write(
    `✓ The site is up: http://${options.hostname ?? 'localhost'}:${port} (stop it with Ctrl+C)\n`,
  );
});
