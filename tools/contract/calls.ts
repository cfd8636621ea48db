import type { SubmissionKind } from '@/lib/content/embedded-gateway/submissions/inbox';
import { PREFIX } from '@/lib/content/gateway/transport';
import {
  contractCalls as knownCalls,
  type ContractCall as KnownCall,
} from '@/tools/doctor/contract-calls';
import type { RecordName } from './records';

/** What only a document of the contract says of a call. */
interface Details {
  method: 'GET' | 'POST';
  /** `{name}` is a parameter. */
  path: string;
  /** What it answers, or where its answer shows. */
  summary: string;
  record?: RecordName;
  /** Parameters with which the embedded gateway finds something: of the path, else of the query. */
  parameters?: Readonly<Record<string, string | number>>;
  /** The one field of a lookup's body, likewise. */
  body?: Readonly<Record<string, string>>;
  submission?: SubmissionKind;
}

/** One call of the contract. */
export type ContractCall = KnownCall & Details;

type Parameters = Details['parameters'];

const root = (path: string, record: RecordName, summary: string, parameters?: Parameters) =>
  ({ method: 'GET', path, record, summary, parameters }) satisfies Details;
const get = (path: string, record: RecordName, summary: string, parameters?: Parameters): Details =>
  root(PREFIX + path, record, summary, parameters);
const post = (path: string, record: RecordName, summary: string, body: Details['body']) =>
  ({ method: 'POST', path: PREFIX + path, record, summary, body }) satisfies Details;
const submit = (path: string, submission: SubmissionKind, summary: string) =>
  ({ method: 'POST', path: PREFIX + path, submission, summary }) satisfies Details;

const TITLE =
  'Abre en Apodaca una estación de transferencia con capacidad para novecientas toneladas diarias';

