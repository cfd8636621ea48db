import { createHash } from 'node:crypto';

/** Returns a strong entity tag, which is the same for the same bytes. */
export function entityTag(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');

/** Returns whether an If-None-Match header matches a document's tag. */
export function matchesETag(header: string | null | undefined, tag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((named) => withoutWeakness(named) === withoutWeakness(tag) || named.trim() === '*');
}
