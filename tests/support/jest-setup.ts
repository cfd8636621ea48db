// This import is the first one, because the next ones may add exit listeners.
import { removeExitListeners } from '@/tests/support/exit-listeners';
import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Tests store their data in a separate folder, never in `.data` or a developer's database.
const folder = path.join(tmpdir(), `unit-test-${randomUUID()}`);
process.env.EMBEDDED_DATA_DIR = folder;
process.env.UNIT_TEST_FOLDERS = `${folder}-others`;
delete process.env.DATABASE_URL;
process.env.LEADS_KEY = randomBytes(32).toString('base64');

// Each loaded logger waits for the end of the process, which continues with the next test.
afterEach(removeExitListeners);

afterAll(async () => {
  // Most tests do not open an outbox and need not load it.
  if (globalThis.outboxPromise) {
    const { closeOutbox } = await import('@/lib/features/leads/open-outbox.mts');
    await closeOutbox();
  }
  for (const own of [folder, `${folder}-others`]) {
    rmSync(own, { recursive: true, force: true, maxRetries: 5 });
  }
});
