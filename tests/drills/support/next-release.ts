import { execFile } from 'node:child_process';
import { appendFile, cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@/tests/support/temporary-folder';

// A synchronous call would block the event loop, and connections of this process would close unnoticed.
const run = promisify(execFile);

/** Copies the files that git tracks from the working copy, and links the packages. */
async function copyProject(target: string): Promise<string[]> {
  const listed = (await run('git', ['ls-files', '-z'])).stdout.split('\0').filter(Boolean);
  const gone = (await run('git', ['ls-files', '-z', '--deleted'])).stdout.split('\0');
  const files = listed.filter((file) => !gone.includes(file));
  for (const file of files) await cp(file, join(target, file), { recursive: true });
  const copy = (...options: string[]) => run('cp', ['-a', ...options, 'node_modules', target]);
  await copy('--link').catch(() => copy('--force'));
  return files;
}

/** Builds the next release, in which every style and script has changed; returns its folder. */
export async function buildNextRelease() {
  const folder = await temporaryFolder('next-release');
  const copy = folder.path;
  for (const file of await copyProject(copy)) {
    if (!/^(?:app|components)\/.*\.(?:tsx|css)$/.test(file)) continue;
    const text = await readFile(file, 'utf8');
    if (file === 'app/globals.css') await appendFile(join(copy, file), 'body { order: 1; }\n');
    if (text.startsWith("'use client'"))
      await appendFile(join(copy, file), "Object.assign(globalThis, { release: 'next' });\n");
  }
  // The compiler's cache saves work for unchanged files.
  await cp('.next/cache', join(copy, '.next/cache'), { recursive: true });
  const settings = { GATEWAY_URL: 'http://127.0.0.1:9' };
  const env = { ...process.env, ...settings, NEXT_TYPES: 'off' };
  await run('npm', ['run', 'build'], { cwd: copy, env });
  return folder;
}
