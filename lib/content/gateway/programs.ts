import 'server-only';
import { z } from 'zod';
import {
  file,
  html,
  id,
  image,
  listOf,
  requiredText,
  seoFields,
  text,
  withFile,
} from '@/lib/content/gateway/fields';
import { get, readList, readOne } from '@/lib/content/gateway/read';

const photo = z.object({ photo: file, title: text });

/** A program with its photos. */
export const program = z.object({
  ...seoFields,
  id_program: id,
  program_name: requiredText,
  program_description: html,
  cover_photo: file,
  name_cover_photo: file,
  cover_photo_url: text,
  url_page: text,
  // A video of the program, not its page.
  url: text,
  photos: listOf(photo).transform((list) => list.filter((entry) => entry.photo !== '')),
});
/** A social or an environmental program. */
export type Program = z.output<typeof program>;

const numberedImage = z.object(image.shape);

/** Decodes `SocialResponsibilityContent`. */
export const responsibilityContent = z.object({
  description: html,
  content: html,
  photos: listOf(numberedImage).transform(withFile),
});
/** The texts of a page about social responsibility. */
export type SocialResponsibilityContent = z.output<typeof responsibilityContent>;

/** All social responsibility programs. */
export async function getPrograms() {
  'use cache';
  return readList(get('/web/social-responsability/getall'), program, 'social-responsibility');
}

/** One program by its id or `url_page`. */
export async function getProgram(name: string) {
  'use cache';
  return readOne(
    get('/web/social-responsability/{name}', name),
    program,
    'social-responsibility',
    name,
  );
}

/** The content above the list of programs. */
export async function getResponsibilityContent() {
  'use cache';
  return readOne(
    get('/web/social-responsability/getContentSocialResponsibility'),
    responsibilityContent,
    'social-responsibility',
  );
}

/** The structure page; the navigation shows it only with a description. */
export async function getStrategyContent() {
  'use cache';
  return readOne(
    get('/web/social-responsability/getStrategyContent'),
    responsibilityContent,
    'social-responsibility',
  );
}
