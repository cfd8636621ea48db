import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { listStates } from '@/lib/content/catalogue/states';

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

/** The records over and over until there are `count`: the first as they are, the others renamed. */
function grow(rows: Row[], count: number, vary: (row: Row, at: number) => Row): Row[] {
  return Array.from({ length: count }, (_, at) => {
    const row = rows[at % rows.length] ?? {};
    return at < rows.length ? row : vary({ ...row, id: at + 1 }, at);
  });
}

/**
 * Writes a content folder for the embedded gateway with so many posts, branches and press items,
 * made from those of `data/content` with other ids, names, addresses, dates and places; the rest
 * stays as it is. The same amounts give the same content.
 */
export async function writeManyRecords(dir: string, amounts: Amounts): Promise<void> {
  const source = resolve('data/content');
  await cp(source, dir, { recursive: true });
  const states = listStates().filter(({ id }) => id > 0);
  const stateAt = (at: number) => states[at % states.length]?.name ?? '';
  const rowsOf = async (name: string): Promise<Row[]> =>
    JSON.parse(await readFile(join(source, `${name}.json`), 'utf8'));
  const write = (name: string, rows: Row[]) =>
    writeFile(join(dir, `${name}.json`), JSON.stringify(rows));

  const posts = grow(await rowsOf('blog-posts'), amounts.posts, (row, at) => ({
    ...row,
    title_publication: `${row.title_publication} (${at})`,
    // Equal texts are stored and parsed once.
    text_publication: `${row.text_publication}<p>Número ${at} de la serie.</p>`,
    url: `${row.url}-${at}`,
    start_date: dayBefore(at),
    lst_business_unit: [{ ubication: { state: stateAt(at) } }],
  }));
  const branches = grow(await rowsOf('branches'), amounts.branches, (row, at) => ({
    ...row,
    name: `${row.name} ${at}`,
    url: `${row.url}-${at}`,
    ubication: { state: stateAt(at) },
    // Steps of the golden ratio fill a rectangle evenly.
    latitude: 18 + ((at * 0.618_034) % 1) * 10,
    longitude: -106 + ((at * 0.754_878) % 1) * 8,
  }));
  const press = grow(await rowsOf('press-items'), amounts.press, (row, at) => ({
    ...row,
    title: `${row.title} (${at})`,
    url: `${row.url}-${at}`,
    date_notice: dayBefore(at),
  }));
  await Promise.all([
    write('blog-posts', posts),
    write('branches', branches),
    write('press-items', press),
  ]);
}
