import 'server-only';
import { z } from 'zod';
import { LIMITS, phoneDigits } from '@/lib/features/forms/fields';
import type { FieldFailure } from '@/lib/features/forms/first-failure';
import { checkQuotePerson } from '@/lib/features/quote/schema';
import { getBattery, getFrequencies } from '@/lib/content/gateway/battery';
import { getCoverage } from '@/lib/content/gateway/branches';
import { getQuoteLines } from '@/lib/content/gateway/business-lines';
import { valueOrUndefined } from '@/lib/content/gateway/result';
import type { Submission } from '@/lib/content/gateway/submissions';
import { offeredWeekdays } from '@/lib/features/quote/weekdays';
import { sanitizeLine } from '@/lib/features/submissions/sanitize';
import type { SubmissionForm } from '@/lib/features/submissions/pipeline';

const MAX_TITLE = 300;
const MAX_SERVICES = 100;
const MAX_WEEKDAYS = 7;

const id = z.int().positive();
const line = (max: number) =>
  z
    .unknown()
    .transform((value) => sanitizeLine(value, max))
    .pipe(z.string().min(1));

const choices = z.object({
  business_line_id: id,
  city_id: id,
  frequency: z.array(line(40)).min(1).max(MAX_WEEKDAYS),
  quote_services: z
    .array(z.object({ service: line(MAX_TITLE), type: line(MAX_TITLE) }))
    .max(MAX_SERVICES),
});
type Choices = z.output<typeof choices>;

const invalid = (field: string): FieldFailure<string> => ({ field, message: 'Dato no válido.' });

/** Checks only what is available. Questions may have been edited meanwhile: they pass as read. */
async function checkChoices(given: Choices): Promise<FieldFailure<string> | undefined> {
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
  const offered = new Set(
    [...offeredWeekdays(valueOrUndefined(battery)?.weekdays ?? [], all), ...all].map((day) =>
      sanitizeLine(day, 40),
    ),
  );
  if (!isUnknown && given.frequency.some((day) => !offered.has(day))) return invalid('frequency');
  return undefined;
}

async function read(fields: Record<string, unknown>): Promise<Submission | FieldFailure<string>> {
  const person = {
    client_name: sanitizeLine(fields.client_name, LIMITS.name),
    company_name: sanitizeLine(fields.company_name, LIMITS.name),
    phone_number: phoneDigits(sanitizeLine(fields.phone_number, LIMITS.name)),
    email: sanitizeLine(fields.email, LIMITS.email + 1),
  };
  const failure = checkQuotePerson(person);
  if (failure) return failure;
  const parsed = choices.safeParse(fields);
  if (!parsed.success) return invalid(String(parsed.error.issues[0]?.path[0] ?? 'body'));
  const given = { ...parsed.data, frequency: [...new Set(parsed.data.frequency)] };
  const body = { origin: 'WEB', ...given, ...person } as const;
  return (await checkChoices(given)) ?? { call: 'quote', body };
}

/** The wizard's submission, `POST /api/quote` (contract, "Calls that submit"). */
export const quoteForm: SubmissionForm = {
  kind: 'quote',
  formats: ['json'],
  read,
};
