import 'server-only';
import type { NewsArticle, WithContext } from 'schema-dts';
import {
  getPressFiles,
  getPressImages,
  getPressItem,
  getPressPage,
  type PressItem,
} from '@/lib/content/gateway/press';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { numbered, picture } from '@/lib/features/content-types/shown';
import { findPressItem, readNamedPress } from '@/lib/features/press/cards';
import { pressPages, readAllPress } from '@/lib/features/press/read-all';
import { articleData } from '@/lib/features/structured-data/page-data';
import { routes } from '@/lib/server/routing/routes';
import { formatDate } from '@/lib/util/format/dates';

/** `name`: what names its page where others share its title. */
type Item = PressItem & { name?: string };

/** With the pictures and documents that calls of their own have. */
type Whole = Item & { images?: readonly string[]; files?: readonly string[] };

const path = ({ name, title }: Item) => routes.pressItem(name ?? title);

/** Press releases, which are read page by page. */
export const press = {
  tag: 'press',
  noun: 'comunicado de prensa',
  plural: 'comunicados',
  pattern: '/detalle_prensa/*',
  hasNamesakes: true,
  calls: { press: { ...getPressPage.contract, read: readAllPress } },
  callsById: {
    pressImages: { ...getPressImages.contract, of: 'press' },
    pressFiles: { ...getPressFiles.contract, of: 'press' },
  },
  callsByName: { pressByName: { ...getPressItem.contract, of: 'press' } },
  read: () => listed(readNamedPress()),
  lists: (items) =>
    Array.from({ length: Math.max(1, pressPages(items)) }, (_, at) => routes.press(at + 1)),
  find: findPressItem,
  id: ({ id }) => id,
  title: ({ title }) => title,
  path,
  names: ({ id, url, title }) => [id, url, title],
  date: ({ date_notice }) => date_notice,
  pictures: ({ name_image }) => picture('name_image', name_image, 'press'),
  description: ({ title }) => `Comunicado de prensa: ${title}`,
  entry: ({ date_notice, meta_keywords }) => ({
    kind: 'press',
    line: formatDate(date_notice),
    keywords: meta_keywords,
  }),
  structuredData: (item): WithContext<NewsArticle> =>
    articleData({
      title: item.title,
      description: item.meta_description.trim(),
      date: item.date_notice,
      path: path(item),
    }),
  shown: ({ title, date_notice, images = [], files = [] }) => ({
    names: { title },
    showsDescription: true,
    pictures: images.flatMap((file, at) => picture(`images[${at}].name_image`, file, 'pressImage')),
    files: numbered('files[].name_file', files),
    dates: { date_notice },
  }),
} satisfies ContentType<Item, Whole>;
