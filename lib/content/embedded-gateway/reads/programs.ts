import { isRow, pick, rowsOf, type ContentRow } from '../core/json';
import { findById, findByText, listIn } from '../core/lookup';
import { getRoute, type Read, type Route } from '../core/router';
import type { Store } from '../core/store';

async function sustainabilityPrograms(store: Store): Promise<ContentRow[]> {
  return rowsOf((await store.record('sustainability'))?.programs);
}

/** Returns every program once: those of social responsibility, then those of sustainability alone. */
export async function allPrograms(store: Store): Promise<ContentRow[]> {
  const listed = await store.list('programs');
  const ids = new Set(listed.map((program) => program.id_program));
  const others = await sustainabilityPrograms(store);
  return [...listed, ...others.filter((program) => !ids.has(program.id_program))];
}

function part(file: string, field: string): Read {
  return async ({ store }) => {
    const found = (await store.record(file))?.[field];
    return isRow(found) ? found : undefined;
  };
}

/** Social and environmental programs, and the texts of their pages. */
export const programRoutes: readonly Route[] = [
  getRoute('/web/social-responsability/getall', listIn('programs')),
  getRoute(
    '/web/social-responsability/getContentSocialResponsibility',
    part('social-responsibility', 'content'),
  ),
  getRoute(
    '/web/social-responsability/getStrategyContent',
    part('social-responsibility', 'strategy'),
    'bare',
  ),
  getRoute('/web/social-responsability/*', async ({ store }, id) => {
    const programs = await allPrograms(store);
    return findById(programs, id, 'id_program') ?? findByText(programs, id, ['url_page']);
  }),
  getRoute('/web/sustainability/getContentSustainability', part('sustainability', 'content')),
  getRoute('/web/sustainability/programs', ({ store }) => sustainabilityPrograms(store)),
  getRoute('/web/sustainability/reports', async ({ store }) =>
    rowsOf((await store.record('sustainability'))?.reports),
  ),
  getRoute(
    '/web/sustainability/contact/message-default',
    async ({ store }) => {
      const content = await store.record('sustainability');
      return content && pick(content, ['default_email_message_sustainability']);
    },
    'bare',
  ),
];
