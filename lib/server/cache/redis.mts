// Connects to the Redis that instances share for cache invalidations and rate limits. Next does not bundle
// its cache handlers, which load this file, so its imports cannot use the `@/` alias.
import { createClient } from 'redis';
import { logError } from '../../util/process.mts';
import { isBuild } from './build-phase.mts';

type Client = ReturnType<typeof connect>;

declare global {
  /** Next loads this file bundled and unbundled, and one process needs one connection. */
  var redisClient: Client | undefined;
}

/** The prefix of every key and channel of the site. */
export const KEY_PREFIX = 'via-limpia:';

const CONNECT_TIMEOUT_MS = 2_000;
const COMMAND_TIMEOUT_MS = 1_000;
const MAX_RECONNECT_MS = 2_000;

function connect(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: COMMAND_TIMEOUT_MS },
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RECONNECT_MS),
    },
  });
  let isReported = false;
  client.on('error', ({ name }: Error) => {
    if (!isReported) logError('redis is not available', { error: name });
    isReported = true;
  });
  client.on('ready', () => (isReported = false));
  client.connect().catch(() => undefined);
  return client;
}

/** Returns the connection to REDIS_URL; undefined without it and in a build. Commands reject if it is down. */
export function redisClient(): Client | undefined {
  const { REDIS_URL: url } = process.env;
  if (!url || isBuild) return undefined;
  return (globalThis.redisClient ??= connect(url));
}

/** Returns whether Redis accepts a write now; undefined if none is configured. */
export async function isRedisUp(): Promise<boolean | undefined> {
  const client = redisClient();
  if (client === undefined) return undefined;
  return client.set(`${KEY_PREFIX}trial`, '', { PX: 1_000 }).then(
    () => true,
    () => false,
  );
}
