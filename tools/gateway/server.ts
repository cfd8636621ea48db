import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { failure } from '../../lib/content/embedded-gateway/core/responses';
import {
  createGateway,
  type GatewayHandler,
  type GatewayOptions,
} from '../../lib/content/embedded-gateway/gateway';
import { closeInbox } from '../../lib/content/embedded-gateway/submissions/inbox';
import { sendWithFaults } from './fault-injection';
import { control, CONTROL_PATH } from './control';
import { createFaults, type Fault, type Faults } from './faults';
import { BodyTooLarge, send, toRequest } from './http-adapter';
import { createRequestLog, type RequestLog } from './request-log';

export type ServerOptions = GatewayOptions & {
  port?: number;
  host?: string;
  /** The required Authorization header (else 401); default: none. */
  authorization?: string;
  faults?: readonly Fault[];
};

/** A running gateway, which stops when it is disposed of. */
export type RunningGateway = AsyncDisposable & {
  url: string;
  port: number;
  faults: Faults;
  requestLog: RequestLog;
  stop(): Promise<void>;
};

function isAuthorized(message: IncomingMessage, authorization: string | undefined): boolean {
  if (authorization === undefined) return true;
  const given = Buffer.from(message.headers.authorization ?? '');
  const wanted = Buffer.from(authorization);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Returns whether a request comes from this machine, which alone may use the control path. */
function isLocal({ socket }: IncomingMessage): boolean {
  return /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
}

/** Parses a request's URL so that a path of "//host" does not become a host. */
function urlOf({ url = '' }: IncomingMessage): URL {
  if (!url.startsWith('/')) throw new TypeError('A path is expected');
  return new URL(`http://gateway.invalid${url}`);
}

type Context = {
  gateway: GatewayHandler;
  authorization: string | undefined;
  faults: Faults;
  requestLog: RequestLog;
};

async function serve(message: IncomingMessage, target: ServerResponse, context: Context) {
  const { gateway, authorization, faults, requestLog } = context;
  const url = urlOf(message);
  const request = await toRequest(message, url);
  if (url.pathname === CONTROL_PATH && isLocal(message)) {
    return send(target, await control(request, faults, requestLog));
  }
  requestLog.record(message, url);
  if (!isAuthorized(message, authorization)) {
    return send(target, failure(401, 'Autorización requerida'));
  }
  return sendWithFaults(target, () => gateway(request), faults.take(url.pathname));
}

async function refuse(target: ServerResponse, error: unknown): Promise<void> {
  // It is too late for a response.
  if (target.headersSent || target.destroyed) return void target.destroy();
  target.setHeader('Connection', 'close');
  await send(
    target,
    error instanceof BodyTooLarge
      ? failure(413, 'Cuerpo demasiado grande')
      : failure(400, 'Petición no válida'),
  );
}

/** Starts the embedded gateway on HTTP, for tests and for trying GATEWAY_URL. Throws for a port in use. */
export async function startGateway(options: ServerOptions = {}): Promise<RunningGateway> {
  const { port = 0, host = '127.0.0.1', authorization } = options;
  const faults = createFaults();
  const requestLog = createRequestLog();
  options.faults?.forEach((fault) => faults.add(fault));
  const gateway = createGateway(options);
  const context = { gateway, authorization, faults, requestLog };

  const server = createServer((message, target) => {
    serve(message, target, context).catch((error: unknown) => refuse(target, error));
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;

  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
    if (options.dataDir !== undefined) closeInbox(options.dataDir);
  };
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    port: actualPort,
    faults,
    requestLog,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
