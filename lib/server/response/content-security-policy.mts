import { allowedHash } from './inline-scripts.mts';

// What Google's map needs, after the allow-list in its guide to this policy, without the hosts of
// features the site does not use (frames, places, sign-in) and without 'unsafe-eval'.
const GOOGLE = {
  script: ['https://maps.googleapis.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  font: ['https://fonts.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
};
const NO_GOOGLE = { script: [], image: [], connect: [], font: [], style: [] };

// Google is included only where the interactive map is configured. Inline styles are allowed: React
// writes style attributes, which carry no code.
function policy(scriptSources: string[]): string {
  const { GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_MAP_ID: mapId } = process.env;
  const google = key && mapId ? GOOGLE : NO_GOOGLE;
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptSources, ...google.script],
    'style-src': ["'self'", "'unsafe-inline'", ...google.style],
    'img-src': ["'self'", 'data:', ...google.image],
    'font-src': ["'self'", ...google.font],
    'connect-src': ["'self'", ...google.connect],
    'media-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The policy of what is no page: it loads nothing and stands in no frame. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

// A worker obeys the policy of its own script. Whatever it fetches, pictures too, counts as a
// connection, and it imports no other script.
/** Of the service worker's own script. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** The policy of one page: names the server's own inline scripts by SHA-256, and no others. */
export function pagePolicy(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    const isCode = !/\bsrc=/i.test(attributes) && !/\btype="application\//i.test(attributes);
    const hash = isCode ? allowedHash(code) : undefined;
    if (hash !== undefined) hashes.add(hash);
  }
  return policy([...hashes]);
}

/** React rebuilds the server's call stacks with `eval`, in development only. */
const DEVELOPMENT = ["'unsafe-eval'"];

/** The policy of uncached responses: the error page, and all pages of a development server. */
export const uncachedPolicy = (): string =>
  policy(["'unsafe-inline'", ...(process.env.NODE_ENV === 'development' ? DEVELOPMENT : [])]);
