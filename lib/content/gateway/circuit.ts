import 'server-only';
import { processWide } from '@/lib/util/global-singleton';

/** How long nothing is asked of what did not answer, in milliseconds. */
const OPEN_MS = 2_000;

interface Scope {
  answeredAt: number;
  openUntil: number;
}

/** The whole gateway and each of its services; as many as the contract has. */
const scopes = processWide('gateway-circuit', () => new Map<string, Scope>());

/** A call's service is named by the first parts of its path: `/web-page-conf/web/blog`. */
const SERVICE_PARTS = 4;

function scopesOf(path: string): Scope[] {
  const service = (path.split('?')[0] ?? '').split('/').slice(0, SERVICE_PARTS).join('/');
  return ['', service].map((name) => {
    const scope = scopes.get(name) ?? { answeredAt: -Infinity, openUntil: -Infinity };
    scopes.set(name, scope);
    return scope;
  });
}

/**
 * Whether a call is not worth a try: one like it has just waited in vain. So a page that asks one
 * thing after the other waits once, and a hanging gateway is not asked by every visitor.
 */
export function isOpen(path: string): boolean {
  return scopesOf(path).some(({ openUntil }) => performance.now() < openUntil);
}

/** Notes that the gateway answered, whatever it said. */
export function noteAnswer(path: string): void {
  for (const scope of scopesOf(path)) {
    scope.answeredAt = performance.now();
    scope.openUntil = -Infinity;
  }
}

/**
 * Notes that a call waited in vain. Its service is left alone for a while, and the whole gateway
 * too, unless an answer came since the call was sent.
 *
 * @param sentAt by `performance.now()`.
 */
export function noteVainWait(path: string, sentAt: number): void {
  for (const scope of scopesOf(path)) {
    if (scope.answeredAt < sentAt) scope.openUntil = performance.now() + OPEN_MS;
  }
}
