import type { FileFacts } from '../../tools/doctor/content';
import { fileFacts, type FileFetch } from '../../tools/doctor/reading/file-facts';

/** The facts of several files. */
export async function readFileFacts(names: Iterable<string>, fetchFile: FileFetch) {
  const facts = new Map<string, FileFacts>();
  for (const name of names) facts.set(name, await fileFacts(name, fetchFile));
  return facts;
}
