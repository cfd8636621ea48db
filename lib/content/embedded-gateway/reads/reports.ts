import { readBodyText } from '../core/body';
import { findById, findByText } from '../core/lookup';
import { get, post, PREFIX, type Route } from '../core/router';

const base = `${PREFIX}/web/annual-report`;

/** Annual reports, by id and by name. */
export const reportRoutes: readonly Route[] = [
  get(base, ({ store }) => store.list('annual-reports'), 'bare'),
  get(`${base}/:id`, async ({ store, parameters: { id = '' } }) =>
    findById(await store.list('annual-reports'), id),
  ),
  post(`${base}/getByName`, async ({ store, request }) => {
    const name = await readBodyText(request, 'report_name');
    return findByText(await store.list('annual-reports'), name, ['url', 'report_name']);
  }),
];
