// The headers of every response, for next.config.mjs. A stored page adds a second policy that names its
// inline scripts by hash (lib/server/html/page-html.mts); browsers enforce both.

const GOOGLE_IMAGES = ['https://*.googleapis.com', 'https://*.gstatic.com'];

/** React rebuilds the server's call stacks with `eval`, in development only. */
const DEVELOPMENT = process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : [];

// Google's hosts serve its map. Inline styles are allowed because React writes style attributes, which
// carry no code.
const DIRECTIVES = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'unsafe-inline'", ...DEVELOPMENT, 'https://maps.googleapis.com'],
  'style-src': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
  'img-src': ["'self'", 'data:', ...GOOGLE_IMAGES],
  'font-src': ["'self'", 'https://fonts.gstatic.com'],
  'connect-src': ["'self'", ...GOOGLE_IMAGES],
  'media-src': ["'self'"],
  'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const PAGE_POLICY = Object.entries(DIRECTIVES)
  .map(([name, sources]) => `${name} ${sources.join(' ')}`)
  .join('; ');

/** The policy of responses that are not pages: they load nothing and cannot be framed. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The policy of Next's files. A worker obeys that of its own script, and the flipbook's loads more scripts. */
const ASSET_POLICY = "default-src 'self'; frame-ancestors 'none'";

/** The policy of the service worker, which fetches pages and their files. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  // Browsers ignore it on a plain HTTP connection.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

const rule = (source: string, headers: Record<string, string>) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

const DATA =
  '(?:_next|api|archivos|compartir|pdfjs|\\.well-known)/|.*\\.(?:ico|png|svg|txt|webmanifest|xml|ics|js)$';

/** The rules of `headers` in next.config.mjs. */
export const securityHeaders = [
  rule('/:path*', EVERYWHERE),
  rule(`/((?!${DATA}).*)`, {
    'Content-Security-Policy': PAGE_POLICY,
    'Speculation-Rules': '"/api/speculation-rules"',
  }),
  rule(`/((?!_next/|archivos/|sw\\.js$)(?:${DATA}).*)`, { 'Content-Security-Policy': DATA_POLICY }),
  rule('/_next/:path*', { 'Content-Security-Policy': ASSET_POLICY }),
  rule('/sw.js', { 'Content-Security-Policy': WORKER_POLICY }),
];
