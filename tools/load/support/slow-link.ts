import { createServer, connect, type AddressInfo } from 'node:net';
import { Transform } from 'node:stream';

/**
 * A TCP proxy with the latency and bandwidth of a phone's network. Those of DevTools leave out what a
 * browser fetches ahead by itself.
 *
 * @param latencyMs of a request and its response together.
 * @param bytesPerSecond from the server, all connections together.
 */
export async function startSlowLink(
  target: string,
  { latencyMs, bytesPerSecond }: { latencyMs: number; bytesPerSecond: number },
) {
  let isSlow = false;
  /** When the link has sent what it has taken so far. */
  let freeAt = 0;

  const delayed = (isLimited: boolean) =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        if (!isSlow) return done(null, chunk);
        const now = performance.now();
        const sending = isLimited ? (chunk.length / bytesPerSecond) * 1000 : 0;
        if (isLimited) freeAt = Math.max(freeAt, now) + sending;
        const wait = latencyMs / 2 + (isLimited ? freeAt - now : 0);
        setTimeout(() => this.destroyed || this.push(chunk), wait);
        // The next chunk may enter the link at once: latency delays, it does not block.
        setTimeout(done, isLimited ? freeAt - now : 0);
      },
      flush(done) {
        setTimeout(done, latencyMs + Math.max(0, freeAt - performance.now()));
      },
    });

  const { hostname, port } = new URL(target);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.setNoDelay(true);
    far.setNoDelay(true);
    near.pipe(delayed(false)).pipe(far);
    far.pipe(delayed(true)).pipe(near);
    const close = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', close).on('close', close);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    /** The origin of the server as it is seen over the link. */
    url: `http://127.0.0.1:${address.port}`,
    /** Slows the link down, or sets it free. */
    setSlow: (slow: boolean) => void (isSlow = slow),
    [Symbol.dispose]: () => void server.close(),
  };
}
