import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { once } from 'node:events';
import { createGateway, type GatewayHandler } from '@/lib/gateway/embedded/gateway';

/** Names of the embedded gateway's business lines are taken from its own markers. */
async function lineNames(gateway: GatewayHandler): Promise<string[]> {
  const path = 'http://gateway.invalid/web-page-conf/web/business-line/markers';
  const body: unknown = await (await gateway(new Request(path))).json();
  const rows = Array.isArray(body) ? body : Object(body).data;
  return rows.map(({ name }: { name: string }) => name);
}

/**
 * The embedded gateway over HTTP with a presence of `count` markers, spread evenly over the middle
 * of the country and over the business lines.
 */
export async function startManyMarkers(count: number) {
  const { handle: gateway } = createGateway();
  const names = await lineNames(gateway);
  const presence = Array.from({ length: count }, (_, i) => ({
    // Steps of the golden ratio fill a rectangle evenly, and the same way each time.
    latitude: 18 + ((i * 0.618_034) % 1) * 10,
    longitude: -106 + ((i * 0.754_878) % 1) * 8,
    business_line: { name: names[i % names.length], name_marker_image: '' },
  }));
  const server = createServer(async (asked, answer) => {
    const url = `http://gateway.invalid${asked.url}`;
    const body = asked.method === 'POST' ? new Uint8Array(await buffer(asked)) : undefined;
    const made = asked.url?.endsWith('/web/presence')
      ? Response.json(presence)
      : await gateway(new Request(url, { method: asked.method, body }));
    answer.writeHead(made.status, Object.fromEntries(made.headers));
    answer.end(Buffer.from(await made.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
