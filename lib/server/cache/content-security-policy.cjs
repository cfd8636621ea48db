/**
 * The site's Content-Security-Policy. The page cache handler loads it as it stands, not bundled.
 */
const { allowedHash } = require('./inline-scripts.cjs');

/**
 * What Google's map needs, after the allow-list in its guide to this policy, without the hosts of
 * what the site does not use (frames, places, sign-in) and without 'unsafe-eval'.
 */
const GOOGLE = {
  script: ['https://maps.googleapis.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  font: ['https://fonts.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
};
const NO_GOOGLE = { script: [], image: [], connect: [], font: [], style: [] };

/**
 * The policy with the given sources for scripts. Google is in it only where the interactive map is
 * set; styles may be inline because React writes style attributes, which carry no code.
 */
function policy(scriptSources) {
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

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** The policy of one page: the server's own inline scripts in it by their SHA-256, and no others. */
function pagePolicy(html) {
  const hashes = new Set();
  for (const [, attributes, code] of html.matchAll(SCRIPT)) {
    const isCode = !/\bsrc=/i.test(attributes) && !/\btype="application\//i.test(attributes);
    if (isCode) hashes.add(allowedHash(code));
  }
  hashes.delete(undefined);
  return policy([...hashes]);
}

/** React rebuilds the server's call stacks with `eval`, in development alone. */
const DEVELOPMENT = ["'unsafe-eval'"];

/**
 * For answers that no cache holds, such as the error page and all of a development server: wider,
 * and alone only there.
 */
const uncachedPolicy = () =>
  policy(["'unsafe-inline'", ...(process.env.NODE_ENV === 'development' ? DEVELOPMENT : [])]);

module.exports = { pagePolicy, uncachedPolicy };
