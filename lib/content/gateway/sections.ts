import 'server-only';
import { z } from 'zod';
import { listCall, recordCall } from '@/lib/content/gateway/calls';
import {
  flag,
  flagDefaultOn,
  id,
  listOf,
  requiredText,
  seoFields,
  text,
} from '@/lib/content/gateway/fields';

/** A link below a section. */
export const subsection = z.object({
  id_subsection: id,
  subsection_name: requiredText,
  subsection_url: text,
  enabled: flagDefaultOn,
});

const section = z.object({
  id_section: id,
  section_name: requiredText,
  section_url: text,
  enabled: flag,
  head: listOf(z.object({ subsection_head_name: text, subsection: listOf(subsection) })),
});
const footerSection = section.extend({ enabled: flagDefaultOn });
/** An entry of a navigation, with groups of links under it. */
export type Section = z.output<typeof section>;
/** A link of a group. */
export type Subsection = z.output<typeof subsection>;

const seo = z.object(seoFields);
/** What search engines are told of a fixed page. */
export type Seo = z.output<typeof seo>;

/** The sections of the main navigation, enabled or not. */
export const getSections = listCall('/web/section', section, 'section');

/** The sections of the footer's link lists, enabled or not; those that do not say are. */
export const getFooterSections = listCall('/section', footerSection, 'section');

/** The SEO record of the home page (`I`) or of the quote page (`C`). */
export const getSeo = recordCall('/web/section/{code}', seo, 'seo');
