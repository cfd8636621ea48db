import { rowsOf, type ContentRow } from '../core/json';
import { findById } from '../core/lookup';
import { getRoute, type Route } from '../core/router';
import type { Store } from '../core/store';

async function groupers(store: Store): Promise<ContentRow[]> {
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

async function questions(store: Store): Promise<ContentRow[]> {
  return (await groupers(store)).flatMap((grouper) => rowsOf(grouper.frequent_questions));
}

/** Questions and answers, all of them or some for the home page. */
export const faqRoutes: readonly Route[] = [
  getRoute('/web/frequent-questions', ({ store }) => groupers(store)),
  getRoute('/web/frequent-questions/size-category/*', async ({ store }, size) =>
    /^\d{1,3}$/.test(size) ? (await groupers(store)).slice(0, Number(size)) : undefined,
  ),
  getRoute('/web/frequent-questions/grouper/*', async ({ store }, id) =>
    findById(await groupers(store), id),
  ),
  getRoute(
    '/web/frequent-questions/*',
    async ({ store }, id) => findById(await questions(store), id),
    'bare',
  ),
];
