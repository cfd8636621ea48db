/** A file key; undefined where a path names none. */
export type FileName = string | undefined;

const PREFIX = '/archivos/';

/** The file key in an encoded path of the file route; undefined for invalid and traversing ones. */
export function readFileName(pathname: string): FileName {
  let name: string;
  try {
    name = decodeURIComponent(pathname.slice(PREFIX.length));
  } catch {
    return undefined;
  }
  if (name.trim() === '' || name.length > 512 || /[\u0000-\u001f\u007f\\]/.test(name))
    return undefined;
  // A second decoding must not turn it into a path.
  const twice = name.replace(/%2e/gi, '.').replace(/%2f|%5c/gi, '/');
  if (/^[a-z][a-z0-9+.-]*:/i.test(name) || name.startsWith('/')) return undefined;
  return twice.split('/').some((part) => part === '.' || part === '..') ? undefined : name;
}
