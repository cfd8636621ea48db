/**
 * Loaded into the server under test: on SIGUSR2 it collects its garbage, which V8 puts off for as
 * long as the machine has memory, so that what is measured is what the site keeps. As in its last
 * resort, for otherwise V8 keeps the memory of what has gone, hundreds of megabytes, to use it again.
 */
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { heapUsed, external } = process.memoryUsage();
  process.stderr.write(`${JSON.stringify({ kept: heapUsed + external })}\n`);
});
