import { AsyncLocalStorage } from 'node:async_hooks';
import { globalSingleton } from '@/lib/util/global-singleton';

const paths = globalSingleton('visitor-paths', () => new AsyncLocalStorage<string>());

/** Runs work, and everything it starts, in the context of the requested path. */
export function runWithVisitorPath(path: string, work: () => void): void {
  paths.run(path, work);
}

/** Whether Next's image optimizer requests a file, in-process, on behalf of another request. */
export function isOptimizerRequest(): boolean {
  const path = paths.getStore();
  return path !== undefined && !path.startsWith('/archivos/');
}
