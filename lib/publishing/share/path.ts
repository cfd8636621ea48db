import { readParam } from '@/lib/features/page/params';
import { decoded } from '@/lib/util/decoded';

/** As in `/sucursales/{name}/{zone}`. */
const MAX_PARTS = 3;

/** The decoded segments of an og:image path after the first; undefined for an invalid path. */
export function readSharePath(pathname: string): string[] | undefined {
  const parts = pathname.split('/').slice(2);
  if (parts.length === 0 || parts.length > MAX_PARTS) return undefined;
  const names = parts.map((part) => {
    const name = decoded(part);
    return name === undefined ? undefined : readParam(encodeURIComponent(name));
  });
  return names.every((name) => name !== undefined) ? names : undefined;
}
