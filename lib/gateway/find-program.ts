import 'server-only';
import { getProgram, type Program } from '@/lib/gateway/programs';
import { found, missing, unavailable, type Result } from '@/lib/gateway/result';
import { getSustainabilityPrograms } from '@/lib/gateway/sustainability';

/** The gateway's other calls under `/web/social-responsability/`: no program is called so. */
const OTHER_CALLS = new Set(['getall', 'getcontentsocialresponsibility', 'getstrategycontent']);

/**
 * The program with this id or url_page, of social responsibility or of sustainability: the site
 * search leads to both by id, and a gateway may know the latter only in their own list. Never
 * throws.
 */
export async function findProgram(name: string): Promise<Result<Program>> {
  if (OTHER_CALLS.has(name.toLowerCase())) return missing;
  // At the same time: one after the other, an outage would cost two waits.
  const [direct, listed] = await Promise.all([getProgram(name), getSustainabilityPrograms()]);
  if (direct.status === 'found') return direct;
  if (listed.status === 'unavailable') return unavailable;
  const wanted = name.toLowerCase();
  const match =
    listed.status === 'found'
      ? listed.value.find(
          (program) =>
            String(program.id_program) === name ||
            program.url_page
              .trim()
              .replace(/^\/+|\/+$/g, '')
              .toLowerCase() === wanted,
        )
      : undefined;
  return match ? found(match) : direct;
}
