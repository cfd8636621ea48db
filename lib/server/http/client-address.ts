/**
 * The address a request came from, as the last machine we trust saw it. Each proxy appends the
 * address of whoever called it to `X-Forwarded-For`; what stands further left is the client's own
 * claim.
 *
 * @param peer address of the socket's other end.
 * @param forwardedFor the header as received.
 * @param trustedProxies how many proxies of ours stand in front (`TRUST_PROXY`); with 0 the header
 *   counts for nothing.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const claimed = (forwardedFor ?? '').split(',').map((address) => address.trim());
  const chain = [...claimed.filter((address) => address !== ''), peer];
  return chain.at(-1 - trustedProxies) ?? chain[0] ?? peer;
}
