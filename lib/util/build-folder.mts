import { join } from 'node:path';

/** Both `next start` and the traced server run in the folder of the project. */
export const buildFolder = (): string => join(/* turbopackIgnore: true */ process.cwd(), '.next');
