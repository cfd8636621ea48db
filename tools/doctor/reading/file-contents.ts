import { fetchFile } from '@/lib/content/gateway/files';
import type { Content } from '../content';
import { namedFiles } from '../editorial/file-uses';
import { readFileFacts } from '../file-facts';

/** Requests that a file takes at most: a picture two, a PDF some more. */
const REQUESTS_EACH = 4;

/**
 * Looks into the files that were found, for what an editor can mend, as far as the budget goes. Returns
 * the number of requests and what was left out.
 */
export async function readFileContents(
  content: Content,
  budget: number,
): Promise<{ requests: number; leftOut: string[] }> {
  let requests = 0;
  const fetchCounted = async (name: string, init: RequestInit): Promise<Response> => {
    requests += 1;
    const response = await fetchFile(name, init);
    if (!response) throw new Error('The file did not come');
    return response;
  };
  const found = [...namedFiles(content)].filter(
    (key) => content.files.get(key)?.status === 'found',
  );
  const most = Math.max(0, Math.floor(budget / REQUESTS_EACH));
  for (const [key, facts] of await readFileFacts(found.slice(0, most), fetchCounted)) {
    if (facts.status === 'found') content.files.set(key, { ...content.files.get(key), ...facts });
  }
  const leftOut = found.length > most ? [`Medidas de archivos: ${most} de ${found.length}`] : [];
  return { requests, leftOut };
}
