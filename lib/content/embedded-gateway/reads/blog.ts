import { findState, listStates, type CatalogueState } from '@/lib/content/catalogue/states';
import { isRow, rowsOf, textIn, type ContentRow } from '../core/json';
import { byText, newestFirst } from '../core/lookup';
import { getRoute, postRoute, type Route } from '../core/router';
import type { Store } from '../core/store';

/** Posts of the home page (specification, section 2). */
const LATEST = 3;

async function posts(store: Store): Promise<ContentRow[]> {
  return newestFirst(await store.list('blog-posts'), 'start_date');
}

/** Content has the states' names, the catalogue their ids. */
function statesOf(post: ContentRow): CatalogueState[] {
  return rowsOf(post.lst_business_unit).flatMap(({ ubication }) => {
    const state = isRow(ubication) ? findState(textIn(ubication, 'state')) : undefined;
    return state ? [state] : [];
  });
}

async function postsOfState(store: Store, stateId: string): Promise<ContentRow[]> {
  if (!/^\d{1,2}$/.test(stateId)) return [];
  const all = await posts(store);
  // 0 is "Todo México" in the catalogue.
  if (Number(stateId) === 0) return all;
  return all.filter((post) => statesOf(post).some(({ id }) => id === Number(stateId)));
}

/** News and their states. */
export const blogRoutes: readonly Route[] = [
  getRoute('/web/blog/getLast', async ({ store }) => (await posts(store)).slice(0, LATEST)),
  getRoute('/web/blog/getall', ({ store }) => posts(store)),
  getRoute('/web/blog/getall/*', ({ store }, stateId) => postsOfState(store, stateId)),
  getRoute(
    '/web/blog/getAllStates',
    async ({ store }) => {
      const named = new Set((await posts(store)).flatMap((post) => statesOf(post)));
      return listStates().filter((state) => named.has(state));
    },
    'bare',
  ),
  postRoute('/web/blog/getbydesc', byText(posts, 'description', ['url', 'title_publication'])),
];
