/**
 * `npm run bench -- weight`: the JavaScript of each page type against its limit, gzipped, with the deferred
 * scripts (lib/server/response/defer-scripts) and without `nomodule` polyfills. Needs a build.
 *
 *   npm run bench -- weight --measure-empty   measures the empty app, too, as another version of Next needs
 */
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import nextPackage from 'next/package.json';
import { pageTypes } from '@/tests/support/page-types';
import { startSite } from '@/tests/support/site';
import { verdict } from '@/tools/verdict';
import { startEmptyApp } from './support/empty-app';

/** A single empty page, measured the same way with this version of Next. */
const EMPTY_APP = { version: '16.4.6', bytes: 135_200 };

/** Compressed size by URL: most pages share their scripts. */
const sizes = new Map<string, number>();

async function compressedSize(url: string): Promise<number> {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const script = await fetch(url);
  const size = gzipSync(Buffer.from(await script.arrayBuffer())).byteLength;
  sizes.set(url, size);
  return size;
}

async function scriptBytes(origin: string, path: string): Promise<number> {
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const html = await response.text();
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)];
  const now = tags.filter(([tag]) => !/nomodule/i.test(tag));
  const later = [...html.matchAll(/\["(\/_next\/static\/[^"]+\.js)"/g)];
  if (now.length + later.length === 0) throw new Error(`${path} has no scripts`);
  const sources = new Set([...now, ...later].map(([, src]) => src));
  const bytes = await Promise.all(
    [...sources].map((src) => compressedSize(new URL(String(src), origin).href)),
  );
  return bytes.reduce((sum, size) => sum + size, 0);
}

async function emptyBytes(): Promise<number> {
  await using app = await startEmptyApp('');
  const bytes = await scriptBytes(app.url, '/0');
  console.log(`The empty app of Next ${nextPackage.version}: ${bytes} bytes`);
  return bytes;
}

const { values: options } = parseArgs({
  options: { 'measure-empty': { type: 'boolean', default: false } },
});
if (!options['measure-empty'] && nextPackage.version !== EMPTY_APP.version) {
  console.error(`The empty app was measured with Next ${EMPTY_APP.version}; measure it again.`);
  process.exit(1);
}
const empty = options['measure-empty'] ? await emptyBytes() : EMPTY_APP.bytes;
await using site = await startSite();
for (const { path, scriptLimit: limit } of pageTypes) {
  const above = ((await scriptBytes(site.url, path)) - empty) / 1000;
  verdict(above <= limit, `${path}: ${above.toFixed(1)} kB above the empty app (limit ${limit})`);
}
