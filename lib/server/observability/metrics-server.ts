import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { log } from '@/lib/server/observability/logger';
import { metrics } from '@/lib/server/observability/metrics';

/** Serves `GET /metrics` for Prometheus on its own port; the site runs on if that port is taken. */
export function startMetricsServer(port: number, host: string): Server {
  const { registry } = metrics();
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (body) => response.writeHead(200, { 'content-type': registry.contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  server.on('error', ({ message }) => log.error({ port, host, reason: message }, 'metrics'));
  server.listen(port, host, () => log.info({ port, host }, 'metrics'));
  return server.unref();
}
