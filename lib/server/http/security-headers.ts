import { uncachedPolicy } from '@/lib/server/cache/content-security-policy.mts';
import { config } from '@/lib/config';

type Headers = readonly (readonly [name: string, value: string])[];

const HSTS = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] as const;

const OF_FILES: Headers = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ...(config.siteUrl.startsWith('https://') ? [HSTS] : []),
];

const OF_OTHERS: Headers = [...OF_FILES, ['Content-Security-Policy', uncachedPolicy()]];

/** The security headers for a path; the gateway's files have a policy of their own. */
// Next's configuration would fix them at build time, when SITE_URL and the Google key may differ,
// and refusals before Next would lack them.
export function securityHeaders(path: string): Headers {
  return path.startsWith('/archivos/') ? OF_FILES : OF_OTHERS;
}
