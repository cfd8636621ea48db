import { decoded } from '@/lib/util/urls.mts';

const PREFIX = '/archivos/';

/** Returns the file key in an encoded path of the file route; undefined for invalid and traversing ones. */
export function readFileName(pathname: string): string | undefined {
  const name = decoded(pathname.slice(PREFIX.length)) ?? '';
  if (name.trim() === '' || name.length > 512 || /[\u0000-\u001f\u007f]/.test(name))
    return undefined;
  // A second decoding must not turn it into a path.
  const twice = name.replace(/%2e/gi, '.').replace(/%2f|%5c/gi, '/');
  // One letter before a colon is a drive (`C:\fakepath\foto.png`), and no scheme has a space behind it.
  if (/^(?:[a-z][a-z0-9+.-]+:(?! )|[/\\])/i.test(name)) return undefined;
  return twice.split(/[/\\]/).some((part) => part === '.' || part === '..') ? undefined : name;
}
