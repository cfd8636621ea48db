import 'server-only';
import {
  getProgram,
  getPrograms,
  getResponsibilityContent,
  getStrategyContent,
  type Program,
  type SocialResponsibilityContent,
} from '@/lib/content/gateway/programs';
import { getSustainabilityPrograms } from '@/lib/content/gateway/sustainability';
import { excerpt, textOf } from '@/lib/content/html/text';
import { parseVideo } from '@/lib/content/media/video';
import { listed, single, type ContentType } from '@/lib/features/content-types/content-type';
import { pageEntry } from '@/lib/features/content-types/page-entries';
import { textEntry } from '@/lib/features/content-types/search-entry';
import { levelAfter, photos, picture, titledPhotos } from '@/lib/features/content-types/shown';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { findProgram } from '@/lib/features/programs/find-program';
import { programCover } from '@/lib/features/programs/pictures';
import { hasStructure } from '@/lib/features/programs/tabs';
import { routes } from '@/lib/server/routing/routes';

const coverOf = (program: Program) => picture('cover_photo', programCover(program), 'program');

const photosOf = ({ photos }: Program) => titledPhotos('photos', 'photo', photos, 'program');

/** Of social responsibility. */
export const programs = {
  tag: 'social-responsibility',
  noun: 'programa',
  plural: 'programas sociales',
  pattern: '/resp_detalle/*',
  shownOn: [routes.socialResponsibility()],
  calls: { programs: getPrograms.contract },
  callsByName: { programsByName: { ...getProgram.contract, of: 'programs' } },
  read: () => listed(getPrograms()),
  find: findProgram,
  id: ({ id_program }) => id_program,
  title: ({ program_name }) => program_name,
  path: routes.program,
  names: ({ id_program, url_page, program_name }) => [id_program, url_page, program_name],
  foundBy: ({ id_program, url_page }) => [id_program, url_page],
  pictures: (program) => (program.photos.length > 0 ? photosOf : coverOf)(program),
  description: ({ program_name, program_description }) =>
    excerpt(program_description) || program_name,
  entry: ({ program_description, meta_keywords }) =>
    textEntry('program', program_description, meta_keywords),
  shown: (program) => ({
    names: { program_name: program.program_name },
    htmls: [
      {
        field: 'program_description',
        value: program.program_description,
        level: 2,
        isMain: parseVideo(program.url) === undefined,
      },
    ],
    pictures: program.photos.length > 0 ? coverOf(program) : [],
    videos: { url: program.url },
    slug: { url_page: program.url_page },
  }),
} satisfies ContentType<Program>;

/** Environmental programs: as social ones, on another page. */
export const sustainabilityPrograms = {
  ...programs,
  tag: 'sustainability',
  plural: 'programas ambientales',
  shownOn: [routes.sustainability()],
  calls: { sustainabilityPrograms: getSustainabilityPrograms.contract },
  callsByName: {},
  read: () => listed(getSustainabilityPrograms()),
} satisfies ContentType<Program>;

/** Above the list of programs. */
export const responsibility = {
  tag: 'social-responsibility',
  noun: 'página de responsabilidad social',
  shownOn: [routes.socialResponsibility()],
  leads: routes.socialResponsibility(),
  calls: { responsibility: getResponsibilityContent.contract },
  read: () => single(getResponsibilityContent()),
  title: () => fixedPages.socialResponsibility.title,
  path: () => fixedPages.socialResponsibility.path,
  // Their alternative text is the title.
  pictures: (content) =>
    photos(
      'photos',
      content.photos.map((image) => ({ ...image, alt: '' })),
      'responsibility',
    ),
  shown: ({ description, content }) => ({
    htmls: [
      { field: 'description', value: description, level: 2 },
      { field: 'content', value: content, level: levelAfter(description) },
    ],
  }),
} satisfies ContentType<SocialResponsibilityContent>;

/** The structure page. */
export const structure = {
  ...responsibility,
  shownOn: [],
  leads: routes.socialStructure(),
  calls: { strategy: getStrategyContent.contract },
  read: () => single(getStrategyContent(), hasStructure),
  title: () => 'Estructura',
  path: () => fixedPages.socialStructure.path,
  names: () => [],
  entry: ({ description, content }) =>
    pageEntry('socialStructure', 'comité, presupuesto', textOf(`${description} ${content}`)),
} satisfies ContentType<SocialResponsibilityContent>;
