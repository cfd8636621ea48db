import 'server-only';
import { type Institutional } from '@/lib/content/gateway/institutional';
import { mapResult } from '@/lib/content/gateway/result';
import { excerpt } from '@/lib/content/html/text';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { textEntry } from '@/lib/features/content-types/search-entry';
import {
  announcesJobBoard,
  institutionalRedirect,
  readInstitutionalPage,
  readInstitutionalPages,
} from '@/lib/features/institutional/pages';
import { routes } from '@/lib/server/routing/routes';

/** Returns whether the site shows a page: it neither redirects nor announces the job board. */
const isShown = (page: Institutional) =>
  !announcesJobBoard(page) && institutionalRedirect(page) === undefined;

/** Pages about the company. */
export const institutional = {
  tag: 'institutional',
  noun: 'página institucional',
  pattern: '/nuestra_empresa/*',
  read: async () =>
    listed(mapResult(await readInstitutionalPages(), (pages) => pages.filter(isShown))),
  find: readInstitutionalPage,
  id: ({ id }) => id,
  title: ({ element }) => element,
  path: routes.institutional,
  names: ({ id, url, element }) => [id, url, element],
  pictures: ({ photo }) => photo.map(({ name_image }) => name_image),
  description: ({ description }) => excerpt(description),
  entry: ({ description, meta_keywords }) => textEntry('institutional', description, meta_keywords),
} satisfies ContentType<Institutional>;
