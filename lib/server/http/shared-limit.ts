import { BlockList, isIP } from 'node:net';
import { log } from '@/lib/server/observability/logger';
import { globalSingleton } from '@/lib/util/global-singleton';

const nearby = new BlockList();
nearby.addSubnet('127.0.0.0', 8);
nearby.addSubnet('10.0.0.0', 8);
nearby.addSubnet('172.16.0.0', 12);
nearby.addSubnet('192.168.0.0', 16);
nearby.addSubnet('100.64.0.0', 10);
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');

const seen = globalSingleton('shared-limit', () => ({ isShared: false }));

/**
 * Notes, and logs once, that a proxy stands in front that `TRUST_PROXY` does not know: its address is
 * that of all visitors, who share one limit.
 */
export function noteProxy(peer: string, forwardedFor: string, trustedProxies: number): void {
  if (seen.isShared || trustedProxies > 0 || forwardedFor === '') return;
  const address = peer.replace(/^::ffff:(?=\d)/i, '');
  if (!nearby.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return;
  seen.isShared = true;
  log.warn({ variable: 'TRUST_PROXY' }, 'all visitors share one limit: set TRUST_PROXY');
}

/** Whether visitors have a limit each, as far as requests have shown. */
export const visitorLimits = (): 'each' | 'shared' => (seen.isShared ? 'shared' : 'each');
