import { PREFIX } from '../../lib/content/embedded-gateway/core/router';

export const FAULT_KINDS = [
  'latency', // delayed by `value` ms (1000)
  'status', // HTTP status `value` (500) with plain text
  'html', // 200 with an HTML error page
  'truncated', // connection closed half way through the body
  'hang', // no response
  'drip', // one byte every `value` ms (200)
  'reset', // connection reset
  'hang-after', // handled, then no response
  'reset-after', // handled, then connection reset
  'wrong-type', // 200 with a number instead of a list or an object
  'huge', // 200 with `value` MB (50) of valid JSON
  'garbage-json-200-code-500', // 200 with an envelope of code `value` (500)
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** A fault. `path` may omit `/web-page-conf`; the default is all. Without `times` it lasts until cleared. */
export type Fault = { path?: string; kind: FaultKind; value?: number; times?: number };

function isUnder(path: string, prefix: string): boolean {
  const wanted = `/${prefix}`.replace(/^\/+/, '/').replace(/\/+$/, '');
  const given = [path, path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : path];
  return given.some((candidate) => candidate === wanted || candidate.startsWith(`${wanted}/`));
}

export function createFaults() {
  let faults: Fault[] = [];
  return {
    add: (fault: Fault) => void faults.push({ ...fault }),
    clear: () => void (faults = []),
    list: () => faults.map((fault) => ({ ...fault })),
    /** Returns the faults of a call to this path and counts one of their `times`. */
    take: (path: string) => {
      const taken = faults.filter((fault) => isUnder(path, fault.path ?? ''));
      faults = faults.flatMap((fault) => {
        if (!taken.includes(fault) || fault.times === undefined) return [fault];
        return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
      });
      return taken;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;

function isKind(kind: unknown): kind is FaultKind {
  return FAULT_KINDS.some((known) => known === kind);
}

function optionalNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** Creates a fault from untrusted fields. Throws for an unknown kind. */
export function toFault(fields: Record<string, unknown>): Fault {
  const { path, kind } = fields;
  if (!isKind(kind)) throw new Error(`Fault kind must be one of: ${FAULT_KINDS.join(', ')}`);
  return {
    path: typeof path === 'string' ? path : undefined,
    kind,
    value: optionalNumber(fields.value),
    times: optionalNumber(fields.times),
  };
}

/** Parses `[path=]kind[:value[:times]]`, such as `/web/blog=latency:800`. Throws for an unknown kind. */
export function parseFault(text: string): Fault {
  const split = text.lastIndexOf('=');
  const [kind, value, times] = text.slice(split + 1).split(':');
  return toFault({
    path: split > 0 ? text.slice(0, split) : undefined,
    kind,
    value: value ? Number(value) : undefined,
    times: times ? Number(times) : undefined,
  });
}
