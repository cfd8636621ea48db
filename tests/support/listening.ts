import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

export type Listening = Awaited<ReturnType<typeof listening>>;

/** Starts a server on a free port of 127.0.0.1. `stop` and disposal stop it immediately. */
export async function listening(given: Server | RequestListener) {
  const server = typeof given === 'function' ? createServer(given) : given;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, stop, [Symbol.asyncDispose]: stop };
}
