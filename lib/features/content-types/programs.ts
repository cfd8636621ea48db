import 'server-only';
import { getProgram, getPrograms, type Program } from '@/lib/content/gateway/programs';
import { getSustainabilityPrograms } from '@/lib/content/gateway/sustainability';
import { excerpt } from '@/lib/content/html/text';
import { parseVideo } from '@/lib/content/media/video';
import { each, plain } from '@/lib/features/content-types/calls';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { textEntry } from '@/lib/features/content-types/search-entry';
import { picture, titledPhotos, type ShownPicture } from '@/lib/features/content-types/shown';
import { findProgram } from '@/lib/features/programs/find-program';
import { programCover } from '@/lib/features/programs/pictures';
import { routes } from '@/lib/server/routing/routes';

const coverOf = (program: Program) => picture('cover_photo', programCover(program), 'program');

const photosOf = ({ photos }: Program): ShownPicture[] =>
  titledPhotos(
    photos.map(({ photo, title }, at) => ({ field: `photos[${at}].photo`, file: photo, title })),
    'program',
  );

/** Of social responsibility. */
export const programs = {
  tag: 'social-responsibility',
  noun: 'programa',
  plural: 'programas sociales',
  pattern: '/resp_detalle/*',
  shownOn: [routes.socialResponsibility()],
  calls: { programs: plain(getPrograms) },
  callsByName: { programsByName: each('programs', getProgram) },
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
  entry: (program) =>
    textEntry('program', program.program_name, routes.program(program), {
      html: program.program_description,
      keywords: program.meta_keywords,
    }),
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
  calls: { sustainabilityPrograms: plain(getSustainabilityPrograms) },
  callsByName: {},
  read: () => listed(getSustainabilityPrograms()),
} satisfies ContentType<Program>;
