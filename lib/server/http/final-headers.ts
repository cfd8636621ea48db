import type { ServerResponse } from 'node:http';

const POLICY = 'content-security-policy';

/** Corrects the headers of a response before they are sent. */
export function completeHeaders(path: string, response: ServerResponse): void {
  // A page's own policy is stricter than that of every response and comes last.
  const policies = response.getHeader(POLICY);
  if (Array.isArray(policies)) response.setHeader(POLICY, policies.at(-1) ?? '');
  // Next sets it twice on the first response of a redirect; some clients join them.
  const locations = response.getHeader('location');
  if (Array.isArray(locations)) response.setHeader('Location', locations[0] ?? '');
  // Another instance may have the file of its own build a moment later.
  if (response.statusCode === 404 && path.startsWith('/_next/static/'))
    response.setHeader('Cache-Control', 'no-store');
}
