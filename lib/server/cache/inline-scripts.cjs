/**
 * The inline scripts that the server itself writes: only these are named in a page's policy. What
 * slips through the sanitiser as a script would otherwise get a hash like any other.
 *
 * The shapes are those of this Next and React version. A script of any other shape does not run: it
 * is logged once, and `/api/ready` says so.
 */
const { createHash } = require('node:crypto');
const { loader } = require('./defer-scripts.cjs');

const STRING = String.raw`"[^"\\<]*(?:\\.[^"\\<]*)*"`;
const PAYLOAD = String.raw`\.push\(\[\d(?:,(?:${STRING}|null))?\]\)`;
const CHUNK = String.raw`"static/chunks/[\w.~-]+\.js"`;

const SHAPES = [
  // React's data of the page.
  new RegExp(
    String.raw`^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)${PAYLOAD}(?:;self\.__next_f${PAYLOAD})*$`,
  ),
  // The list of chunks that a page starts with.
  new RegExp(
    String.raw`^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:${CHUNK},?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);$`,
  ),
  // The times of React's first paint, and a boundary that only the browser can render.
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/,
  new RegExp(
    String.raw`^\$RX=function\(b,c,d,e,f\)\{var a=document\.getElementById\(b\);a&&\(b=a\.previousSibling,b\.data="\$!",a=a\.dataset,null!=c&&\(a\.dgst=c\),d&&\(a\.msg=d\),e&&\(a\.stck=e\),f&&\(a\.cstck=f\),b\._reactRetry&&b\._reactRetry\(\)\)\};;\$RX\(${STRING}(?:,${STRING})*\)$`,
  ),
  // Further boundaries of the same page.
  new RegExp(String.raw`^\$RX\(${STRING}(?:,${STRING})*\)$`),
];

const OWN = Symbol.for('site.own-inline-scripts');
const UNKNOWN = Symbol.for('site.unknown-inline-scripts');
/** Texts of the site's own scripts. On `globalThis`: this file is loaded bundled and unbundled. */
const own = (globalThis[OWN] ??= new Set());
/** Hashes of scripts that no page may run, the first few of them. */
const unknown = (globalThis[UNKNOWN] ??= new Set());
const MAX_UNKNOWN = 20;

/** The loader of after-paint.cjs, called with a list and nothing else. */
function isLoader(code) {
  if (!code.startsWith(`${loader}(`) || !code.endsWith(')')) return false;
  try {
    return Array.isArray(JSON.parse(code.slice(loader.length + 1, -1)));
  } catch {
    return false;
  }
}

const isKnown = (code) =>
  own.has(code) || isLoader(code) || SHAPES.some((shape) => shape.test(code));

function noteUnknown(hash, code) {
  if (unknown.has(hash) || unknown.size >= MAX_UNKNOWN) return;
  unknown.add(hash);
  // Its length alone: it may quote content.
  const line = { level: 50, time: new Date(), msg: 'unknown inline script', length: code.length };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** @returns the hash of a script that may run, as a policy names it; undefined for any other. */
function allowedHash(code) {
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  if (isKnown(code)) return hash;
  noteUnknown(hash, code);
  return undefined;
}

module.exports = {
  allowedHash,
  /** Names a script that components of the site write into pages. */
  allowInlineScript: (code) => void own.add(code),
  /** How many different scripts were kept from running, up to 20. */
  unknownScripts: () => unknown.size,
};
