import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';

/** A new folder, removed after the tests of the file (`jest-setup.ts`). */
export function newFolder(): string {
  const parent = process.env.UNIT_TEST_FOLDERS ?? '';
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(path.join(parent, 'folder-'));
}
