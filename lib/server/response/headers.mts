/** `Cache-Control` by kind of response. Pages get theirs from lib/server/cache/page-cache-handler.mts. */
export const cacheControl = {
  /** Errors, outcomes of submissions, the state of an instance. */
  never: 'no-store',
  /** Content for scripts: new content shows within 30 s; repeated clicks do not reach the gateway. */
  content: 'public, max-age=30, s-maxage=30, stale-while-revalidate=60',
  /** Lists of forms. */
  lookup: 'public, max-age=60, stale-while-revalidate=3600',
  /** The static catalogue, which changes with a release. */
  catalogue: 'public, max-age=86400, stale-while-revalidate=604800',
  /** Sitemaps and feeds: publications appear soon. Readers revalidate with the ETag. */
  document: 'public, max-age=0, s-maxage=2, must-revalidate',
  /** Calendars: apps ask again after an hour at the earliest, the edge after two seconds. */
  calendar: 'public, max-age=3600, s-maxage=2',
  /** The gateway's files. */
  file: 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800, stale-if-error=604800',
  /** Open Graph images. */
  share: 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
  /** Redirects of legacy URLs, and from a picture that is not converted to its original. */
  redirect: 'public, max-age=3600',
  /** `security.txt`. */
  day: 'public, max-age=86400',
  /** The service worker: a new version, or its removal, must reach every device. */
  worker: 'no-cache',
  /** Speculation rules, which depend on the device. */
  device: 'private, max-age=86400',
} as const;

/** Seconds of `Retry-After`, by kind of response. */
export const retryAfter = { document: '30', share: '30' } as const;

/**
 * Returns the headers of a gateway's file by its media type. Only PDFs may run scripts, because the
 * browser's PDF viewer needs them.
 */
export const headersOfType = (type: string): Record<string, string> => ({
  'content-type': type,
  'cache-control': cacheControl.file,
  'x-content-type-options': 'nosniff',
  ...(type === 'application/pdf'
    ? {}
    : { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }),
});
