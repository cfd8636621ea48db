import { z } from 'zod';
import { findCityById } from '@/lib/content/catalogue/municipalities';
import { findState } from '@/lib/content/catalogue/states';

/** Local part up to 64 characters, labels up to 63, top level 2 to 63 letters (spec, section 5). */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

const line = (max: number) => z.string().trim().min(1).max(max);
const email = z.string().trim().max(320).regex(EMAIL);

/** A form's phone has at most 10 digits; the wizard's exactly 10 (specification, section 9). */
const formPhone = z.string().regex(/^\d{1,10}$/);
const quotePhone = z.string().regex(/^\d{10}$/);

const id = z.int().positive();
const title = z.string().refine((value) => value.trim() !== '');
const step = z.object({ service: title, type: title });

/** The choices that the content offers to a quote. */
export type QuoteChoices = { lineIds: readonly number[]; weekdays: readonly string[] };

/** Creates the schema of a quote for a line, city and days that exist; anything else gets 400. */
export function quoteSchema({ lineIds, weekdays }: QuoteChoices) {
  return z.object({
    origin: z.literal('WEB'),
    business_line_id: id.refine((value) => lineIds.includes(value)),
    frequency: z.array(title.refine((day) => weekdays.includes(day))).min(1),
    city_id: id.refine((value) => findCityById(value) !== undefined),
    client_name: line(150),
    company_name: line(150),
    phone_number: quotePhone,
    email,
    quote_services: z.array(step),
  });
}

const message = z.object({
  city: line(150),
  email,
  message: z.string().trim().min(1).max(10_000),
  name: line(150),
  phone: formPhone,
  state: line(100),
});

function isState({ state }: { state: string }): boolean {
  const found = findState(state);
  return found !== undefined && found.id !== 0;
}

/** A message with a state and city that exist, and a way to answer it. */
export const messageSchema = message.refine(isState, { path: ['state'] });

/** A message with the sender's business, which may be ''. */
export const contactSchema = message
  .extend({ business: z.string().trim().max(150).default('') })
  .refine(isState, { path: ['state'] });
