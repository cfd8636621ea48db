import 'server-only';
import {
  getResponsibilityContent,
  getStrategyContent,
  type SocialResponsibilityContent,
} from '@/lib/content/gateway/programs';
import { textOf } from '@/lib/content/html/text';
import { plain } from '@/lib/features/content-types/calls';
import { single, type ContentType } from '@/lib/features/content-types/content-type';
import { pageEntry } from '@/lib/features/content-types/page-entries';
import { levelAfter, photos } from '@/lib/features/content-types/shown';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { hasStructure } from '@/lib/features/programs/tabs';
import { routes } from '@/lib/server/routing/routes';

/** Above the list of programs. */
export const responsibility = {
  tag: 'social-responsibility',
  noun: 'página de responsabilidad social',
  shownOn: [routes.socialResponsibility()],
  leads: routes.socialResponsibility(),
  calls: { responsibility: plain(getResponsibilityContent) },
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
  calls: { strategy: plain(getStrategyContent) },
  read: () => single(getStrategyContent(), hasStructure),
  title: () => 'Estructura',
  path: () => fixedPages.socialStructure.path,
  names: () => [],
  entry: ({ description, content }) =>
    pageEntry('socialStructure', textOf(`${description} ${content}`)),
} satisfies ContentType<SocialResponsibilityContent>;
