import { createHash } from 'node:crypto';

/** A strong entity tag of a document: as long as it stays what it is, byte for byte. */
export function entityTag(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/**
 * Whether the asker has this very document.
 *
 * @param header its If-None-Match.
 */
export function matchesETag(header: string | null | undefined, tag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((named) => named.trim().replace(/^W\//, '') === tag || named.trim() === '*');
}
