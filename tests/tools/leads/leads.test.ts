import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/tests/support/new-folder';

const folder = newFolder();
const file = path.join(folder, 'leads.csv');
const env = { ...process.env, EMBEDDED_DATA_DIR: path.join(folder, 'data') };

function exportWith(input: string, ...options: string[]) {
  const args = ['tools/leads/leads.mts', 'export', file, ...options];
  return spawnSync(process.execPath, args, { env, input, encoding: 'utf8' });
}

test('an export that nobody answers writes nothing, says so and ends with 1', () => {
  const { status, stderr } = exportWith('');
  expect(stderr).toContain('Nothing was written: answer y, or give --yes.');
  expect(status).toBe(1);
  expect(existsSync(file)).toBe(false);
});

test('one that is declined writes nothing; one that is confirmed writes', () => {
  expect(exportWith('n\n')).toMatchObject({ status: 0 });
  expect(existsSync(file)).toBe(false);
  expect(exportWith('y\n')).toMatchObject({ status: 0 });
  expect(readFileSync(file, 'utf8')).toContain('folio');
});
