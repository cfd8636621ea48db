import { isIPv6 } from 'node:net';

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
  const address = last.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? network(address) : address || 'unknown';
}

/** As `clientKeyOf`, of a request to a route handler. */
export const clientKey = (headers: Headers): string => clientKeyOf(headers.get('x-forwarded-for'));
