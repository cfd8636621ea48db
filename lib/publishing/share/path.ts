import { readParam } from '@/lib/features/page/params';

/** Longest address of a page: `/Blog_Detalle/{name}`. */
const MAX_PARTS = 2;

/**
 * The names in the path of a share picture (`routes.sharePicture`), decoded, without its first
 * segment; undefined for what can be no such path.
 */
export function readSharePath(pathname: string): string[] | undefined {
  const parts = pathname.split('/').slice(2);
  if (parts.length === 0 || parts.length > MAX_PARTS) return undefined;
  try {
    const names = parts.map((part) => readParam(encodeURIComponent(decodeURIComponent(part))));
    return names.every((name) => name !== undefined) ? names : undefined;
  } catch {
    return undefined;
  }
}
