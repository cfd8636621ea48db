// Redirects of the old site's URLs (specification, section 2). Its exact paths are not known; the
// entries cover the shapes that such a site's old blog had.

/** A branch by its place, or a business line by its name: their URLs depend on the gateway. */
export type NamedTarget = { branch: string } | { line: string };

/** A path of this site, or a record by its name. */
export type LegacyTarget = string | NamedTarget;

/** One entry of `data/legacy-redirects.json`. */
export interface LegacyRedirect {
  /** Lower case, no trailing slash; a last segment `*` matches one or more segments. */
  from: string;
  to: LegacyTarget;
}

/** Normalises an old path for comparison: lower case, single slashes, none at the end. */
export function normalisePath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/+$/, '');
}

/** Returns a lookup of encoded paths: exact entries win over patterns, longer ones over shorter. */
export function createRedirects(entries: readonly LegacyRedirect[]) {
  const targets = new Map(entries.map(({ from, to }) => [from, to]));
  return (path: string): LegacyTarget | undefined => {
    const normal = normalisePath(path);
    let folder = normal;
    let target = targets.get(normal);
    while (!target && folder !== '') {
      folder = folder.slice(0, folder.lastIndexOf('/'));
      target = targets.get(`${folder}/*`);
    }
    return target;
  };
}
