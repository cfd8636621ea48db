import { formMeta } from '@/lib/features/forms/form-meta';

export interface Flaw {
  fields?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Instead of the fields. */
  body?: string;
  isOverLimit?: boolean;
  /** The reason of the refusal, the field that is not valid, or the outcome. */
  told: string;
}

/** What is wrong with a request of a script, and what its sender is told. */
export const flaws = {
  'no form': { headers: { 'content-type': 'text/plain' }, told: 'content-type' },
  'a length over the limit': { headers: { 'content-length': '70000' }, told: 'too-large' },
  'a body over the limit': { fields: { message: 'x'.repeat(70_000) }, told: 'too-large' },
  'half a body': { body: '{"name":', told: 'body' },
  'a list': { body: '[]', told: 'body' },
  'no id': { fields: { submission: '' }, told: 'submission' },
  'no time to type': { fields: { elapsed: 10 }, told: 'too-fast' },
  'a filled trap': { fields: { [formMeta.trap]: 'x' }, told: 'accepted' },
  'no address': { fields: { email: 'maria' }, told: 'email' },
  'a number for a name': { fields: { name: 7 }, told: 'name' },
  'an unknown state': { fields: { state: '99' }, told: 'state' },
  'a city of another state': { fields: { city: '1' }, told: 'city' },
  'from another site': { headers: { 'sec-fetch-site': 'cross-site' }, told: 'origin' },
  'from another origin': { headers: { origin: 'https://example.com' }, told: 'origin' },
  'too many requests': { isOverLimit: true, told: 'rate' },
} satisfies Record<string, Flaw>;

export type FlawName = keyof typeof flaws;
export const flawOf = (name: FlawName): Flaw => flaws[name];
