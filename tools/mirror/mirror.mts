/**
 * The site as files, which the edge serves when no instance responds: `npm run mirror`, in the image
 * `node tools/mirror/mirror.mts`.
 *
 *   npm run mirror -- --url http://localhost:3000 --out .data/mirror
 *
 *   --metrics file     where mirror.prom is written (beside the snapshots)
 *   --parallel 2       requests at once
 *   --minutes 60       ends after that; the next run goes on
 *   --megabytes 4096   ends beyond that
 *   --fewer            accepts a sitemap that has lost many of its addresses
 *
 * Exits with 1 and leaves the last snapshot alone when a new one would be worse.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crawl } from './crawl.mts';
import { writeMetrics } from './metrics.mts';
import { bounds } from './resources.mts';

const MB = 1024 * 1024;

function positive(name: string, value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new Error(`--${name} is a number above 0.`);
  return number;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://localhost:3000' },
      out: { type: 'string', default: '.data/mirror' },
      metrics: { type: 'string' },
      parallel: { type: 'string', default: '2' },
      minutes: { type: 'string', default: '60' },
      megabytes: { type: 'string', default: String(bounds.total / MB) },
      fewer: { type: 'boolean', default: false },
    },
  });
  const { out } = values;
  const started = Date.now();
  const result = await crawl({
    origin: new URL(values.url).origin,
    out,
    parallel: positive('parallel', values.parallel),
    minutes: positive('minutes', values.minutes),
    bounds: { ...bounds, total: positive('megabytes', values.megabytes) * MB },
    allowsFewer: values.fewer,
  });
  await writeMetrics(values.metrics ?? join(out, 'mirror.prom'), result, new Date());
  for (const path of result.failed) console.error(`failed: ${path}`);
  const seconds = Math.round((Date.now() - started) / 1_000);
  const size = (result.bytes / MB).toFixed(1);
  console.log(
    `${result.pages} pages, ${result.files} files, ${size} MB; ${result.fetched} fetched in ${seconds} s`,
  );
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
