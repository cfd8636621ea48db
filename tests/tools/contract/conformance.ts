import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import { unwrap } from '@/lib/content/gateway/decode';
import { cameAs, walkSchema } from '@/lib/content/gateway/schema-walk';
import { contact, message, quote } from '@/tests/support/submission-payloads';
import { contractCalls, type ContractCall } from '@/tools/contract/calls';
import { addressOf } from '@/tools/contract/examples';
import { records } from '@/tools/contract/records';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: { $ref: string } }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { examples?: object[]; properties?: object }> };
}

/** As a supplier of a gateway gets it. */
export const document: Document = JSON.parse(readFileSync('docs/gateway.openapi.json', 'utf8'));

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'contract');

/** What of a value the schema that the pointer names does not take; undefined where it takes all. */
function invalid(pointer: string, value: unknown): string | undefined {
  const validate = ajv.getSchema(`contract${pointer}`);
  if (!validate) throw new Error(`${pointer} is not in the document`);
  return validate(value) ? undefined : ajv.errorsText(validate.errors?.slice(0, 1));
}

export const isValid = (pointer: string, value: unknown) => invalid(pointer, value) === undefined;

const NOTHING = '#/components/schemas/Nothing';

const bodies = { quote, message, contact };

const ODD_VALUES = [
  ...['0', '-1', '1.5', '999999999', 'no-hay-tal-cosa', '\u0000', '../x', '☃%"<', ' '],
];
const ODD_BODIES = [
  '',
  'no',
  '[]',
  '{}',
  'null',
  '{"name":5,"city":{}}',
  `{"x":"${'y'.repeat(7e4)}"}`,
];

interface Trial {
  address: string;
  body?: string;
  /** Whether something must be found. */
  isGood: boolean;
}

/** A call as the site makes it, and with each parameter, or the body, odd. */
function trialsOf(call: ContractCall): Trial[] {
  const { parameters = {}, submission } = call;
  const sent = submission ? bodies[submission] : call.body;
  const body = sent && JSON.stringify(sent);
  const odd = (values: Record<string, string | number>) =>
    addressOf({ path: call.path, parameters: { ...parameters, ...values } });
  const address = addressOf(call);
  return [
    { address, ...(body && { body }), isGood: true },
    ...Object.keys(parameters).flatMap((name) =>
      ODD_VALUES.map((value) => ({ address: odd({ [name]: value }), isGood: false })),
    ),
    ...(body ? ODD_BODIES.map((oddBody) => ({ address, body: oddBody, isGood: false })) : []),
  ];
}

/** What of one answer the document does not say; undefined where it says everything. */
function outside(operation: Operation, response: Response, body: string): string | undefined {
  const { status } = response;
  const family = `${Math.floor(status / 100)}XX`;
  const described = operation.responses[status] ?? operation.responses[family];
  if (!described || status >= 500) return `status ${status}`;
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const schema = described.content?.[type]?.schema;
  if (!described.content || described.content['*/*']) return undefined;
  if (!schema) return `type ${type}`;
  return invalid(schema.$ref, JSON.parse(body || 'null'));
}

/** The contract's `alt?`: these pictures have a title alone. */
const TITLE_ALONE = /^photos?\.alt$/;

/** Fields of the call's record that came in none of the answers, and those that the contract does not name. */
function strayFields({ path, record, only }: ContractCall, body: string): string[] {
  const answer = unwrap({ status: 200, body });
  if (record === undefined || answer.kind !== 'value') return [];
  const values: unknown[] = Array.isArray(answer.value) ? answer.value : [answer.value];
  const came = new Map<string, boolean>();
  const unknown = new Set<string>();
  for (const value of values) {
    walkSchema(records[record], value, '', {
      wrongTyped: () => undefined,
      field: (field, part) =>
        came.set(field, came.get(field) === true || cameAs(part) !== 'absent'),
      unknown: (field) => unknown.add(field),
    });
  }
  const lost = [...came].flatMap(([field, hasCome]) => (hasCome ? [] : [field]));
  const wanted = lost.filter(
    (field) => (only?.includes(field) ?? true) && !TITLE_ALONE.test(field),
  );
  return [
    ...wanted.map((field) => `${path}: ${field} never came`),
    ...[...unknown].map((field) => `${path}: ${field} is not in the contract`),
  ];
}

async function ask(url: string, call: ContractCall, trial: Trial): Promise<string[]> {
  const { address, body, isGood } = trial;
  const operation = document.paths[call.path]?.[call.method.toLowerCase()];
  if (!operation) return [`${call.path} is not in the document`];
  const response = await fetch(url + address, { method: call.method, ...(body && { body }) });
  const answer = await response.text();
  const wrong = outside(operation, response, answer);
  if (wrong !== undefined) return [`${call.method} ${address}: ${wrong}`];
  if (!isGood) return [];
  const isFound = response.ok && (call.kind === 'file' || !isValid(NOTHING, JSON.parse(answer)));
  return isFound ? strayFields(call, answer) : [`${call.method} ${address}: nothing found`];
}

/**
 * Asks every call of the contract of a gateway over HTTP, with odd parameters and bodies too; one line
 * for each answer that is not of the contract.
 */
export async function findingsAt(url: string, asks: 'all' | 'good' = 'all'): Promise<string[]> {
  const findings: string[] = [];
  for (const call of contractCalls()) {
    const trials = trialsOf(call).filter(({ isGood }) => isGood || asks === 'all');
    for (const trial of trials) findings.push(...(await ask(url, call, trial)));
  }
  return findings;
}
