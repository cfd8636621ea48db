// The Redis that instances share: it carries invalidations of cache tags and the limits of visitors.
// Loaded by Next's cache handlers, which Next does not bundle, hence without `@/`.
import { createClient } from 'redis';
import { logError } from '../../util/process.mts';
import { isBuild } from './build-phase.mts';

type Client = ReturnType<typeof connect>;

declare global {
  /** Next loads this file bundled and unbundled, and one process needs one connection. */
  var redisClient: Client | undefined;
}

/** The first part of every key and channel of the site. */
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

/** The connection to REDIS_URL; undefined without one, and in a build. Commands reject while it is down. */
export function redisClient(): Client | undefined {
  const { REDIS_URL: url } = process.env;
  if (!url || isBuild) return undefined;
  return (globalThis.redisClient ??= connect(url));
}

/** Whether Redis accepts a write now; undefined where none is configured. */
export async function isRedisUp(): Promise<boolean | undefined> {
  const client = redisClient();
  if (client === undefined) return undefined;
  return client.set(`${KEY_PREFIX}trial`, '', { PX: 1_000 }).then(
    () => true,
    () => false,
  );
}
