import type { InboxKind } from '@/lib/content/embedded-gateway/submissions/inbox';
import { FILE_CALL } from '@/lib/content/gateway/files';
import { submissionPaths } from '@/lib/content/gateway/submissions';
import { GATEWAY_PREFIX } from '@/lib/content/gateway/transport';
import type { RecordName } from './records';

/** A value that the check takes from the records of an earlier call. */
interface Source {
  /** The path of that call. */
  of: string;
  /** A field of its records; dots lead into lists and objects. */
  field: string;
  /** A value with which the embedded gateway finds something. */
  example: string | number;
}

/** Values by the name of their parameter, or of their field in the body of a lookup. */
type Values = Readonly<Record<string, string | number | Source>>;

/** One call of the contract. */
export interface ContractCall {
  method: 'GET' | 'POST';
  /** `{name}` is a parameter. */
  path: string;
  kind: 'list' | 'record' | 'file' | 'submission';
  /** The content of the response, or the place where it is visible. */
  summary: string;
  record?: RecordName;
  /** The only fields that the contract names, if they are fewer than those of the record. */
  only?: readonly string[];
  /** Parameters of the path; the others belong to the query. */
  parameters?: Values;
  /** The one field of a lookup. */
  body?: Values;
  submission?: InboxKind;
}

/** Returns the full path: under the contract's prefix, or under the base if the path begins with `//`. */
const full = (path: string) => (path.startsWith('//') ? path.slice(1) : GATEWAY_PREFIX + path);

const from = (of: string, field: string, example: string | number): Source => ({
  of: full(of),
  field,
  example,
});

const get =
  (kind: 'list' | 'record') =>
  (
    path: string,
    record: RecordName,
    summary: string,
    parameters?: Values,
    only?: readonly string[],
  ): ContractCall => ({ method: 'GET', path: full(path), kind, record, summary, parameters, only });

const list = get('list');
const one = get('record');

const lookup = (path: string, record: RecordName, summary: string, body: Values): ContractCall => ({
  method: 'POST',
  path: full(path),
  kind: 'record',
  record,
  summary,
  body,
});

const submit = (submission: InboxKind, summary: string): ContractCall => ({
  method: 'POST',
  path: full(submissionPaths[submission]),
  kind: 'submission',
  submission,
  summary,
});

const LINES = '/web/business-line/detail';
const BRANCHES = '//business/admin/businessunit/getallbusinessunitpublicated';
const PRESS = '/web/press/getall/{page}/{size}';
const INSTITUTIONAL = '/web/catalog/information-institutional';
const FAQ = '/web/frequent-questions';
const CITIES = '/web/states/{stateId}/cities';
const QUOTED_LINES = '/web/business-line/quotes';

const TITLE =
  'Abre en Apodaca una estación de transferencia con capacidad para novecientas toneladas diarias';

