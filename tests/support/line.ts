import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to the site that can be cut and mended while the site goes on. */
export async function startLine(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, '127.0.0.1', resolve);
    });
  const cut = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  return {
    /** The origin under which the site is seen over this line. */
    url: `http://127.0.0.1:${own}`,
    /** Nothing listens any more, and open connections break. */
    cut,
    /** It listens again, at the same port. */
    mend: () => listen(own),
    stop: async () => {
      if (server.listening) await cut();
    },
  };
}

export type Line = Awaited<ReturnType<typeof startLine>>;
