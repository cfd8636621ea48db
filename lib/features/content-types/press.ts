import 'server-only';
import type { NewsArticle, WithContext } from 'schema-dts';
import { type PressItem } from '@/lib/content/gateway/press';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { PRESS_PAGE_SIZE } from '@/lib/features/press/pagination';
import { findPressItem, readNamedPress } from '@/lib/features/press/press-room';
import { articleData } from '@/lib/features/structured-data/page-data';
import { routes } from '@/lib/server/routing/routes';
import { formatDate } from '@/lib/util/format/dates';

/** A press item; `name` identifies its page if others share its title. */
type Item = PressItem & { name?: string };

/** An item with the pictures and documents that separate calls return. */
type Whole = Item & { images?: readonly string[]; files?: readonly string[] };

const path = ({ name, title }: Item) => routes.pressItem(name ?? title);

/** Press releases, which are read page by page. */
export const press = {
  tag: 'press',
  noun: 'comunicado de prensa',
  pattern: '/detalle_prensa/*',
  hasDuplicateNames: true,
  read: () => listed(readNamedPress()),
  lists: (items) =>
    Array.from({ length: Math.max(1, Math.ceil(items.length / PRESS_PAGE_SIZE)) }, (_, index) =>
      routes.press(index + 1),
    ),
  find: findPressItem,
  id: ({ id }) => id,
  title: ({ title }) => title,
  path,
  names: ({ id, url, title }) => [id, url, title],
  date: ({ date_notice }) => date_notice,
  pictures: ({ name_image }) => [name_image],
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
} satisfies ContentType<Item, Whole>;
