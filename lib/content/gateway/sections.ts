import 'server-only';
import { z } from 'zod';
import * as field from '@/lib/content/gateway/fields';
import { get, readList, readOne } from '@/lib/content/gateway/read';

/** A link below a section. */
export const subsection = z.object({
  id_subsection: field.id,
  subsection_name: field.requiredText,
  subsection_url: field.text,
  enabled: field.flagDefaultOn,
});

/** Decodes `Section`. */
export const section = z.object({
  id_section: field.id,
  section_name: field.requiredText,
  section_url: field.text,
  enabled: field.flag,
  head: field.listOf(
    z.object({ subsection_head_name: field.text, subsection: field.listOf(subsection) }),
  ),
});
/** Decodes a section of the footer's lists of links. */
export const footerSection = section.extend({ enabled: field.flagDefaultOn });
/** An entry of a navigation, with groups of links under it. */
export type NavigationSection = z.output<typeof section>;
/** A link of a group. */
export type Subsection = z.output<typeof subsection>;

/** Decodes `Seo`. */
export const seo = z.object(field.seoFields);
/** The texts of a fixed page for search engines. */
export type Seo = z.output<typeof seo>;

/** Reads the sections of the main navigation, enabled or not. */
export async function getSections() {
  'use cache';
  return readList(get('/web/section'), section, 'section');
}

/** Reads the sections of the footer's link lists, enabled or not; they are enabled by default. */
export async function getFooterSections() {
  'use cache';
  return readList(get('/section'), footerSection, 'section');
}

/** Reads the SEO record of the home page (`I`) or of the quote page (`C`). */
export async function getSeo(code: 'I' | 'C') {
  'use cache';
  return readOne(get('/web/section/{code}', code), seo, 'seo');
}
