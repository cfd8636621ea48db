import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@/lib/util/process.mts';
import { type Json, type ContentRow, isRow, rowsOf, textIn } from './json';

/** The content files by name, read again when they change. */
export type Store = {
  /** Undefined without the file. Throws for a file that has never been valid JSON. */
  value(name: string): Promise<Json | undefined>;
  /** The same list until the file changes; empty without the file. */
  list(name: string): Promise<ContentRow[]>;
  record(name: string): Promise<ContentRow | undefined>;
};

const COMPANY_TOKEN = '{{empresa}}';

type Entry = { version: string; value: Json | undefined; rows: ContentRow[] };

async function versionOf(file: string): Promise<string> {
  try {
    const { mtimeNs, size, ino } = await stat(file, { bigint: true });
    return `${mtimeNs}-${size}-${ino}`;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}

/**
 * Creates a store of JSON files, read again when they change; `{{empresa}}` becomes the name in
 * `companyFile`.
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
      // The file is being written: keep its last valid content.
      if (known?.value !== undefined) return known.value;
      throw new Error(`Content file ${path.basename(file)} cannot be read`, { cause: error });
    }
  }

  async function entryOf(name: string): Promise<Entry> {
    const { value: company } = await load(companyFile, '', (text) => text);
    const companyName = isRow(company) ? textIn(company, 'name') : '';
    // The token is always inside a JSON string.
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
