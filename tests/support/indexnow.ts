import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';

const call = z.object({
  host: z.string(),
  key: z.string(),
  keyLocation: z.string(),
  urlList: z.array(z.string()),
});

/** A fake IndexNow: records the requests; responds with the statuses in turn, then with 200. */
export async function startIndexNow(...statuses: number[]) {
  const calls: z.output<typeof call>[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push(call.parse(JSON.parse(Buffer.concat(chunks).toString())));
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/indexnow`,
    calls,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
