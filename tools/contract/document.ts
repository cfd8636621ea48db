import {
  contactSchema,
  messageSchema,
  quoteSchema,
} from '@/lib/content/embedded-gateway/submissions/schemas';
import { answerSchemas, responsesOf } from './answers';
import { contractCalls, type ContractCall } from './calls';
import { exampleRecords } from './examples';
import { bodySchema, contractSchemas, type JsonSchema } from './schemas';

/** What the embedded gateway checks besides, lines and weekdays, is its own. */
const submissions = {
  quote: bodySchema(quoteSchema({ lineIds: [], weekdays: [] })),
  message: bodySchema(messageSchema),
  contact: bodySchema(contactSchema),
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'One for each lead: the same whenever the lead is sent again.',
  schema: { type: 'string', format: 'uuid' },
};

const RANGE = { name: 'Range', in: 'header', schema: { type: 'string' }, example: 'bytes=0-0' };

function parametersOf({ path, kind, parameters = {} }: ContractCall): object[] {
  const named = Object.entries(parameters).map(([name, example]) => ({
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
  return json({ type: 'object', required: Object.keys(body), properties }, body);
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

/** The contract as an OpenAPI 3.1 document, in JSON. */
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
        'What a public website asks of its content gateway, and what it accepts: read with gateway-contract.md. Fields that are not named are ignored; a record without a required field is skipped, the rest of its list stands; an optional field may be absent.',
    },
    servers: [{ url: 'http://127.0.0.1:4000', description: 'The embedded gateway.' }],
    security: [{ authorization: [] }, {}],
    paths: Object.fromEntries(contractCalls().map((call) => [call.path, pathItem(call)])),
    components: {
      securitySchemes: {
        authorization: { type: 'apiKey', in: 'header', name: 'Authorization' },
      },
      schemas: { ...Object.fromEntries(described), ...answerSchemas() },
    },
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
