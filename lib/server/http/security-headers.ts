import { uncachedPolicy } from '@/lib/server/cache/content-security-policy.mts';
import { config } from '@/lib/config';

const HSTS = 'max-age=63072000; includeSubDomains';
const POLICY = uncachedPolicy();

const ALWAYS: readonly [name: string, value: string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
];

/**
 * The security headers of every response. Those of Next's configuration would be fixed at build
 * time, when SITE_URL and the Google key may differ, and would be missing from refusals before Next.
 *
 * @param path of the request, still percent-encoded. The gateway's files have a policy of their
 *   own.
 */
export function securityHeaders(path: string): [name: string, value: string][] {
  const headers = [...ALWAYS];
  if (config.siteUrl.startsWith('https://')) headers.push(['Strict-Transport-Security', HSTS]);
  if (!path.startsWith('/archivos/')) headers.push(['Content-Security-Policy', POLICY]);
  return headers;
}
