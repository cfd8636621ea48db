import { execFileSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

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
