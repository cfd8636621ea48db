import type { TargetChoices } from '@/lib/features/link-builder/choices';
import { readAddress } from '@/lib/features/link-builder/own-address';
import { pageHash } from '@/lib/features/reports/flipbook/page-address';
import { addCampaign } from '@/lib/server/routing/campaign-query';
import { classifyPath } from '@/lib/server/routing/route-table';
import { routes } from '@/lib/server/routing/routes';

/** A page of a report; 1 for anything that is none. */
const pageNumber = (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/** Parameters that another campaign has left in a pasted address. */
const OTHER_CAMPAIGN = /[?&]utm_[^&#]*/g;

/** The address of a page of this site, as canonical path, query and fragment; undefined for others. */
export function ownPage(text: string, site: string): string | undefined {
  const read = readAddress(text, site);
  if (read.kind !== 'own') return undefined;
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(read.path) ?? [];
  const page = classifyPath(path);
  if (page.kind === 'unknown') return undefined;
  const own = query.replace(OTHER_CAMPAIGN, '').replace(/^&/, '?').replace(/^\?$/, '');
  return (page.kind === 'moved' ? page.path : path) + own + fragment;
}

/**
 * The path that a target stands at, with its query and fragment; undefined while it is not chosen.
 * The wizard's needs its lists: lib/features/link-builder/quote-target.ts.
 *
 * @param site the site's own address.
 */
export function targetPath(target: TargetChoices, site: string): string | undefined {
  switch (target.tipo) {
    case 'pagina':
    case 'zona':
    case 'pregunta':
      return ownPage(target[target.tipo], site);
    case 'informe': {
      const report = ownPage(target.informe, site)?.replace(/#.*$/s, '');
      const page = pageNumber(target.hoja);
      return report && report + (page > 1 ? pageHash(page) : '');
    }
    case 'noticias':
      return routes.news({ page: 1, buscar: target.buscar, estado: target.ubicacion });
    case 'mapa':
      return routes.map(target.modo === 'lineas' ? 'lineas' : undefined);
    case 'cotizador':
      return undefined;
  }
}

/** The absolute address of a target with its campaign. @param campaign of `readCampaign`. */
export function linkAddress(path: string, campaign: string, site: string): string {
  return new URL(addCampaign(path, campaign), site).href;
}
