// Redis is optional: calls time out in 250 ms and callers fall back to local state.
import { isTimeout, withDeadline, type Timer } from '../../util/deadline.mts';
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
/** While commands are refused, how often one is tried for the state, in ms. */
const RETRY_MS = 1_000;

type Connection = Awaited<ReturnType<typeof connect>>;
type Command<T> = (client: Connection['client']) => Promise<T>;

/** Reads may succeed where writes and scripts are refused, so this is both. */
const trial: Command<unknown> = (client) =>
  client.eval(`return redis.call('SET', KEYS[1], '', 'PX', ${RETRY_MS})`, {
    keys: [`${KEY_PREFIX}trial`],
  });

declare global {
  /** This file is loaded both bundled and unbundled. */
  var redisConnection: Promise<Connection> | undefined;
}

const shares = Boolean(process.env.REDIS_URL) && !isBuild;

/** Whether the instances share anything; false in a build. */
export const isShared = (): boolean => shares;

/** In a busy process a timer fires before a response that has already arrived is read. */
const graceTimer: Timer = (ms, end) => {
  let timer = setTimeout(() => (timer = setTimeout(end, GRACE_MS)), ms);
  return () => clearTimeout(timer);
};

const withTimeout = <T,>(limit: number, promise: Promise<T>): Promise<T> =>
  withDeadline(limit, () => promise, undefined, graceTimer);

/** First word of a refusal ("READONLY"), else an error's code or name: the rest may contain addresses. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  if (isTimeout(error)) return 'LATE';
  const [word] = /^[A-Z]+(?= )/.exec(error.message) ?? [];
  return word ?? ('code' in error ? (error.code ?? error.name) : error.name);
}

async function connect() {
  const [{ createClient, ErrorReply }, { pino }] = await Promise.all([
    import('redis'),
    import('pino'),
  ]);
  const client = createClient({
    url: process.env.REDIS_URL,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RECONNECT_MS),
    },
  });
  const log = pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
  let wasAway = false;
  const noteState = (isAway: boolean, error?: unknown) => {
    if (wasAway === isAway) return;
    wasAway = isAway;
    if (isAway) log.warn({ redis: 'away', reason: reasonOf(error) }, 'redis');
    else log.info({ redis: 'back' }, 'redis');
  };
  /** `nextTrial`: when to try whether Redis still refuses commands; undefined while it does not. */
  const state: { pausedUntil: number; nextTrial?: number | undefined } = { pausedUntil: 0 };
  client.on('error', (error: unknown) => noteState(true, error));
  client.on('ready', () => {
    if (state.nextTrial === undefined) noteState(false);
  });
  return Object.assign(state, {
    client,
    firstAttempt: withTimeout(FIRST_CONNECTION_TIMEOUT_MS, client.connect()).catch(() => undefined),
    isRefusal: (error: unknown) => error instanceof ErrorReply,
    isAway: () => wasAway || !client.isReady,
    noteState,
  });
}

/** A refusal holds until Redis takes a write again: others may be answered meanwhile. */
async function noteReply(connection: Connection): Promise<void> {
  if (connection.nextTrial === undefined) return connection.noteState(false);
  if (performance.now() < connection.nextTrial) return;
  connection.nextTrial = performance.now() + RETRY_MS;
  try {
    await withTimeout(PATIENT_TIMEOUT_MS, trial(connection.client));
    connection.nextTrial = undefined;
    connection.noteState(false);
  } catch {
    // It goes on refusing.
  }
}

async function ask<T>(
  command: Command<T>,
  limit: number,
  isPatient: boolean,
): Promise<T | undefined> {
  if (!isShared()) return undefined;
  const connection = await (globalThis.redisConnection ??= connect());
  if (!connection.client.isReady) await connection.firstAttempt;
  const isPaused = !isPatient && performance.now() < connection.pausedUntil;
  if (!connection.client.isReady || isPaused) return undefined;
  try {
    const reply = await withTimeout(limit, command(connection.client));
    connection.pausedUntil = 0;
    void noteReply(connection);
    return reply;
  } catch (error) {
    if (isTimeout(error)) connection.pausedUntil = performance.now() + PAUSE_MS;
    if (connection.isRefusal(error)) connection.nextTrial ??= performance.now() + RETRY_MS;
    connection.noteState(true, error);
    return undefined;
  }
}

/** Whether Redis answers and takes what it is given. It is asked, or a quiet site would not know. */
export async function isRedisUp(): Promise<boolean> {
  await askRedis(trial);
  return (await globalThis.redisConnection)?.isAway() === false;
}

/** Runs a command. Undefined when Redis is down, too slow or refuses; `null` is a reply. */
export const askRedis = <T,>(command: Command<T>): Promise<T | undefined> =>
  ask(command, TIMEOUT_MS, false);

/** As `askRedis`, for calls that no visitor waits for: with more patience, and also in a pause. */
export const askRedisPatiently = <T,>(command: Command<T>): Promise<T | undefined> =>
  ask(command, PATIENT_TIMEOUT_MS, true);
