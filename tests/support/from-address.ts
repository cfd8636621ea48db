import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { asSent, message } from '@/tests/support/submission-payloads';

const PATIENCE_MS = 60_000;

/**
 * Closes idle connections after four seconds, like nginx. An instance closes them after five, perhaps in use.
 */
const agent = new Agent({ keepAlive: true, timeout: 4_000 });

export interface Sent {
  /** The HTTP status; 0 for a broken response. */
  status: number;
  ms: number;
  headers: IncomingHttpHeaders;
}

interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request from a local address of this machine, which counts as one client. */
export function sendFrom(
  localAddress: string,
  url: string,
  { method, headers = {}, body }: SendOptions = {},
): Promise<Sent> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, received: IncomingHttpHeaders = {}) =>
      resolve({ status, ms: performance.now() - started, headers: received });
    const sent = request(url, { method, headers, agent, localAddress }, (response) => {
      response.resume().once('close', () => end(response.statusCode ?? 0, response.headers));
    });
    sent.setTimeout(PATIENCE_MS, () => sent.destroy());
    sent.once('upgrade', (_response, socket) => {
      socket.destroy();
      end(101);
    });
    sent.once('error', () => end(0));
    sent.end(body);
  });
}

/** Sends one contact message from a local address. */
export const writeFrom = (localAddress: string, origin: string) =>
  sendFrom(localAddress, `${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: asSent(message),
  });
