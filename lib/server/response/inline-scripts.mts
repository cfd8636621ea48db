// The inline scripts that the server itself writes. Only these are allowed in a page's policy:
// otherwise a script that passes the sanitizer would get a hash like any other. Their shapes are
// those of this Next and React version. Any other is blocked, logged once and reported by
// `/api/ready`.
import { createHash } from 'node:crypto';
import { loader } from './defer-scripts.mts';
import { logError } from '../observability/stderr-log.mts';
import { parsedJson } from '../../util/parsed-json.mts';

declare global {
  var ownInlineScripts: Set<string> | undefined;
  var unknownInlineScripts: Set<string> | undefined;
}

const STRING = String.raw`"[^"\\<]*(?:\\.[^"\\<]*)*"`;
const PAYLOAD = String.raw`\.push\(\[\d(?:,(?:${STRING}|null))?\]\)`;
const CHUNK = String.raw`"static/chunks/[\w.~-]+\.js"`;

/** React's data, the chunk list, and the time of the first paint. */
const SHAPES = [
  new RegExp(
    String.raw`^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)${PAYLOAD}(?:;self\.__next_f${PAYLOAD})*$`,
  ),
  new RegExp(
    String.raw`^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:${CHUNK},?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);$`,
  ),
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/,
];

/** Texts of the site's own scripts. On `globalThis`: this file is loaded bundled and unbundled. */
const own = (globalThis.ownInlineScripts ??= new Set());
const unknown = (globalThis.unknownInlineScripts ??= new Set());
const MAX_UNKNOWN = 20;

/** Whether a script calls the loader with a list, and does nothing else. */
const isLoaderCall = (code: string): boolean =>
  code.startsWith(`${loader}(`) &&
  code.endsWith(')') &&
  Array.isArray(parsedJson(code.slice(loader.length + 1, -1)));

const isKnown = (code: string) =>
  own.has(code) || isLoaderCall(code) || SHAPES.some((shape) => shape.test(code));

function noteUnknown(hash: string, code: string): void {
  if (unknown.has(hash) || unknown.size >= MAX_UNKNOWN) return;
  unknown.add(hash);
  // The length alone: the script may quote content.
  logError('unknown inline script', { length: code.length });
}

/** The hash of a script that may run, as a policy names it; undefined for any other. */
export function allowedHash(code: string): string | undefined {
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  if (isKnown(code)) return hash;
  noteUnknown(hash, code);
  return undefined;
}

/** Allows a script that the site's components write into pages. */
export function allowInlineScript(code: string): void {
  own.add(code);
}

/** How many different scripts were blocked, up to 20. */
export const unknownScripts = (): number => unknown.size;
