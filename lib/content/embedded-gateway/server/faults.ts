import { PREFIX } from '../core/router';

/** What can go wrong with an answer. */
export const FAULT_KINDS = [
  /** Answers after `value` milliseconds (1000). */
  'latency',
  /** Answers with HTTP status `value` (500) and a plain text. */
  'status',
  /** Answers 200 with an HTML error page. */
  'html',
  /** Promises the whole answer and breaks the connection half way through it. */
  'truncated',
  /** Never answers. */
  'hang',
  /** Sends one byte every `value` milliseconds (200). */
  'drip',
  /** Resets the connection. */
  'reset',
  /** Answers 200 with a number where a list or an object is due. */
  'wrong-type',
  /** Answers 200 with `value` megabytes (50) of well-formed JSON. */
  'huge',
  /** Answers 200 with an envelope whose code is `value` (500). */
  'garbage-json-200-code-500',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/**
 * A fault to inject. `path` is a whole-segment prefix, with or without `/web-page-conf`; without it
 * every call is meant. `times` is for how many calls it holds; without it, until cleared.
 */
export type Fault = { path?: string; kind: FaultKind; value?: number; times?: number };

/** The faults in force. */
export type Faults = {
  add(fault: Fault): void;
  clear(): void;
  list(): Fault[];
  /** The faults for a call to this path, each used up by one. */
  take(path: string): Fault[];
};

/** Whether a path is the prefix or lies below it. */
function isUnder(path: string, prefix: string): boolean {
  const wanted = `/${prefix}`.replace(/^\/+/, '/').replace(/\/+$/, '');
  const given = [path, path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : path];
  return given.some((candidate) => candidate === wanted || candidate.startsWith(`${wanted}/`));
}

/** An empty set of faults. */
export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    add: (fault) => void faults.push({ ...fault }),
    clear: () => void (faults = []),
    list: () => faults.map((fault) => ({ ...fault })),
    take: (path) => {
      const taken = faults.filter((fault) => isUnder(path, fault.path ?? ''));
      faults = faults.flatMap((fault) => {
        if (!taken.includes(fault) || fault.times === undefined) return [fault];
        return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
      });
      return taken;
    },
  };
}

function isKind(kind: unknown): kind is FaultKind {
  return FAULT_KINDS.some((known) => known === kind);
}

function optionalNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/**
 * A fault from anything that came in from outside.
 * @throws where its kind is unknown
 */
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

/**
 * A fault from a command line: `[path=]kind[:value[:times]]`, such as `/web/blog=latency:800`.
 * @throws where its kind is unknown
 */
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
