import { isRow, pick, rowsOf, type Row } from '../core/json';
import { findById, findByText } from '../core/lookup';
import { get, PREFIX, type Read, type Route } from '../core/router';
import type { Store } from '../core/store';

const social = `${PREFIX}/web/social-responsability`;
const sustainability = `${PREFIX}/web/sustainability`;
const MESSAGE = 'default_email_message_sustainability';

async function sustainabilityPrograms(store: Store): Promise<Row[]> {
  return rowsOf((await store.record('sustainability'))?.programs);
}

/** Every program once: those of social responsibility, then those of sustainability alone. */
export async function allPrograms(store: Store): Promise<Row[]> {
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
  get(`${social}/getall`, ({ store }) => store.list('programs')),
  get(`${social}/getContentSocialResponsibility`, part('social-responsibility', 'content')),
  get(`${social}/getStrategyContent`, part('social-responsibility', 'strategy'), 'bare'),
  get(`${social}/:id`, async ({ store, parameters: { id = '' } }) => {
    const programs = await allPrograms(store);
    return findById(programs, id, 'id_program') ?? findByText(programs, id, ['url_page']);
  }),
  get(`${sustainability}/getContentSustainability`, part('sustainability', 'content')),
  get(`${sustainability}/programs`, ({ store }) => sustainabilityPrograms(store)),
  get(`${sustainability}/reports`, async ({ store }) =>
    rowsOf((await store.record('sustainability'))?.reports),
  ),
  get(
    `${sustainability}/contact/message-default`,
    async ({ store }) => {
      const content = await store.record('sustainability');
      return content && pick(content, [MESSAGE]);
    },
    'bare',
  ),
];
