import { listOrEmpty, valueOrUndefined } from '@/lib/content/gateway/result';
import { hasStructure } from '@/lib/features/programs/tabs';
import { buildNavigation } from '@/lib/features/shell/navigation';
import { linkTargetsOf } from '@/tools/doctor/site/link-targets';
import type { Impact } from '../report';
import { told, type Evidence } from './evidence';

const FIX = 'Corrija la dirección de la sección, o desactívela.';
const nowhere = told('broken', 'navigation-nowhere', FIX);

const WHY: Readonly<Record<string, string>> = {
  'no-page': 'el sitio no tiene esa página',
  'no-record': 'ningún registro tiene ese nombre',
};

/** Entries of both navigations that lead nowhere, as the site builds and routes them. */
export function navigationImpact({ content }: Evidence): Impact[] {
  const { strategy, sections, footerSections } = content;
  const targetOf = linkTargetsOf(content);
  const places = [['menú', sections] as const, ['pie', footerSections] as const];
  return places.flatMap(([where, list]) => {
    const items = buildNavigation(listOrEmpty(list), hasStructure(valueOrUndefined(strategy)));
    const links = items.flatMap((item) => [item, ...item.groups.flatMap((group) => group.links)]);
    const once = new Map(links.toReversed().map(({ href, label }) => [href, label]));
    return [...once].toReversed().flatMap(([href, label]) => {
      const why = href.startsWith('/') ? WHY[targetOf(href)] : undefined;
      return why === undefined
        ? []
        : nowhere(href, `«${label}» del ${where} no lleva a ningún lado: ${why}.`);
    });
  });
}
