import { buffer } from 'node:stream/consumers';
import { createGateway } from '@/lib/content/embedded-gateway/gateway';
import { listening } from '@/tests/support/listening';

/** Changes the JSON of a response, or returns other bytes. */
type Alter = (path: string, body: unknown) => unknown;

/** Starts the embedded gateway over HTTP with altered responses and optional files. */
export async function startAlteredGateway(alter: Alter, filesDir?: string) {
  const gateway = createGateway({ filesDir });
  return listening(async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const body = incoming.method === 'POST' ? new Uint8Array(await buffer(incoming)) : undefined;
    const url = `http://gateway.invalid${path}`;
    const original = await gateway(new Request(url, { method: incoming.method, body }));
    const isJson = original.headers.get('content-type')?.startsWith('application/json') ?? false;
    if (isJson) {
      const altered = alter(path, await original.json());
      const bytes = altered instanceof Uint8Array ? altered : JSON.stringify(altered);
      outgoing.writeHead(original.status, { 'content-type': 'application/json' }).end(bytes);
      return;
    }
    outgoing.writeHead(original.status, Object.fromEntries(original.headers));
    outgoing.end(Buffer.from(await original.arrayBuffer()));
  });
}
