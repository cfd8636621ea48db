import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { failure } from '../core/responses';
import { createGateway, type GatewayHandler, type GatewayOptions } from '../gateway';
import { closeInbox } from '../submissions/inbox';
import { sendWithFaults } from './fault-injection';
import { control, CONTROL_PATH } from './control';
import { createFaults, type Fault, type Faults } from './faults';
import { BodyTooLarge, send, toRequest } from './http-adapter';
import { createRequestLog, type RequestLog } from './request-log';

export type ServerOptions = GatewayOptions & {
  /** 0, the default, takes any free port. */
  port?: number;
  /** The address to listen on; this machine alone by default. */
  host?: string;
  /** The Authorization value without which calls are answered 401; none by default. */
  authorization?: string;
  /** Faults from the start. */
  faults?: readonly Fault[];
};

export type RunningGateway = {
  /** Base for GATEWAY_URL, without a trailing slash. */
  url: string;
  port: number;
  faults: Faults;
  requestLog: RequestLog;
  /** Ends open connections, then the server. */
  stop(): Promise<void>;
};

function isAuthorized(message: IncomingMessage, authorization: string | undefined): boolean {
  if (authorization === undefined) return true;
  const given = Buffer.from(message.headers.authorization ?? '');
  const wanted = Buffer.from(authorization);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Control is for tests on this machine, also where the gateway listens beyond it. */
function isLocal({ socket }: IncomingMessage): boolean {
  return /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
}

/** The path is taken as it stands, so that "//host" in it is no host. */
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
  // With headers gone out, or the caller gone, there is nobody left to tell.
  if (target.headersSent || target.destroyed) return void target.destroy();
  target.setHeader('Connection', 'close');
  await send(
    target,
    error instanceof BodyTooLarge
      ? failure(413, 'Cuerpo demasiado grande')
      : failure(400, 'Petición no válida'),
  );
}

/**
 * The embedded gateway as a real HTTP server, with faults to inject: for the website's tests, and
 * as a stand-in while the provider's gateway cannot be reached.
 * @throws where the port is taken
 */
export async function startGateway(options: ServerOptions = {}): Promise<RunningGateway> {
  const { port = 0, host = '127.0.0.1', authorization } = options;
  const faults = createFaults();
  const requestLog = createRequestLog();
  options.faults?.forEach((fault) => faults.add(fault));
  const { handle, prepare } = createGateway(options);
  const context = { gateway: handle, authorization, faults, requestLog };

  const server = createServer((message, target) => {
    serve(message, target, context).catch((error: unknown) => refuse(target, error));
  });
  server.listen(port, host);
  await once(server, 'listening');
  void prepare();
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    port: actualPort,
    faults,
    requestLog,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      if (options.dataDir !== undefined) closeInbox(options.dataDir);
    },
  };
}
