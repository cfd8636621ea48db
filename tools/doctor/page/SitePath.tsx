import { pathText } from './words';

export interface SitePathProps {
  path: string;
  /** Origin of the site, where it is known. */
  site: string | undefined;
}

function urlOf({ path, site }: SitePathProps): string | undefined {
  const origin = site === undefined ? null : URL.parse(site);
  // A path holds what a gateway sent: "//other.example" would leave the site.
  const url = origin && path.startsWith('/') ? URL.parse(path, origin.origin) : null;
  const isOfSite = url?.origin === origin?.origin && /^https?:$/.test(url?.protocol ?? '');
  return url && isOfSite ? url.href : undefined;
}

/** A path of the site, and a link to it where that is possible. */
export function SitePath(props: SitePathProps) {
  const href = urlOf(props);
  const path = (
    <>
      <code>{pathText(props.path)}</code>
      {props.path === '/' && ' (portada)'}
    </>
  );
  return href ? <a href={href}>{path}</a> : path;
}
