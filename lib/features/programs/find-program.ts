import 'server-only';
import { getProgram, getPrograms, type Program } from '@/lib/content/gateway/programs';
import {
  found,
  listOrEmpty,
  missing,
  unavailable,
  type Result,
} from '@/lib/content/gateway/result';
import { getSustainabilityPrograms } from '@/lib/content/gateway/sustainability';
import { slugKey } from '@/lib/util/names';

/** Other calls of the gateway under the same path; no program has these names. */
const OTHER_CALLS = new Set(['getall', 'getcontentsocialresponsibility', 'getstrategycontent']);

/** Finds a program by its id or url_page, of social responsibility or of sustainability. Never throws. */
export async function findProgram(name: string): Promise<Result<Program>> {
  if (OTHER_CALLS.has(name.toLowerCase())) return missing;
  const direct = await getProgram(name);
  if (direct.status === 'found') return direct;
  const lists = await Promise.all([getPrograms(), getSustainabilityPrograms()]);
  const key = slugKey(name);
  const match = lists
    .flatMap(listOrEmpty)
    .find(
      ({ id_program, url_page }) =>
        String(id_program) === name || (key !== '' && slugKey(url_page) === key),
    );
  if (match) return found(match);
  return lists.some(({ status }) => status === 'unavailable') ? unavailable : direct;
}
