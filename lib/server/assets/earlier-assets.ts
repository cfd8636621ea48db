// Scripts, styles and fonts of other releases. Kept pages, open tabs and other instances ask for them
// while and after this release replaces an earlier one.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { buildFolder, buildId } from '@/lib/server/cache/build-fingerprint.mts';
import { assetsIn, filesBelow, keepAssets, noteInUse } from '@/lib/server/assets/keep-assets';
import { log } from '@/lib/server/observability/logger';
import { dataDir } from '@/lib/util/data-dir.mts';
import { globalSingleton } from '@/lib/util/global-singleton';

const PREFIX = '/_next/static/';
const IN_USE_EVERY_MS = 60 * 60 * 1000;

const keptFolder = () => join(dataDir(), 'assets');

/** Paths below the prefix that this build has itself. */
const own = globalSingleton('own-assets', () => new Set<string>());

/** Keeps the assets of this build for the releases after it. Goes on where that is not possible. */
export async function keepOwnAssets(): Promise<void> {
  const release = buildId();
  const folders = { own: join(buildFolder(), 'static'), kept: keptFolder() };
  for (const file of await filesBelow(folders.own)) own.add(file);
  if (release === undefined) return;
  const failed = (error: unknown) => log.error({ err: error }, 'assets cannot be kept');
  await keepAssets(folders, release, Date.now()).catch(failed);
  setInterval(
    () => void noteInUse(folders.kept, release, Date.now()).catch(failed),
    IN_USE_EVERY_MS,
  ).unref();
}

/** Answers with an asset of another release; calls `next` for everything else. */
export function serveEarlierAsset(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const name = path.slice(PREFIX.length);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!path.startsWith(PREFIX) || own.has(name) || !isRead) return next();
  const options = { root: assetsIn(keptFolder()), maxAge: '1y', immutable: true, index: false };
  send(request, name, options)
    .on('error', () => next())
    .on('directory', () => next())
    .pipe(response);
}
