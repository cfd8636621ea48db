import { unwrap } from '@/lib/content/gateway/decode';
import { file } from '@/lib/content/gateway/fields';
import type { ObservedRead } from '@/lib/content/gateway/observed-reads';
import { cameAs, walkSchema, type Came } from '@/lib/content/gateway/schema-walk';
import type { CallReport } from '../report';

const MOST_EXAMPLES = 5;
const MOST_UNKNOWN = 40;

/** Names that may be printed: others could hold a value. */
const PRINTABLE_NAME = /^[\p{L}\p{N}_.$-]{1,80}$/u;
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(?:; ?charset="?[\w-]+"?)?$/i;

const cameInSpanish: Record<Came, string> = {
  absent: 'no vino',
  empty: 'vino vacío',
  text: 'vino como texto que no sirve',
  number: 'vino como número',
  flag: 'vino como verdadero o falso',
  list: 'vino como lista',
  object: 'vino como objeto',
};

/** What was seen of one call, response by response. */
export interface CallTally {
  statuses: Map<string, number>;
  outcomes: CallReport['outcomes'];
  reasons: Set<string>;
  times: number[];
  bytes: number;
  records: number;
  skipped: CallReport['skipped'];
  /** Whether each field of the contract has come. */
  fields: Map<string, boolean>;
  unknown: Set<string>;
  wrongTyped: Map<string, CallReport['wrongTyped'][number]>;
  enveloped: number;
  bare: number;
  contentTypes: Set<string>;
  /** Responses with characters that are no UTF-8. */
  notUtf8: number;
}

export const newTally = (): CallTally => ({
  statuses: new Map(),
  outcomes: { found: 0, missing: 0, unavailable: 0 },
  reasons: new Set(),
  times: [],
  bytes: 0,
  records: 0,
  skipped: { count: 0, of: 0, examples: [] },
  fields: new Map(),
  unknown: new Set(),
  wrongTyped: new Map(),
  enveloped: 0,
  bare: 0,
  contentTypes: new Set(),
  notUtf8: 0,
});

export const addOne = (counts: Map<string, number>, name: string) =>
  counts.set(name, (counts.get(name) ?? 0) + 1);

export function addContentType(tally: CallTally, contentType: string | undefined): void {
  if (contentType === undefined) tally.contentTypes.add('sin Content-Type');
  else if (MEDIA_TYPE.test(contentType)) tally.contentTypes.add(contentType.toLowerCase());
  else tally.contentTypes.add('Content-Type ilegible');
}

function walkRecords(tally: CallTally, read: ObservedRead, value: unknown, files: FileKeys): void {
  const records: unknown[] = Array.isArray(value) ? value : [value];
  for (const record of records) {
    walkSchema(read.schema, record, '', {
      wrongTyped: (field, wrong) => {
        const came = cameInSpanish[cameAs(wrong)];
        const known = tally.wrongTyped.get(`${field} ${came}`) ?? { field, came, count: 0 };
        tally.wrongTyped.set(`${field} ${came}`, { ...known, count: known.count + 1 });
      },
      field: (field, came, schema) => {
        const hasCome = cameAs(came) !== 'absent';
        tally.fields.set(field, hasCome || tally.fields.get(field) === true);
        if (schema === file && typeof came === 'string') files(came, field);
      },
      unknown: (field) => {
        if (tally.unknown.size >= MOST_UNKNOWN) return;
        tally.unknown.add(PRINTABLE_NAME.test(field) ? field : '(nombre ilegible)');
      },
    });
  }
}

/** Receives each file key with the field that names it. */
export type FileKeys = (key: string, field: string) => void;

/** Adds a read; its body is looked at once and not kept. */
export function addRead(tally: CallTally, read: ObservedRead, files: FileKeys): void {
  const { response, result, reason, defects } = read;
  addOne(tally.statuses, response ? String(response.status) : (reason ?? 'unexpected'));
  tally.outcomes[result.status] += 1;
  tally.times.push(read.ms);
  if (reason !== undefined) tally.reasons.add(reason);
  if (result.status === 'found') {
    tally.records += Array.isArray(result.value) ? result.value.length : 1;
  }
  if (defects && defects.skipped > 0) {
    tally.skipped.count += defects.skipped;
    tally.skipped.of += defects.of;
    for (const { came, ...example } of defects.records) {
      if (tally.skipped.examples.length >= MOST_EXAMPLES) break;
      tally.skipped.examples.push({ ...example, reason: cameInSpanish[came] });
    }
  }
  if (!response) return;
  tally.bytes += Buffer.byteLength(response.body);
  if (response.body.includes('\ufffd')) tally.notUtf8 += 1;
  addContentType(tally, response.contentType);
  const unwrapped = unwrap(response);
  if (unwrapped.kind !== 'value') return;
  if (unwrapped.isEnvelope) tally.enveloped += 1;
  else tally.bare += 1;
  walkRecords(tally, read, unwrapped.value, files);
}
