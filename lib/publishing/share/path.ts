import { readParam } from '@/lib/features/page/params';

/** As in `/sucursales/{name}/{zone}`. */
const MAX_PARTS = 3;

/** The decoded segments of an og:image path after the first; undefined for an invalid path. */
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
