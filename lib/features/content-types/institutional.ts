import 'server-only';
import {
  getInstitutionalPage,
  getInstitutionalPageById,
  type Institutional,
} from '@/lib/content/gateway/institutional';
import { mapResult } from '@/lib/content/gateway/result';
import { excerpt } from '@/lib/content/html/text';
import { list, RARE, recordFor, search } from '@/lib/features/content-types/calls';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { textEntry } from '@/lib/features/content-types/search-entry';
import { numbered, photos } from '@/lib/features/content-types/shown';
import {
  announcesJobBoard,
  institutionalRedirect,
  readInstitutionalPage,
  readInstitutionalPages,
} from '@/lib/features/institutional/pages';
import { routes } from '@/lib/server/routing/routes';

/** Pages that redirect are none; the one that announces the job board has no tab. */
const isShown = (page: Institutional) =>
  !announcesJobBoard(page) && institutionalRedirect(page) === undefined;

/** Pages about the company. */
export const institutional = {
  tag: 'institutional',
  noun: 'página institucional',
  plural: 'páginas institucionales',
  pattern: '/nuestra_empresa/*',
  calls: {
    institutional: list('/web/catalog/information-institutional', readInstitutionalPages),
  },
  callsById: {
    institutionalById: recordFor(
      'institutional',
      '/web/catalog/information-institutional/*',
      getInstitutionalPageById,
      RARE,
    ),
  },
  callsByName: {
    institutionalByName: search(
      'institutional',
      '/web/catalog/information-institutional/getbydesc',
      getInstitutionalPage,
    ),
  },
  read: async () =>
    listed(mapResult(await readInstitutionalPages(), (pages) => pages.filter(isShown))),
  find: readInstitutionalPage,
  id: ({ id }) => id,
  title: ({ element }) => element,
  path: routes.institutional,
  names: ({ id, url, element }) => [id, url, element],
  foundBy: ({ url, element }) => [url, element],
  pictures: ({ photo }) => photos('photo', photo, 'institutional'),
  description: ({ description }) => excerpt(description),
  entry: (page) =>
    textEntry('institutional', page.element, routes.institutional(page), {
      html: page.description,
      keywords: page.meta_keywords,
    }),
  shown: ({ element, description, videos, url }) => ({
    names: { element },
    htmls: [{ field: 'description', value: description, level: 2, isMain: true }],
    videos: numbered(
      (at) => `videos[${at}].url_video`,
      videos.map(({ url_video }) => url_video),
    ),
    slug: { url },
  }),
} satisfies ContentType<Institutional>;
