import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder in the system's temporary folder. Disposal removes it. */
export const temporaryFolder = (name: string) => mkdtempDisposable(join(tmpdir(), `${name}-`));
