import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { once } from 'node:events';
import { createGateway } from '@/lib/content/embedded-gateway/gateway';

/** Makes a new answer of the embedded gateway's; only JSON is handed to it. */
type Alter = (path: string, body: unknown) => unknown;

/** The embedded gateway over HTTP, with what it says altered on the way. */
export async function startAlteredGateway(alter: Alter) {
  const { handle: gateway } = createGateway();
  const server = createServer(async (asked, answer) => {
    const path = asked.url ?? '/';
    const body = asked.method === 'POST' ? new Uint8Array(await buffer(asked)) : undefined;
    const url = `http://gateway.invalid${path}`;
    const made = await gateway(new Request(url, { method: asked.method, body }));
    const isJson = made.headers.get('content-type')?.startsWith('application/json') ?? false;
    const sent = isJson
      ? Response.json(alter(path, await made.json()), { status: made.status })
      : made;
    answer.writeHead(sent.status, Object.fromEntries(sent.headers));
    answer.end(Buffer.from(await sent.arrayBuffer()));
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
