import { getBranches } from '@/lib/content/gateway/branches';
import { getActiveLines } from '@/lib/content/gateway/business-lines';
import { mapResult, valueOrUndefined } from '@/lib/content/gateway/result';
import type { NamedTarget } from '@/lib/server/routing/legacy-redirects';
import { legacyPath, listPath } from '@/lib/features/legacy/targets';
import { readParam } from '@/lib/features/page/params';
import { cacheControl } from '@/lib/server/response/headers.mts';

const pathOf = async (target: NamedTarget) =>
  'branch' in target
    ? mapResult(await getBranches(), (branches) => legacyPath(target, { branches, lines: [] }))
    : mapResult(await getActiveLines(), (lines) => legacyPath(target, { branches: [], lines }));

/**
 * Redirects a legacy URL whose target is a record's name. `middleware.ts` rewrites here, because it
 * never waits for the gateway. A missing record redirects to the list, temporarily.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ kind: string; name: string }> },
): Promise<Response> {
  const { kind, name: encoded } = await params;
  const name = readParam(encoded) ?? '';
  const target = kind === 'branch' ? { branch: name } : { line: name };
  const record = valueOrUndefined(await pathOf(target));
  const { search } = new URL(request.url);
  return new Response(null, {
    status: record ? 301 : 307,
    headers: {
      location: (record ?? listPath(target)) + search,
      // An edge caches by path, so a redirect with one visitor's query must not reach another visitor.
      'cache-control': record && search === '' ? cacheControl.redirect : cacheControl.never,
    },
  });
}
