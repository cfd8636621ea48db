import { once } from 'node:events';
import { createServer } from 'node:http';

export interface Exporter {
  /** `host:port`. */
  address: string;
  set(values: Record<string, number>): void;
  stop(): Promise<void>;
}

/** Stands in for exporters that are not part of the site: their metrics, in their format. */
export async function startExporter(values: Record<string, number>): Promise<Exporter> {
  const metrics = new Map(Object.entries(values));
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/plain; version=0.0.4');
    response.end([...metrics].map(([name, value]) => `${name} ${value}\n`).join(''));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    address: `127.0.0.1:${port}`,
    set: (changed) => {
      for (const [name, value] of Object.entries(changed)) metrics.set(name, value);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
