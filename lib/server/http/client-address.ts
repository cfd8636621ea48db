/** The client's IP address as seen by the outermost of `trustedProxies`; 0 ignores the header. */
// Each proxy appends its caller to `X-Forwarded-For`; entries further left are the client's claim.
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const claimed = (forwardedFor ?? '').split(',').map((address) => address.trim());
  const chain = [...claimed.filter((address) => address !== ''), peer];
  return chain.at(-1 - trustedProxies) ?? chain[0] ?? peer;
}
