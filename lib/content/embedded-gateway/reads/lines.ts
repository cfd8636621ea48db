import { pick, rowsOf, textIn, type ContentRow } from '../core/json';
import { findById, findByText } from '../core/lookup';
import { getRoute, type Route } from '../core/router';
import type { Store } from '../core/store';

const REFERENCE_FIELDS = ['id', 'name', 'url', 'name_image'];

/** Returns whether a branch, or one of its territories, offers a line. */
export function offers(record: ContentRow, lineId: ContentRow[string] | undefined): boolean {
  const ids = record.business_line_ids;
  return Array.isArray(ids) && lineId !== undefined && ids.includes(lineId);
}

/** Returns a line as the map's filter shows it; a line without a picture gets the one named after its id. */
export function lineMarkerRow(line: ContentRow): ContentRow {
  const image = textIn(line, 'name_marker_image') || `marker-line-${line.id}.png`;
  return { ...pick(line, ['id', 'name']), name_marker_image: image };
}

async function linesOf(store: Store): Promise<ContentRow[]> {
  const [lines, branches] = await Promise.all([
    store.list('business-lines'),
    store.list('branches'),
  ]);
  return lines.map((line) => ({
    ...line,
    business_unit: branches
      .filter((branch) => offers(branch, line.id))
      .map((branch) => pick(branch, REFERENCE_FIELDS)),
  }));
}

async function lineFields(store: Store, fields: readonly string[]): Promise<ContentRow[]> {
  return (await store.list('business-lines')).map((line) => pick(line, fields));
}

/** Business lines in their lists, by id and by route, with their service types. */
export const lineRoutes: readonly Route[] = [
  getRoute('/web/business-line/services', ({ store }) => linesOf(store)),
  getRoute('/web/business-line/services/*', async ({ store }, id) => {
    const line = findById(await store.list('business-lines'), id);
    return line && rowsOf(line.list_services);
  }),
  getRoute('/web/business-line/detail', ({ store }) => linesOf(store), 'bare'),
  getRoute('/web/business-line/detail/*', async ({ store }, id) =>
    findById(await linesOf(store), id),
  ),
  getRoute('/web/business-line/detailRouter/*', async ({ store }, name) =>
    findByText(await linesOf(store), name, ['url', 'route']),
  ),
  getRoute('/web/business-line/markers', async ({ store }) =>
    (await store.list('business-lines')).map(lineMarkerRow),
  ),
  getRoute('/web/business-line/quotes', ({ store }) =>
    lineFields(store, ['id', 'name', 'name_quote_image']),
  ),
  getRoute('//business-line/admin/business-line/active', ({ store }) =>
    lineFields(store, ['id', 'name', 'url', 'route']),
  ),
];
