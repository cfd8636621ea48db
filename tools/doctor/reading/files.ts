import { fetchFile } from '@/lib/content/gateway/files';
import { listOrEmpty, unavailable, valueOrUndefined } from '@/lib/content/gateway/result';
import type { Result } from '@/lib/content/gateway/result';
import { programCover } from '@/lib/features/programs/pictures';
import { sortMedia } from '@/lib/features/sustainability/media';
import type { Content, FileFacts } from '../content';
import { FILE_CALL } from '../contract-calls';
import { namedFiles } from '../editorial/file-uses';
import { isRefused } from '../impact/records';
import { addContentType, addRequest, type Collector } from './calls';
import { mediaType, totalBytes } from './file-bytes';
import { readFileFacts } from './file-facts';
import type { Sample } from './samples';

/** An error page or an envelope in place of the file. */
const NOT_A_FILE = /^(?:text\/html|application\/json)$/;

function factsOf(response: Response): FileFacts {
  const { status, headers } = response;
  if (status === 404 || status === 410) return { status: 'missing' };
  const type = mediaType(headers);
  const isFile = [200, 206].includes(status) && !NOT_A_FILE.test(type ?? '');
  const bytes = isFile && totalBytes(response);
  const facts = { ...(type && { type }), ...(bytes && { bytes }) };
  return { status: isFile ? 'found' : 'unavailable', ...facts };
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
    const status = response ? String(response.status) : 'timeout';
    addRequest(tally, status, performance.now() - started);
    await response?.body?.cancel();
    unanswered = response ? 0 : unanswered + 1;
    if (!response) return { status: 'unavailable' };
    addContentType(tally.report, response.headers.get('content-type') ?? undefined);
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

/** One sample for each field that names files; a key is asked for once. */
export function fileSamples(content: Content, collector: Collector): Sample[] {
  const read = fileReader(collector);
  addOtherKeys(content);
  const seen = new Set<string>();
  return [...content.fileGroups.values()].map((keys) => ({
    label: 'Archivos',
    reads: [...keys]
      .filter((key) => !isRefused(key) && !seen.has(key) && seen.add(key))
      .map((key) => async (): Promise<Result<FileFacts>> => {
        const facts = await read(key);
        if (!facts) return unavailable;
        const { status } = facts;
        content.files.set(key, facts);
        collector.tallyOf(FILE_CALL).report.outcomes[status] += 1;
        return status === 'found' ? { status, value: facts } : { status };
      }),
  }));
}

/** Requests that a file takes at most: a picture two, a PDF some more. */
const REQUESTS_EACH = 4;

/**
 * Looks into the files that were found, for what an editor can mend, as far as the budget goes. Returns
 * the number of requests and what was left out.
 */
export async function readFileContents(content: Content, budget: number) {
  let requests = 0;
  const fetchCounted = async (name: string, init: RequestInit): Promise<Response> => {
    requests += 1;
    const response = await fetchFile(name, init);
    if (!response) throw new Error('The file did not come');
    return response;
  };
  const { files } = content;
  const found = [...namedFiles(content)].filter((key) => files.get(key)?.status === 'found');
  const most = Math.max(0, Math.floor(budget / REQUESTS_EACH));
  for (const [key, facts] of await readFileFacts(found.slice(0, most), fetchCounted)) {
    if (facts.status === 'found') files.set(key, { ...files.get(key), ...facts });
  }
  const leftOut = found.length > most ? [`Medidas de archivos: ${most} de ${found.length}`] : [];
  return { requests, leftOut };
}
