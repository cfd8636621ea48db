import { textsOf } from '../core/json';
import { byId, byText, findById, listIn } from '../core/lookup';
import { getRoute, postRoute, type Route, type Read } from '../core/router';
import { citiesOf } from '@/lib/content/catalogue/municipalities';
import { listStates } from '@/lib/content/catalogue/states';

const states: Read = async () => [...listStates()];

/** This gateway's city ids are the catalogue's municipality ids. */
const cities: Read = async (_, stateId) => {
  const list = /^\d{1,2}$/.test(stateId) ? citiesOf(Number(stateId)) : [];
  return list.length > 0 ? [...list] : undefined;
};

/** States and their cities, for the wizard and as the gateway knows them. */
export const placeRoutes: readonly Route[] = [
  getRoute('/web-contact', states),
  getRoute('//common-services/api/catalog/cities/*', cities),
  getRoute('/web/states', states, 'bare'),
  getRoute('/web/states/*/cities', cities, 'bare'),
];

/** Navigation, home page, notices, reports, job board, contacts and wizard. */
export const siteRoutes: readonly Route[] = [
  getRoute('/web/section', listIn('sections')),
  getRoute('/section', listIn('footer-sections')),
  getRoute('/web/section/*', async ({ store }, code) => {
    const seo = await store.record('seo');
    return seo && Object.hasOwn(seo, code) ? seo[code] : undefined;
  }),
  getRoute('/web/social-networks/getall', listIn('social-networks'), 'bare'),
  getRoute('/web/web-page-config/carousel', listIn('carousel')),
  getRoute('/web/indicator/getall', listIn('indicators')),
  getRoute('/web/clients/getAll', listIn('clients')),
  getRoute('/web/testimonials/getall', listIn('testimonials'), 'bare'),
  getRoute('/web/contact', listIn('contact-people')),
  getRoute('/web/jobboard/getContentJobBoard', ({ store }) => store.record('job-board')),

  getRoute('/web/catalog/information-institutional', listIn('institutional')),
  getRoute('/web/catalog/information-institutional/*', byId('institutional')),
  postRoute(
    '/web/catalog/information-institutional/getbydesc',
    byText((store) => store.list('institutional'), 'description', ['url', 'element']),
  ),

  getRoute('/web/privacyNotice/getall', listIn('privacy-notices')),
  getRoute('/web/privacyNotice/*', byId('privacy-notices'), 'list-of-one'),

  getRoute('/web/annual-report', listIn('annual-reports'), 'bare'),
  getRoute('/web/annual-report/*', byId('annual-reports')),
  postRoute(
    '/web/annual-report/getByName',
    byText((store) => store.list('annual-reports'), 'report_name', ['url', 'report_name']),
  ),

  getRoute('/web/frequency', listIn('frequencies'), 'bare'),
  getRoute('/web/battery/business-line/*', async ({ store }, lineId) => {
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
