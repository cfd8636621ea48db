import { createServer } from 'node:http';
import { listening } from '@/tests/support/listening';

/** Stands in for exporters that are not part of the site: their metrics, in their format. */
export async function startExporter(values: Record<string, number>) {
  const metrics = new Map(Object.entries(values));
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/plain; version=0.0.4');
    response.end([...metrics].map(([name, value]) => `${name} ${value}\n`).join(''));
  });
  const { url, stop } = await listening(server);
  return {
    /** `host:port`. */
    address: new URL(url).host,
    set: (changed: Record<string, number>) => {
      for (const [name, value] of Object.entries(changed)) metrics.set(name, value);
    },
    stop,
  };
}

export type Exporter = Awaited<ReturnType<typeof startExporter>>;
