import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own among the system's temporary ones; disposed of, it is removed. */
export const temporaryFolder = (name: string) => mkdtempDisposable(join(tmpdir(), `${name}-`));
