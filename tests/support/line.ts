import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** `open`: to the site. `hanging`: accepts and never answers. A number: that status, for all. */
type State = 'open' | 'hanging' | number;

/** An HTTP proxy that can fail like a phone's connection while the site behind it goes on. */
export async function startLine(target: string) {
  let state: State = 'open';
  let rewrite = (script: string) => script;
  /** What was asked, each as `path?query` with its method and headers. */
  const requests: { method: string; url: string; headers: IncomingMessage['headers'] }[] = [];
  const { hostname, port } = new URL(target);

  async function pass(near: IncomingMessage, answer: ServerResponse): Promise<void> {
    const isWorker = near.url === '/sw.js';
    const headers = { ...near.headers };
    if (isWorker) for (const name of ['if-none-match', 'accept-encoding']) delete headers[name];
    const far = send(
      { hostname, port, path: near.url, method: near.method, headers },
      (response) => {
        const { statusCode = 502, headers: own } = response;
        if (!isWorker) {
          answer.writeHead(statusCode, own);
          return void response.pipe(answer);
        }
        void text(response).then((script) => {
          answer.writeHead(statusCode, {
            'content-type': own['content-type'],
            'cache-control': own['cache-control'],
          });
          answer.end(rewrite(script));
        });
      },
    );
    far.on('error', () => answer.destroy());
    near.pipe(far);
  }

  const server = createServer((near, answer) => {
    const { method = '', url = '', headers } = near;
    requests.push({ method, url, headers });
    if (state === 'open') void pass(near, answer);
    else if (state !== 'hanging') answer.writeHead(state).end('<h1>Error</h1>');
  });
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, '127.0.0.1', resolve);
    });
  const cut = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  return {
    /** The origin under which the site is seen over this line. */
    url: `http://127.0.0.1:${own}`,
    requests,
    set: (next: State) => void (state = next),
    /** Nothing listens any more, and open connections break. */
    cut,
    /** It listens again, at the same port. */
    mend: () => listen(own),
    /** Rewrites the script at `/sw.js`, as another release would. */
    rewriteWorker: (next: typeof rewrite) => void (rewrite = next),
    stop: async () => {
      if (server.listening) await cut();
    },
  };
}

export type Line = Awaited<ReturnType<typeof startLine>>;
