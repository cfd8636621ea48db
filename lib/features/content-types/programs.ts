import 'server-only';
import {
  getPrograms,
  getResponsibilityContent,
  getStrategyContent,
  type Program,
  type SocialResponsibilityContent,
} from '@/lib/content/gateway/programs';
import { getSustainabilityPrograms } from '@/lib/content/gateway/sustainability';
import { excerpt, textOf } from '@/lib/content/html/text';
import { listed, single, type ContentType } from '@/lib/features/content-types/content-type';
import { pageEntry } from '@/lib/features/content-types/page-entries';
import { textEntry } from '@/lib/features/content-types/search-entry';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { findProgram } from '@/lib/features/programs/find-program';
import { programCover } from '@/lib/features/programs/pictures';
import { hasStructure } from '@/lib/features/programs/tabs';
import { routes } from '@/lib/server/routing/routes';

/** Programs of social responsibility. */
export const programs = {
  tag: 'social-responsibility',
  noun: 'programa',
  pattern: '/resp_detalle/*',
  read: () => listed(getPrograms()),
  find: findProgram,
  id: ({ id_program }) => id_program,
  title: ({ program_name }) => program_name,
  path: routes.program,
  names: ({ id_program, url_page, program_name }) => [id_program, url_page, program_name],
  pictures: (program) =>
    program.photos.length > 0 ? program.photos.map(({ photo }) => photo) : [programCover(program)],
  description: ({ program_name, program_description }) =>
    excerpt(program_description) || program_name,
  entry: ({ program_description, meta_keywords }) =>
    textEntry('program', program_description, meta_keywords),
} satisfies ContentType<Program>;

/** Environmental programs, which have the fields of social ones but are listed on another page. */
export const sustainabilityPrograms = {
  ...programs,
  tag: 'sustainability',
  read: () => listed(getSustainabilityPrograms()),
} satisfies ContentType<Program>;

/** The content above the list of programs. */
export const responsibility = {
  tag: 'social-responsibility',
  noun: 'página de responsabilidad social',
  leads: routes.socialResponsibility(),
  read: () => single(getResponsibilityContent()),
  title: () => fixedPages.socialResponsibility.title,
  path: () => fixedPages.socialResponsibility.path,
  pictures: ({ photos }) => photos.map(({ name_image }) => name_image),
} satisfies ContentType<SocialResponsibilityContent>;

/** The structure page. */
export const structure = {
  ...responsibility,
  leads: routes.socialStructure(),
  read: () => single(getStrategyContent(), hasStructure),
  title: () => 'Estructura',
  path: () => fixedPages.socialStructure.path,
  names: () => [],
  entry: ({ description, content }) =>
    pageEntry('socialStructure', 'organización', textOf(`${description} ${content}`)),
} satisfies ContentType<SocialResponsibilityContent>;
