import 'server-only';
import { z } from 'zod';
import { listCall, recordCall } from '@/lib/content/gateway/calls';
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

const responsibilityContent = z.object({
  description: html,
  content: html,
  photos: listOf(numberedImage).transform(withFile),
});
/** The texts of a page about social responsibility. */
export type SocialResponsibilityContent = z.output<typeof responsibilityContent>;

const PATH = '/web/social-responsability';
const TAG = 'social-responsibility';

/** All social responsibility programs. */
export const getPrograms = listCall(`${PATH}/getall`, program, TAG);

/** One program by its id or `url_page`. */
export const getProgram = recordCall(`${PATH}/{name}`, program, TAG);

/** The content above the list of programs. */
export const getResponsibilityContent = recordCall(
  `${PATH}/getContentSocialResponsibility`,
  responsibilityContent,
  TAG,
);

/** The structure page; the navigation shows it only with a description. */
export const getStrategyContent = recordCall(
  `${PATH}/getStrategyContent`,
  responsibilityContent,
  TAG,
);
