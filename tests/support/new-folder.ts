import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';

/** Creates a new folder that `jest-setup.ts` removes after the tests of the file. */
export function newFolder(): string {
  const parent = process.env.UNIT_TEST_FOLDERS ?? '';
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(path.join(parent, 'folder-'));
}
