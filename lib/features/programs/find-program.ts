import 'server-only';
import { getProgram, type Program } from '@/lib/content/gateway/programs';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { getSustainabilityPrograms } from '@/lib/content/gateway/sustainability';
import { trimSlug } from '@/lib/util/trim-slug';

/** The gateway's other calls under `/web/social-responsability/`: no program is called so. */
const OTHER_CALLS = new Set(['getall', 'getcontentsocialresponsibility', 'getstrategycontent']);

/**
 * The program with this id or url_page, of social responsibility or of sustainability: the site
 * search leads to both by id, and a gateway may know the latter only in their own list. Never
 * throws.
 */
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
