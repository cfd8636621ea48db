import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { newKey } from '@/lib/features/leads/encryption.mts';
import { startPostgres, type TestPostgres } from '@/tests/support/postgres';
import { startRedis, type Redis } from '@/tests/support/redis';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { startGateway } from '@/tools/gateway/server';
import { startEdge, type Edge } from './edge';
import { startInstance, type Instance } from './instance';

/** The value of `REVALIDATE_SECRET` on the instances. */
const SECRET = 'una-clave-para-las-pruebas';

/** Starts a gateway with its content and submissions in a folder. */
async function openGateway(dataDir: string) {
  const contentDir = join(dataDir, 'content');
  await cp('data/content', contentDir, { recursive: true });
  const gateway = await startGateway({ contentDir, dataDir });
  const file = join(contentDir, 'blog-posts.json');
  return {
    ...gateway,
    dataDir,
    /** Publishes a news post at the top of the list. It replaces the post with the same URL. */
    async publish(title: string, url: string) {
      const all: { url: string }[] = JSON.parse(await readFile(file, 'utf8'));
      const posts = all.filter((post) => post.url !== url);
      const ids = { id: 9_000 + posts.length, title_publication: title, url };
      await writeFile(file, JSON.stringify([{ ...posts[0], ...ids }, ...posts]));
    },
    /** Returns how often a path was requested. */
    countOf: (path: string) => gateway.requestLog.counts()[path] ?? 0,
  };
}

interface WorkerFixtures {
  /** The value of `STOP_DELAY_SECONDS` on the instances. */
  stopDelaySeconds: string;
  /** Additional environment variables of the instances. */
  instanceEnv: Record<string, string>;
  gateway: Awaited<ReturnType<typeof openGateway>>;
  redis: Redis;
  postgres: TestPostgres;
  /** Two machines with the same build, gateway, Redis and PostgreSQL. */
  instances: [Instance, Instance];
  /** The nginx in front of them. */
  edge: Edge;
}

interface TestFixtures {
  /** Restarts everything that the previous test has stopped, and empties Redis. */
  everythingRuns: void;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stopDelaySeconds: ['0', { option: true, scope: 'worker' }],
  instanceEnv: [{}, { option: true, scope: 'worker' }],
  gateway: [
    async ({}, provide) => {
      await using folder = await temporaryFolder('gateway');
      await using gateway = await openGateway(folder.path);
      await provide(gateway);
    },
    { scope: 'worker' },
  ],
  redis: [
    async ({}, provide) => {
      await using redis = await startRedis();
      await provide(redis);
    },
    { scope: 'worker' },
  ],
  postgres: [
    async ({}, provide) => {
      await using postgres = await startPostgres();
      await provide(postgres);
    },
    { scope: 'worker' },
  ],
  instances: [
    async ({ gateway, redis, postgres, stopDelaySeconds, instanceEnv }, provide) => {
      const env = {
        GATEWAY_URL: gateway.url,
        REDIS_URL: redis.url,
        DATABASE_URL: postgres.url,
        LEADS_KEY: newKey(),
        REVALIDATE_SECRET: SECRET,
        TRUST_PROXY: '1',
        STOP_DELAY_SECONDS: stopDelaySeconds,
        ...instanceEnv,
      };
      const start = () => startInstance(env);
      const [a, b] = await Promise.all([start(), start()]);
      await provide([a, b]);
      await Promise.all([a.remove(), b.remove()]);
    },
    { scope: 'worker' },
  ],
  edge: [
    async ({ instances: [a, b] }, provide) => {
      await using edge = await startEdge({ a: a.host, b: b.host });
      await provide(edge);
    },
    { scope: 'worker' },
  ],
  everythingRuns: [
    async ({ redis, instances, edge }, provide) => {
      redis.thaw();
      await redis.start();
      await redis.command('FLUSHALL');
      for (const instance of instances) {
        await instance.start();
        await edge.uses(instance.host);
      }
      await provide();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Tells one instance that the news have changed. */
export async function revalidateBlog({ url }: { url: string }): Promise<number> {
  const headers = { authorization: `Bearer ${SECRET}` };
  const response = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers,
    body: '{"type":"blog"}',
  });
  return response.status;
}

/** Returns the HTML of a page, which must have the status 200. */
export async function htmlOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}
