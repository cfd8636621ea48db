import { execFile, execFileSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

// Without blocking: connections of this process would end unnoticed meanwhile.
const run = promisify(execFile);

/** Copies the files that git knows, as they are in the working copy, to a folder. */
export async function copyProject(target: string): Promise<void> {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    await cp(file, join(target, file), { recursive: true }).catch((error: unknown) => {
      // Listed, but deleted in the working copy.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    });
  }
}

/** Copies the packages, where it is on the same disk by links of files: there are hundreds of megabytes. */
export async function copyPackages(target: string): Promise<void> {
  const copy = (...options: string[]) => run('cp', ['-a', ...options, 'node_modules', target]);
  await copy('--link').catch(() => copy('--force'));
}
