import { photos, plain } from '@/tools/doctor/editorial/records/lines';
import {
  metadataTexts,
  shownRecord,
  textsOf,
  type ShownPicture,
  type ShownRecord,
} from '@/tools/doctor/editorial/records/shown-record';
import type { Content } from '@/tools/doctor/content';
import type { Institutional } from '@/lib/content/gateway/institutional';
import type { Program, SocialResponsibilityContent } from '@/lib/content/gateway/programs';
import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { parseVideo } from '@/lib/content/media/video';
import { institutionalRedirect } from '@/lib/features/institutional/pages';
import { programCover } from '@/lib/features/programs/pictures';
import { routes } from '@/lib/server/routing/routes';

function institutionalRecord(page: Institutional): ShownRecord {
  const { id, element, description, photo, videos, url } = page;
  return shownRecord('página institucional', id, element, routes.institutional(page), {
    texts: [...textsOf('name', { element }), ...metadataTexts(page)],
    htmls: [{ field: 'description', value: description, level: 2, isMain: true }],
    pictures: photos('photo', photo, 'institutional'),
    videos: videos.map(({ url_video }, at) => ({
      field: `videos[${at}].url_video`,
      value: url_video,
    })),
    search: {
      titlePage: page.title_page,
      fallback: { field: 'element', value: element },
      description: { value: page.meta_description },
    },
    slug: { field: 'url', value: url },
  });
}

/** Without the pages that the site does not show: those that lead elsewhere, and empty ones. */
export function institutionalRecords(content: Content): ShownRecord[] {
  return listOrEmpty(content.institutional)
    .filter((page) => institutionalRedirect(page) === undefined)
    .map(institutionalRecord);
}

function programPictures(program: Program): ShownPicture[] {
  const photoList = program.photos.map(({ photo, title }, at): ShownPicture => ({
    field: `photos[${at}].photo`,
    file: photo,
    place: 'program',
    // Without a title the site writes the program's name.
    ...(title ? { alt: { field: `photos[${at}].title`, text: title } } : {}),
  }));
  return [...plain('cover_photo', programCover(program), 'program'), ...photoList];
}

function programRecord(program: Program): ShownRecord {
  const { id_program, program_name, program_description, url, url_page } = program;
  return shownRecord('programa', id_program, program_name, routes.program(program), {
    texts: [...textsOf('name', { program_name }), ...metadataTexts(program)],
    htmls: [
      {
        field: 'program_description',
        value: program_description,
        level: 2,
        isMain: parseVideo(url) === undefined,
      },
    ],
    pictures: programPictures(program),
    videos: [{ field: 'url', value: url }],
    search: {
      titlePage: program.title_page,
      fallback: { field: 'program_name', value: program_name },
      description: { value: program.meta_description },
    },
    slug: { field: 'url_page', value: url_page },
  });
}

export function programRecords(content: Content): ShownRecord[] {
  const lists = [content.programs, content.sustainabilityPrograms];
  return lists.flatMap(listOrEmpty).map(programRecord);
}

function responsibilityRecord(
  result: Result<SocialResponsibilityContent>,
  title: string,
  path: string,
): ShownRecord[] {
  if (result.status !== 'found') return [];
  const { description, content, photos: list } = result.value;
  const level = !isEmptyHtml(description) && /<h[1-6]\b/i.test(description) ? 3 : 2;
  return [
    shownRecord('página de responsabilidad social', undefined, title, path, {
      htmls: [
        { field: 'description', value: description, level: 2 },
        { field: 'content', value: content, level },
      ],
      // Its alternative text is the title.
      pictures: photos(
        'photos',
        list.map((image) => ({ ...image, alt: '' })),
        'responsibility',
      ),
    }),
  ];
}

export function responsibilityRecords({ responsibility, strategy }: Content): ShownRecord[] {
  return [
    ...responsibilityRecord(
      responsibility,
      'Responsabilidad social',
      routes.socialResponsibility(),
    ),
    ...responsibilityRecord(strategy, 'Estructura', routes.socialStructure()),
  ];
}
