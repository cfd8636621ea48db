import { connection } from 'next/server';
import { atom, rss, type Feed } from '@/lib/publishing/feeds/feed';
import type { Result } from '@/lib/content/gateway/result';
import type { FeedFormat } from '@/lib/server/routing/routes';
import {
  conditionalResponse,
  documentMissing,
  documentUnavailable,
} from '@/lib/publishing/documents';

const formats = {
  rss: { write: rss, type: 'application/rss+xml; charset=utf-8' },
  atom: { write: atom, type: 'application/atom+xml; charset=utf-8' },
} as const;

/** By the feed, which is the same object while its records say the same (sources.ts). */
const documents = new WeakMap<Feed, string>();

/** The feed in its format; 404 when missing, 503 when unavailable. */
export function feedResponse(request: Request, feed: Result<Feed>, format: FeedFormat): Response {
  if (feed.status === 'missing') return documentMissing();
  if (feed.status === 'unavailable') return documentUnavailable();
  const { write, type } = formats[format];
  const document = documents.get(feed.value) ?? write(feed.value);
  documents.set(feed.value, document);
  return conditionalResponse(request, document, type);
}

/** A route handler for a feed in a format. */
export const feedHandler =
  <Params>(
    format: FeedFormat,
    read: (format: FeedFormat, params: Params) => Promise<Result<Feed>>,
  ) =>
  async (request: Request, { params }: { params: Promise<Params> }): Promise<Response> => {
    await connection();
    return feedResponse(request, await read(format, await params), format);
  };
