import { readBodyText } from '../core/body';
import { findById, findByText } from '../core/lookup';
import { get, post, PREFIX, type Read, type Route } from '../core/router';

function list(name: string): Read {
  return ({ store }) => store.list(name);
}

const institutional = `${PREFIX}/web/catalog/information-institutional`;

/** What no other file has: navigation, home page, notices, job board and contacts. */
export const siteRoutes: readonly Route[] = [
  get(`${PREFIX}/web/section`, list('sections')),
  get(`${PREFIX}/section`, list('footer-sections')),
  get(`${PREFIX}/web/section/:code`, async ({ store, parameters: { code = '' } }) => {
    const seo = await store.record('seo');
    return seo && Object.hasOwn(seo, code) ? seo[code] : undefined;
  }),
  get(`${PREFIX}/web/social-networks/getall`, list('social-networks'), 'bare'),
  get(`${PREFIX}/web/web-page-config/carousel`, list('carousel')),
  get(`${PREFIX}/web/indicator/getall`, list('indicators')),
  get(`${PREFIX}/web/clients/getAll`, list('clients')),
  get(`${PREFIX}/web/testimonials/getall`, list('testimonials'), 'bare'),
  get(`${PREFIX}/web/contact`, list('contact-people')),
  get(`${PREFIX}/web/jobboard/getContentJobBoard`, ({ store }) => store.record('job-board')),

  get(institutional, list('institutional')),
  get(`${institutional}/:id`, async ({ store, parameters: { id = '' } }) =>
    findById(await store.list('institutional'), id),
  ),
  post(`${institutional}/getbydesc`, async ({ store, request }) => {
    const description = await readBodyText(request, 'description');
    return findByText(await store.list('institutional'), description, ['url', 'element']);
  }),

  get(`${PREFIX}/web/privacyNotice/getall`, list('privacy-notices')),
  get(
    `${PREFIX}/web/privacyNotice/:id`,
    async ({ store, parameters: { id = '' } }) => findById(await store.list('privacy-notices'), id),
    'list-of-one',
  ),
];
