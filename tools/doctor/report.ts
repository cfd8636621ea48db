// What one examination of a gateway says. Written as JSON, so that two of them can be compared. Never a
// credential; texts that people read are Spanish.
import type { findings } from './editorial/rule';
import type { serviceSentences } from './site/service-sentences';

/** Whether the site works with this gateway: exit codes 0, 1 and 2. */
export type Verdict = 'works' | 'works-with-gaps' | 'does-not-work';

export interface DoctorReport {
  version: 2;
  /** ISO 8601, UTC. */
  taken: string;
  /** Scheme, host and port, without credentials. */
  gateway: string;
  verdict: Verdict;
  /** One line that says it all. */
  summary: string;
  calls: CallReport[];
  impact: Impact[];
  editorial: EditorialFinding[];
  /** What answers and notices say of the service on certain days; `read` makes dates. */
  service: ReturnType<typeof serviceSentences>;
  /** What was looked at: calls made, records read, and what the budget left out. */
  extent: { requests: number; records: number; leftOut: string[] };
  /** How many the content makes, as far as it was read: all that caches have to hold. */
  addresses: { pages: number; files: number; pictures: number };
}

/** A call of the contract before its first request. */
export const untriedCall = (name: string, kind: 'list' | 'record' | 'file' | 'submission') => ({
  /** Method and path with `*` for each value, as in metrics. */
  name,
  kind,
  /** `untried`: no record to ask for, or not asked for. */
  state: 'untried' as 'whole' | 'gaps' | 'failed' | 'untried',
  requests: 0,
  /** Number of requests by HTTP status, or by the word for none, such as `timeout`. */
  statuses: {} as Record<string, number>,
  /** As the site takes them. */
  outcomes: { found: 0, missing: 0, unavailable: 0 },
  /** Words for what made it unavailable; of an untried call, a sentence that says why. */
  reasons: [] as string[],
  ms: { median: 0, slowest: 0 },
  bytes: 0,
  records: 0,
  skipped: { count: 0, of: 0, examples: [] as { id?: number; field?: string; reason: string }[] },
  /** Fields of the contract that no record had. */
  neverCame: [] as string[],
  /** Fields that the contract does not name. */
  unknown: [] as string[],
  /** Fields of a type that the site does not read. */
  wrongTyped: [] as { field: string; came: string; count: number }[],
  envelope: 'none' as 'bare' | 'envelope' | 'both' | 'none',
  /** Values of Content-Type and charset that came. */
  contentTypes: [] as string[],
  /** Responses with characters that are no UTF-8. */
  notUtf8: 0,
});

/** Of a call of the contract, all its requests together. */
export type CallReport = ReturnType<typeof untriedCall>;

/** What the state of the gateway means for visitors: what a rule says on one page. */
export const told =
  (severity: 'broken' | 'gap', rule: string, fix: string) => (path: string, what: string) => ({
    severity,
    /** What kind of impact; stable, for comparisons. */
    rule,
    /** Path of the site where it shows. */
    path,
    /** What happens there, in one sentence. */
    what,
    /** What to do at the gateway, in one sentence. */
    fix,
  });

export type Impact = ReturnType<ReturnType<typeof told>>;

/** Something that an editor can mend. */
export type EditorialFinding = ReturnType<typeof findings>[number];
