import type { SubmissionKind } from '@/lib/content/embedded-gateway/submissions/inbox';
import type { RecordName } from './records';

/** One call of the contract. */
export interface ContractCall {
  method: 'GET' | 'POST';
  /** `{name}` is a parameter. */
  path: string;
  kind: 'list' | 'record' | 'file' | 'submission';
  /** What one call answers, or where its answer shows. */
  summary: string;
  record?: RecordName;
  /** Whose absence the contract allows. */
  mayBeMissing?: true;
  /** Where the contract names only some fields of the record. */
  only?: readonly string[];
  /** Parameters with which the embedded gateway finds something: of the path, else of the query. */
  parameters?: Readonly<Record<string, string | number>>;
  /** The one field of a lookup's body, likewise. */
  body?: Readonly<Record<string, string>>;
  submission?: SubmissionKind;
}

const PREFIX = '/web-page-conf';

type Options = Partial<ContractCall>;

const root = (path: string, record: RecordName, summary: string, options?: Options) =>
  ({ method: 'GET', kind: 'list', path, record, summary, ...options }) satisfies ContractCall;
const list = (path: string, record: RecordName, summary: string, options?: Options): ContractCall =>
  root(PREFIX + path, record, summary, options);
const one = (path: string, record: RecordName, summary: string, options?: Options) =>
  list(path, record, summary, { kind: 'record', ...options });
const lookup = (path: string, record: RecordName, summary: string, body: ContractCall['body']) =>
  one(path, record, summary, { method: 'POST', body });
const submit = (path: string, submission: SubmissionKind, summary: string): ContractCall => ({
  method: 'POST',
  kind: 'submission',
  path: PREFIX + path,
  submission,
  summary,
});

const maybe = { mayBeMissing: true } as const;

