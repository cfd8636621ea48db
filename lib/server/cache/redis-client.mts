// Redis is optional: calls time out in 250 ms and callers fall back to local state.
import { isBuild } from './build-phase.mts';

/** Prefix of all keys of this site; another site on the same server uses another database. */
export const KEY_PREFIX = 'site:';

/** Timeouts in ms: a visitor's call, a call no visitor waits for, and the first connection. */
const TIMEOUT_MS = 250;
const PATIENT_TIMEOUT_MS = 2_000;
const FIRST_CONNECTION_TIMEOUT_MS = 1_000;
const GRACE_MS = 25;
/** After a timeout no visitor's call goes out for this long, in ms. */
const PAUSE_MS = 2_000;
const MAX_RECONNECT_MS = 2_000;

type Client = Awaited<ReturnType<typeof createClient>>;
type Command<T> = (client: Client) => Promise<T>;

interface Connection {
  client: Client;
  pausedUntil: number;
  firstAttempt: Promise<unknown>;
  isAway(): boolean;
  noteState(isAway: boolean, error?: unknown): void;
}

declare global {
  /** This file is loaded both bundled and unbundled. */
  var redisConnection: Promise<Connection> | undefined;
}

const shares = Boolean(process.env.REDIS_URL) && !isBuild;

/** Whether the instances share anything; false in a build. */
export const isShared = (): boolean => shares;

class TimeoutError extends Error {
  readonly code = 'LATE';
}

function withTimeout<T>(limit: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const timeout = new Promise<never>((_resolve, reject) => {
    const end = () => reject(new TimeoutError('late'));
    // In a busy process the timer fires before a response that has already arrived is read.
    timer = setTimeout(() => (timer = setTimeout(end, GRACE_MS)), limit);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** An error's code or name. Messages may contain the server's address. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? (error.code ?? error.name) : error.name;
}

async function createClient() {
  const redis = await import('redis');
  return redis.createClient({
    url: process.env.REDIS_URL,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RECONNECT_MS),
    },
  });
}

async function connect(): Promise<Connection> {
  const [client, { pino }] = await Promise.all([createClient(), import('pino')]);
  const log = pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
  let wasAway = false;
  const noteState = (isAway: boolean, error?: unknown) => {
    if (wasAway === isAway) return;
    wasAway = isAway;
    if (isAway) log.warn({ redis: 'away', reason: reasonOf(error) }, 'redis');
    else log.info({ redis: 'back' }, 'redis');
  };
  client.on('error', (error: unknown) => noteState(true, error));
  client.on('ready', () => noteState(false));
  const firstAttempt = withTimeout(FIRST_CONNECTION_TIMEOUT_MS, client.connect()).catch(
    () => undefined,
  );
  const isAway = () => wasAway || !client.isReady;
  return { client, pausedUntil: 0, firstAttempt, isAway, noteState };
}

async function ask<T>(
  command: Command<T>,
  limit: number,
  isPatient: boolean,
): Promise<T | undefined> {
  if (!isShared()) return undefined;
  const connection = await (globalThis.redisConnection ??= connect());
  if (!connection.client.isReady) await connection.firstAttempt;
  const isPaused = !isPatient && Date.now() < connection.pausedUntil;
  if (!connection.client.isReady || isPaused) return undefined;
  try {
    const reply = await withTimeout(limit, command(connection.client));
    connection.pausedUntil = 0;
    connection.noteState(false);
    return reply;
  } catch (error) {
    if (error instanceof TimeoutError) connection.pausedUntil = Date.now() + PAUSE_MS;
    connection.noteState(true, error);
    return undefined;
  }
}

/** Whether Redis answers, as far as the last call has shown. */
export async function isRedisUp(): Promise<boolean> {
  return (await globalThis.redisConnection)?.isAway() === false;
}

/** Runs a command. Undefined when Redis is down, too slow or refuses; `null` is a reply. */
export const askRedis = <T,>(command: Command<T>): Promise<T | undefined> =>
  ask(command, TIMEOUT_MS, false);

/** As `askRedis`, for calls that no visitor waits for: with more patience, and also in a pause. */
export const askRedisPatiently = <T,>(command: Command<T>): Promise<T | undefined> =>
  ask(command, PATIENT_TIMEOUT_MS, true);
