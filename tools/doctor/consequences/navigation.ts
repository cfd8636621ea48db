import legacyRedirects from '@/data/legacy-redirects.json';
import type { Section } from '@/lib/content/gateway/sections';
import { listOrEmpty, valueOrUndefined } from '@/lib/content/gateway/result';
import { hasStructure } from '@/lib/features/programs/tabs';
import { buildNavigation } from '@/lib/features/shell/navigation';
import { createRedirects } from '@/lib/server/routing/legacy-redirects';
import { classifyPath } from '@/lib/server/routing/route-table';
import type { Consequence } from '../report';
import type { Evidence } from './evidence';
import { recordAt } from '../known-records';

const legacyTarget = createRedirects(legacyRedirects);

type Target = 'fine' | 'no-page' | 'no-record';

function targetOf(href: string, { content }: Evidence): Target {
  if (!href.startsWith('/')) return 'fine';
  const path = href.replace(/[?#].*$/, '') || '/';
  if (legacyTarget(path) !== undefined) return 'fine';
  const place = classifyPath(path);
  if (place.kind === 'unknown') return 'no-page';
  const canonical = place.kind === 'moved' ? place.path : path;
  return recordAt(canonical, content) === 'missing' ? 'no-record' : 'fine';
}

const WHAT: Record<Exclude<Target, 'fine'>, string> = {
  'no-page': 'el sitio no tiene esa página',
  'no-record': 'ningún registro tiene ese nombre',
};

/** Entries of both navigations that lead nowhere, as the site builds and routes them. */
export function navigationConsequences(evidence: Evidence): Consequence[] {
  const { content } = evidence;
  const showsStructure = hasStructure(valueOrUndefined(content.strategy));
  const inspect = (where: string, sections: Section[]): Consequence[] => {
    const links = buildNavigation(sections, showsStructure).flatMap((section) => [
      { label: section.label, href: section.href },
      ...section.groups.flatMap((group) => group.links),
    ]);
    const seen = new Set<string>();
    return links.flatMap(({ label, href }): Consequence[] => {
      const target = href === '' || seen.has(href) ? 'fine' : targetOf(href, evidence);
      seen.add(href);
      if (target === 'fine') return [];
      return [
        {
          severity: 'broken',
          rule: 'navigation-nowhere',
          path: href,
          what: `«${label}» del ${where} no lleva a ningún lado: ${WHAT[target]}.`,
          fix: 'Corrija la dirección de la sección, o desactívela.',
        },
      ];
    });
  };
  return [
    ...inspect('menú', listOrEmpty(content.sections)),
    ...inspect('pie', listOrEmpty(content.footerSections)),
  ];
}
