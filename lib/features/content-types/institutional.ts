import 'server-only';
import {
  getInstitutionalPage,
  getInstitutionalPageById,
  getInstitutionalPages,
  type Institutional,
} from '@/lib/content/gateway/institutional';
import { mapResult } from '@/lib/content/gateway/result';
import { excerpt } from '@/lib/content/html/text';
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
  calls: { institutional: { ...getInstitutionalPages.contract, read: readInstitutionalPages } },
  callsById: {
    institutionalById: { ...getInstitutionalPageById.contract, of: 'institutional', isRare: true },
  },
  callsByName: { institutionalByName: { ...getInstitutionalPage.contract, of: 'institutional' } },
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
  entry: ({ description, meta_keywords }) => textEntry('institutional', description, meta_keywords),
  shown: ({ element, description, videos, url }) => ({
    names: { element },
    htmls: [{ field: 'description', value: description, level: 2, isMain: true }],
    videos: numbered(
      'videos[].url_video',
      videos.map(({ url_video }) => url_video),
    ),
    slug: { url },
  }),
} satisfies ContentType<Institutional>;
