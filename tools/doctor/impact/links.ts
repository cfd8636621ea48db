import { listOrEmpty, valueOrUndefined } from '@/lib/content/gateway/result';
import { hasStructure } from '@/lib/features/programs/tabs';
import { buildNavigation } from '@/lib/features/shell/navigation';
import type { Content } from '../content';
import { told, type Impact } from '../report';
import { linkTargetsOf, type LinkTarget } from '../site/link-targets';

const CORRECT = 'Corrija la dirección de la sección, o desactívela.';

const WHY: Partial<Record<LinkTarget, string>> = {
  'no-page': 'el sitio no tiene esa página',
  'no-record': 'ningún registro tiene ese nombre',
};

/** Entries of both navigations that lead nowhere, as the site builds and routes them. */
export function navigationImpact(content: Content): Impact[] {
  const { strategy, sections, footerSections } = content;
  const targetOf = linkTargetsOf(content);
  const places = [['menú', sections] as const, ['pie', footerSections] as const];
  return places.flatMap(([where, list]) => {
    const items = buildNavigation(listOrEmpty(list), hasStructure(valueOrUndefined(strategy)));
    const links = items.flatMap((item) => [item, ...item.groups.flatMap((group) => group.links)]);
    return [...Map.groupBy(links, ({ href }) => href)].flatMap(([href, [first]]) => {
      const why = href.startsWith('/') ? WHY[targetOf(href)] : undefined;
      const what = `«${first?.label}» del ${where} no lleva a ningún lado: ${why}.`;
      return why === undefined ? [] : told('broken', 'navigation-nowhere', CORRECT)(href, what);
    });
  });
}

/** Pages that the site finds in a list when the call for the record does not know it. */
const FOUND_IN_LIST = new Set(['GET /web/business-line/detailRouter/*']);

/** Records of a list that cannot be opened: the page asks for them and gets another, or none. */
export function lookupImpact(content: Content): Impact[] {
  const targetOf = linkTargetsOf(content);
  return content.lookups.flatMap(({ call, title, path, status, isSame }): Impact[] => {
    if (status === 'unavailable' || (status === 'found' && isSame)) return [];
    if (status === 'found') {
      const fix = `Dé a cada registro una dirección única y haga que ${call} la respete.`;
      const what = `Al abrir «${title}» se muestra otro registro.`;
      return [told('broken', 'other-record', fix)(path, what)];
    }
    const isGap = FOUND_IN_LIST.has(call) && targetOf(path) === 'page';
    const fix = `Haga que ${call} encuentre el registro por su url y por su nombre.`;
    const what = isGap
      ? `${call} no conoce «${title}», que está en la lista.`
      : `«${title}» está en la lista, pero su página contesta «no encontrada».`;
    return [told(isGap ? 'gap' : 'broken', 'unreachable-record', fix)(path, what)];
  });
}
