import { fetchFile } from '@/lib/content/gateway/files';
import {
  listOrEmpty,
  unavailable,
  valueOrUndefined,
  type Result,
} from '@/lib/content/gateway/result';
import { programCover } from '@/lib/features/programs/pictures';
import { sortMedia } from '@/lib/features/sustainability/media';
import { FILE_CALL } from '../contract-calls';
import type { FileFacts } from '../content';
import { addContentType, addOne } from './call-tally';
import type { Collector, FileGroups } from './collector';
import type { Details, Lists } from '../content';
import type { Sample } from './samples';

/** An error page or an envelope in place of the file. */
const NOT_A_FILE = /^(?:text\/html|application\/json)$/;

function factsOf({ status, headers }: Response): FileFacts {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (status === 404 || status === 410) return { status: 'missing' };
  const isOdd = ![200, 206].includes(status) || (type !== undefined && NOT_A_FILE.test(type));
  if (isOdd) return { status: 'unavailable', ...(type && { type }) };
  const range = /\/(\d{1,15})$/.exec(headers.get('content-range') ?? '')?.[1];
  const length = status === 206 ? range : (headers.get('content-length') ?? undefined);
  const bytes = length !== undefined && Number(length) > 0 ? Number(length) : undefined;
  return { status: 'found', ...(type && { type }), ...(bytes !== undefined && { bytes }) };
}

/** So many files in a row without a response: the service is not asked again. */
const MOST_UNANSWERED = 4;

/** Reads the facts of files by HEAD, or by their first byte where HEAD does not tell the size. */
function fileReader({ tallyOf }: Collector) {
  let unanswered = 0;
  const request = async (name: string, init: RequestInit): Promise<FileFacts> => {
    const tally = tallyOf(FILE_CALL);
    const started = performance.now();
    const response = await fetchFile(name, init);
    tally.times.push(Math.round(performance.now() - started));
    await response?.body?.cancel();
    unanswered = response ? 0 : unanswered + 1;
    addOne(tally.statuses, response ? String(response.status) : 'timeout');
    if (!response) return { status: 'unavailable' };
    addContentType(tally, response.headers.get('content-type') ?? undefined);
    return factsOf(response);
  };
  let headTells = true;
  return async (name: string): Promise<FileFacts | undefined> => {
    if (unanswered >= MOST_UNANSWERED) return undefined;
    if (headTells) {
      const head = await request(name, { method: 'HEAD' });
      if (head.status === 'missing' || head.bytes !== undefined) return head;
      headTells = head.status !== 'found';
    }
    return request(name, { headers: { range: 'bytes=0-0' } });
  };
}

/** Keys that no field of the type "file" names. */
function addOtherKeys(groups: FileGroups, lists: Lists, details: Details): void {
  const add = (group: string, keys: readonly string[]) => {
    const named = keys.filter((key) => key !== '');
    if (named.length > 0) groups.set(group, new Set([...(groups.get(group) ?? []), ...named]));
  };
  const flat = <T>(results: Map<number, Result<T[]>>) => [...results.values()].flatMap(listOrEmpty);
  add(
    'getallImages name_image',
    flat(details.pressImages).map(({ name_image }) => name_image),
  );
  add(
    'getallFiles name_file',
    flat(details.pressFiles).map(({ name_file }) => name_file),
  );
  const programs = [...listOrEmpty(lists.programs), ...listOrEmpty(lists.sustainabilityPrograms)];
  add('programs cover', programs.map(programCover));
  const media = valueOrUndefined(lists.sustainability)?.media ?? [];
  add('getContentSustainability media', [sortMedia(media).banner]);
}

/** One sample for each field that names files; a key is asked for once. */
export function fileSamples(
  collector: Collector,
  lists: Lists,
  details: Details,
  files: Map<string, FileFacts>,
): Sample[] {
  const read = fileReader(collector);
  addOtherKeys(collector.fileGroups, lists, details);
  const seen = new Set<string>();
  return [...collector.fileGroups.values()].map((keys) => ({
    label: 'Archivos',
    reads: [...keys]
      .filter((key) => !seen.has(key) && seen.add(key))
      .map((key) => async (): Promise<Result<FileFacts>> => {
        const facts = await read(key);
        if (!facts) return unavailable;
        files.set(key, facts);
        const tally = collector.tallyOf(FILE_CALL);
        tally.outcomes[facts.status] += 1;
        if (facts.status === 'found') return { status: 'found', value: facts };
        return { status: facts.status };
      }),
  }));
}
