import { uncachedPolicy } from '@/lib/cache/content-security-policy.cjs';
import { config } from '@/lib/config';

const HSTS = 'max-age=63072000; includeSubDomains';
const POLICY = uncachedPolicy();

/**
 * The security headers that depend on the environment of the running server. Next evaluates the
 * `headers()` of its configuration once, at build time, where neither SITE_URL nor a Google key
 * need be those of the start.
 *
 * @param path of the request, still percent-encoded. The gateway's files bring a policy of their
 *   own.
 */
export function startHeaders(path: string): [name: string, value: string][] {
  const headers: [string, string][] = [];
  if (config.siteUrl.startsWith('https://')) headers.push(['Strict-Transport-Security', HSTS]);
  if (!path.startsWith('/archivos/')) headers.push(['Content-Security-Policy', POLICY]);
  return headers;
}
