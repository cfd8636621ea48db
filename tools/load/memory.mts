/**
 * `npm run bench -- memory`: what one instance with the image's settings holds after many mixed requests,
 * with the embedded content and with a hundred times as much.
 *
 *   npm run bench -- memory --requests 3000 --out figures.md
 */
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startGateway } from '@/tools/gateway/server';
import { memoryEnv } from '../../tests/support/memory-env';
import { residentBytes } from '../../tests/support/peak-memory';
import { startSite } from '../../tests/support/site';
import { each, request } from '../drills/chaos/support/load';
import { settled } from '../drills/chaos/support/process';
import { hasFailed, verdict } from '../drills/chaos/support/report';
import { EMBEDDED, WHOLE, writeManyRecords, type Amounts } from './support/many-records';
import { mixedRequests } from './support/mixed-requests';

/** Megabytes at the end. */
const STEPS = [
  { name: '1×', amounts: EMBEDDED, most: 500 },
  { name: '100×', amounts: WHOLE, most: 600 },
];
const CLIENTS = 16;
/** Requests from one reading to the next. */
const READ_EVERY = 50;
const COLLECTING_MS = 4_000;
const HEADERS = { accept: 'image/avif,image/webp,*/*' };
const MB = 1_000_000;

const { values: options } = parseArgs({
  options: { requests: { type: 'string', default: '30000' }, out: { type: 'string' } },
});
const count = Number(options.requests);

/** Megabytes, those at the end without garbage too, and requests that were answered with 503. */
async function measure(amounts: Amounts) {
  await using content = await mkdtempDisposable(join(tmpdir(), 'memory-'));
  await writeManyRecords(content.path, amounts);
  await using gateway = await startGateway({ contentDir: content.path });
  await using site = await startSite({
    ...memoryEnv('--require', resolve('tools/drills/chaos/support/collect.cjs')),
    GATEWAY_URL: gateway.url,
  });
  const megabytes = async () => (await residentBytes(site.pid)) / MB;
  const next = await mixedRequests(site.url);
  const atStart = await megabytes();
  let highest = atStart;
  let putOff = 0;
  await each(Array.from({ length: count }).keys(), CLIENTS, async (at) => {
    const path = next();
    const { status } = await request(site.url + path, { headers: HEADERS });
    // A busy instance puts some off.
    if (status === 503) putOff += 1;
    else if (status === 0 || status >= 500) throw new Error(`${path}: ${status}`);
    if (at % READ_EVERY === 0) highest = Math.max(highest, await megabytes());
  });
  const atEnd = await megabytes();
  const rest = await settled(site, COLLECTING_MS);
  return { atStart, highest, atEnd, settled: rest.resident / MB, used: rest.used / MB, putOff };
}

const rows = [
  '|  | start | highest | end | without garbage | in use |',
  '| --- | --: | --: | --: | --: | --: |',
];
for (const { name, amounts, most } of STEPS) {
  const { atStart, highest, atEnd, settled: least, used, putOff } = await measure(amounts);
  const cells = [atStart, highest, atEnd, least, used].map((megabytes) => megabytes.toFixed(0));
  rows.push(`| ${name} | ${cells.join(' | ')} |`);
  const line = `${cells.join(', ')} MB; ${count} requests, ${putOff} put off; limit ${most}`;
  verdict(atEnd <= most, `${name}: ${line}`);
}
if (options.out) await writeFile(options.out, `${rows.join('\n')}\n`);
if (hasFailed()) process.exitCode = 1;
