import 'server-only';
import { getProgram, type Program } from '@/lib/content/gateway/programs';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { getSustainabilityPrograms } from '@/lib/content/gateway/sustainability';
import { trimSlug } from '@/lib/util/trim-slug';

/** Other calls of the gateway under the same path; no program has these names. */
const OTHER_CALLS = new Set(['getall', 'getcontentsocialresponsibility', 'getstrategycontent']);

/** A program by its id or url_page, of social responsibility or of sustainability. Never throws. */
export async function findProgram(name: string): Promise<Result<Program>> {
  if (OTHER_CALLS.has(name.toLowerCase())) return missing;
  const direct = await getProgram(name);
  if (direct.status === 'found') return direct;
  const listed = await getSustainabilityPrograms();
  if (listed.status === 'unavailable') return unavailable;
  const wanted = name.toLowerCase();
  const match =
    listed.status === 'found'
      ? listed.value.find(
          (program) =>
            String(program.id_program) === name ||
            trimSlug(program.url_page).toLowerCase() === wanted,
        )
      : undefined;
  return match ? found(match) : direct;
}
