import { findState, listStates, type State } from '@/lib/content/catalogue/states';
import { isRow, rowsOf, textIn, type Row } from '../core/json';
import { byText, newestFirst } from '../core/lookup';
import { get, post, type Route } from '../core/router';
import type { Store } from '../core/store';

/** Posts of the home page (specification, section 2). */
const LATEST = 3;

async function posts(store: Store): Promise<Row[]> {
  return newestFirst(await store.list('blog-posts'), 'start_date');
}

/** Content has the states' names, the catalogue their ids. */
function statesOf(post: Row): State[] {
  return rowsOf(post.lst_business_unit).flatMap(({ ubication }) => {
    const state = isRow(ubication) ? findState(textIn(ubication, 'state')) : undefined;
    return state ? [state] : [];
  });
}

async function postsOfState(store: Store, stateId: string): Promise<Row[]> {
  if (!/^\d{1,2}$/.test(stateId)) return [];
  const all = await posts(store);
  // 0 is "Todo México" in the catalogue.
  if (Number(stateId) === 0) return all;
  return all.filter((post) => statesOf(post).some(({ id }) => id === Number(stateId)));
}

/** News and their states. */
export const blogRoutes: readonly Route[] = [
  get('/web/blog/getLast', async ({ store }) => (await posts(store)).slice(0, LATEST)),
  get('/web/blog/getall', ({ store }) => posts(store)),
  get('/web/blog/getall/*', ({ store }, stateId) => postsOfState(store, stateId)),
  get(
    '/web/blog/getAllStates',
    async ({ store }) => {
      const named = new Set((await posts(store)).flatMap((post) => statesOf(post)));
      return listStates().filter((state) => named.has(state));
    },
    'bare',
  ),
  post('/web/blog/getbydesc', byText(posts, 'description', ['url', 'title_publication'])),
];
