/**
 * `npm run bench -- pages`: throughput of cached pages, compared with an empty Next page of the same size and
 * with nginx serving the same bytes from a file. Needs a build, nginx and wrk.
 *
 * All servers run at once and are measured in turn, in many short rounds, so that other load of the
 * machine affects all alike. The figure of a page is the median of its rounds' ratios.
 *
 *   npm run bench -- pages --seconds 3 --rounds 1 --out figures.md
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startSite } from '../../tests/support/site';
import { hasFailed, verdict } from '../drills/chaos/support/report';
import { startEmptyApp } from './support/empty-app';
import { load, median, type Load } from './support/load';
import { startNginx, type StoredResponse } from './support/nginx';

const LIMIT = 0.9;
const PAGES = ['/', '/Blog_Detalle/composta-en-casa-doce-semanas', '/blog'];

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '15' },
    out: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const rounds = Number(options.rounds);

await using site = await startSite();
const responseOf = async (path: string): Promise<StoredResponse> => {
  const response = await fetch(site.url + path);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return { body: Buffer.from(await response.arrayBuffer()), headers: response.headers };
};
const pages = new Map<string, StoredResponse>();
for (const path of PAGES) pages.set(path, await responseOf(path));

const fileName = (path: string) => `${PAGES.indexOf(path)}.html`;
const files = new Map([...pages].map(([path, response]) => [fileName(path), response]));
// Letters and typographic quotes: nothing that HTML or the page's data escapes.
const letters = Buffer.concat([...pages.values()].map(({ body }) => body))
  .toString('utf8')
  .replace(/[^\p{L}\p{N} “”…]/gu, '');
await using empty = await startEmptyApp(letters);
await using nginx = await startNginx(site.url, files);

type Target = 'site' | 'empty' | 'siteNginx' | 'nginx';
const pids: Partial<Record<Target, number>> = { site: site.pid, empty: empty.pid };
const rows: string[] = [];

async function compare(path: string, gzip: boolean): Promise<void> {
  const bytes = pages.get(path)?.body.byteLength ?? 0;
  const targets: Record<Target, string> = {
    site: site.url + path,
    empty: empty.url + (await empty.pageOf(bytes)),
    siteNginx: nginx.siteUrl + path,
    nginx: `${nginx.filesUrl}/${fileName(path)}`,
  };
  const names: Target[] = ['site', 'empty', 'siteNginx', 'nginx'];
  const measured: Record<Target, Load[]> = { site: [], empty: [], siteNginx: [], nginx: [] };
  for (const name of names) await load(targets[name], { seconds: 1, gzip });
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const pid = pids[name];
      measured[name].push(await load(targets[name], { seconds, gzip, pid }));
    }
  }
  const ratio = (of: Target, to: Target) =>
    median(
      measured[of].map(
        ({ requestsPerSecond }, at) =>
          requestsPerSecond / (measured[to][at]?.requestsPerSecond ?? Number.NaN),
      ),
    );
  const cpu = (name: Target) => median(measured[name].map((one) => one.cpu));
  const rate = (name: Target) =>
    median(measured[name].map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0);
  const p99 = (name: Target) => median(measured[name].map((one) => one.p99)).toFixed(1);
  const [direct, behind] = [ratio('site', 'empty'), ratio('siteNginx', 'nginx')];
  const fits = direct >= LIMIT && behind >= LIMIT;
  const what = `${path} (${(bytes / 1000).toFixed(0)} kB${gzip ? ', gzip' : ''})`;
  verdict(fits, `${what}: requests a second, p99`);
  for (const name of names) console.log(`    ${name}: ${rate(name)}, ${p99(name)} ms`);
  const cpus = `${cpu('site').toFixed(2)} and ${cpu('empty').toFixed(2)}`;
  console.log(`    processor a page, site and empty: ${cpus} ms`);
  console.log(`    ratios ${direct.toFixed(2)} and ${behind.toFixed(2)} (limit ${LIMIT})`);
  const cells = names.map((name) => `${rate(name)} (${p99(name)} ms)`);
  rows.push(
    `| \`${path}\` | ${(bytes / 1000).toFixed(0)} kB${gzip ? ', gzip' : ''} | ${cells[0]} | ${cells[1]} | **${direct.toFixed(2)}** | ${cpus} ms | ${cells[2]} | ${cells[3]} | **${behind.toFixed(2)}** |`,
  );
}

for (const gzip of [false, true]) for (const path of PAGES) await compare(path, gzip);
if (options.out) {
  const table = [
    '| Page | Size | Site | Empty Next page | Ratio | Processor a page, both | Site through nginx | nginx, a file | Ratio |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
  await writeFile(options.out, `${table.join('\n')}\n`);
}
process.exitCode = hasFailed() ? 1 : 0;
