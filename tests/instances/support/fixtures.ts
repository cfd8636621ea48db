import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startGateway } from '@/tools/gateway/server';
import { startEdge, type Edge } from './edge';
import { newKey } from '@/lib/features/leads/key-ring.mts';
import type { Faults } from '@/tools/gateway/faults';
import { startPostgres, type TestPostgres } from '@/tests/support/postgres';
import { startInstance, type Instance } from './instance';
import { startRedis, type Redis } from '@/tests/support/redis';

/** `REVALIDATE_SECRET` of the instances. */
export const SECRET = 'una-clave-para-las-pruebas';

interface Gateway {
  url: string;
  dataDir: string;
  faults: Faults;
  /** Publishes a news post at the top of the list, in place of the one with this URL. */
  publish(title: string, url: string): Promise<void>;
  /** How often a path was requested. */
  countOf(path: string): number;
}

interface WorkerFixtures {
  /** `STOP_DELAY_SECONDS` of the instances. */
  stopDelaySeconds: string;
  /** More variables of the instances. */
  instanceEnv: Record<string, string>;
  gateway: Gateway;
  redis: Redis;
  postgres: TestPostgres;
  /** The folder in which both instances keep assets and where nginx looks for them. */
  assets: string;
  /** Two machines with the same build, gateway, Redis and PostgreSQL. */
  instances: [Instance, Instance];
  /** nginx before them. */
  edge: Edge;
}

interface TestFixtures {
  /** Restarts what the previous test has ended and empties Redis. */
  everythingRuns: void;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stopDelaySeconds: ['0', { option: true, scope: 'worker' }],
  instanceEnv: [{}, { option: true, scope: 'worker' }],
  gateway: [
    async ({}, provide) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'gateway-'));
      const contentDir = join(dataDir, 'content');
      await cp('data/content', contentDir, { recursive: true });
      const gateway = await startGateway({ contentDir, dataDir });
      const file = join(contentDir, 'blog-posts.json');
      await provide({
        url: gateway.url,
        dataDir,
        faults: gateway.faults,
        async publish(title, url) {
          const all: { url: string }[] = JSON.parse(await readFile(file, 'utf8'));
          const posts = all.filter((post) => post.url !== url);
          const ids = { id: 9_000 + posts.length, title_publication: title, url };
          await writeFile(file, JSON.stringify([{ ...posts[0], ...ids }, ...posts]));
        },
        countOf: (path) => gateway.requestLog.counts()[path] ?? 0,
      });
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  redis: [
    async ({}, provide) => {
      const redis = await startRedis();
      await provide(redis);
      redis.thaw();
      await redis.kill();
    },
    { scope: 'worker' },
  ],
  postgres: [
    async ({}, provide) => {
      const postgres = await startPostgres();
      await provide(postgres);
      await postgres.stop();
    },
    { scope: 'worker' },
  ],
  assets: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'assets-'));
      await provide(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  instances: [
    async ({ gateway, redis, postgres, assets, stopDelaySeconds, instanceEnv }, provide) => {
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
      const instances = await Promise.all([
        startInstance(env, assets),
        startInstance(env, assets),
      ] as const);
      await provide(instances);
      await Promise.all(instances.map((instance) => instance.remove()));
    },
    { scope: 'worker' },
  ],
  edge: [
    async ({ instances: [a, b], assets }, provide) => {
      const edge = await startEdge({ a: a.host, b: b.host, assets });
      await provide(edge);
      await edge.stop();
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

/** The html of a page, which must have status 200. */
export async function htmlOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}
