// The headers of all responses, by kind. Loaded by the cache handlers too, hence without `@/`.
import type { ServerResponse } from 'node:http';
import { holdsTyped } from '../routing/typed-paths.mts';
import {
  NO_PAGE_POLICY,
  pagePolicy,
  uncachedPolicy,
  WORKER_POLICY,
} from './content-security-policy.mts';

/** `Cache-Control` by kind of response. Pages get theirs from Next, by the lifetimes of their data. */
export const cacheControl = {
  /** Errors, outcomes of submissions, the state of an instance. */
  never: 'no-store',
  /** The busy page, which passes through Next as a page would. */
  busy: 'private, no-store',
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
  /** Redirects whose target content decides. */
  unstored: 'private, no-cache',
  /** Redirects of legacy URLs, and from a picture that is not converted to its original. */
  redirect: 'public, max-age=3600',
  /** `security.txt`. */
  day: 'public, max-age=86400',
  /** The service worker: a new one, or its end, must reach every device. */
  worker: 'no-cache',
  /** Speculation rules, which depend on the device. */
  device: 'private, max-age=86400',
} as const;

/** Seconds of `Retry-After`, by kind of response. */
export const retryAfter = { busy: '10', picture: '10', document: '30', share: '30' } as const;

type Headers = readonly (readonly [name: string, value: string])[];

const POLICY = 'content-security-policy';
const HSTS = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] as const;

const OF_FILES: Headers = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ...(/^https:/i.test(process.env.SITE_URL ?? '') ? [HSTS] : []),
];

const withPolicy = (policy: string): Headers => [...OF_FILES, ['Content-Security-Policy', policy]];

const OF_PAGES = withPolicy(uncachedPolicy());
const OF_OTHERS = withPolicy(NO_PAGE_POLICY);
const OF_WORKER = withPolicy(WORKER_POLICY);

/** Files at the root, route handlers, feeds and calendars. A record's name may end like a file's. */
const NO_PAGE =
  /^\/(?:api|compartir|pdfjs|\.well-known)\/|^\/[^/]+\.(?:ico|png|svg|txt|webmanifest|xml)$|^\/(?:blog|prensa)\/rss\.xml$|\/calendario\.ics$/;

/** The headers that every response to a path starts with; a file's own are `headersOfType`. */
// Next's configuration would fix them at build time, when SITE_URL and the Google key may differ,
// and refusals before Next would lack them.
export function securityHeaders(path: string): Headers {
  if (path.startsWith('/archivos/')) return OF_FILES;
  if (path === '/sw.js') return OF_WORKER;
  return NO_PAGE.test(path) ? OF_OTHERS : OF_PAGES;
}

/** What a cached page adds: a policy that names its own scripts, and what may be fetched ahead. */
export const pageHeaders = (html: string): Record<string, string> => ({
  [POLICY]: pagePolicy(html),
  'speculation-rules': '"/api/speculation-rules"',
});

/** What a file of the gateway adds, by its media type. It runs nothing; the browser's reader of PDF needs scripts. */
export const headersOfType = (type: string): Record<string, string> => ({
  'content-type': type,
  'cache-control': cacheControl.file,
  'x-content-type-options': 'nosniff',
  ...(type === 'application/pdf'
    ? {}
    : { [POLICY]: "default-src 'none'; style-src 'unsafe-inline'; sandbox" }),
});

/**
 * Seconds for which nginx, which alone reads `X-Accel-Expires`, gives a page or share picture without
 * asking an instance whether it has changed. Another edge purges by `Cache-Tag` (docs/deployment.md).
 */
const UNASKED_S = '2';

/** What Next says of pages and their data. */
const LATE_AT_EDGE = /^s-maxage=\d+, stale-while-revalidate=\d+$/;

/** Corrects the headers of a response before they are sent. */
export function completeHeaders(path: string, response: ServerResponse): void {
  // A page's own policy is stricter than that of every response and comes last.
  const policies = response.getHeader(POLICY);
  if (Array.isArray(policies)) response.setHeader(POLICY, policies.at(-1) ?? '');
  // Next sets it twice on the first response of a redirect; some clients join them.
  const locations = response.getHeader('location');
  if (Array.isArray(locations)) response.setHeader('Location', locations[0] ?? '');
  // What React lets a browser connect to ahead is for the page that no redirect shows.
  if (locations !== undefined) response.removeHeader('Link');
  // Firefox would show what it has for as long as an edge may. nginx does not know must-revalidate.
  const lifetime = String(response.getHeader('cache-control') ?? '');
  if (LATE_AT_EDGE.test(lifetime))
    response.setHeader('Cache-Control', `${lifetime}, must-revalidate`);
  // Next would let an edge keep the page for seconds.
  if (holdsTyped(path)) response.setHeader('Cache-Control', cacheControl.never);
  // Names of no record, and other names of one, are without number, and content decides where they lead.
  const isMissing = response.statusCode === 307 && lifetime.startsWith('s-maxage=');
  if (isMissing || response.statusCode === 308) {
    // nginx alone stores it, over a page that it has (cache.conf): a withdrawn one would come back. Before
    // Cache-Control, since nginx goes by the first.
    response.removeHeader('Cache-Control');
    response.setHeader('X-Accel-Expires', UNASKED_S);
    response.setHeader('Cache-Control', cacheControl.unstored);
  }
  const sent = String(response.getHeader('cache-control') ?? '');
  if (sent.startsWith('s-maxage=') || sent === cacheControl.share)
    response.setHeader('X-Accel-Expires', UNASKED_S);
  // Another instance may have the file of its own build a moment later.
  if (response.statusCode === 404 && path.startsWith('/_next/static/'))
    response.setHeader('Cache-Control', cacheControl.never);
}
