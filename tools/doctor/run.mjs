/** `npm run doctor`: the examination, in a process that is held to little memory. */
import { start } from '../start.mjs';

start('doctor/doctor.ts', process.argv.slice(2), [
  ...['--max-old-space-size=208', '--optimize-for-size', '--v8-pool-size=1'],
  ...['--import', new URL('lean-modules.mjs', import.meta.url).href],
]);
