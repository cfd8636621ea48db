import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { missing, type Result } from '@/lib/content/gateway/result';
import { readParam } from '@/lib/features/page/params';
import { requireFound } from '@/lib/features/page/require-content';
import { repairedNames } from '@/lib/server/routing/damaged-names';

interface RecordPage<Name extends string, T> {
  /** The page's name in the error for unavailable content. */
  label: string;
  /** The parameters in the order of the path. */
  names: readonly Name[];
  find: (name: string, part?: string) => Promise<Result<T>>;
  /** Returns the id of a record. */
  id: (record: T) => string | number;
  /** Returns the canonical path, which has the names from the second segment on. */
  path: (record: T) => string;
}

type Moved = { status: 'moved'; path: string };

/** Returns whether a name is a segment. Next gives it to pages encoded, to `generateMetadata` decoded. */
const isSegment = (given: string | undefined, segment: string) =>
  given === segment || (given && encodeURIComponent(given.toWellFormed())) === segment;

/** Returns the names, then their possible forms before the address was damaged. */
function spellingsOf(names: readonly string[]): (string | undefined)[][] {
  const own = names.map((name) => [name, ...repairedNames(name)]);
  const most = Math.max(...own.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => own.map((list) => list[at] ?? list.at(-1)));
}

/**
 * Creates a page for the record that its parameters name. Gateways find records by several names in any
 * letter case, and zones are found by parts of a name: all but the canonical one redirect. If a name finds
 * nothing, its possible forms before its address was damaged are tried.
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

  /** Returns the canonical path if it differs; undefined also if it finds another record. */
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

  /** Reads the record for metadata; undefined if the page shows none. */
  async function record(params: Promise<Record<Name, string>>): Promise<T | undefined> {
    const result = await look(params);
    return result.status === 'found' ? result.value : undefined;
  }

  return {
    look,
    record,

    /** Returns the page's `generateMetadata`, which is empty if the page shows no record. */
    metadata:
      (describe: (shown: T) => Metadata) =>
      async ({ params }: { params: Promise<Record<Name, string>> }): Promise<Metadata> => {
        const shown = await record(params);
        return shown ? describe(shown) : {};
      },

    /** Returns the record as `requireFound` does, or redirects to its canonical path. */
    async require(params: Promise<Record<Name, string>>): Promise<T> {
      const result = await look(params);
      if (result.status === 'moved') permanentRedirect(result.path);
      return requireFound(result, label);
    },
  };
}
