import {
  contactSchema,
  messageSchema,
  quoteSchema,
} from '@/lib/content/embedded-gateway/submissions/schemas';
import { createGateway } from '@/lib/content/embedded-gateway/gateway';
import { unwrap } from '@/lib/content/gateway/decode';
import { addressOf, contractCalls, exampleValues, type ContractCall } from './calls';
import {
  answerSchemas,
  bodySchema,
  contractSchemas,
  responsesOf,
  type JsonSchema,
} from './schemas';

const MOST_CHARACTERS = 160;

/** Shortens a value to the beginning of a text and the first item of a list. */
function beginningOf(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MOST_CHARACTERS) {
    return `${value.slice(0, MOST_CHARACTERS)}…`;
  }
  if (Array.isArray(value)) return value.slice(0, 1).map(beginningOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, beginningOf(part)]));
}

/** Returns one record of each name from the embedded gateway, if possible the whole record of a lookup. */
async function exampleRecords(): Promise<Map<string, unknown>> {
  const handle = createGateway();
  const examples = new Map<string, unknown>();
  const calls = contractCalls.toSorted((a, b) => b.kind.localeCompare(a.kind));
  for (const call of calls) {
    if (call.record === undefined || call.only || examples.has(call.record)) continue;
    const request = new Request(
      `http://gateway.invalid${addressOf(call.path, exampleValues(call.parameters))}`,
      {
        method: call.method,
        ...(call.body && { body: JSON.stringify(exampleValues(call.body)) }),
      },
    );
    const response = await handle(request);
    const answer = unwrap({ status: response.status, body: await response.text() });
    if (answer.kind !== 'value') throw new Error(`${call.path} finds nothing`);
    const record: unknown = Array.isArray(answer.value) ? answer.value[0] : answer.value;
    examples.set(call.record, beginningOf(record));
  }
  return examples;
}

/** The bodies of submissions, without the lines and weekdays that the embedded gateway also checks. */
const submissions = {
  quote: bodySchema(quoteSchema({ lineIds: [], weekdays: [] })),
  message: bodySchema(messageSchema),
  contact: bodySchema(contactSchema),
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'One for each lead. It stays the same when the lead is sent again.',
  schema: { type: 'string', format: 'uuid' },
};

const RANGE = { name: 'Range', in: 'header', schema: { type: 'string' }, example: 'bytes=0-0' };

function parametersOf({ path, kind, parameters }: ContractCall): object[] {
  const named = Object.entries(exampleValues(parameters)).map(([name, example]) => ({
    name,
    in: path.includes(`{${name}}`) ? 'path' : 'query',
    required: true,
    schema: { type: typeof example === 'number' ? 'integer' : 'string' },
    example,
  }));
  if (kind === 'submission') return [IDEMPOTENCY_KEY];
  return kind === 'file' ? [...named, RANGE] : named;
}

function bodyOf({ body, submission }: ContractCall): object {
  const json = (schema: JsonSchema, example?: object) => ({
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
  });
  if (submission) return json(submissions[submission]);
  if (!body) return {};
  const text = { type: 'string' as const };
  const properties = Object.fromEntries(Object.keys(body).map((name) => [name, text]));
  return json({ type: 'object', required: Object.keys(body), properties }, exampleValues(body));
}

function operationOf(call: ContractCall): object {
  const only = call.only && `Of each record only ${call.only.join(', ')} are read.`;
  return {
    summary: call.summary,
    description: only,
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses: responsesOf(call),
  };
}

function pathItem(call: ContractCall): object {
  const operation = operationOf(call);
  const method = call.method.toLowerCase();
  return { [method]: operation, ...(call.kind === 'file' && { head: operation }) };
}

/** Returns the contract as an OpenAPI 3.1 document, in JSON. */
export async function contractDocument(): Promise<string> {
  const examples = await exampleRecords();
  const described = Object.entries(contractSchemas()).map(([name, schema]) => [
    name,
    { ...schema, ...(examples.has(name) && { examples: [examples.get(name)] }) },
  ]);
  const document = {
    openapi: '3.1.1',
    info: {
      title: 'Content gateway',
      version: '1.0.0',
      description:
        'The calls that a public website makes to its content gateway, and the responses that it accepts. gateway-contract.md has the ground rules. The site ignores other fields and skips a record without a required field, but keeps the rest of its list. An optional field may be absent.',
    },
    servers: [{ url: 'http://127.0.0.1:4000', description: 'The embedded gateway.' }],
    security: [{ authorization: [] }, {}],
    paths: Object.fromEntries(contractCalls.map((call) => [call.path, pathItem(call)])),
    components: {
      securitySchemes: {
        authorization: { type: 'apiKey', in: 'header', name: 'Authorization' },
      },
      schemas: { ...Object.fromEntries(described), ...answerSchemas() },
    },
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
