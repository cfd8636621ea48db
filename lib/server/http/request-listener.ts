import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage, Server, ServerResponse } from 'node:http';

/** A request, its response, and what answers it if nothing else does: Next. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  answer: () => void;
}

/** A stop lets downloads end for this long. Orchestrators kill after 30 s. */
const STOP_LIMIT_MS = 15_000;

interface Start {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

function isStart(message: unknown): message is Start {
  return (
    typeof message === 'object' &&
    message !== null &&
    'request' in message &&
    message.request instanceof IncomingMessage &&
    'response' in message &&
    message.response instanceof ServerResponse &&
    'server' in message &&
    message.server instanceof Server
  );
}

/** Next waits for open connections without end; one stalled download would hold every release. */
function closeInTime(server: Server): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS).unref();
    });
  }
}

function replaceListeners(server: Server, receive: (exchange: Exchange) => void): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const answer = () => {
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
    };
    receive({ request, response, answer });
  });
}

/**
 * Puts a listener before Next's own on the HTTP server that Next has made. `next start` takes no
 * server of ours, and Node's diagnostics channel names the server just before its first request is
 * emitted.
 *
 * @param other a server of this process that is none of the site's.
 * @param found is told the server.
 */
export function prependRequestListener(
  receive: (exchange: Exchange) => void,
  { other, found }: { other?: Server | undefined; found?: (server: Server) => void } = {},
): void {
  const channel = 'http.server.request.start';
  const begin = (message: unknown) => {
    if (!isStart(message) || message.server === other) return;
    unsubscribe(channel, begin);
    replaceListeners(message.server, receive);
    closeInTime(message.server);
    found?.(message.server);
  };
  subscribe(channel, begin);
}
