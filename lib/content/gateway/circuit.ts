import 'server-only';
import { globalSingleton } from '@/lib/util/global-singleton';

const OPEN_MS = 2_000;

interface Scope {
  succeededAt: number;
  openUntil: number;
}

/** One scope for the gateway and one per service; bounded by the services of the contract. */
const scopes = globalSingleton('gateway-circuit', () => new Map<string, Scope>());

/** A service is the first parts of a path: `/web-page-conf/web/blog`. */
const SERVICE_PARTS = 4;

function scopesOf(path: string): Scope[] {
  const service = (path.split('?')[0] ?? '').split('/').slice(0, SERVICE_PARTS).join('/');
  return ['', service].map((name) => {
    const scope = scopes.get(name) ?? { succeededAt: -Infinity, openUntil: -Infinity };
    scopes.set(name, scope);
    return scope;
  });
}

/**
 * Whether a call must fail at once because a similar one has just timed out. A page with several
 * calls then waits for one timeout only, and a hanging gateway is not called by every visitor.
 */
export function isOpen(path: string): boolean {
  return scopesOf(path).some(({ openUntil }) => performance.now() < openUntil);
}

/** Records a response of any status: the circuit closes. */
export function recordSuccess(path: string): void {
  for (const scope of scopesOf(path)) {
    scope.succeededAt = performance.now();
    scope.openUntil = -Infinity;
  }
}

/**
 * Opens the circuit of the call's service and of the gateway, each unless it has responded since
 * the call was sent.
 *
 * @param sentAt by `performance.now()`.
 */
export function recordTimeout(path: string, sentAt: number): void {
  for (const scope of scopesOf(path)) {
    if (scope.succeededAt < sentAt) scope.openUntil = performance.now() + OPEN_MS;
  }
}
