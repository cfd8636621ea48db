import 'server-only';
import { z } from 'zod';
import {
  flag,
  flagDefaultOn,
  id,
  listOf,
  requiredText,
  seoFields,
  text,
} from '@/lib/content/gateway/fields';
import { get, readList, readOne } from '@/lib/content/gateway/read';

/** A link below a section. */
export const subsection = z.object({
  id_subsection: id,
  subsection_name: requiredText,
  subsection_url: text,
  enabled: flagDefaultOn,
});

/** Decodes `Section`. */
export const section = z.object({
  id_section: id,
  section_name: requiredText,
  section_url: text,
  enabled: flag,
  head: listOf(z.object({ subsection_head_name: text, subsection: listOf(subsection) })),
});
/** Decodes a section of the footer's lists of links. */
export const footerSection = section.extend({ enabled: flagDefaultOn });
/** An entry of a navigation, with groups of links under it. */
export type Section = z.output<typeof section>;
/** A link of a group. */
export type Subsection = z.output<typeof subsection>;

/** Decodes `Seo`. */
export const seo = z.object(seoFields);
/** What search engines are told of a fixed page. */
export type Seo = z.output<typeof seo>;

/** The sections of the main navigation, enabled or not. */
export async function getSections() {
  'use cache';
  return readList(get('/web/section'), section, 'section');
}

/** The sections of the footer's link lists, enabled or not; those that do not say are. */
export async function getFooterSections() {
  'use cache';
  return readList(get('/section'), footerSection, 'section');
}

/** The SEO record of the home page (`I`) or of the quote page (`C`). */
export async function getSeo(code: 'I' | 'C') {
  'use cache';
  return readOne(get('/web/section/{code}', code), seo, 'seo');
}
