import 'server-only';
import { createHash } from 'node:crypto';

/**
 * The `Idempotency-Key` of a lead (contract, "Calls that submit"): a UUID of version 8 (RFC 9562), the
 * same for the same submission with the same content.
 *
 * @param submission the id of the submission.
 * @param body what is sent to the gateway. With what was corrected after a failure it is another lead:
 *   a gateway that had taken the first would otherwise drop the correction.
 */
export function idempotencyKey(submission: string, body: unknown): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([submission, body]))
    .digest();
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = digest.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
