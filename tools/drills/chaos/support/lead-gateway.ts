import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listening } from '@/tests/support/listening';
import { markIn } from './lead-visitors';

/** A submission that was sent to the gateway. */
export interface Attempt {
  mark: string;
  /** The `Idempotency-Key`, which is the id of the lead. */
  key: string;
  /** Both of `performance.now()`. */
  sentAt: number;
  endedAt: number;
  /** `broken` where the site did not get all of a response. */
  end: 'taken' | 'refused' | 'broken';
}

const ACCEPTED = '{"code":200}';

interface Passed {
  upstream: string;
  honoursKeys: boolean;
  onEnd(end: Attempt['end']): void;
}

/** Passes a call on, with every fault of the connection to either side. */
function pass(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, passed: Passed) {
  const { upstream, honoursKeys, onEnd } = passed;
  const headers = { ...incoming.headers };
  delete headers.host;
  if (!honoursKeys) delete headers['idempotency-key'];
  const { method, url } = incoming;
  const sent = request(upstream + url, { method, headers, agent: false });
  let start = '';
  outgoing.once('close', () => {
    const end = outgoing.statusCode === 200 && start === ACCEPTED ? 'taken' : 'refused';
    onEnd(outgoing.writableFinished ? end : 'broken');
    sent.destroy();
  });
  sent.on('error', () => outgoing.socket?.resetAndDestroy());
  sent.on('response', (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.on('data', (chunk: Buffer) => {
      if (start.length <= ACCEPTED.length) start += chunk.toString('latin1');
    });
    response.on('error', () => outgoing.destroy());
    response.pipe(outgoing);
  });
  sent.end(body);
}

/**
 * A gateway in front of another, which notes every submission.
 *
 * @param honoursKeys whether the other sees the `Idempotency-Key`.
 */
export async function watchGateway(upstream: string, honoursKeys: boolean) {
  const attempts: Attempt[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => undefined);
    if (!body) return;
    const mark = markIn(body.toString('latin1'));
    const key = String(incoming.headers['idempotency-key'] ?? '');
    const sentAt = performance.now();
    const onEnd = (end: Attempt['end']) => {
      if (mark) attempts.push({ mark, key, sentAt, endedAt: performance.now(), end });
    };
    pass(incoming, body, outgoing, { upstream, honoursKeys, onEnd });
  });
  return { attempts, ...(await listening(server)) };
}
