import { rowsOf, type Row } from '../core/json';
import { findById } from '../core/lookup';
import { get, PREFIX, type Route } from '../core/router';
import type { Store } from '../core/store';

const base = `${PREFIX}/web/frequent-questions`;

async function groupers(store: Store): Promise<Row[]> {
  const rows = await store.list('faq-groupers');
  return rows.map((grouper) => ({
    ...grouper,
    frequent_questions: rowsOf(grouper.frequent_questions).map((question) => ({
      ...question,
      id_grouper: grouper.id ?? null,
      grouper: grouper.name ?? null,
    })),
  }));
}

/** Questions and answers, all of them or some for the home page. */
export const faqRoutes: readonly Route[] = [
  get(base, ({ store }) => groupers(store)),
  get(`${base}/size-category/:size`, async ({ store, parameters: { size = '' } }) =>
    /^\d{1,3}$/.test(size) ? (await groupers(store)).slice(0, Number(size)) : undefined,
  ),
  get(`${base}/grouper/:id`, async ({ store, parameters: { id = '' } }) =>
    findById(await groupers(store), id),
  ),
  get(
    `${base}/:id`,
    async ({ store, parameters: { id = '' } }) => {
      const all = await groupers(store);
      return findById(
        all.flatMap((grouper) => rowsOf(grouper.frequent_questions)),
        id,
      );
    },
    'bare',
  ),
];
