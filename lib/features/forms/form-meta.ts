/** Names of fields that visitors do not see. */
export const formMeta = {
  /** The id of the submission, which the browser generates. */
  submission: 'submission',
  /** Milliseconds between opening the page and sending. A duration, because clocks differ. */
  elapsed: 'elapsed',
  /** The honeypot. Neither browsers nor password managers know its name. */
  trap: 'campo_vacio',
} as const;

/** The minimum time before sending, in milliseconds; anything faster is a bot. */
export const MIN_ELAPSED_MS = 2_000;

const BYTES = 16;

/** Returns a random UUID v4, also without TLS, where `crypto.randomUUID` is missing. */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Returns whether an id from a browser is one that this site could have made. */
export function isSubmissionId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
