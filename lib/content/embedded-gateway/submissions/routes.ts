import type { z } from 'zod';
import { failure, json } from '../core/responses';
import { saveSubmission, type InboxKind } from './inbox';
import { readBody, textIn, textsOf } from '../core/json';
import { route, type Call, type Route } from '../core/router';
import type { Store } from '../core/store';
import { contactSchema, messageSchema, quoteSchema, type QuoteChoices } from './schemas';

async function quoteChoices(store: Store): Promise<QuoteChoices> {
  const [lines, frequencies, batteries] = await Promise.all([
    store.list('business-lines'),
    store.list('frequencies'),
    store.list('batteries'),
  ]);
  return {
    lineIds: lines.map(({ id }) => Number(id)),
    weekdays: [
      ...frequencies.map((frequency) => textIn(frequency, 'name')),
      ...batteries.flatMap((battery) => textsOf(battery.selected_frequency)),
    ],
  };
}

/** A UUID of any version. */
const isKey = (key = '') => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key);

type Schema = (store: Store) => Promise<z.ZodType<SubmissionBody>> | z.ZodType<SubmissionBody>;
type SubmissionBody = Parameters<typeof saveSubmission>[2];

async function receive(
  dataDir: string,
  kind: InboxKind,
  schema: Schema,
  { request, store }: Call,
): Promise<Response> {
  const parsed = (await schema(store)).safeParse(await readBody(request));
  if (!parsed.success) {
    // The response has only the field's name, because its value is personal data.
    const field = parsed.error.issues[0]?.path.join('.') || 'body';
    return failure(400, `Campo no válido: ${field}`, 200);
  }
  const key = request.headers.get('idempotency-key')?.toLowerCase();
  saveSubmission(dataDir, kind, parsed.data, isKey(key) ? key : undefined);
  return json({ code: 200 });
}

/**
 * Creates the three routes that submit (contract, "Calls that submit"). They respond with code 200 only
 * after storing; a repeated key stores nothing.
 */
export function submissionRoutes(dataDir: () => string): readonly Route[] {
  const receiving = (path: string, kind: InboxKind, schema: Schema) =>
    route('POST', path, (call) => receive(dataDir(), kind, schema, call));
  return [
    receiving('/web/quote', 'quote', async (store) => quoteSchema(await quoteChoices(store))),
    receiving('/web/send-message', 'message', () => messageSchema),
    receiving('/web/send-message/sendMessageContacto', 'contact', () => contactSchema),
  ];
}
