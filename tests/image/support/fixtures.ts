import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { newKey } from '@/lib/features/leads/key-ring.mts';
import { Buildah } from './buildah';
import { readCompose } from './compose';
import { startStack, type Stack } from './stack';

/** Where `npm run image` has built the images. */
const STORE = process.env.IMAGE_STORE ?? '';

/** As in deploy/.env. */
const ENV_FILE = {
  POSTGRES_PASSWORD: randomBytes(16).toString('hex'),
  LEADS_KEY: newKey(),
  METRICS_PORT: '9464',
};

interface WorkerFixtures {
  buildah: Buildah;
  stack: Stack;
}

export const test = base.extend<object, WorkerFixtures>({
  buildah: [
    async ({}, provide) => {
      const buildah = new Buildah(STORE);
      // A run that broke off may have left some.
      buildah.removeContainers();
      await provide(buildah);
      buildah.removeContainers();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ buildah }, provide) => {
      const text = readFileSync('deploy/compose.yaml', 'utf8');
      const folder = join(STORE, 'stack');
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      const stack = await startStack(readCompose(text, ENV_FILE), {
        buildah,
        folder,
        envFile: ENV_FILE,
      });
      await provide(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect } from '@playwright/test';

/** The address that compose.yaml publishes. */
export const EDGE = 'http://127.0.0.1:8080';