/** Every call of the contract: what the site asks, and what answers it. */
export const contractCalls = (): readonly ContractCall[] => [
  list('/web/section', 'Section', 'Main navigation'),
  list('/section', 'Section', "Footer's lists of links"),
  one('/web/section/{code}', 'Seo', 'Metadata of the home page (I) or the quote page (C)', {
    ...maybe,
    parameters: { code: 'I' },
  }),
  list('/web/social-networks/getall', 'SocialNetwork', 'Top bar'),
  list('/web/web-page-config/carousel', 'CarouselItem', 'Slides of the home page'),
  list('/web/indicator/getall', 'Indicator', 'Figures of the home page'),
  list('/web/clients/getAll', 'Client', 'Logos of the home page'),
  list('/web/testimonials/getall', 'Testimonial', 'Testimonials of the home page'),
  list('/web/frequent-questions/size-category/6', 'FaqGrouper', 'Home page: six groupers at most'),
  list('/web/frequent-questions', 'FaqGrouper', 'All questions by grouper'),
  one('/web/frequent-questions/{questionId}', 'FaqQuestion', 'A question', {
    parameters: { questionId: 2 },
  }),
  one('/web/frequent-questions/grouper/{grouperId}', 'FaqGrouper', 'A grouper', {
    parameters: { grouperId: 1 },
  }),
  list('/web/catalog/information-institutional', 'Institutional', 'Institutional tabs'),
  one('/web/catalog/information-institutional/{pageId}', 'Institutional', 'A page by its id', {
    parameters: { pageId: 1 },
  }),
  lookup(
    '/web/catalog/information-institutional/getbydesc',
    'Institutional',
    'A page by its url or element name',
    { description: 'Historia' },
  ),
  list('/web/business-line/services', 'BusinessLine', 'Services page'),
  list('/web/business-line/services/{lineId}', 'ServiceType', 'Services of a line', {
    parameters: { lineId: 1 },
  }),
  list('/web/business-line/detail', 'BusinessLine', 'All lines'),
  one('/web/business-line/detail/{lineId}', 'BusinessLine', 'A line by its id', {
    parameters: { lineId: 1 },
  }),
  one('/web/business-line/detailRouter/{route}', 'BusinessLine', 'A line by its url or route', {
    parameters: { route: 'transporte-de-residuos' },
  }),
  list('/web/business-line/markers', 'LineMarker', 'Filters of the map of lines'),
  list('/web/business-line/quotes', 'BusinessLine', 'Wizard, step 1: lines that can be quoted', {
    only: ['id', 'name', 'name_quote_image'],
  }),
  root('/business-line/admin/business-line/active', 'BusinessLine', 'Line bar and carousel', {
    only: ['id', 'name', 'url', 'route'],
  }),
  list('/web/presence', 'PresenceMarker', 'Map of lines'),
  list('/web/business-unit/offices', 'Branch', 'Map of branches'),
  root(
    '/business/admin/businessunit/getallbusinessunitpublicated',
    'Branch',
    'Index of branches, sitemap',
  ),
  lookup('/web/business-unit/getByName/', 'Branch', 'A branch by its url, name or id as text', {
    name: 'apodaca',
  }),
  list('/web/business-unit/{branchId}/zones', 'Zone', 'Zones of a branch that came without', {
    ...maybe,
    parameters: { branchId: 1 },
  }),
  list('/web/blog/getLast', 'BlogPost', 'News of the home page'),
  list('/web/blog/getall', 'BlogPost', 'News, newest first'),
  list('/web/blog/getall/{stateId}', 'BlogPost', 'News of a state', {
    parameters: { stateId: 19 },
  }),
  list('/web/blog/getAllStates', 'State', 'Filter of the news'),
  lookup('/web/blog/getbydesc/', 'BlogPost', 'A post by its url or title', {
    description: 'electricidad-desde-el-relleno-sanitario',
  }),
  list('/web/press/getall/{page}/{size}', 'PressItem', 'Press room; a short page is the last', {
    parameters: { page: 0, size: 3 },
  }),
  one('/web/press/getByTitle/{title}', 'PressItem', 'A press item', {
    parameters: {
      title:
        'Abre en Apodaca una estación de transferencia con capacidad para novecientas toneladas diarias',
    },
  }),
  list('/web/press/getallImages/{pressId}', 'PressImage', 'Images of a press item', {
    ...maybe,
    parameters: { pressId: 1 },
  }),
  list('/web/press/getallFiles/{pressId}', 'PressFile', 'Documents of a press item', {
    ...maybe,
    parameters: { pressId: 3 },
  }),
  list('/web/annual-report', 'AnnualReport', 'Annual reports'),
  one('/web/annual-report/{reportId}', 'AnnualReport', 'A report by its id', {
    parameters: { reportId: 5 },
  }),
  lookup('/web/annual-report/getByName/', 'AnnualReport', 'A report by its url or name', {
    report_name: 'Informe anual 2024',
  }),
  list('/web/privacyNotice/getall', 'PrivacyNotice', 'Privacy notices; the first is shown first'),
  one('/web/privacyNotice/{noticeId}', 'PrivacyNotice', 'A notice', {
    parameters: { noticeId: 1 },
  }),
  list('/web/social-responsability/getall', 'Program', 'Programs'),
  one('/web/social-responsability/{program}', 'Program', 'A program by its id or url_page', {
    parameters: { program: 1 },
  }),
  one(
    '/web/social-responsability/getContentSocialResponsibility',
    'SocialResponsibilityContent',
    'Above the programs',
    maybe,
  ),
  one(
    '/web/social-responsability/getStrategyContent',
    'SocialResponsibilityContent',
    'Structure page',
    maybe,
  ),
  one(
    '/web/sustainability/getContentSustainability',
    'SustainabilityContent',
    'Sustainability page',
    maybe,
  ),
  list('/web/sustainability/programs', 'Program', 'Programs of the sustainability page'),
  list('/web/sustainability/reports', 'SustainabilityReport', 'Sustainability reports'),
  one(
    '/web/sustainability/contact/message-default',
    'DefaultMessage',
    'First message of the contact form with o=sostenibilidad',
    maybe,
  ),
  one('/web/jobboard/getContentJobBoard', 'JobBoard', 'Job board', maybe),
  list('/web/contact', 'ContactPerson', 'Contact page'),
  list('/web-contact', 'State', 'States as the gateway knows them; asked by the doctor alone'),
  root(
    '/common-services/api/catalog/cities/{stateId}',
    'City',
    'Cities of a state as the gateway knows them; asked by the doctor alone',
    { parameters: { stateId: 19 } },
  ),
  list('/web/search/getAll', 'SearchResult', 'Site search', {
    parameters: { search: 'reciclaje' },
  }),
  list('/web/states', 'State', 'Wizard, step 2: states'),
  list('/web/states/{stateId}/cities', 'City', 'Wizard, step 2: cities', {
    parameters: { stateId: 19 },
  }),
  list(
    '/web/business-unit/city/{cityId}',
    'Branch',
    'Branches of a city; asked by the doctor alone',
    {
      parameters: { cityId: 985 },
    },
  ),
  list(
    '/web/business-unit/city/{cityId}/business-line/{lineId}',
    'Coverage',
    'Wizard, step 2: branches that serve the city; none: no coverage',
    { ...maybe, parameters: { cityId: 985, lineId: 1 } },
  ),
  one('/web/battery/business-line/{lineId}', 'Battery', 'Wizard, steps 3 and 4', {
    ...maybe,
    parameters: { lineId: 4 },
  }),
  list('/web/frequency', 'Frequency', 'Wizard, step 4: weekdays'),
  {
    method: 'GET',
    kind: 'file',
    path: '/azure-storage/api/blob/download/',
    summary: 'Bytes of an image, a video or a PDF, by the key that a record names',
    parameters: { file: 'cliente-01.webp' },
  },
  submit('/web/quote', 'quote', 'Quote of the wizard'),
  submit('/web/send-message', 'message', 'Quote request'),
  submit('/web/send-message/sendMessageContacto', 'contact', 'Contact form'),
];

/** A call as metrics and the log name it: each parameter is `*`. */
export const nameOf = ({ method, path }: ContractCall) =>
  `${method} ${path.replace(/\{\w+\}/g, '*')}`;
