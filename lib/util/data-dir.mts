import { join } from 'node:path';

/** The folder of what must not be lost: `EMBEDDED_DATA_DIR` or `.data`. */
export function dataDir(): string {
  return process.env.EMBEDDED_DATA_DIR || join(/* turbopackIgnore: true */ process.cwd(), '.data');
}
