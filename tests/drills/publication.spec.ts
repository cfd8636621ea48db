import { setTimeout as sleep } from 'node:timers/promises';
import { PAGES } from '@/tests/instances/support/crashes';
import { expect, htmlOf, revalidateBlog, test } from '@/tests/instances/support/fixtures';
import { underLoad } from '@/tests/instances/support/load';
import { inTurn } from '@/tests/support/load';
import { median, percentile } from '@/tests/support/statistics';

/* From the gateway's notice to a visitor behind the edge: nothing else may run beside it. */

/** What a news post changes, and how it shows there. */
const SHOWN: readonly (readonly [path: string, shows: 'title' | 'url'])[] = [
  ['/', 'title'],
  ['/blog', 'title'],
  ['/blog/rss.xml', 'title'],
  ['/sitemap-paginas-1.xml', 'url'],
];

const SUGGESTIONS = '/api/search/suggest';

const LIMIT_MS = 5_000;
/** Of a page that its instance is not told of, and what it takes to read it anew. */
const LIFETIME_MS = 130_000;
const EVERY_MS = 100;
const LOAD = { clients: 4, patienceMs: 10_000 };
const PUBLICATIONS = Number(process.env.PUBLICATIONS ?? 200);

const read = async (url: string) => (await fetch(url)).text();

/** Milliseconds until a text is there; a visitor comes ten times a second. */
async function shownAfter(
  url: string,
  text: string,
  told: number,
  limit = 4 * LIMIT_MS,
): Promise<number> {
  for (;;) {
    const started = performance.now();
    if ((await read(url)).includes(text)) return performance.now() - told;
    if (started - told > limit) return Infinity;
    await sleep(EVERY_MS);
  }
}

test('what is published is at the edge within five seconds', async ({
  gateway,
  edge,
  instances: [a, b],
}) => {
  test.setTimeout(PUBLICATIONS * 4 * LIMIT_MS);
  const delays = new Map<string, number[]>();
  for (const name of [...SHOWN.map(([path]) => path), SUGGESTIONS]) delays.set(name, []);
  const measure = async (name: string, path: string, text: string, told: number) =>
    void delays.get(name)?.push(await shownAfter(edge.url + path, text, told));
  await Promise.all(SHOWN.map(([path]) => htmlOf(edge.url + path)));
  const visited = inTurn(SHOWN.map(([path]) => edge.url + path));
  const events = async () => {
    for (let at = 0; at < PUBLICATIONS; at += 1) {
      // No word of another one begins so.
      const word = `medida${String(at).padStart(3, '0')}`;
      const texts = { title: `Noticia ${word}`, url: word };
      await gateway.publish(texts.title, texts.url);
      const told = performance.now();
      expect(await revalidateBlog(at % 2 === 0 ? a : b)).toBe(200);
      await Promise.all([
        ...SHOWN.map(([path, shows]) => measure(path, path, texts[shows], told)),
        measure(SUGGESTIONS, `${SUGGESTIONS}?search=${word}`, texts.title, told),
      ]);
    }
  };
  await underLoad(visited, events, LOAD);
  for (const [path, ms] of delays) {
    const [middle, p99] = [median(ms), percentile(ms, 0.99)].map(Math.round);
    console.log(`  ${path}: ${middle} ms, p99 ${p99} ms`);
  }
  for (const [path, ms] of delays) expect(percentile(ms, 0.99), path).toBeLessThan(LIMIT_MS);
});

test('on a bad day nobody sees an error, and nothing stays old longer than its lifetime', async ({
  gateway,
  edge,
  redis,
  instances: [a, b],
}) => {
  test.setTimeout(15 * 60_000);
  const blog = `${edge.url}/blog`;
  const urls = PAGES.map((path) => edge.url + path);
  await Promise.all(urls.map(htmlOf));
  const publish = async (title: string) => {
    await gateway.publish(title, title.replaceAll(' ', '-'));
    const told = performance.now();
    expect(await revalidateBlog(a)).toBe(200);
    return told;
  };
  const report = (what: string, ms: number) => console.log(`  ${what}: ${Math.round(ms)} ms`);
  const events = async () => {
    let told = await publish('la primera muere');
    await a.stop('SIGKILL');
    report('told instance killed', await shownAfter(blog, 'la primera muere', told));
    await a.start();
    await edge.uses(a.host);

    told = await publish('el gateway muere');
    gateway.faults.add({ kind: 'reset' });
    await sleep(2 * LIMIT_MS);
    gateway.faults.clear();
    report('gateway away for ten seconds', await shownAfter(blog, 'el gateway muere', told));

    await redis.kill();
    told = await publish('sin redis');
    const [atEdge, ...seen] = await Promise.all([
      shownAfter(blog, 'sin redis', told, LIFETIME_MS + LIMIT_MS),
      ...[a, b].map(({ url }) => shownAfter(`${url}/blog`, 'sin redis', told, LIFETIME_MS)),
    ]);
    report('Redis away', Math.max(atEdge, ...seen));
    await redis.start();
    expect(Math.max(...seen)).toBeLessThan(LIFETIME_MS);
    expect(atEdge).toBeLessThan(LIFETIME_MS + LIMIT_MS);
  };
  const { failures } = await underLoad(inTurn(urls), events, LOAD);
  expect(failures).toEqual([]);
});
