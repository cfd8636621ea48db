import { fetchFile } from '@/lib/content/gateway/files';
import { found, unavailable, type Result } from '@/lib/content/gateway/result';
import { readFileName } from '@/lib/server/routing/file-name';
import { routes } from '@/lib/server/routing/routes';
import type { Content, FileFacts } from '../content';
import { FILE_CALL } from '../contract-calls';
import { namedFiles } from '../editorial/records';
import { addContentType, addRequest, type Collector } from './calls';
import { fileFacts, type FileFetch } from './file-facts';
import type { Sample } from './asker';

/** So many files in a row without a response: the service is not asked again. */
const MOST_UNANSWERED = 4;
/** What four files take at most that are read at a time: a picture two requests, a PDF some more. */
const RESERVED = 16;

/** Looks into every file that the content names, while there are calls left. */
export function fileSample(content: Content, { tallyOf }: Collector, left: () => number): Sample {
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
  const isRefused = (key: string) => readFileName(routes.file(key)) === undefined;
  const keys = [...namedFiles(content)];
  for (const key of keys.filter(isRefused)) {
    content.files.set(key, { status: 'missing', isRefused: true });
  }
  const reads = keys
    .filter((key) => !content.files.has(key))
    .map((key) => async (): Promise<Result<FileFacts>> => {
      if (unanswered >= MOST_UNANSWERED || left() < RESERVED) return unavailable;
      const facts = await fileFacts(key, fetchCounted);
      content.files.set(key, facts);
      tally.report.outcomes[facts.status] += 1;
      return facts.status === 'found' ? found(facts) : { status: facts.status };
    });
  return { label: 'Archivos', reads };
}
