import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { newKey } from '@/lib/features/leads/key-ring.mts';
import { Buildah } from './buildah';
import { readCompose } from './compose';
import { startStack, type Stack } from './stack';

/** Where `npm run drills -- image` has built the images. */
export const STORE = process.env.IMAGE_STORE ?? '';

/** As in deploy/.env. */
const ENV_FILE = {
  POSTGRES_PASSWORD: randomBytes(16).toString('hex'),
  LEADS_KEY: newKey(),
  METRICS_PORT: '9464',
};

interface WorkerFixtures {
  buildah: Buildah;
  stack: Stack;
  /** The origin of a service within its network. */
  addressOf(name: string, port?: number): string;
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
      // nginx has no health of its own.
      await expect
        .poll(() => fetch(`${EDGE}/logo.svg`).then(({ status }) => status, String), {
          message: stack.containers.edge?.output ?? '',
          timeout: 10_000,
        })
        .toBe(200);
      await provide(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  addressOf: [
    async ({ stack }, provide) =>
      provide((name, port = 3000) => `http://${stack.addresses[name]}:${port}`),
    { scope: 'worker' },
  ],
});

export { expect };

/** The address that compose.yaml publishes. */
export const EDGE = 'http://127.0.0.1:8080';
