import { pick, rowsOf, textIn, type Row } from '../core/json';
import { findById, findByText } from '../core/lookup';
import { get, PREFIX, type Route } from '../core/router';
import type { Store } from '../core/store';

const base = `${PREFIX}/web/business-line`;

const REFERENCE_FIELDS = ['id', 'name', 'url', 'name_image'];

/** Whether a branch, or one of its territories, offers a line. */
export function offers(record: Row, lineId: Row[string] | undefined): boolean {
  const ids = record.business_line_ids;
  return Array.isArray(ids) && lineId !== undefined && ids.includes(lineId);
}

/** What the filter of the map shows of a line; a line without a picture gets that of its id. */
export function lineMarker(line: Row): Row {
  const image = textIn(line, 'name_marker_image') || `marker-line-${line.id}.png`;
  return { ...pick(line, ['id', 'name']), name_marker_image: image };
}

async function linesOf(store: Store): Promise<Row[]> {
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

async function lineFields(store: Store, fields: readonly string[]): Promise<Row[]> {
  return (await store.list('business-lines')).map((line) => pick(line, fields));
}

/** Business lines in their lists, by id and by route, with their service types. */
export const lineRoutes: readonly Route[] = [
  get(`${base}/services`, ({ store }) => linesOf(store)),
  get(`${base}/services/:id`, async ({ store, parameters: { id = '' } }) => {
    const line = findById(await store.list('business-lines'), id);
    return line && rowsOf(line.list_services);
  }),
  get(`${base}/detail`, ({ store }) => linesOf(store), 'bare'),
  get(`${base}/detail/:id`, async ({ store, parameters: { id = '' } }) =>
    findById(await linesOf(store), id),
  ),
  get(`${base}/detailRouter/:route`, async ({ store, parameters: { route = '' } }) =>
    findByText(await linesOf(store), route, ['url', 'route']),
  ),
  get(`${base}/markers`, async ({ store }) => (await store.list('business-lines')).map(lineMarker)),
  get(`${base}/quotes`, ({ store }) => lineFields(store, ['id', 'name', 'name_quote_image'])),
  get('/business-line/admin/business-line/active', ({ store }) =>
    lineFields(store, ['id', 'name', 'url', 'route']),
  ),
];
