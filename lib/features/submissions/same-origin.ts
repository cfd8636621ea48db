import { config } from '@/lib/config';

function hostOf(url: string): string | undefined {
  try {
    return new URL(url).host;
  } catch {
    return undefined;
  }
}

/**
 * Whether a request comes from a page of this site. Browsers say so in `Sec-Fetch-Site`, which no
 * page can forge; those that do not know it send `Origin`. Where both stand, both must agree; a
 * request with neither comes from no browser and is turned away.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  // A form sent under a strict referrer policy has the origin "null".
  if (origin === null || origin === 'null') return site === 'same-origin';
  const host = hostOf(origin);
  const own = [headers.get('x-forwarded-host') ?? headers.get('host'), hostOf(config.siteUrl)];
  return host !== undefined && own.includes(host);
}
