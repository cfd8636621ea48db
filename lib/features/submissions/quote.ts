import 'server-only';
import { z } from 'zod';
import { LIMITS, phoneDigits } from '@/lib/features/forms/fields';
import type { FieldFailure } from '@/lib/features/forms/failures';
import { checkQuotePerson } from '@/lib/features/quote/schema';
import { getBattery, getFrequencies } from '@/lib/content/gateway/battery';
import type { TreeNode } from '@/lib/content/gateway/question-tree';
import { getCoverage } from '@/lib/content/gateway/branches';
import { getQuoteLines } from '@/lib/content/gateway/business-lines';
import { valueOrUndefined } from '@/lib/content/gateway/result';
import { offeredWeekdays } from '@/lib/features/quote/lookups';
import { sanitizeLine, sanitizeText } from '@/lib/util/text';
import type { SubmissionForm } from '@/lib/features/submissions/pipeline';

const id = z.int().positive();
const written = z.string().refine((text) => sanitizeLine(text, 1) !== '');

/** The choices; the size limit of the body also limits their number and length. */
const choices = z.object({
  business_line_id: id,
  city_id: id,
  frequency: z.array(written).min(1),
  quote_services: z.array(z.object({ service: written, type: written })),
});
type Choices = z.output<typeof choices>;

const invalid = (field: string): FieldFailure<string> => ({
  field,
  message: 'Ya no es válido, elígelo de nuevo.',
});

const titlesOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ title, children }) => [title, ...titlesOf(children)]);

/**
 * Returns the choices to send, or the first that is not offered; checks only against available data. The
 * gateway's own words stay unchanged. Questions are not checked, because editors may have changed them.
 */
async function checkChoices(given: Choices): Promise<Choices | FieldFailure<string>> {
  const [lines, coverage, battery, frequencies] = await Promise.all([
    getQuoteLines(),
    getCoverage(given.city_id, given.business_line_id),
    getBattery(given.business_line_id),
    getFrequencies(),
  ]);
  const isLine = ({ id: lineId }: { id: number }) => lineId === given.business_line_id;
  if (lines.status === 'found' && !lines.value.some(isLine)) return invalid('business_line_id');
  if (coverage.status === 'missing' || (coverage.status === 'found' && !coverage.value.length)) {
    return invalid('city_id');
  }
  const isUnknown = battery.status === 'unavailable' || frequencies.status === 'unavailable';
  const all = (valueOrUndefined(frequencies) ?? []).map(({ name }) => name);
  const { weekdays: own = [], questions = [] } = valueOrUndefined(battery) ?? {};
  const offered = new Set([...offeredWeekdays(own, all), ...own, ...all]);
  if (!isUnknown && given.frequency.some((day) => !offered.has(day))) return invalid('frequency');
  const known = new Set([...offered, ...titlesOf(questions)]);
  const asWritten = (text: string) => (known.has(text) ? text : sanitizeText(text, Infinity));
  return {
    ...given,
    frequency: [...new Set(given.frequency.map(asWritten))],
    quote_services: given.quote_services.map(({ service, type }) => ({
      service: asWritten(service),
      type: asWritten(type),
    })),
  };
}

/** The wizard's submission, `POST /api/quote` (contract, "Calls that submit"). */
export const quoteForm: SubmissionForm = {
  kind: 'quote',
  formats: ['json'],
  async read(fields) {
    const person = {
      client_name: sanitizeLine(fields.client_name, LIMITS.name),
      company_name: sanitizeLine(fields.company_name, LIMITS.name),
      phone_number: phoneDigits(sanitizeLine(fields.phone_number, LIMITS.name)),
      email: sanitizeLine(fields.email, LIMITS.email + 1),
    };
    const [failure] = checkQuotePerson(person);
    if (failure) return failure;
    const parsed = choices.safeParse(fields);
    if (!parsed.success) return invalid(String(parsed.error.issues[0]?.path[0] ?? 'body'));
    const checked = await checkChoices(parsed.data);
    if ('field' in checked) return checked;
    return { call: 'quote', body: { origin: 'WEB', ...checked, ...person } };
  },
};
