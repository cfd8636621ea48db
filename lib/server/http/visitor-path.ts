import { AsyncLocalStorage } from 'node:async_hooks';
import { globalSingleton } from '@/lib/util/global-singleton';

const paths = globalSingleton('visitor-paths', () => new AsyncLocalStorage<string>());

/** Does work, and everything that it sets going, for a visitor who asks for a path. */
export function inPath(path: string, work: () => void): void {
  paths.run(path, work);
}

/**
 * Whether it is Next's image optimiser that asks for a file, for a visitor who asks for something
 * else. It does so within this process, and nothing in its request says it.
 */
export function isOptimizerRequest(): boolean {
  const path = paths.getStore();
  return path !== undefined && !path.startsWith('/archivos/');
}
