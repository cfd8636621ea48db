import { omit, textsOf, type ContentRow } from '../core/json';
import { findById, findByText, newestFirst } from '../core/lookup';
import { getRoute, type Read, type Route } from '../core/router';
import type { Store } from '../core/store';

const MAX_PAGE_SIZE = 100;

function countOf(item: ContentRow): string {
  const images = textsOf(item.images).length > 0;
  const files = textsOf(item.files).length > 0;
  if (images && files) return 'Both';
  if (images) return 'Images Only';
  return files ? 'Files Only' : '';
}

const publicItem = (item: ContentRow): ContentRow => ({
  ...omit(item, ['images', 'files']),
  count: countOf(item),
});

async function items(store: Store): Promise<ContentRow[]> {
  return newestFirst(await store.list('press-items'), 'date_notice');
}

const page: Read = async ({ store }, number, size) => {
  if (!/^\d{1,6}$/.test(number) || !/^\d{1,3}$/.test(size)) return undefined;
  const length = Math.min(Number(size), MAX_PAGE_SIZE);
  const start = Number(number) * length;
  return (await items(store)).slice(start, start + length).map(publicItem);
};

const names =
  (from: string, as: string): Read =>
  async ({ store }, id) => {
    const item = findById(await store.list('press-items'), id);
    return item && textsOf(item[from]).map((name) => ({ [as]: name }));
  };

/** The press room page by page, its items, their pictures and documents. */
export const pressRoutes: readonly Route[] = [
  getRoute('/web/press/getall/*/*', page),
  getRoute(
    '/web/press/getByTitle/*',
    async ({ store }, title) => {
      const item = findByText(await items(store), title, ['title']);
      return item && publicItem(item);
    },
    'list-of-one',
  ),
  getRoute('/web/press/getallImages/*', names('images', 'name_image'), 'bare'),
  getRoute('/web/press/getallFiles/*', names('files', 'name_file'), 'bare'),
];
