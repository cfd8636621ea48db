/**
 * The client's IP address as seen by the outermost trusted proxy. Each proxy appends its caller's
 * address to `X-Forwarded-For`; entries further left are the client's own claim.
 *
 * @param peer address of the socket's peer.
 * @param forwardedFor the header as received.
 * @param trustedProxies number of our proxies in front (`TRUST_PROXY`); with 0 the header is
 *   ignored.
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