const details: readonly Details[] = [
  get('/web/section', 'Section', 'Main navigation'),
  get('/section', 'FooterSection', "Footer's lists of links"),
  get('/web/section/{code}', 'Seo', 'Metadata of the home page (I) or the quote page (C)', {
    code: 'I',
  }),
  get('/web/social-networks/getall', 'SocialNetwork', 'Top bar'),
  get('/web/web-page-config/carousel', 'CarouselItem', 'Slides of the home page'),
  get('/web/indicator/getall', 'Indicator', 'Figures of the home page'),
  get('/web/clients/getAll', 'Client', 'Logos of the home page'),
  get('/web/testimonials/getall', 'Testimonial', 'Testimonials of the home page'),
  get('/web/frequent-questions/size-category/6', 'FaqGrouper', 'Home page: six groupers at most'),
  get('/web/frequent-questions', 'FaqGrouper', 'All questions by grouper'),
  get('/web/frequent-questions/{questionId}', 'FaqQuestion', 'A question', { questionId: 2 }),
  get('/web/frequent-questions/grouper/{grouperId}', 'FaqGrouper', 'A grouper', { grouperId: 1 }),
  get('/web/catalog/information-institutional', 'Institutional', 'Institutional tabs'),
  get('/web/catalog/information-institutional/{pageId}', 'Institutional', 'A page by its id', {
    pageId: 1,
  }),
  post(
    '/web/catalog/information-institutional/getbydesc',
    'Institutional',
    'A page by its url or element name',
    { description: 'Historia' },
  ),
  get('/web/business-line/services', 'BusinessLine', 'Services page'),
  get('/web/business-line/services/{lineId}', 'ServiceType', 'Services of a line', { lineId: 1 }),
  get('/web/business-line/detail', 'BusinessLine', 'All lines'),
  get('/web/business-line/detail/{lineId}', 'BusinessLine', 'A line by its id', { lineId: 1 }),
  get('/web/business-line/detailRouter/{route}', 'BusinessLine', 'A line by its url or route', {
    route: 'transporte-de-residuos',
  }),
  get('/web/business-line/markers', 'LineMarker', 'Filters of the map of lines'),
  get('/web/business-line/quotes', 'BusinessLine', 'Wizard, step 1: lines that can be quoted'),
  root('/business-line/admin/business-line/active', 'BusinessLine', 'Line bar and carousel'),
  get('/web/presence', 'PresenceMarker', 'Map of lines'),
  get('/web/business-unit/offices', 'Branch', 'Map of branches'),
  root(
    '/business/admin/businessunit/getallbusinessunitpublicated',
    'Branch',
    'Index of branches, sitemap',
  ),
  post('/web/business-unit/getByName/', 'Branch', 'A branch by its url, name or id as text', {
    name: 'apodaca',
  }),
  get('/web/business-unit/{branchId}/zones', 'Zone', 'Zones of a branch that came without', {
    branchId: 1,
  }),
  get('/web/blog/getLast', 'BlogPost', 'News of the home page'),
  get('/web/blog/getall', 'BlogPost', 'News, newest first'),
  get('/web/blog/getall/{stateId}', 'BlogPost', 'News of a state', { stateId: 19 }),
  get('/web/blog/getAllStates', 'State', 'Filter of the news'),
  post('/web/blog/getbydesc/', 'BlogPost', 'A post by its url or title', {
    description: 'electricidad-desde-el-relleno-sanitario',
  }),
  get('/web/press/getall/{page}/{size}', 'PressItem', 'Press room; a short page is the last', {
    page: 0,
    size: 3,
  }),
  get('/web/press/getByTitle/{title}', 'PressItem', 'A press item', { title: TITLE }),
  get('/web/press/getallImages/{pressId}', 'PressImage', 'Images of a press item', { pressId: 1 }),
  get('/web/press/getallFiles/{pressId}', 'PressFile', 'Documents of a press item', { pressId: 3 }),
  get('/web/annual-report', 'AnnualReport', 'Annual reports'),
  get('/web/annual-report/{reportId}', 'AnnualReport', 'A report by its id', { reportId: 5 }),
  post('/web/annual-report/getByName/', 'AnnualReport', 'A report by its url or name', {
    report_name: 'Informe anual 2024',
  }),
  get('/web/privacyNotice/getall', 'PrivacyNotice', 'Privacy notices; the first is shown first'),
  get('/web/privacyNotice/{noticeId}', 'PrivacyNotice', 'A notice', { noticeId: 1 }),
  get('/web/social-responsability/getall', 'Program', 'Programs'),
  get('/web/social-responsability/{program}', 'Program', 'A program by its id or url_page', {
    program: 1,
  }),
  get(
    '/web/social-responsability/getContentSocialResponsibility',
    'SocialResponsibilityContent',
    'Above the programs',
  ),
  get(
    '/web/social-responsability/getStrategyContent',
    'SocialResponsibilityContent',
    'Structure page',
  ),
  get(
    '/web/sustainability/getContentSustainability',
    'SustainabilityContent',
    'Sustainability page',
  ),
  get('/web/sustainability/programs', 'Program', 'Programs of the sustainability page'),
  get('/web/sustainability/reports', 'SustainabilityReport', 'Sustainability reports'),
  get(
    '/web/sustainability/contact/message-default',
    'DefaultMessage',
    'First message of the contact form with o=sostenibilidad',
  ),
  get('/web/jobboard/getContentJobBoard', 'JobBoard', 'Job board'),
  get('/web/contact', 'ContactPerson', 'Contact page'),
  get('/web-contact', 'State', 'States as the gateway knows them; asked by the doctor alone'),
  root(
    '/common-services/api/catalog/cities/{stateId}',
    'City',
    'Cities of a state as the gateway knows them; asked by the doctor alone',
    { stateId: 19 },
  ),
  get('/web/search/getAll', 'SearchResult', 'Site search', { search: 'reciclaje' }),
  get('/web/states', 'State', 'Wizard, step 2: states'),
  get('/web/states/{stateId}/cities', 'City', 'Wizard, step 2: cities', { stateId: 19 }),
  get(
    '/web/business-unit/city/{cityId}',
    'Branch',
    'Wizard, step 2: branches of a city that the line does not serve',
    { cityId: 985 },
  ),
  get(
    '/web/business-unit/city/{cityId}/business-line/{lineId}',
    'Coverage',
    'Wizard, step 2: branches that serve the city; none: no coverage',
    { cityId: 985, lineId: 1 },
  ),
  get('/web/battery/business-line/{lineId}', 'Battery', 'Wizard, steps 3 and 4', { lineId: 4 }),
  get('/web/frequency', 'Frequency', 'Wizard, step 4: weekdays'),
  {
    method: 'GET',
    path: '/azure-storage/api/blob/download/',
    summary: 'Bytes of an image, a video or a PDF, by the key that a record names',
    parameters: { file: 'cliente-01.webp' },
  },
  submit('/web/quote', 'quote', 'Quote of the wizard'),
  submit('/web/send-message', 'message', 'Quote request'),
  submit('/web/send-message/sendMessageContacto', 'contact', 'Contact form'),
];

/** A call as metrics and the log name it: each parameter is `*`. */
const nameOf = ({ method, path }: Details) => `${method} ${path.replace(/\{\w+\}/g, '*')}`;

/**
 * Every call of the contract. Throws where one of them is not described here, or one that is described is none.
 */
export function contractCalls(): readonly ContractCall[] {
  const known = new Map(knownCalls.map((call) => [call.name, call]));
  const calls = details.map((call) => {
    const name = nameOf(call);
    const rest = known.get(name);
    if (!rest) throw new Error(`${name} is no call of the contract`);
    known.delete(name);
    return { ...rest, ...call };
  });
  if (known.size > 0) throw new Error(`Not described: ${[...known.keys()].join(', ')}`);
  return calls;
}
