import { createGateway } from '@/lib/content/embedded-gateway/gateway';
import { unwrap } from '@/lib/content/gateway/decode';
import { contractCalls, type ContractCall } from './calls';

const MOST_CHARACTERS = 160;

/** The address of a call with its example's parameters: what is not in the path is the query. */
export function addressOf({ path, parameters = {} }: Pick<ContractCall, 'path' | 'parameters'>) {
  const query = new URLSearchParams();
  let address = path;
  for (const [name, value] of Object.entries(parameters)) {
    if (!path.includes(`{${name}}`)) query.set(name, String(value));
    else address = address.replace(`{${name}}`, encodeURIComponent(value));
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

/** Enough of a value to see its form: the beginning of a text, the first of a list. */
function beginningOf(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MOST_CHARACTERS) {
    return `${value.slice(0, MOST_CHARACTERS)}…`;
  }
  if (Array.isArray(value)) return value.slice(0, 1).map(beginningOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, beginningOf(part)]));
}

/** A record of each name, as the embedded gateway answers with it: looked up where there is a lookup. */
export async function exampleRecords(): Promise<Map<string, unknown>> {
  const { handle } = createGateway();
  const examples = new Map<string, unknown>();
  const calls = contractCalls().toSorted((a, b) => b.kind.localeCompare(a.kind));
  for (const call of calls) {
    if (call.record === undefined || call.only || examples.has(call.record)) continue;
    const request = new Request(`http://gateway.invalid${addressOf(call)}`, {
      method: call.method,
      ...(call.body && { body: JSON.stringify(call.body) }),
    });
    const response = await handle(request);
    const answer = unwrap({ status: response.status, body: await response.text() });
    if (answer.kind !== 'value') throw new Error(`${addressOf(call)} finds nothing`);
    const record: unknown = Array.isArray(answer.value) ? answer.value[0] : answer.value;
    examples.set(call.record, beginningOf(record));
  }
  return examples;
}
