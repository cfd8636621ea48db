/**
 * What every submission carries besides its fields, and how long it must take. Shared by the
 * browser, which fills it in, and by `lib/features/submissions`, which checks it.
 */
export const formMeta = {
  /** Client-made id: the same id is one submission, however often it is sent. */
  submission: 'submission',
  /** Milliseconds between the page and the sending. A span, since clocks differ. */
  elapsed: 'elapsed',
  /**
   * The honeypot: hidden from people, who leave it empty. No name that a browser would fill in by
   * itself, or real visitors would be taken for bots.
   */
  trap: 'referencia_web',
} as const;

/** Nobody fills in a form faster, in milliseconds. */
export const MIN_ELAPSED_MS = 2_000;

const BYTES = 16;

/** A random version 4 UUID, also where `crypto.randomUUID` is missing (pages without TLS). */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export function isSubmissionId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
