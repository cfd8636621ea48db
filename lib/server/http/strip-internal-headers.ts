import type { IncomingHttpHeaders } from 'node:http';

// Headers that Next's parts exchange or read settings from. From outside they could replace a
// page's response (`x-middleware-prefetch` does) or leave something in a cached page (a nonce of a
// Content-Security-Policy). `x-known-path` would take it past the middleware.
const INTERNAL =
  /^(x-(middleware|nextjs|invoke)-.*|x-matched-path|x-now-route-matches|x-prerender-revalidate.*|x-known-path|next-resume|content-security-policy.*)$/;

/** The development server identifies open pages by these. */
const DEVELOPMENT_ONLY = /^x-nextjs-(html-)?request-id$/;

const isInternal = (name: string) =>
  INTERNAL.test(name) && !(process.env.NODE_ENV === 'development' && DEVELOPMENT_ONLY.test(name));

/** Removes headers from a request that only the server itself may set. */
export function stripInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (isInternal(name)) delete headers[name];
  }
}
