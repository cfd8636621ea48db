import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '@/lib/config';
import { removalScript } from '@/lib/features/offline/removal-script';
import { buildFolder } from '@/lib/util/build-folder.mts';

/** As scripts/build/service-worker.mjs wrote it; a build has one for all of its life. */
let bundled: string | undefined;

function readBundle(): string {
  try {
    return readFileSync(
      join(/* turbopackIgnore: true */ buildFolder(), 'service-worker.js'),
      'utf8',
    );
  } catch {
    return removalScript;
  }
}

/**
 * The script at `/sw.js`: the site's service worker, or the one that removes it, by `SERVICE_WORKER` and
 * in development, where assets have no releases.
 */
export function readServiceWorker(): string {
  if (!config.hasServiceWorker || process.env.NODE_ENV === 'development') return removalScript;
  return (bundled ??= readBundle());
}
