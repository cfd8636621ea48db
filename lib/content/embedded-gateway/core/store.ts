import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Json, Row } from './json';
import { isRow, rowsOf, textIn } from './json';

/** The content files, each read anew when it has changed on disk. */
export type Store = {
  /** A file's value; `undefined` where there is no such file. Throws on JSON that never was whole. */
  value(name: string): Promise<Json | undefined>;
  /** A file's records, the same list until the file changes; empty where there is no such file. */
  list(name: string): Promise<Row[]>;
  /** A file's one record. */
  record(name: string): Promise<Row | undefined>;
};

/** In content, this stands for the company's name, which has its one place in company.json. */
const COMPANY_TOKEN = '{{empresa}}';

type Entry = { version: string; value: Json | undefined; rows: Row[] };

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

/** What tells one state of a file from the next without reading it; `''` where there is none. */
async function versionOf(file: string): Promise<string> {
  try {
    const { mtimeNs, size, ino } = await stat(file, { bigint: true });
    return `${mtimeNs}-${size}-${ino}`;
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

/**
 * A store over a folder of JSON files. A file is stat'ed on every call and parsed only when it
 * changed, so that what an editor adds shows up at once.
 * @param contentDir folder of the content files
 * @param companyFile JSON file with the company's `name`, put in place of `{{empresa}}`
 */
export function createStore(contentDir: string, companyFile: string): Store {
  const entries = new Map<string, Entry>();

  async function load(file: string, salt: string, fill: (text: string) => string): Promise<Entry> {
    const known = entries.get(file);
    const found = await versionOf(file);
    const version = found && `${found} ${salt}`;
    if (known?.version === version) return known;
    const value = found ? await parse(file, fill, known) : undefined;
    const entry = { version, value, rows: rowsOf(value) };
    entries.set(file, entry);
    return entry;
  }

  async function parse(
    file: string,
    fill: (text: string) => string,
    known: Entry | undefined,
  ): Promise<Json | undefined> {
    try {
      const value: Json = JSON.parse(fill(await readFile(file, 'utf8')));
      return value;
    } catch (error) {
      // A file caught half written: what it held before stands until it is whole again.
      if (known?.value !== undefined) return known.value;
      throw new Error(`Content file ${path.basename(file)} cannot be read`, { cause: error });
    }
  }

  async function entryOf(name: string): Promise<Entry> {
    const { value: company } = await load(companyFile, '', (text) => text);
    const companyName = isRow(company) ? textIn(company, 'name') : '';
    // The token always stands inside a JSON string, hence the escaping.
    const escaped = JSON.stringify(companyName).slice(1, -1);
    return load(path.join(contentDir, `${name}.json`), companyName, (text) =>
      text.replaceAll(COMPANY_TOKEN, () => escaped),
    );
  }

  return {
    value: async (name) => (await entryOf(name)).value,
    list: async (name) => (await entryOf(name)).rows,
    record: async (name) => {
      const found = (await entryOf(name)).value;
      return isRow(found) ? found : undefined;
    },
  };
}
