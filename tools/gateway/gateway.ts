/**
 * The embedded gateway as an HTTP server:
 *
 *   npm run gateway -- --port 4000 --authorization 'Bearer x' --fault /web/blog=latency:800
 *
 * --fault [path=]kind[:value[:times]] may be repeated; POST /__control changes the faults later
 * (control.ts).
 */
import { readArguments, readCount } from '@/tools/command-line.mjs';
import { startGateway } from '@/tools/gateway/server';
import { FAULT_KINDS, parseFault } from '@/tools/gateway/faults';

const DEFAULT_PORT = '4000';
const USAGE = `npm run gateway [-- --port ${DEFAULT_PORT}] [--host 127.0.0.1] [--authorization VALUE] [--data-dir DIR] [--content-dir DIR] [--files-dir DIR] [--fault [path=]kind[:value[:times]]]`;

async function main(): Promise<void> {
  const { values } = readArguments(USAGE, {
    options: {
      port: { type: 'string', default: DEFAULT_PORT },
      host: { type: 'string' },
      authorization: { type: 'string' },
      'data-dir': { type: 'string' },
      'content-dir': { type: 'string' },
      'files-dir': { type: 'string' },
      fault: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    console.log(`Kinds of faults: ${FAULT_KINDS.join(', ')}`);
    return;
  }
  const gateway = await startGateway({
    port: readCount(USAGE, values.port, 0),
    host: values.host,
    authorization: values.authorization,
    dataDir: values['data-dir'],
    contentDir: values['content-dir'],
    filesDir: values['files-dir'],
    faults: values.fault?.map(parseFault),
  });
  console.log(`Gateway at ${gateway.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void gateway.stop().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
