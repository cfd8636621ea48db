import entries from '@/data/legacy-redirects.json';

/**
 * The old site's addresses and where they went (specification, section 2).
 *
 * An entry's `from` is a path in lower case without trailing slash; a last segment of `*` stands
 * for one or more segments. Exact entries win over patterns, longer patterns over shorter ones.
 */
interface LegacyRedirect {
  from: string;
  to: string;
}

const exact = new Map<string, string>();
const patterns = new Map<string, string>();
for (const { from, to } of entries as LegacyRedirect[]) {
  if (from.endsWith('/*')) patterns.set(from.slice(0, -2), to);
  else exact.set(from, to);
}

function normalise(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/+$/, '');
}

/**
 * Where an old path went: a path of today's site, or undefined when the path is no old one. Costs
 * one look-up a segment, however many entries there are.
 */
export function legacyTarget(path: string): string | undefined {
  const normal = normalise(path);
  const target = exact.get(normal);
  if (target !== undefined) return target;
  for (let end = normal.lastIndexOf('/'); end > 0; end = normal.lastIndexOf('/', end - 1)) {
    const prefix = patterns.get(normal.slice(0, end));
    if (prefix !== undefined) return prefix;
  }
  return undefined;
}
