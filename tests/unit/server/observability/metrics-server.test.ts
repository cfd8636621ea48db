import { once } from 'node:events';
import { type Server } from 'node:http';
import { metrics } from '@/lib/server/observability/metrics';
import { startMetricsServer } from '@/lib/server/observability/metrics-server';

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  if (server.listening) await new Promise((resolve) => server.close(resolve));
}

test('only GET /metrics is served, with metrics of the site and the process', async () => {
  const server = startMetricsServer(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${portOf(server)}`;
  metrics().submissions.inc({ form: 'quote', outcome: 'accepted' });
  const response = await fetch(`${url}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain('submissions_total{form="quote",outcome="accepted"} 1');
  expect(text).toContain('process_cpu_seconds_total');
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(`${url}/metrics?x=1`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  await stop(server);
});
