import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Returns the client's IP address as the outermost of the trusted proxies saw it. With no trusted proxy
 * the header is ignored.
 */
// Each proxy appends its caller to `X-Forwarded-For`; entries further left are the client's own claims.
export function clientAddress(peer: string, forwardedFor: string, trustedProxies: number): string {
  const claimed = forwardedFor.split(',').map((address) => address.trim());
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

/** Returns the key under which a client is counted: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientKeyOf(forwardedFor: string | null | undefined): string {
  const last = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  // Some proxies write the port, too.
  const host = last.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  const address = host.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? network(address) : address || 'unknown';
}

/** Returns the key (`clientKeyOf`) of the client that sent a request to a route handler. */
export const clientKey = (headers: Headers): string => clientKeyOf(headers.get('x-forwarded-for'));

/**
 * Replaces `X-Forwarded-For` with the client's address, on which route handlers rely.
 *
 * @returns the client's key, and whether the request came directly rather than through a proxy.
 */
export function identifyClient({ headers, socket }: IncomingMessage, trustedProxies: number) {
  const isDirect = !('x-forwarded-for' in headers || 'forwarded' in headers);
  const forwardedFor = [headers['x-forwarded-for']].flat().join(',');
  const address = clientAddress(socket.remoteAddress ?? '', forwardedFor, trustedProxies);
  headers['x-forwarded-for'] = address;
  return { client: clientKeyOf(address), isDirect };
}
