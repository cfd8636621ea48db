import type { Submission } from '@/lib/content/embedded-gateway/submissions/inbox';
import type { Attempt } from './lead-gateway';
import type { Span } from './lead-store';
import { markIn, type Visit } from './lead-visitors';

/** What a process was told so long before it died, or before its store failed, may not be recorded. */
const RECORD_MS = 1_000;

const isSame = ({ body }: Submission, { typed }: Visit): boolean => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const { name, phone, email, message } = typed;
  const isPerson = body.email === email && (body.phone ?? body.phone_number) === phone;
  const isText = body.message === undefined || String(body.message).startsWith(message);
  return isPerson && isText && (body.name ?? body.client_name) === name;
};

/** When a delivery that ended well may have been forgotten. */
export function unsureTimes(kills: readonly number[], outages: readonly Span[]): Span[] {
  return [
    ...kills.map((at) => ({ from: at - RECORD_MS, to: at })),
    ...outages.map(({ from, to }) => ({ from: from - RECORD_MS, to: to + RECORD_MS })),
  ];
}

/** Its calls, and when something died or failed meanwhile, in s from the first call. */
function historyOf(mark: string, attempts: readonly Attempt[], unsure: readonly Span[]): string {
  const own = attempts.filter((one) => one.mark === mark);
  const first = own[0]?.endedAt ?? 0;
  const at = (time: number) => ((time - first) / 1000).toFixed(1);
  const calls = own.map(({ end, sentAt, endedAt }) => `${end} ${at(sentAt)}–${at(endedAt)}`);
  return `${mark}: ${calls.join(', ')}; unsure ${unsure.map(({ from, to }) => `${at(from)}–${at(to)}`).join(', ')}`;
}

/** Compares what was acknowledged with what the gateway has: marks by what became of them. */
export function account(
  visits: readonly Visit[],
  inbox: readonly Submission[],
  attempts: readonly Attempt[],
  unsure: readonly Span[],
) {
  const received = Map.groupBy(inbox, ({ body }) => markIn(JSON.stringify(body)));
  const isUnsure = ({ end, sentAt, endedAt }: Attempt) =>
    end === 'broken' ||
    (end === 'taken' && unsure.some(({ from, to }) => endedAt >= from && sentAt <= to));
  const unsureEnds = Map.groupBy(attempts.filter(isUnsure), ({ mark }) => mark);
  const acknowledged = visits.filter(({ end }) => end === 'delivered' || end === 'kept');
  const marks = (some: readonly Visit[]) => some.map(({ typed }) => typed.mark);
  const of = ({ typed }: Visit) => received.get(typed.mark) ?? [];
  const mostOf = ({ typed }: Visit) => 1 + (unsureEnds.get(typed.mark)?.length ?? 0);
  return {
    acknowledged: acknowledged.length,
    lost: marks(acknowledged.filter((one) => of(one).length === 0)),
    /** With other content than was typed. */
    altered: marks(visits.filter((one) => of(one).some((row) => !isSame(row, one)))),
    doubled: marks(visits.filter((one) => of(one).length > 1)),
    /** Whose end the site cannot have known for sure. */
    ambiguous: new Set(unsureEnds.keys()),
    /** More often in the inbox than unsure ends can explain; each with its history. */
    unexplained: marks(visits.filter((one) => of(one).length > mostOf(one))).map((mark) =>
      historyOf(mark, attempts, unsure),
    ),
  };
}

export type Accounts = ReturnType<typeof account>;
