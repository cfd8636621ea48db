import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { asSent, message } from '@/tests/support/submission-payloads';

const PATIENCE_MS = 60_000;

/** Closes what is idle before an instance does after five seconds, as nginx: it could be in use just then. */
const agent = new Agent({ keepAlive: true, timeout: 4_000 });

export interface Sent {
  /** 0 for none. */
  status: number;
  ms: number;
  headers: IncomingHttpHeaders;
}

interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request from an address of this machine's own, which counts as one client. */
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

/** Sends one message. */
export const writeFrom = (localAddress: string, origin: string) =>
  sendFrom(localAddress, `${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: asSent(message),
  });
