import { formMeta } from '@/lib/features/forms/form-meta';

/** What is wrong with a request of a script. */
export interface Flaw {
  name: string;
  fields?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Instead of the fields. */
  body?: string;
  isOverLimit?: boolean;
  /** What its sender is told: the reason of the refusal, the field that is not valid, or the outcome. */
  told: string;
}

export const flaws: readonly [Flaw, ...Flaw[]] = [
  { name: 'no form', headers: { 'content-type': 'text/plain' }, told: 'content-type' },
  { name: 'too long, it says', headers: { 'content-length': '70000' }, told: 'too-large' },
  { name: 'too long', fields: { message: 'x'.repeat(70_000) }, told: 'too-large' },
  { name: 'half a body', body: '{"name":', told: 'body' },
  { name: 'a list', body: '[]', told: 'body' },
  { name: 'no id', fields: { submission: '' }, told: 'submission' },
  { name: 'no time to type', fields: { elapsed: 10 }, told: 'too-fast' },
  { name: 'a filled trap', fields: { [formMeta.trap]: 'x' }, told: 'accepted' },
  { name: 'no address', fields: { email: 'maria' }, told: 'email' },
  { name: 'a number for a name', fields: { name: 7 }, told: 'name' },
  { name: 'an unknown state', fields: { state: '99' }, told: 'state' },
  { name: 'a city of another state', fields: { city: '1' }, told: 'city' },
  { name: 'another site', headers: { 'sec-fetch-site': 'cross-site' }, told: 'origin' },
  { name: 'another origin', headers: { origin: 'https://example.com' }, told: 'origin' },
  { name: 'too many requests', isOverLimit: true, told: 'rate' },
];
