import 'server-only';
import { z } from 'zod';
import { recordTag } from '@/lib/server/cache/tags';
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
import { cached, get, readList, readOne } from '@/lib/content/gateway/read';
import { leavingOut } from '@/lib/content/gateway/schema-walk';
import type { Result } from '@/lib/content/gateway/result';

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

const numberedImage = leavingOut(z.object(image.shape), ['id_image']);

/** The content of the page above the programs, and of the structure page. */
export const responsibilityContent = z.object({
  description: html,
  content: html,
  photos: listOf(numberedImage).transform(withFile),
});
/** The texts of a page about social responsibility. */
export type SocialResponsibilityContent = z.output<typeof responsibilityContent>;

/** All social responsibility programs. */
export async function getPrograms(): Promise<Result<Program[]>> {
  'use cache';
  return cached(
    await readList(get`/web/social-responsability/getall`, program),
    'social-responsibility',
  );
}

/** One program by its id or `url_page`. */
export async function getProgram(name: string): Promise<Result<Program>> {
  'use cache';
  const call = get`/web/social-responsability/${name}`;
  return cached(
    await readOne(call, program),
    'social-responsibility',
    recordTag('social-responsibility', name),
  );
}

/** The content above the list of programs. */
export async function getResponsibilityContent(): Promise<Result<SocialResponsibilityContent>> {
  'use cache';
  const call = get`/web/social-responsability/getContentSocialResponsibility`;
  return cached(await readOne(call, responsibilityContent), 'social-responsibility');
}

/** The structure page; the navigation shows it only with a description. */
export async function getStrategyContent(): Promise<Result<SocialResponsibilityContent>> {
  'use cache';
  const call = get`/web/social-responsability/getStrategyContent`;
  return cached(await readOne(call, responsibilityContent), 'social-responsibility');
}
