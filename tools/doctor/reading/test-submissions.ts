import { randomUUID } from 'node:crypto';
import type { TreeNode } from '@/lib/content/gateway/question-tree';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { submissionPaths, submit, type Submission } from '@/lib/content/gateway/submissions';
import { PREFIX } from '@/lib/content/gateway/transport';
import { offeredWeekdays } from '@/lib/features/quote/weekdays';
import { idempotencyKey } from '@/lib/features/submissions/idempotency-key';
import { valueIn, type Content } from '../content';
import { addRequest, type Collector } from './calls';

const MARK = 'PRUEBA DEL DIAGNÓSTICO, favor de no atender';

const message = {
  city: 'Monterrey',
  state: 'Nuevo León',
  name: MARK,
  email: 'prueba@example.com',
  phone: '5555550100',
  message: `${MARK}. Esta solicitud comprueba la conexión del sitio y no espera respuesta.`,
};

/** The first answer of each question, asked as the wizard asks them. */
const services = (questions: readonly TreeNode[]): { service: string; type: string }[] =>
  questions.flatMap(({ title: service, children: [first] }) =>
    first ? [{ service, type: first.title }, ...services(first.children)] : [],
  );

/** A quote of a line in a city with coverage; none where none was found. */
function quotes({ coverage, batteries, frequencies }: Content): Submission[] {
  const covered = coverage.find(({ branches }) => listOrEmpty(branches).length > 0);
  if (!covered) return [];
  const weekdays = offeredWeekdays(
    valueIn(batteries, covered.line)?.weekdays ?? [],
    listOrEmpty(frequencies).map(({ name }) => name),
  );
  const body = {
    origin: 'WEB' as const,
    business_line_id: covered.line,
    frequency: weekdays.slice(0, 1),
    city_id: covered.city,
    client_name: MARK,
    company_name: MARK,
    phone_number: message.phone,
    email: message.email,
    quote_services: services(valueIn(batteries, covered.line)?.questions ?? []),
  };
  return [{ call: 'quote', body }];
}

/** Sends each form once, marked as a test, as the site sends them. */
export async function sendTests(content: Content, { tallyOf }: Collector): Promise<void> {
  const submissions: Submission[] = [
    ...quotes(content),
    { call: 'message', body: message },
    { call: 'contact', body: { ...message, business: MARK } },
  ];
  for (const submission of submissions) {
    const tally = tallyOf(`POST ${PREFIX}${submissionPaths[submission.call]}`);
    const started = performance.now();
    const result = await submit(submission, idempotencyKey(randomUUID(), submission.body));
    const reason = 'reason' in result ? result.reason : 'accepted';
    addRequest(tally, reason, performance.now() - started);
    tally.report.outcomes[result.outcome === 'accepted' ? 'found' : 'unavailable'] += 1;
    if (result.outcome !== 'accepted') tally.report.reasons = [reason];
  }
}
