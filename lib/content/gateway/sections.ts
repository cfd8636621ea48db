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
import { cached, get, readList, readOne } from '@/lib/content/gateway/read';
import { leavingOut } from '@/lib/content/gateway/schema-walk';
import type { Result } from '@/lib/content/gateway/result';

/** A link below a section. */
export const subsection = leavingOut(
  z.object({
    id_subsection: id,
    subsection_name: requiredText,
    subsection_url: text,
    enabled: flagDefaultOn,
  }),
  ['labels_dto'],
);

/** An entry of the navigation. */
export const section = z.object({
  id_section: id,
  section_name: requiredText,
  section_url: text,
  enabled: flag,
  head: listOf(z.object({ subsection_head_name: text, subsection: listOf(subsection) })),
});
/** A list of links of the footer: "enabled = 1" is a rule of the main navigation (specification). */
export const footerSection = section.extend({ enabled: flagDefaultOn });
/** An entry of a navigation, with groups of links under it. */
export type Section = z.output<typeof section>;
/** A group of links with its title. */
export type SectionHead = Section['head'][number];
/** A link of a group. */
export type Subsection = z.output<typeof subsection>;

/** The metadata of a page. */
export const seo = z.object(seoFields);
/** What search engines are told of a fixed page. */
export type Seo = z.output<typeof seo>;

/** The sections of the main navigation, enabled or not. */
export async function getSections(): Promise<Result<Section[]>> {
  'use cache';
  return cached(await readList(get`/web/section`, section), 'section');
}

/** The sections of the footer's link lists, enabled or not; those that do not say are. */
export async function getFooterSections(): Promise<Result<Section[]>> {
  'use cache';
  return cached(await readList(get`/section`, footerSection), 'section');
}

/** The SEO record of the home page (`I`) or of the quote page (`C`). */
export async function getSeo(code: 'I' | 'C'): Promise<Result<Seo>> {
  'use cache';
  return cached(await readOne(get`/web/section/${code}`, seo), 'seo');
}
