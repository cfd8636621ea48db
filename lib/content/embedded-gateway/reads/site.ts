import { textsOf } from '../core/json';
import { byId, byText, findById, listIn } from '../core/lookup';
import { get, post, type Route } from '../core/router';

/** What no other file has: navigation, home page, notices, reports, job board, contacts, wizard. */
export const siteRoutes: readonly Route[] = [
  get('/web/section', listIn('sections')),
  get('/section', listIn('footer-sections')),
  get('/web/section/*', async ({ store }, code) => {
    const seo = await store.record('seo');
    return seo && Object.hasOwn(seo, code) ? seo[code] : undefined;
  }),
  get('/web/social-networks/getall', listIn('social-networks'), 'bare'),
  get('/web/web-page-config/carousel', listIn('carousel')),
  get('/web/indicator/getall', listIn('indicators')),
  get('/web/clients/getAll', listIn('clients')),
  get('/web/testimonials/getall', listIn('testimonials'), 'bare'),
  get('/web/contact', listIn('contact-people')),
  get('/web/jobboard/getContentJobBoard', ({ store }) => store.record('job-board')),

  get('/web/catalog/information-institutional', listIn('institutional')),
  get('/web/catalog/information-institutional/*', byId('institutional')),
  post(
    '/web/catalog/information-institutional/getbydesc',
    byText((store) => store.list('institutional'), 'description', ['url', 'element']),
  ),

  get('/web/privacyNotice/getall', listIn('privacy-notices')),
  get('/web/privacyNotice/*', byId('privacy-notices'), 'list-of-one'),

  get('/web/annual-report', listIn('annual-reports'), 'bare'),
  get('/web/annual-report/*', byId('annual-reports')),
  post(
    '/web/annual-report/getByName',
    byText((store) => store.list('annual-reports'), 'report_name', ['url', 'report_name']),
  ),

  get('/web/frequency', listIn('frequencies'), 'bare'),
  get('/web/battery/business-line/*', async ({ store }, lineId) => {
    if (!findById(await store.list('business-lines'), lineId)) return undefined;
    const battery = findById(await store.list('batteries'), lineId, 'business_line_id');
    const tree = JSON.stringify(battery?.tree ?? []);
    const weekdays = textsOf(battery?.selected_frequency);
    return {
      json: Buffer.from(tree, 'utf8').toString('base64'),
      lst_frequency: weekdays.map((selected_frequency) => ({ selected_frequency })),
    };
  }),
];
