/**
 * `npm run bench -- redirects`: looks up URLs among 10,000 legacy redirects, half of them patterns. The
 * limit is 0.2 ms per request; a plain lookup in a Map of the same run shows the machine's speed.
 */
import { createRedirects } from '@/lib/server/routing/legacy-redirects';
import { median, percentile } from '@/tests/support/statistics';
import { verdict } from '@/tools/verdict';

const ENTRIES = 10_000;
const LOOKUPS = 200_000;
const LIMIT_MS = 0.2;

const entries = Array.from({ length: ENTRIES }, (_, i) => ({
  from: i % 2 === 0 ? `/2016/08/nota-${i}/del-archivo` : `/archivo/seccion-${i}/*`,
  to: `/sucursales/ciudad-${i}`,
}));
const redirect = createRedirects(entries);
const plain = new Map(entries.map(({ from, to }) => [from, to]));

// Requested paths: entries in other forms, paths below patterns, current pages and random ones.
const requested = Array.from({ length: LOOKUPS }, (_, i) => {
  const at = (i * 7919) % ENTRIES;
  const forms = [
    `/2016/08/Nota-${at - (at % 2)}/del-archivo/`,
    `//archivo//seccion-${at - (at % 2) + 1}/a/b/c`,
    `/sucursales/ciudad-${at}`,
    `/${'a/'.repeat(40)}${at}`,
  ];
  return forms[i % forms.length] ?? '/';
});

/** Milliseconds of each lookup. */
function time(lookup: (path: string) => unknown): Float64Array {
  const times = new Float64Array(LOOKUPS);
  for (const [index, path] of requested.entries()) {
    const began = performance.now();
    lookup(path);
    times[index] = performance.now() - began;
  }
  return times;
}

/** Milliseconds for all lookups in sequence: a single one is below the clock's resolution. */
function total(lookup: (path: string) => unknown): number {
  const began = performance.now();
  for (const path of requested) lookup(path);
  return performance.now() - began;
}

time(redirect);
const times = time(redirect);
const ratio = total(redirect) / total((path) => plain.get(path));
const [middle, p99] = [median(times), percentile(times, 0.99)];
verdict(
  p99 < LIMIT_MS,
  `${ENTRIES} entries: median ${middle.toFixed(4)} ms, p99 ${p99.toFixed(4)} ms (limit ${LIMIT_MS} ms), ${ratio.toFixed(1)} times a plain look-up`,
);
