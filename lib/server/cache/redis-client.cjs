/**
 * The process's one connection to Redis, for everything that several instances share. Not bundled
 * where the cache handlers load it and bundled where the site does, so what there must be one of
 * hangs on the global object.
 *
 * Redis is a help, never a condition: nothing waits for it longer than a moment, and whoever asks
 * while it is away hears so at once and goes on with what the process has itself.
 */

/** What everything of this site begins with; another site on the same server takes another database. */
const KEY_PREFIX = 'site:';

/**
 * Longest waits in ms: for an answer, for one that no visitor waits for, and for the connection
 * when a process has just started.
 */
const ANSWER_LIMIT_MS = 250;
const PATIENT_LIMIT_MS = 2_000;
const FIRST_CONNECTION_LIMIT_MS = 1_000;
const BUSY_MS = 25;
/** After an answer that did not come in time nobody asks for so long, in ms. */
const PAUSE_MS = 2_000;
const MAX_RECONNECT_MS = 2_000;

const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

const shares = Boolean(process.env.REDIS_URL) && !isBuild;

/** Whether the instances share anything at all; a build reads and writes nothing that lasts. */
const isShared = () => shares;

const GLOBAL = Symbol.for('site.redis');

/** Set up as lib/server/observability/logger.ts, which this file cannot import: it is not bundled. */
function createLog() {
  const pino = require('pino');
  return pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}

function connect() {
  const { createClient } = require('redis');
  const log = createLog();
  const client = createClient({
    url: process.env.REDIS_URL,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RECONNECT_MS),
    },
  });
  const connection = { client, pausedUntil: 0, isAway: false, first: Promise.resolve() };
  /** One line a change of state. The reason is a code: messages may carry the address along. */
  connection.note = (isAway, error) => {
    if (connection.isAway === isAway) return;
    connection.isAway = isAway;
    if (isAway) log.warn({ redis: 'away', reason: error?.code ?? error?.name }, 'redis');
    else log.info({ redis: 'back' }, 'redis');
  };
  client.on('error', (error) => connection.note(true, error));
  client.on('ready', () => connection.note(false));
  connection.first = within(FIRST_CONNECTION_LIMIT_MS, client.connect()).catch(() => undefined);
  return connection;
}

/** Rejects with the code LATE when the promise takes longer than `limit` ms. */
function within(limit, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    const give = () => reject(Object.assign(new Error('late'), { code: 'LATE' }));
    // A busy process hears the clock first: some more, for an answer that is already there.
    timer = setTimeout(() => (timer = setTimeout(give, BUSY_MS)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function ask(command, limit, isPatient) {
  if (!isShared()) return undefined;
  const connection = (globalThis[GLOBAL] ??= connect());
  if (!connection.client.isReady) await connection.first;
  const isPaused = !isPatient && Date.now() < connection.pausedUntil;
  if (!connection.client.isReady || isPaused) return undefined;
  try {
    const answer = await within(limit, command(connection.client));
    connection.pausedUntil = 0;
    connection.note(false);
    return answer;
  } catch (error) {
    if (error.code === 'LATE') connection.pausedUntil = Date.now() + PAUSE_MS;
    connection.note(true, error);
    return undefined;
  }
}

/**
 * Asks Redis.
 *
 * @template T
 * @param {(client: any) => Promise<T>} command
 * @returns {Promise<T | undefined>} its answer, or undefined when Redis is away, too slow or
 *   refuses; `null` is an answer.
 */
const askRedis = (command) => ask(command, ANSWER_LIMIT_MS, false);

/**
 * As `askRedis`, for what no visitor waits for: with more patience, and also in a pause.
 *
 * @template T
 * @param {(client: any) => Promise<T>} command
 * @returns {Promise<T | undefined>}
 */
const askRedisPatiently = (command) => ask(command, PATIENT_LIMIT_MS, true);

module.exports = { KEY_PREFIX, askRedis, askRedisPatiently, isShared };
