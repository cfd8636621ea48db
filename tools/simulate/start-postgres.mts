import { startPostgres } from '@/tests/support/postgres';

/** Databases of a PostgreSQL of its own, one for each thread. */
export async function startDatabases(
  number: number,
): Promise<{ urls: string[]; stop: () => Promise<void> }> {
  const server = await startPostgres();
  const { default: pg } = await import('pg');
  const client = new pg.Client(server.url);
  try {
    await client.connect();
    const urls: string[] = [];
    for (let at = 0; at < number; at += 1) {
      await client.query(`CREATE DATABASE simulate_${at}`);
      urls.push(server.url.replace(/\/postgres$/, `/simulate_${at}`));
    }
    await client.end();
    return { urls, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
