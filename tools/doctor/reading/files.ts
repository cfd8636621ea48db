import { fetchFile } from '@/lib/content/gateway/files';
import { listOrEmpty, unavailable, valueOrUndefined } from '@/lib/content/gateway/result';
import type { Result } from '@/lib/content/gateway/result';
import { programCover } from '@/lib/features/programs/pictures';
import { sortMedia } from '@/lib/features/sustainability/media';
import type { Content, FileFacts } from '../content';
import { FILE_CALL } from '../contract-calls';
import { isRefused } from '../impact/records';
import { addContentType, addRequest, type Collector } from './calls';
import type { FileFetch } from './file-bytes';
import { fileFacts } from './file-facts';
import type { Sample } from './samples';

/** So many files in a row without a response: the service is not asked again. */
const MOST_UNANSWERED = 4;
/** Requests that a file takes at most: a picture two, a PDF some more. Four are read at a time. */
const REQUESTS_EACH = 4;
const RESERVED = 4 * REQUESTS_EACH;

/** Adds keys that no field of the type "file" names. */
function addOtherKeys({ fileGroups, sustainability, ...content }: Content): void {
  const flat = <T>(results: Map<number, Result<T[]>>) => [...results.values()].flatMap(listOrEmpty);
  const programs = [content.programs, content.sustainabilityPrograms].flatMap(listOrEmpty);
  const others = {
    'getallImages name_image': flat(content.pressImages).map(({ name_image }) => name_image),
    'getallFiles name_file': flat(content.pressFiles).map(({ name_file }) => name_file),
    'programs cover': programs.map(programCover),
    'getContentSustainability media': [
      sortMedia(valueOrUndefined(sustainability)?.media ?? []).banner,
    ],
  };
  for (const [group, keys] of Object.entries(others)) {
    const named = keys.filter((key) => key !== '');
    if (named.length > 0) fileGroups.set(group, new Set(named));
  }
}

/**
 * One sample for each field that names files, which looks into them while there are calls left; a key
 * is asked for once.
 */
export function fileSamples(
  content: Content,
  { tallyOf }: Collector,
  left: () => number,
): Sample[] {
  addOtherKeys(content);
  const tally = tallyOf(FILE_CALL);
  let unanswered = 0;
  const fetchCounted: FileFetch = async (name, init) => {
    const started = performance.now();
    const response = await fetchFile(name, init);
    unanswered = response ? 0 : unanswered + 1;
    addRequest(tally, response ? String(response.status) : 'timeout', performance.now() - started);
    if (!response) throw new Error('The file did not come');
    addContentType(tally.report, response.headers.get('content-type') ?? undefined);
    return response;
  };
  const seen = new Set<string>();
  return [...content.fileGroups.values()].map((keys) => ({
    label: 'Archivos',
    reads: [...keys]
      .filter((key) => !isRefused(key) && !seen.has(key) && seen.add(key))
      .map((key) => async (): Promise<Result<FileFacts>> => {
        if (unanswered >= MOST_UNANSWERED || left() < RESERVED) return unavailable;
        const facts = await fileFacts(key, fetchCounted);
        const { status } = facts;
        content.files.set(key, facts);
        tally.report.outcomes[status] += 1;
        return status === 'found' ? { status, value: facts } : { status };
      }),
  }));
}
