import { withUnbrokenNumbers } from '@/lib/util/format/spaces';
import type { Section } from '@/lib/content/gateway/sections';
import { routes } from '@/lib/server/routing/routes';

export interface NavLink {
  label: string;
  href: string;
}

export const homeLink: NavLink = { label: 'Inicio', href: routes.home() };

export interface NavSection {
  id: number;
  label: string;
  href: string;
  groups: { title: string; links: NavLink[] }[];
}

/** A URL of the gateway as a path, or an external link; '' for others, such as `javascript:`. */
export function siteHref(url: string): string {
  // Browsers drop control characters, so `/<tab>/host` would leave this site.
  const address = url.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  if (address === '') return '';
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(address)) return address;
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return '';
  return `/${address.replace(/^[/\\]+/, '')}`;
}

const isStructure = (href: string) =>
  href.toLowerCase().replace(/\/*(?:[?#].*)?$/, '') === routes.socialStructure();

/** The enabled entries; the structure page only where it has content (specification, section 2). */
export function buildNavigation(sections: Section[], showsStructure: boolean): NavSection[] {
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

/** The header's navigation while the gateway's sections are unavailable. */
export const fallbackNavigation: NavSection[] = [
  page(1, 'Servicios', routes.services()),
  page(2, 'Sucursales', routes.branches()),
  page(3, 'Noticias', routes.blog()),
  page(4, 'Sala de Prensa', routes.press()),
  page(5, 'Responsabilidad social', routes.socialResponsibility()),
  page(6, 'Contacto', routes.contact()),
];
