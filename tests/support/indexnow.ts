import { z } from 'zod';
import { listening } from '@/tests/support/listening';

const call = z.object({
  host: z.string(),
  key: z.string(),
  keyLocation: z.string(),
  urlList: z.array(z.string()),
});

/** A fake IndexNow: records the requests; responds with the statuses in turn, then with 200. */
export async function startIndexNow(...statuses: number[]) {
  const calls: z.output<typeof call>[] = [];
  const { url, stop } = await listening((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push(call.parse(JSON.parse(Buffer.concat(chunks).toString())));
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  return { url: `${url}/indexnow`, calls, stop };
}
