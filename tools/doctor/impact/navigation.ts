import type { Section } from '@/lib/content/gateway/sections';
import { listOrEmpty, valueOrUndefined } from '@/lib/content/gateway/result';
import { hasStructure } from '@/lib/features/programs/tabs';
import { buildNavigation } from '@/lib/features/shell/navigation';
import { linkTargetsOf } from '@/tools/doctor/site/link-targets';
import type { Impact } from '../report';
import { broken, type Evidence } from './evidence';

const WHAT = {
  'no-page': 'el sitio no tiene esa página',
  'no-record': 'ningún registro tiene ese nombre',
};

/** Entries of both navigations that lead nowhere, as the site builds and routes them. */
export function navigationImpact({ content }: Evidence): Impact[] {
  const showsStructure = hasStructure(valueOrUndefined(content.strategy));
  const targetOf = linkTargetsOf(content);
  const inspect = (where: string, sections: Section[]): Impact[] => {
    const links = buildNavigation(sections, showsStructure).flatMap(({ label, href, groups }) => [
      { label, href },
      ...groups.flatMap((group) => group.links),
    ]);
    return links.flatMap(({ label, href }, at) => {
      if (links.findIndex((link) => link.href === href) < at) return [];
      const target = href.startsWith('/') ? targetOf(href) : 'other';
      if (target !== 'no-page' && target !== 'no-record') return [];
      return broken({
        rule: 'navigation-nowhere',
        path: href,
        what: `«${label}» del ${where} no lleva a ningún lado: ${WHAT[target]}.`,
        fix: 'Corrija la dirección de la sección, o desactívela.',
      });
    });
  };
  return [
    ...inspect('menú', listOrEmpty(content.sections)),
    ...inspect('pie', listOrEmpty(content.footerSections)),
  ];
}
