import { rowsOf, type Row } from '../core/json';
import { findById } from '../core/lookup';
import { get, type Route } from '../core/router';
import type { Store } from '../core/store';

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

async function questions(store: Store): Promise<Row[]> {
  return (await groupers(store)).flatMap((grouper) => rowsOf(grouper.frequent_questions));
}

/** Questions and answers, all of them or some for the home page. */
export const faqRoutes: readonly Route[] = [
  get('/web/frequent-questions', ({ store }) => groupers(store)),
  get('/web/frequent-questions/size-category/*', async ({ store }, size) =>
    /^\d{1,3}$/.test(size) ? (await groupers(store)).slice(0, Number(size)) : undefined,
  ),
  get('/web/frequent-questions/grouper/*', async ({ store }, id) =>
    findById(await groupers(store), id),
  ),
  get(
    '/web/frequent-questions/*',
    async ({ store }, id) => findById(await questions(store), id),
    'bare',
  ),
];
