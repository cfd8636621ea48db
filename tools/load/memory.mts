/**
 * `npm run bench -- memory`: what one instance with the image's settings holds after many mixed requests,
 * with the embedded content and with a hundred times as much.
 *
 *   npm run bench -- memory --requests 3000 --out figures.md
 */
import { parseArgs } from 'node:util';
import { each, request } from '@/tests/support/load';
import { residentBytes } from '@/tests/support/peak-memory';
import { startSite } from '@/tests/support/site';
import { collectingEnv, settled } from '@/tools/drills/chaos/support/process';
import { verdict } from '@/tools/verdict';
import { EMBEDDED, startManyRecords, WHOLE, type Amounts } from './support/many-records';
import { mixedRequests } from './support/mixed-requests';
import { makeTable } from './support/table';

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
  await using gateway = await startManyRecords(amounts);
  await using site = await startSite({ ...collectingEnv(), GATEWAY_URL: gateway.url });
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

const rows: string[][] = [];
for (const { name, amounts, most } of STEPS) {
  const { atStart, highest, atEnd, settled: least, used, putOff } = await measure(amounts);
  const cells = [atStart, highest, atEnd, least, used].map((megabytes) => megabytes.toFixed(0));
  rows.push([name, ...cells]);
  const line = `${cells.join(', ')} MB; ${count} requests, ${putOff} put off; limit ${most}`;
  verdict(atEnd <= most, `${name}: ${line}`);
}
await makeTable(['', 'start', 'highest', 'end', 'without garbage', 'in use'], rows, options.out);
