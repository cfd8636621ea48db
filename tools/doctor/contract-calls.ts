import type { Call } from '@/lib/features/content-types/calls';
import { contentTypes } from '@/lib/features/content-types/table';
import { PREFIX } from '@/lib/content/gateway/transport';
import type { CallReport } from './report';

/** One call of the contract. */
export interface ContractCall extends Omit<Call, 'kind'> {
  kind: CallReport['kind'];
}

export const FILE_CALL = 'GET /azure-storage/api/blob/download/';
export const BATTERY_CALL = `GET ${PREFIX}/web/battery/business-line/*`;

const submission = (path: string): ContractCall => ({
  name: `POST ${PREFIX}${path}`,
  kind: 'submission',
});

export const submissionCalls = {
  quote: submission('/web/quote'),
  message: submission('/web/send-message'),
  contact: submission('/web/send-message/sendMessageContacto'),
};

const reads = Object.values(contentTypes).flatMap((type): ContractCall[] => [
  ...Object.values({ ...type.calls, ...type.callsById, ...type.callsByName }),
  ...(type.otherCalls ?? []),
]);

/** Every call of the contract, type by type. */
export const contractCalls: readonly ContractCall[] = [
  ...new Map(reads.map((call) => [call.name, call])).values(),
  { name: `GET ${PREFIX}/web/search/getAll`, kind: 'list' },
  { name: FILE_CALL, kind: 'file' },
  ...Object.values(submissionCalls),
];
