import type { IncomingHttpHeaders } from 'node:http';

/**
 * Headers by which the parts of Next speak to one another, and those it reads settings of a page
 * from. From outside they could answer a page with something else (`x-middleware-prefetch` does),
 * or leave something in a stored one (a nonce of a Content-Security-Policy), so they end here.
 */
const INTERNAL =
  /^(x-(middleware|nextjs|invoke)-.*|x-matched-path|x-now-route-matches|x-prerender-revalidate.*|next-resume|content-security-policy.*)$/;

/** By these the development server knows which open page it owes an edit and debug information. */
const OF_DEVELOPMENT = /^x-nextjs-(html-)?request-id$/;

const isInternal = (name: string) =>
  INTERNAL.test(name) && !(process.env.NODE_ENV === 'development' && OF_DEVELOPMENT.test(name));

/** Removes from a request what only the server may say to itself. */
export function stripInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (isInternal(name)) delete headers[name];
  }
}
