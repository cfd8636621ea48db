import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { missing, type Result } from '@/lib/content/gateway/result';
import { readParam } from '@/lib/features/page/params';
import { requireFound } from '@/lib/features/page/require-content';
import { repairedNames } from '@/lib/server/routing/damaged-names';

interface RecordPage<Name extends string, T> {
  /** Names the page where its content is unavailable. */
  label: string;
  /** The parameters, in the order of the address. */
  names: readonly Name[];
  find: (name: string, part?: string) => Promise<Result<T>>;
  /** Tells the record from others. */
  id: (record: T) => string | number;
  /** Its canonical address, with the names from the second segment on. */
  path: (record: T) => string;
}

type Moved = { status: 'moved'; path: string };

/** Next gives pages an encoded name and `generateMetadata` a decoded one. */
const isSegment = (given: string | undefined, segment: string) =>
  given === segment || (given && encodeURIComponent(given.toWellFormed())) === segment;

/** Names as they are, then as each may have been before the address was damaged. */
function spellingsOf(names: readonly string[]): (string | undefined)[][] {
  const own = names.map((name) => [name, ...repairedNames(name)]);
  const most = Math.max(...own.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => own.map((list) => list[at] ?? list.at(-1)));
}

/**
 * Reads the record that a page's parameters name. Gateways find records by several names, in any
 * letter case, and zones are found by parts of theirs: all but the canonical one are moved. A name that
 * finds nothing is looked for as it may have been before its address was damaged.
 */
export function recordPage<Name extends string, T>(page: RecordPage<Name, T>) {
  const { label, names, find, id, path } = page;

  async function findBy(given: readonly string[]): Promise<Result<T>> {
    const read = given.map(readParam).filter((name) => name !== undefined);
    if (read.length < given.length) return missing;
    for (const [name = '', part] of spellingsOf(read)) {
      const result = await find(name, part);
      if (result.status !== 'missing') return result;
    }
    return missing;
  }

  /** Undefined also where the canonical address finds another record: this one would have none. */
  async function movedTo(given: readonly string[], record: T): Promise<string | undefined> {
    const target = path(record);
    const own = target.split('/').slice(2, 2 + names.length);
    const isOwn =
      own.length === given.length && own.every((part, at) => isSegment(given[at], part));
    if (isOwn) return undefined;
    const there = await findBy(own);
    if (there.status !== 'found' || id(there.value) !== id(record)) return undefined;
    return path(there.value) === target ? target : undefined;
  }

  async function look(params: Promise<Record<Name, string>>): Promise<Result<T> | Moved> {
    const values = await params;
    const given = names.map((name) => values[name]);
    const result = await findBy(given);
    if (result.status !== 'found') return result;
    const target = await movedTo(given, result.value);
    return target === undefined ? result : { status: 'moved', path: target };
  }

  /** For metadata: undefined where the page shows no record. */
  async function record(params: Promise<Record<Name, string>>): Promise<T | undefined> {
    const result = await look(params);
    return result.status === 'found' ? result.value : undefined;
  }

  return {
    look,
    record,

    /** The page's `generateMetadata`: none where it shows no record. */
    metadata:
      (describe: (shown: T) => Metadata) =>
      async ({ params }: { params: Promise<Record<Name, string>> }): Promise<Metadata> => {
        const shown = await record(params);
        return shown ? describe(shown) : {};
      },

    /** As `requireFound`; redirects to the canonical address. */
    async require(params: Promise<Record<Name, string>>): Promise<T> {
      const result = await look(params);
      if (result.status === 'moved') permanentRedirect(result.path);
      return requireFound(result, label);
    },
  };
}
