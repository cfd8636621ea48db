import 'server-only';
import { CIRCUIT_OPEN_MS } from '@/lib/content/gateway/limits';
import { globalSingleton } from '@/lib/util/process.mts';

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

/** Returns whether to fail at once: a similar call has just timed out, and a page should wait only once. */
export function isOpen(path: string): boolean {
  return scopesOf(path).some(({ openUntil }) => performance.now() < openUntil);
}

/** Closes the circuit after a response of any status. */
export function recordSuccess(path: string): void {
  for (const scope of scopesOf(path)) {
    scope.succeededAt = performance.now();
    scope.openUntil = -Infinity;
  }
}

/** Opens the circuits that had no response since `sentAt` (a time of `performance.now()`). */
export function recordTimeout(path: string, sentAt: number): void {
  for (const scope of scopesOf(path)) {
    if (scope.succeededAt < sentAt) scope.openUntil = performance.now() + CIRCUIT_OPEN_MS;
  }
}
