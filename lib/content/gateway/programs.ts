import 'server-only';
import { z } from 'zod';
import * as field from '@/lib/content/gateway/fields';
import { get, readList, readOne } from '@/lib/content/gateway/read';

const photo = z.object({ photo: field.file, title: field.text });

/** A program with its photos. */
export const program = z.object({
  ...field.seoFields,
  id_program: field.id,
  program_name: field.requiredText,
  program_description: field.html,
  cover_photo: field.file,
  name_cover_photo: field.file,
  cover_photo_url: field.text,
  url_page: field.text,
  // A video of the program, not its page.
  url: field.text,
  photos: field.listOf(photo).transform((list) => list.filter((entry) => entry.photo !== '')),
});
/** A social or an environmental program. */
export type Program = z.output<typeof program>;

const numberedImage = z.object(field.image.shape);

/** Decodes `SocialResponsibilityContent`. */
export const responsibilityContent = z.object({
  description: field.html,
  content: field.html,
  photos: field.listOf(numberedImage).transform(field.withFile),
});
/** The texts of a page about social responsibility. */
export type SocialResponsibilityContent = z.output<typeof responsibilityContent>;

/** Reads all social responsibility programs. */
export async function getPrograms() {
  'use cache';
  return readList(get('/web/social-responsability/getall'), program, 'social-responsibility');
}

/** Reads one program by its id or `url_page`. */
export async function getProgram(name: string) {
  'use cache';
  return readOne(
    get('/web/social-responsability/{name}', name),
    program,
    'social-responsibility',
    name,
  );
}

/** Reads the content above the list of programs. */
export async function getResponsibilityContent() {
  'use cache';
  return readOne(
    get('/web/social-responsability/getContentSocialResponsibility'),
    responsibilityContent,
    'social-responsibility',
  );
}

/** Reads the structure page; the navigation shows it only with a description. */
export async function getStrategyContent() {
  'use cache';
  return readOne(
    get('/web/social-responsability/getStrategyContent'),
    responsibilityContent,
    'social-responsibility',
  );
}