/** Every call of the contract. A list comes before the calls that take values from it. */
export const contractCalls: readonly ContractCall[] = [
  list('/web/section', 'Section', 'Main navigation'),
  list('/section', 'FooterSection', "Footer's lists of links"),
  one('/web/section/{code}', 'Seo', 'Metadata of the home page (I) or the quote page (C)', {
    code: 'I',
  }),
  list('/web/social-networks/getall', 'SocialNetwork', 'Top bar'),
  list('/web/web-page-config/carousel', 'CarouselItem', 'Slides of the home page'),
  list('/web/indicator/getall', 'Indicator', 'Figures of the home page'),
  list('/web/clients/getAll', 'Client', 'Logos of the home page'),
  list('/web/testimonials/getall', 'Testimonial', 'Testimonials of the home page'),
  list(`${FAQ}/size-category/6`, 'FaqGrouper', 'Home page: six groupers at most'),
  list(FAQ, 'FaqGrouper', 'All questions by grouper'),
  one(`${FAQ}/{questionId}`, 'FaqQuestion', 'A question', {
    questionId: from(FAQ, 'frequent_questions.id', 2),
  }),
  one(`${FAQ}/grouper/{grouperId}`, 'FaqGrouper', 'A grouper', {
    grouperId: from(FAQ, 'id', 1),
  }),
  list(INSTITUTIONAL, 'Institutional', 'Institutional tabs'),
  one(`${INSTITUTIONAL}/{pageId}`, 'Institutional', 'A page by its id', {
    pageId: from(INSTITUTIONAL, 'id', 1),
  }),
  lookup(`${INSTITUTIONAL}/getbydesc`, 'Institutional', 'A page by its url or element name', {
    description: from(INSTITUTIONAL, 'element', 'Historia'),
  }),
  list('/web/business-line/services', 'BusinessLine', 'Services page'),
  list('/web/business-line/services/{lineId}', 'ServiceType', 'Services of a line', {
    lineId: from('/web/business-line/services', 'id', 1),
  }),
  list(LINES, 'BusinessLine', 'All lines'),
  one(`${LINES}/{lineId}`, 'BusinessLine', 'A line by its id', { lineId: from(LINES, 'id', 1) }),
  one('/web/business-line/detailRouter/{route}', 'BusinessLine', 'A line by its url or route', {
    route: from(LINES, 'url', 'transporte-de-residuos'),
  }),
  list('/web/business-line/markers', 'LineMarker', 'Filters of the map of lines'),
  list(QUOTED_LINES, 'BusinessLine', 'Wizard, step 1: lines that can be quoted', {}, [
    'id',
    'name',
    'name_quote_image',
  ]),
  list('//business-line/admin/business-line/active', 'BusinessLine', 'Line bar and carousel', {}, [
    'id',
    'name',
    'url',
    'route',
  ]),
  list('/web/presence', 'PresenceMarker', 'Map of lines'),
  list('/web/business-unit/offices', 'Branch', 'Map of branches'),
  list(BRANCHES, 'Branch', 'Index of branches, sitemap'),
  lookup('/web/business-unit/getByName/', 'Branch', 'A branch by its url, name or id as text', {
    name: from(BRANCHES, 'url', 'apodaca'),
  }),
  list('/web/business-unit/{branchId}/zones', 'Zone', 'Zones of a branch that came without', {
    branchId: from(BRANCHES, 'id', 1),
  }),
  list('/web/blog/getLast', 'BlogPost', 'News of the home page'),
  list('/web/blog/getall', 'BlogPost', 'News, newest first'),
  list('/web/blog/getAllStates', 'State', 'Filter of the news'),
  list('/web/blog/getall/{stateId}', 'BlogPost', 'News of a state', {
    stateId: from('/web/blog/getAllStates', 'id', 19),
  }),
  lookup('/web/blog/getbydesc/', 'BlogPost', 'A post by its url or title', {
    description: from(
      '/web/blog/getall',
      'title_publication',
      'electricidad-desde-el-relleno-sanitario',
    ),
  }),
  list(PRESS, 'PressItem', 'Press room; a short page is the last', { page: 0, size: 3 }),
  one('/web/press/getByTitle/{title}', 'PressItem', 'A press item', {
    title: from(PRESS, 'title', TITLE),
  }),
  list('/web/press/getallImages/{pressId}', 'PressImage', 'Images of a press item', {
    pressId: from(PRESS, 'id', 1),
  }),
  list('/web/press/getallFiles/{pressId}', 'PressFile', 'Documents of a press item', {
    pressId: from(PRESS, 'id', 3),
  }),
  list('/web/annual-report', 'AnnualReport', 'Annual reports'),
  one('/web/annual-report/{reportId}', 'AnnualReport', 'A report by its id', {
    reportId: from('/web/annual-report', 'id', 5),
  }),
  lookup('/web/annual-report/getByName/', 'AnnualReport', 'A report by its url or name', {
    report_name: from('/web/annual-report', 'report_name', 'Informe anual 2024'),
  }),
  list('/web/privacyNotice/getall', 'PrivacyNotice', 'Privacy notices; the first is shown first'),
  one('/web/privacyNotice/{noticeId}', 'PrivacyNotice', 'A notice', {
    noticeId: from('/web/privacyNotice/getall', 'id', 1),
  }),
  list('/web/social-responsability/getall', 'Program', 'Programs'),
  one('/web/social-responsability/{program}', 'Program', 'A program by its id or url_page', {
    program: from('/web/social-responsability/getall', 'id_program', 1),
  }),
  one(
    '/web/social-responsability/getContentSocialResponsibility',
    'SocialResponsibilityContent',
    'Above the programs',
  ),
  one(
    '/web/social-responsability/getStrategyContent',
    'SocialResponsibilityContent',
    'Structure page',
  ),
  one(
    '/web/sustainability/getContentSustainability',
    'SustainabilityContent',
    'Sustainability page',
  ),
  list('/web/sustainability/programs', 'Program', 'Programs of the sustainability page'),
  list('/web/sustainability/reports', 'SustainabilityReport', 'Sustainability reports'),
  one(
    '/web/sustainability/contact/message-default',
    'DefaultMessage',
    'First message of the contact form with o=sostenibilidad',
  ),
  one('/web/jobboard/getContentJobBoard', 'JobBoard', 'Job board'),
  list('/web/contact', 'ContactPerson', 'Contact page'),
  list('/web-contact', 'State', 'States as the gateway knows them; the site does not call it'),
  list(
    '//common-services/api/catalog/cities/{stateId}',
    'City',
    'Cities of a state as the gateway knows them; the site does not call it',
    { stateId: from('/web-contact', 'id', 19) },
  ),
  list('/web/search/getAll', 'SearchResult', 'Site search', { search: 'reciclaje' }),
  list('/web/states', 'State', 'Wizard, step 2: states'),
  list(CITIES, 'City', 'Wizard, step 2: cities', { stateId: from('/web/states', 'id', 19) }),
  list(
    '/web/business-unit/city/{cityId}',
    'Branch',
    'Wizard, step 2: branches of a city that the line does not serve',
    { cityId: from(CITIES, 'id', 985) },
  ),
  list(
    '/web/business-unit/city/{cityId}/business-line/{lineId}',
    'Coverage',
    'Wizard, step 2: branches that serve the city; none: no coverage',
    { cityId: from(CITIES, 'id', 985), lineId: from(QUOTED_LINES, 'id', 1) },
  ),
  one('/web/battery/business-line/{lineId}', 'Battery', 'Wizard, steps 3 and 4', {
    lineId: from(QUOTED_LINES, 'id', 4),
  }),
  list('/web/frequency', 'Frequency', 'Wizard, step 4: weekdays'),
  {
    method: 'GET',
    path: FILE_CALL,
    kind: 'file',
    summary: 'Bytes of an image, a video or a PDF, by the key that a record names',
    parameters: { file: from('/web/clients/getAll', 'name_image', 'cliente-01.webp') },
  },
  submit('quote', 'Quote of the wizard'),
  submit('message', 'Quote request'),
  submit('contact', 'Contact form'),
];

/** Returns a call's values for the embedded gateway. */
export const exampleValues = (values: Values = {}): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? value.example : value,
    ]),
  );

/** Returns the address of a call with these values; those that the path does not name go into the query. */
export function addressOf(path: string, values: Record<string, string | number>): string {
  const query = new URLSearchParams();
  let address = path;
  for (const [name, value] of Object.entries(values)) {
    if (!path.includes(`{${name}}`)) query.set(name, String(value));
    else address = address.replace(`{${name}}`, encodeURIComponent(value));
  }
  return query.size > 0 ? `${address}?${query}`.replaceAll('+', '%20') : address;
}
