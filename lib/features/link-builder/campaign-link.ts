import {
  campaignParameters,
  campaignValue,
  type CampaignParameter,
} from '@/lib/features/campaigns/campaign';
import type { Named } from '@/lib/features/quote/state';
import { classifyPath } from '@/lib/server/routing/route-table';
import { routes } from '@/lib/server/routing/routes';
import { nameSlug, trimSlug } from '@/lib/util/names';
import { parseUrl } from '@/lib/util/urls.mts';
import type { QrCode } from '@/lib/util/qr';

/** The values of the campaign fields as they are typed. */
export type CampaignValues = Readonly<Record<CampaignParameter, string>>;

/**
 * Returns the path, query and fragment of a page of this site; undefined for any other address.
 *
 * @param address the pasted address: complete, or only from its path on.
 * @param site the address of the site.
 */
export function pagePath(address: string, site: string): string | undefined {
  const url = parseUrl(address.trim(), site);
  if (address.trim() === '' || !url || url.host !== new URL(site).host) return undefined;
  const page = classifyPath(url.pathname);
  if (page.kind === 'unknown') return undefined;
  for (const name of campaignParameters) url.searchParams.delete(name);
  return (page.kind === 'moved' ? page.path : url.pathname) + url.search + url.hash;
}

/** Returns the path that opens the quote wizard with a service and, where they are chosen, a place. */
export const wizardPath = (
  service: { id: number; url: string },
  state?: Named,
  city?: Named,
): string =>
  routes.quoteWith({
    service: trimSlug(service.url) || String(service.id),
    state: nameSlug(state?.name ?? ''),
    city: nameSlug(city?.name ?? ''),
  });

/** Returns the complete address of a path with its campaign parameters. */
export function campaignLink(path: string, values: CampaignValues, site: string): string {
  const url = new URL(path, site);
  for (const name of campaignParameters) {
    const value = campaignValue(values[name]);
    if (value !== '') url.searchParams.append(name, value);
  }
  return url.href;
}

/** Returns a QR code as the text of an SVG file, black on white, one millimetre a module. */
export const qrSvg = ({ size, path }: QrCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}mm" height="${size}mm" shape-rendering="crispEdges">` +
  `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
