import { isIPv6 } from 'node:net';

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

/** Groups of an IPv6 address that identify one customer (/64). */
const NETWORK_GROUPS = 4;

function network(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, NETWORK_GROUPS).join(':');
}

/** The client's IP address (lib/server/http/request-hooks.ts), IPv6 by its /64. Never logged. */
export function clientKeyOf(forwardedFor: string | null | undefined): string {
  const last = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  // Some proxies write the port, too.
  const host = last.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  const address = host.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? network(address) : address || 'unknown';
}

/** As `clientKeyOf`, of a request to a route handler. */
export const clientKey = (headers: Headers): string => clientKeyOf(headers.get('x-forwarded-for'));
