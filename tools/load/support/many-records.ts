import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listStates } from '@/lib/content/catalogue/states';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { startGateway } from '@/tools/gateway/server';

/** How much content there is of what grows. */
export interface Amounts {
  posts: number;
  branches: number;
  press: number;
}

type Row = Record<string, unknown>;

/** All of the company's history. */
export const WHOLE: Amounts = { posts: 3_600, branches: 1_400, press: 2_700 };
/** The content of the embedded gateway. */
export const EMBEDDED: Amounts = { posts: 40, branches: 14, press: 27 };

const DAY_MS = 86_400_000;

/** The day `days` before the first post's, as the gateway writes it. */
const dayBefore = (days: number) =>
  new Date(Date.UTC(2026, 10, 18) - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Writes a content folder for the embedded gateway with so many posts, branches and press items,
 * made from those of `data/content` with other ids, names, addresses, dates and places; the rest
 * stays as it is. The same amounts give the same content.
 */
export async function writeManyRecords(dir: string, amounts: Amounts): Promise<void> {
  await cp('data/content', dir, { recursive: true });
  const states = listStates().filter(({ id }) => id > 0);
  const stateAt = (at: number) => states[at % states.length]?.name ?? '';
  /** The records over and over until there are `count`: the first as they are, the others renamed. */
  const grow = async (name: string, count: number, vary: (row: Row, at: number) => Row) => {
    const rows: Row[] = JSON.parse(await readFile(join('data/content', `${name}.json`), 'utf8'));
    const grown = Array.from({ length: count }, (_, at) => {
      const row = rows[at % rows.length] ?? {};
      return at < rows.length ? row : { ...row, id: at + 1, ...vary(row, at) };
    });
    await writeFile(join(dir, `${name}.json`), JSON.stringify(grown));
  };

  await grow('blog-posts', amounts.posts, (row, at) => ({
    title_publication: `${row.title_publication} (${at})`,
    // Equal texts are stored and parsed once.
    text_publication: `${row.text_publication}<p>Número ${at} de la serie.</p>`,
    url: `${row.url}-${at}`,
    start_date: dayBefore(at),
    lst_business_unit: [{ ubication: { state: stateAt(at) } }],
  }));
  await grow('branches', amounts.branches, (row, at) => ({
    name: `${row.name} ${at}`,
    url: `${row.url}-${at}`,
    ubication: { state: stateAt(at) },
    // Steps of the golden ratio fill a rectangle evenly.
    latitude: 18 + ((at * 0.618_034) % 1) * 10,
    longitude: -106 + ((at * 0.754_878) % 1) * 8,
  }));
  await grow('press-items', amounts.press, (row, at) => ({
    title: `${row.title} (${at})`,
    url: `${row.url}-${at}`,
    date_notice: dayBefore(at),
  }));
}

/** The embedded gateway over HTTP with so many records; disposed of, it stops and they are removed. */
export async function startManyRecords(amounts: Amounts) {
  const folder = await temporaryFolder('many-records');
  const contentDir = join(folder.path, 'content');
  await writeManyRecords(contentDir, amounts);
  const gateway = await startGateway({ contentDir, dataDir: join(folder.path, 'data') });
  const end = async () => {
    await gateway.stop();
    await folder.remove();
  };
  return { url: gateway.url, contentDir, [Symbol.asyncDispose]: end };
}
