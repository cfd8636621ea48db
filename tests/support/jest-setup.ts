import '@testing-library/jest-dom';
import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// What a test stores, it stores in a folder of its own, never in `.data` or a developer's database.
const folder = path.join(tmpdir(), `unit-test-${randomUUID()}`);
process.env.EMBEDDED_DATA_DIR = folder;
delete process.env.DATABASE_URL;
process.env.LEADS_KEY = `unit-test:${randomBytes(32).toString('base64')}`;

afterAll(async () => {
  const store = await globalThis.leadStorePromise?.catch(() => undefined);
  await store?.close();
  globalThis.leadStorePromise = undefined;
  rmSync(folder, { recursive: true, force: true });
});
