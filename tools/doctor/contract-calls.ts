import type { CallReport } from './report';

/** One call of the contract, as metrics name it. */
export interface ContractCall {
  name: string;
  kind: CallReport['kind'];
  /** Whose absence the contract allows. */
  mayBeMissing?: true;
  /** Where the contract names only some fields of the record. */
  only?: readonly string[];
}

const PREFIX = '/web-page-conf';

type Options = Omit<ContractCall, 'name' | 'kind'>;

const list = (path: string, options: Options = {}): ContractCall => ({
  name: `GET ${PREFIX}${path}`,
  kind: 'list',
  ...options,
});
const record = (path: string, options: Options = {}): ContractCall => ({
  ...list(path, options),
  kind: 'record',
});
const search = (path: string): ContractCall => ({ name: `POST ${PREFIX}${path}`, kind: 'record' });
const submission = (path: string): ContractCall => ({
  name: `POST ${PREFIX}${path}`,
  kind: 'submission',
});
const root = (path: string, kind: CallReport['kind'] = 'list', options: Options = {}) => ({
  name: `GET ${path}`,
  kind,
  ...options,
});

export const FILE_CALL = 'GET /azure-storage/api/blob/download/';
export const BATTERY_CALL = `GET ${PREFIX}/web/battery/business-line/*`;

export const submissionCalls = {
  quote: submission('/web/quote'),
  message: submission('/web/send-message'),
  contact: submission('/web/send-message/sendMessageContacto'),
};

const OPTIONAL = { mayBeMissing: true } as const;

/** Every call of docs/gateway-contract.md, in its order. */
export const contractCalls: readonly ContractCall[] = [
  list('/web/section'),
  list('/section'),
  record('/web/section/*', OPTIONAL),
  list('/web/social-networks/getall'),
  list('/web/web-page-config/carousel'),
  list('/web/indicator/getall'),
  list('/web/clients/getAll'),
  list('/web/testimonials/getall'),
  list('/web/frequent-questions/size-category/6'),
  list('/web/frequent-questions'),
  record('/web/frequent-questions/*'),
  record('/web/frequent-questions/grouper/*'),
  list('/web/catalog/information-institutional'),
  record('/web/catalog/information-institutional/*'),
  search('/web/catalog/information-institutional/getbydesc'),
  list('/web/business-line/services'),
  list('/web/business-line/services/*'),
  list('/web/business-line/detail'),
  record('/web/business-line/detail/*'),
  record('/web/business-line/detailRouter/*'),
  list('/web/business-line/markers'),
  list('/web/business-line/quotes', { only: ['id', 'name', 'name_quote_image'] }),
  root('/business-line/admin/business-line/active', 'list', {
    only: ['id', 'name', 'url', 'route'],
  }),
  list('/web/presence'),
  list('/web/business-unit/offices'),
  root('/business/admin/businessunit/getallbusinessunitpublicated'),
  search('/web/business-unit/getByName/'),
  list('/web/business-unit/*/zones', OPTIONAL),
  list('/web/blog/getLast'),
  list('/web/blog/getall'),
  list('/web/blog/getall/*'),
  list('/web/blog/getAllStates'),
  search('/web/blog/getbydesc/'),
  list('/web/press/getall/*/*'),
  record('/web/press/getByTitle/*'),
  list('/web/press/getallImages/*', OPTIONAL),
  list('/web/press/getallFiles/*', OPTIONAL),
  list('/web/annual-report'),
  record('/web/annual-report/*'),
  search('/web/annual-report/getByName/'),
  list('/web/privacyNotice/getall'),
  record('/web/privacyNotice/*'),
  list('/web/social-responsability/getall'),
  record('/web/social-responsability/*'),
  record('/web/social-responsability/getContentSocialResponsibility', OPTIONAL),
  record('/web/social-responsability/getStrategyContent', OPTIONAL),
  record('/web/sustainability/getContentSustainability', OPTIONAL),
  list('/web/sustainability/programs'),
  list('/web/sustainability/reports'),
  record('/web/sustainability/contact/message-default', OPTIONAL),
  record('/web/jobboard/getContentJobBoard', OPTIONAL),
  list('/web/contact'),
  list('/web-contact'),
  root('/common-services/api/catalog/cities/*'),
  list('/web/search/getAll'),
  list('/web/states'),
  list('/web/states/*/cities'),
  list('/web/business-unit/city/*'),
  list('/web/business-unit/city/*/business-line/*', OPTIONAL),
  record('/web/battery/business-line/*', OPTIONAL),
  list('/web/frequency'),
  { name: FILE_CALL, kind: 'file' },
  ...Object.values(submissionCalls),
];
