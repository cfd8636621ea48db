/**
 * `npm run drills -- memory`: the memory that one instance with the image's settings holds after many
 * requests for pages, pictures, searches and unknown names.
 *
 *   npm run drills -- memory -- --requests 10000 --times 10    ten times the posts and branches
 */
import { readArguments, readCount } from '@/tools/command-line.mjs';
import { each, inTurn, patientlyRead, request, sitemapPaths } from '@/tests/support/load';
import { residentBytes } from '@/tests/support/memory';
import { megabytes, verdict } from '@/tools/verdict';
import { startWorld } from './support/world';

/** The limit at the end. */
const LIMIT = 500 * 1024 * 1024;
const CLIENTS = 16;
/** Number of requests between two readings. */
const READ_EVERY = 50;
const PICTURED = ['/', '/servicios', '/blog', '/prensa'];
const HEADERS = { accept: 'image/avif,image/webp,*/*' };

const USAGE = 'npm run drills -- memory -- [--requests <number>] [--times <number>]';
const { values: options } = readArguments(USAGE, {
  options: {
    requests: { type: 'string', default: '30000' },
    times: { type: 'string', default: '1' },
  },
});
const count = readCount(USAGE, options.requests);

await using world = await startWorld(readCount(USAGE, options.times));
const { site } = world;
const nextPage = inTurn(await sitemapPaths(site.url));
const pictures: string[] = [];
for (const path of PICTURED) {
  const html = await patientlyRead(site.url + path);
  const urls = html.matchAll(/\/_next\/image\?url=[^"\s]+/g);
  pictures.push(...Array.from(urls, ([url]) => url.replaceAll('&amp;', '&')));
}
const nextPicture = inTurn(pictures);
const forms = [
  nextPage,
  nextPage,
  nextPicture,
  (turn: number) => `/Blog_Detalle/nadie-${turn}`,
  nextPage,
  nextPicture,
  (turn: number) => `/api/search?search=residuos+${turn}`,
];

const start = await residentBytes(site.pid());
let highest = start;
const unexpected: string[] = [];
await each(Array.from({ length: count }).keys(), CLIENTS, async (turn) => {
  const path = forms[turn % forms.length]?.(turn) ?? '/';
  const { status } = await request(site.url + path, { headers: HEADERS });
  // A busy instance answers some of them with 503.
  if (status === 0 || (status >= 500 && status !== 503)) unexpected.push(`${status} ${path}`);
  if (turn % READ_EVERY === 0) highest = Math.max(highest, await residentBytes(site.pid()));
});
const end = await residentBytes(site.pid());
verdict(
  end <= LIMIT && unexpected.length === 0,
  `${count} requests: ${megabytes(start)} at the start, ${megabytes(highest)} at most, ` +
    `${megabytes(end)} at the end (limit ${megabytes(LIMIT)})`,
  unexpected,
);
