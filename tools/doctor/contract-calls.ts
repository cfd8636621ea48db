import type { Call } from '@/lib/content/gateway/calls';
import { contentTypes, table } from '@/lib/features/content-types/table';
import { FILE_CALL as FILE_PATH } from '@/lib/content/gateway/files';
import { submissionPaths } from '@/lib/content/gateway/submissions';
import { PREFIX } from '@/lib/content/gateway/transport';
import type { CallReport } from './report';

/** One call of the contract. */
export type ContractCall = Omit<Call, 'kind'> & Pick<CallReport, 'kind'>;

export const FILE_CALL = `GET ${FILE_PATH}`;
export const BATTERY_CALL = table.batteries.callsById.batteries.name;

export const submissionCalls = Object.values(submissionPaths).map((path): ContractCall => ({
  name: `POST ${PREFIX}${path}`,
  kind: 'submission',
}));

const reads = Object.values(contentTypes).flatMap((type): ContractCall[] => [
  ...Object.values({ ...type.calls, ...type.callsById, ...type.callsByName }),
  ...(type.otherCalls ?? []),
]);

/** Every call of the contract, type by type. */
export const contractCalls: readonly ContractCall[] = [
  ...new Map(reads.map((call) => [call.name, call])).values(),
  { name: `GET ${PREFIX}/web/search/getAll`, kind: 'list', mayBeMissing: true },
  { name: FILE_CALL, kind: 'file' },
  ...submissionCalls,
];
