import { contractCalls, type ContractCall } from './calls';
import { refTo, type JsonSchema } from './schemas';

const envelope = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  required: ['code'],
  properties,
});

const nothing: JsonSchema = {
  description: 'Found nothing. An empty body says so too.',
  anyOf: [
    { type: 'null' },
    { type: 'object', maxProperties: 0 },
    { type: 'array', maxItems: 0 },
    envelope({ code: { enum: [404, '404'] } }),
  ],
};

const submitted: JsonSchema = envelope({
  code: { description: 'Only with 200 is the lead kept.', type: ['integer', 'string'] },
});

/** The value bare or in an envelope, or nothing found. */
function answerOf(kind: ContractCall['kind'], record: string): JsonSchema {
  const values: JsonSchema = { type: ['array', 'null'], items: refTo(record) };
  const one: JsonSchema = { ...refTo(record), type: 'object', not: { required: ['code'] } };
  const bare = kind === 'list' ? [values] : [one, { ...values, maxItems: 1 }];
  const enveloped = envelope({
    code: { enum: [200, '200'] },
    data: { anyOf: [...bare, refTo('Nothing')] },
  });
  return { anyOf: [...bare, enveloped, refTo('Nothing')] };
}

const nameOfAnswer = ({ kind, record }: ContractCall) =>
  kind === 'list' ? `${record}List` : `${record}Answer`;

/** What calls answer with status 200, by name. */
export const answerSchemas = (): Record<string, JsonSchema> => ({
  Nothing: nothing,
  Submitted: submitted,
  ...Object.fromEntries(
    contractCalls().flatMap((call) =>
      call.record ? [[nameOfAnswer(call), answerOf(call.kind, call.record)]] : [],
    ),
  ),
});

const ofReads = {
  401: { description: 'Authorization is missing or wrong.' },
  404: { description: 'Found nothing.' },
  '5XX': { description: 'Unavailable, which is never the same as not found.' },
};

const ofFiles = {
  200: { description: 'The file, not compressed.', content: { '*/*': {} } },
  206: { description: 'The range that was asked for.', content: { '*/*': {} } },
  304: { description: 'Not changed.' },
  410: { description: 'Gone.' },
  412: { description: 'A condition does not hold.' },
  416: { description: 'The range lies outside of the file.' },
  ...ofReads,
};

const ofSubmissions = {
  401: ofReads[401],
  '4XX': { description: 'Refused: not kept, and not sent again; after 408, 425 and 429 it is.' },
  '5XX': { description: 'Not known to be kept: it is sent again with the same key.' },
};

/** What may be answered, by status. */
export function responsesOf(call: ContractCall): object {
  if (call.kind === 'file') return ofFiles;
  const isSubmission = call.kind === 'submission';
  const schema = refTo(isSubmission ? 'Submitted' : nameOfAnswer(call));
  return {
    200: { description: call.summary, content: { 'application/json': { schema } } },
    ...(isSubmission ? ofSubmissions : ofReads),
  };
}
