// Scripts, styles and fonts, of this release and of others: stored pages, open tabs and other instances
// ask for those while and after this release replaces an earlier one.
import { unescape } from 'node:querystring';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import send from 'send';
import { buildId } from '@/lib/server/cache/build-fingerprint.mts';
import { buildFolder } from '@/lib/util/build-folder.mts';
import { compressedTypes, copyEndings } from '@/lib/server/assets/compressed.mts';
import { assetsIn, filesBelow, keepAssets, noteInUse } from '@/lib/server/assets/keep-assets';
import { acceptedEncodings, type Encoding } from '@/lib/server/response/encoded-text';
import { log } from '@/lib/server/observability/logger';
import { cacheControl } from '@/lib/server/response/headers.mts';
import { dataDir } from '@/lib/util/data-dir.mts';
import { globalSingleton } from '@/lib/util/global-singleton';

const PREFIX = '/_next/static/';
const IN_USE_EVERY_MS = 60 * 60 * 1000;

const ownFolder = () => join(buildFolder(), 'static');
const keptFolder = () => join(dataDir(), 'assets');

/** Paths below the prefix that this build has itself. */
const own = globalSingleton('own-assets', () => new Set<string>());

/** Keeps the assets of this build for the releases after it. Goes on where that is not possible. */
export async function keepOwnAssets(): Promise<void> {
  const release = buildId();
  const folders = { own: ownFolder(), kept: keptFolder() };
  for (const file of await filesBelow(folders.own)) own.add(file);
  if (release === undefined) return;
  const failed = (error: unknown) => log.error({ err: error }, 'assets cannot be kept');
  await keepAssets(folders, release, Date.now()).catch(failed);
  setInterval(
    () => void noteInUse(folders.kept, release, Date.now()).catch(failed),
    IN_USE_EVERY_MS,
  ).unref();
}

/** What a file that could not be sent after all has left on the response. */
const OF_FILES = [
  ...['Accept-Ranges', 'Cache-Control', 'Content-Encoding', 'Content-Length'],
  ...['Content-Type', 'ETag', 'Last-Modified'],
];
/** The file is there, and the request does not want it so. */
const isDeclined = (status: number) => status === 412 || status === 416;

interface Asset {
  root: string;
  /** As requested, percent-encoded. */
  name: string;
  /** Of an asset that the build compresses. */
  type?: string | undefined;
}

/** Sends the first of the copies that there is. */
function sendCopy(
  asset: Asset,
  encodings: readonly Encoding[],
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const [encoding, ...others] = encodings;
  if (encoding === undefined) return next();
  const { root, name, type } = asset;
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  if (type !== undefined) response.setHeader('Content-Type', type);
  // A part of what the compression middleware may yet compress would be a part of something else.
  const options = { root, maxAge: '1y', immutable: true, index: false, acceptRanges: !type };
  const fail = (status: number) => {
    if (response.headersSent) return void response.destroy();
    for (const header of OF_FILES) response.removeHeader(header);
    if (!isDeclined(status)) return sendCopy(asset, others, request, response, next);
    response.writeHead(status, { 'Cache-Control': cacheControl.never, 'Content-Length': 0 }).end();
  };
  send(request, name + copyEndings[encoding], options)
    .on('error', ({ status }: { status: number }) => fail(status))
    .on('directory', () => fail(404))
    .pipe(response);
}

/**
 * Answers with an asset of this build or another, as compressed as the build has left it; calls `next`
 * for everything else.
 */
export function serveAsset(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (!path.startsWith(PREFIX)) return next();
  const name = path.slice(PREFIX.length);
  const root = own.has(unescape(name)) ? ownFolder() : assetsIn(keptFolder());
  const type = compressedTypes[extname(name)];
  if (type === undefined) return sendCopy({ root, name }, ['identity'], request, response, next);
  response.setHeader('Vary', 'Accept-Encoding');
  const encodings = acceptedEncodings(request.headers['accept-encoding']);
  sendCopy({ root, name, type }, encodings, request, response, next);
}
