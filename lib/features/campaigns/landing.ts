import type { IncomingHttpHeaders } from 'node:http';
import { config } from '@/lib/config';

const hostOf = (url: string) => URL.parse(url)?.host;

/**
 * Where a request comes from, by the browser's word. Firefox says `same-origin` of every document that
 * it loads while the service worker starts: then the referrer alone counts.
 */
function siteOf(headers: IncomingHttpHeaders): string | undefined {
  const site = [headers['sec-fetch-site']].flat()[0];
  const isPreload = headers['service-worker-navigation-preload'] !== undefined;
  return isPreload && site === 'same-origin' ? undefined : site;
}

/**
 * Whether a request for a page is a visitor's arrival from elsewhere: typed, scanned or followed from
 * another site, not a click within this one, and not fetched ahead, which may never be seen.
 */
export function isLanding(headers: IncomingHttpHeaders): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  if (/prefetch|prerender/.test(purpose)) return false;
  const site = siteOf(headers);
  if (site !== undefined && site !== 'none' && site !== 'cross-site') return false;
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document') return false;
  const from = hostOf(headers.referer ?? '');
  const forwarded = [headers['x-forwarded-host']].flat()[0];
  return from === undefined || ![forwarded ?? headers.host, hostOf(config.siteUrl)].includes(from);
}
