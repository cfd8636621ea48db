import { config } from '@/lib/config';

const hostOf = (url: string) => URL.parse(url)?.host;

/** Whether a request comes from this site, by `Sec-Fetch-Site` and, if present, `Origin`. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  // A strict referrer policy gives the origin "null".
  if (origin === null || origin === 'null') return site === 'same-origin';
  const host = hostOf(origin);
  const own = [headers.get('x-forwarded-host') ?? headers.get('host'), hostOf(config.siteUrl)];
  return host !== undefined && own.includes(host);
}
