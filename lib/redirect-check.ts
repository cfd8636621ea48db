import { createRedirects, normalisePath, type LegacyRedirect } from '@/lib/legacy-redirects';

/** One entry of the legacy map that is wrong, and why, in words for whoever mends it. */
export interface RedirectMistake {
  from: string;
  mistake: string;
}

/**
 * Finds what is wrong in a legacy map: entries in another form than they are compared in, targets
 * outside the site (open redirects), targets that do not exist, loops and chains (a target that
 * is redirected again), and shadowed entries (written twice, or standing on a page of the site).
 *
 * @param isPage whether a path is a page of today's site.
 */
export function findRedirectMistakes(
  entries: readonly LegacyRedirect[],
  isPage: (path: string) => boolean,
): RedirectMistake[] {
  const redirect = createRedirects(entries);
  const seen = new Set<string>();
  return entries.flatMap(({ from, to }) => {
    const mistakes: string[] = [];
    const bare = from.replace(/\/\*$/, '');
    if (!from.startsWith('/') || bare.includes('*') || normalisePath(bare) !== bare) {
      mistakes.push('is not in lower case, or has a stray slash or asterisk');
    }
    if (seen.has(from)) mistakes.push('is shadowed by an earlier entry of the same path');
    seen.add(from);
    if (!from.endsWith('/*') && isPage(from)) mistakes.push('would shadow a page of the site');
    if (!to.startsWith('/') || /^\/[/\\]/.test(to)) mistakes.push(`leaves the site: ${to}`);
    else if (normalisePath(to) === from) mistakes.push('leads to itself');
    else if (redirect(to) !== undefined) mistakes.push(`leads to ${to}, which is redirected again`);
    else if (!isPage(to)) mistakes.push(`leads to ${to}, which does not exist`);
    return mistakes.map((mistake) => ({ from, mistake }));
  });
}
