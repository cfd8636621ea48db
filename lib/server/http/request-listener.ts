import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request on its way through the listeners; `next` hands it on. */
export interface RequestContext {
  request: IncomingMessage;
  response: ServerResponse;
  next: () => void;
}

/** Puts a listener before Next's own on Next's server; `found` gets that server, never `other`. */
// `next start` takes no server of ours, but Node's diagnostics channel passes the server just
// before its first request is emitted.
export function prependRequestListener(
  onRequest: (context: RequestContext) => void,
  { other, found }: { other?: Server | undefined; found?: (server: Server) => void } = {},
): void {
  const channel = 'http.server.request.start';
  const begin = (message: unknown) => {
    const { server }: { server?: unknown } = Object(message);
    if (!(server instanceof Server) || server === other) return;
    unsubscribe(channel, begin);
    const listeners = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const next = () => {
        for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
      };
      onRequest({ request, response, next });
    });
    found?.(server);
  };
  subscribe(channel, begin);
}
