import 'server-only';
import {
  getFooterSections,
  getSections,
  type Section,
  type Subsection,
} from '@/lib/content/gateway/sections';
import type { ContentType } from '@/lib/features/content-types/content-type';
import { numbered } from '@/lib/features/content-types/shown';
import { routes } from '@/lib/server/routing/routes';

const subsectionsIn = (noun: string) =>
  ({
    tag: 'section',
    noun,
    id: ({ id_subsection }) => id_subsection,
    title: ({ subsection_name }) => subsection_name,
    path: routes.home,
    shown: ({ subsection_name, subsection_url }) => ({
      names: { subsection_name },
      links: { subsection_url },
    }),
  }) satisfies ContentType<Subsection>;

const sectionsOf = (noun: string) => {
  const type = subsectionsIn(noun);
  return {
    tag: 'section',
    noun,
    within: ({ head }) =>
      head.flatMap(({ subsection }) =>
        subsection.filter(({ enabled }) => enabled).map((record) => ({ type, record })),
      ),
    id: ({ id_section }) => id_section,
    title: ({ section_name }) => section_name,
    path: routes.home,
    shown: ({ section_name, section_url, head }) => ({
      names: {
        section_name,
        ...numbered(
          'head[].subsection_head_name',
          head.map(({ subsection_head_name }) => subsection_head_name),
        ),
      },
      // The label over its groups may be no link.
      links: { section_url: head.length > 0 && section_url.trim() === '#' ? '' : section_url },
    }),
  } satisfies ContentType<Section>;
};

/** The main navigation. */
export const sections = {
  ...sectionsOf('menú principal'),
  calls: { sections: getSections.contract },
};

/** The links of the footer. */
export const footerSections = {
  ...sectionsOf('menú del pie de página'),
  calls: { footerSections: getFooterSections.contract },
};
