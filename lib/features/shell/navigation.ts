import 'server-only';
import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import type { NavigationSection } from '@/lib/content/gateway/sections';
import { withUnbrokenNumbers } from '@/lib/util/text';
import { routes } from '@/lib/server/routing/routes';
import { siteHref } from '@/lib/server/routing/site-href';
import type { NavLink } from '@/lib/features/shell/nav-link';
import { cacheLife } from 'next/cache';
import { lifetimes } from '@/lib/server/cache/lifetimes';

/** An entry of the main navigation with what it opens. */
export interface NavSection {
  id: number;
  label: string;
  href: string;
  groups: { title: string; links: NavLink[] }[];
}

const isStructure = (href: string) =>
  href.toLowerCase().replace(/\/*(?:[?#].*)?$/, '') === routes.socialStructure();

/** Returns the enabled entries; the structure page only where it has content (specification, section 2). */
export function buildNavigation(
  sections: NavigationSection[],
  showsStructure: boolean,
): NavSection[] {
  const visible = (href: string) => showsStructure || !isStructure(href);
  return sections
    .filter((section) => section.enabled)
    .map((section) => ({
      id: section.id_section,
      label: section.section_name,
      href: siteHref(section.section_url),
      groups: section.head
        .map((head) => ({
          title: head.subsection_head_name,
          links: head.subsection
            .filter((entry) => entry.enabled)
            .map((entry) => ({
              label: withUnbrokenNumbers(entry.subsection_name),
              href: siteHref(entry.subsection_url),
            }))
            .filter((link) => link.href !== '' && visible(link.href)),
        }))
        .filter((group) => group.links.length > 0),
    }))
    .filter(
      (section) => visible(section.href) && (section.href !== '' || section.groups.length > 0),
    );
}

const page = (id: number, label: string, href: string): NavSection => ({
  id,
  label,
  href,
  groups: [],
});

const fallbackNavigation: NavSection[] = [
  page(1, 'Servicios', routes.services()),
  page(2, 'Sucursales', routes.branches()),
  page(3, 'Noticias', routes.blog()),
  page(4, 'Sala de Prensa', routes.press()),
  page(5, 'Responsabilidad social', routes.socialResponsibility()),
  page(6, 'Contacto', routes.contact()),
];

/** Returns the navigation; default entries replace an unavailable list, never an empty one. */
export function navigationOf(
  sections: Result<NavigationSection[]>,
  showsStructure: boolean,
): NavSection[] {
  if (sections.status === 'unavailable') return fallbackNavigation;
  return buildNavigation(listOrEmpty(sections), showsStructure);
}

/** Returns the current year for the copyright line. Cached, because static pages cannot read the clock. */
export async function currentYear(): Promise<number> {
  'use cache';
  cacheLife(lifetimes.found);
  return new Date().getFullYear();
}
