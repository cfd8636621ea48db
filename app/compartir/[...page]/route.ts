import { readSharePath } from '@/lib/publishing/share/path';
import { sharePicture } from '@/components/share/share-picture';
import { ogImageSubject } from '@/lib/publishing/share/subject';

/** An hour in the browser, a day at an edge; an older picture serves while a new one is made. */
const CACHE_CONTROL = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800';

const refuse = (status: 404 | 503, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

/**
 * A page's share picture (1200 by 630 pixels): the page's own picture, else its title drawn in the
 * site's look. Only pages that exist have one; while the gateway does not answer it is 503.
 */
export async function GET(request: Request): Promise<Response> {
  const path = readSharePath(new URL(request.url).pathname);
  if (path === undefined) return refuse(404);
  const subject = await ogImageSubject(path);
  if (subject.status === 'missing') return refuse(404);
  const picture =
    subject.status === 'found'
      ? await sharePicture(subject.value).catch(() => undefined)
      : undefined;
  if (picture === undefined) return refuse(503, { 'retry-after': '30' });
  return new Response(new Uint8Array(picture.bytes), {
    headers: { 'content-type': picture.type, 'cache-control': CACHE_CONTROL },
  });
}
