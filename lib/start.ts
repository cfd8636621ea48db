import { askRedisPatiently } from '@/lib/cache/redis-client.cjs';

/**
 * Loads the configuration; a malformed value ends the process with one sentence that names it.
 * Then connects to Redis, where there is one, so that no visitor waits for it.
 */
export async function checkEnvironment(): Promise<void> {
  try {
    await import('@/lib/config');
  } catch (error) {
    // Next would go on serving errors; a stop helps whoever starts the site.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  await askRedisPatiently((client) => client.ping());
}
