import { documentMoved, taggedResponse } from '@/lib/publishing/documents';
import { routes } from '@/lib/server/routing/routes';
import { sharePicture } from '@/components/share/share-picture';
import { ogImageSubject, readSharePath } from '@/lib/publishing/share/subject';
import { entityTag } from '@/lib/server/response/entity-tag';
import { cacheControl, retryAfter } from '@/lib/server/response/headers.mts';

const refuse = (status: 404 | 503, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': cacheControl.never, ...headers } });
const unavailable = () => refuse(503, { 'retry-after': retryAfter.share });

/** Returns the canonical URL of the page's picture, if it is not `pathname` and finds the same page. */
async function movedTo(pathname: string, path: string): Promise<string | undefined> {
  const address = routes.sharePicture(path);
  if (pathname === address) return undefined;
  const there = await ogImageSubject(readSharePath(address) ?? []);
  return there.status === 'found' && there.value.path === path ? address : undefined;
}

/** Returns a page's Open Graph image (1200 × 630): its own picture, else its title. 503 without the gateway. */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = readSharePath(pathname);
  if (path === undefined) return refuse(404);
  const subject = await ogImageSubject(path);
  if (subject.status === 'missing') return refuse(404);
  if (subject.status === 'unavailable') return unavailable();
  const moved = await movedTo(pathname, subject.value.path);
  if (moved) return documentMoved(moved);
  const picture = await sharePicture(subject.value).catch(() => undefined);
  if (picture === undefined) return unavailable();
  const body = new Uint8Array(picture.bytes);
  return taggedResponse(request, body, picture.type, {
    etag: entityTag(body),
    'cache-control': cacheControl.share,
  });
}
