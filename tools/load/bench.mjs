/** `npm run bench -- NAME`: one measurement, the file of that name; options follow. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { startPart } from '../start.mjs';

const files = globSync('*.mts', { cwd: import.meta.dirname }).sort();
startPart(Object.fromEntries(files.map((file) => [basename(file, '.mts'), `load/${file}`])), [
  '--expose-gc',
]);
