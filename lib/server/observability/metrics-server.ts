import { createServer, type IncomingMessage, type Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { log } from '@/lib/server/observability/logger';
import { metrics } from '@/lib/server/observability/metrics';
import { isSecret } from '@/lib/util/secrets';

/** What a side door answers. */
export interface SideDoorAnswer {
  status: number;
  type: string;
  body: string;
}

/** The metrics, or a page for colleagues beside them. */
export interface SideDoor {
  path: string;
  /** Undefined lets everybody in who reaches the port. */
  token: string | undefined;
  answer(query: URLSearchParams): Promise<SideDoorAnswer>;
}

/** A browser asks for a name and a password, of which the password is the token; programs send it. */
function isAllowed({ headers }: IncomingMessage, token: string): boolean {
  const [scheme = '', given = ''] = (headers.authorization ?? '').split(' ');
  if (/^bearer$/i.test(scheme)) return isSecret(given, token);
  if (!/^basic$/i.test(scheme)) return false;
  const decoded = Buffer.from(given, 'base64').toString();
  return isSecret(decoded.slice(decoded.indexOf(':') + 1), token);
}

const PRIVATE = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/**
 * Serves `GET /metrics` for Prometheus on its own port, and the side doors; the site runs on if that is
 * taken.
 */
export function startMetricsServer(
  port: number,
  host: string,
  doors: readonly SideDoor[] = [],
): Server {
  const { registry } = metrics();
  collectDefaultMetrics({ register: registry });
  const own: SideDoor = {
    path: '/metrics',
    token: undefined,
    answer: async () => ({
      status: 200,
      type: registry.contentType,
      body: await registry.metrics(),
    }),
  };
  const server = createServer((request, response) => {
    const [path, query] = (request.url ?? '').split('?');
    const door = request.url === own.path ? own : doors.find((known) => known.path === path);
    if (request.method !== 'GET' || !door) {
      response.writeHead(404).end();
      return;
    }
    if (door.token !== undefined && !isAllowed(request, door.token)) {
      const challenge = { 'www-authenticate': 'Basic realm="Campanas", charset="UTF-8"' };
      response.writeHead(401, { ...PRIVATE, ...challenge }).end();
      return;
    }
    door.answer(new URLSearchParams(query)).then(
      ({ status, type, body }) =>
        response.writeHead(status, { ...PRIVATE, 'content-type': type }).end(body),
      () => response.writeHead(500, PRIVATE).end(),
    );
  });
  server.on('error', ({ message }) => log.error({ port, host, reason: message }, 'metrics'));
  server.listen(port, host, () => log.info({ port, host }, 'metrics'));
  return server.unref();
}
