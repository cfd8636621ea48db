import { findCityById } from '@/lib/content/catalogue/municipalities';
import { omit, pick, readBody, rowsOf, textIn, type ContentRow } from '../core/json';
import { findById, findByText } from '../core/lookup';
import { getRoute, postRoute, type Route } from '../core/router';
import type { Store } from '../core/store';
import { lineMarkerRow, offers } from './lines';

/** The contract has no `business_line_ids`. */
function publicBranch(branch: ContentRow): ContentRow {
  const image = textIn(branch, 'name_marker_image') || 'marker-branch.png';
  return { ...omit(branch, ['business_line_ids']), name_marker_image: image };
}

async function branchesOf(store: Store): Promise<ContentRow[]> {
  return (await store.list('branches')).map(publicBranch);
}

async function presence(store: Store): Promise<ContentRow[]> {
  const [lines, branches] = await Promise.all([
    store.list('business-lines'),
    store.list('branches'),
  ]);
  return branches.flatMap((branch) =>
    lines
      .filter((line) => offers(branch, line.id))
      .map((line) => ({
        ...pick(branch, ['latitude', 'longitude']),
        business_line: omit(lineMarkerRow(line), ['id']),
      })),
  );
}

/** A territory may restrict the lines of its branch. Any id of a repeated city is valid. */
async function covering(store: Store, cityId: string, lineId?: number): Promise<ContentRow[]> {
  const city = /^\d{1,5}$/.test(cityId) ? findCityById(Number(cityId)) : undefined;
  if (!city) return [];
  const territories = (await store.list('coverage')).filter(
    ({ city_ids }) => Array.isArray(city_ids) && city_ids.includes(city.id),
  );
  const isCoveredBy = (branch: ContentRow) =>
    territories.some(
      (territory) =>
        territory.branch_id === branch.id &&
        (lineId === undefined ||
          (offers(branch, lineId) && (!territory.business_line_ids || offers(territory, lineId)))),
    );
  return (await store.list('branches')).filter(isCoveredBy);
}

/** Branches, their zones and coverage, and the presence on the map. */
export const branchRoutes: readonly Route[] = [
  getRoute('/web/presence', ({ store }) => presence(store)),
  getRoute('/web/business-unit/offices', ({ store }) => branchesOf(store)),
  getRoute('//business/admin/businessunit/getallbusinessunitpublicated', ({ store }) =>
    branchesOf(store),
  ),
  postRoute('/web/business-unit/getByName', async ({ store, request }) => {
    const name = textIn(await readBody(request), 'name');
    const branches = await branchesOf(store);
    return findByText(branches, name, ['url', 'name']) ?? findById(branches, name.trim());
  }),
  getRoute(
    '/web/business-unit/*/zones',
    async ({ store }, id) => {
      const branch = findById(await store.list('branches'), id);
      return branch && rowsOf(branch.zones);
    },
    'bare',
  ),
  getRoute('/web/business-unit/city/*', async ({ store }, cityId) =>
    (await covering(store, cityId)).map(publicBranch),
  ),
  getRoute('/web/business-unit/city/*/business-line/*', async ({ store }, cityId, lineId) => {
    const branches = await covering(store, cityId, Number(lineId));
    return branches.map((branch) => pick(branch, ['phone_number']));
  }),
];
