// This is the only file that parses a page's HTML. It depends on the output of this version of Next and
// React: tests/e2e/framework.spec.ts fails when that changes.
//
// Scripts are requested after the first paint. Next puts them into the head, where they compete on a
// phone with style, font and the first picture, and run before anything is painted; a page is complete
// without them. Deferring them makes the largest contentful paint 0.75 s earlier.
//
// A page's policy lists its inline scripts by hash. It lists only scripts that the server itself writes, so
// that a script in content is blocked even if it passes the sanitizer.
import { createHash } from 'node:crypto';
import { logError } from '../../util/process.mts';
import { joinLines } from '../../util/markup.mts';

declare global {
  /** Texts of the site's own inline scripts. Next loads this file bundled and unbundled. */
  var ownInlineScripts: Set<string> | undefined;
}

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"((?: id="[^"]*")?) async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;
const HEAD_END = '</head>';

/** Consecutive scripts of a page's data. Next escapes `<` in their texts. */
const DATA_SCRIPTS = /(?:<script>\(?self\.__next_f\b[^<]*<\/script>){2,}/g;

/** Longest delay of the scripts, for a tab that is hidden before its first frame. Milliseconds. */
const MAX_DELAY_MS = 2_000;

const EMPTY_IMAGE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

// This code runs in the browser. It requests the scripts, given as pairs of URL and id, after the first
// frame that follows DOMContentLoaded. It sets the attribute without which React would request them again.
// Until then, one tiny image after another delays the load event, so that a loaded page is interactive.
const loader = joinLines(`
  ((list) => {
    let done;
    const go = () => {
      if (!done) for (const [src, id] of done = list) {
        const script = document.createElement("script");
        script.src = src;
        script.setAttribute("async", "");
        if (id) script.id = id;
        document.head.append(script);
      }
    };
    const hold = () => {
      if (done) return;
      const image = new Image;
      image.onload = hold;
      image.src = "${EMPTY_IMAGE}";
    };
    document.addEventListener("DOMContentLoaded", () => {
      if (document.hidden) go();
      else requestAnimationFrame(() => setTimeout(go));
      hold();
      setTimeout(go, ${MAX_DELAY_MS});
    }, { once: true });
  })
`);

/** Rewrites a page so that its scripts are requested after the first paint. */
export function deferScripts(html: string): string {
  const scripts: string[][] = [];
  const rest = html.replace(PRELOAD, '').replace(SCRIPT, (_tag, src: string, id: string) => {
    scripts.push(id ? [src, id.slice(5, -1)] : [src]);
    return '';
  });
  if (scripts.length === 0 || !rest.includes(HEAD_END)) return html;
  const script = `<script>${loader}(${JSON.stringify(scripts)})</script>`;
  return rest.replace(HEAD_END, () => script + HEAD_END);
}

/** Merges the scripts of a page's data into one: Next streams dozens, and each would need a hash. */
const mergeDataScripts = (html: string): string =>
  html.replace(DATA_SCRIPTS, (run) => run.replaceAll('</script><script>', ';'));

const STRING = String.raw`"[^"\\<]*(?:\\.[^"\\<]*)*"`;
const PAYLOAD = String.raw`\.push\(\[\d(?:,(?:${STRING}|null))?\]\)`;
const CHUNK = String.raw`"(?:\/_next\/)?static/chunks/[\w.~-]+\.js"`;

/** Shapes of Next's inline scripts: a page's data, Turbopack's list of chunks, the time of the first paint. */
const SHAPES = [
  new RegExp(
    String.raw`^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)${PAYLOAD}(?:;self\.__next_f${PAYLOAD})*$`,
  ),
  new RegExp(
    String.raw`^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:${CHUNK},?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);$`,
  ),
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/,
];
const LIST = new RegExp(String.raw`^\(\[(?:\[${CHUNK}(?:,"[\w-]+")?\],?)+\]\)$`);

const ownScripts = (globalThis.ownInlineScripts ??= new Set());

/** Allows an inline script that the site's components write into pages. */
export function allowInlineScript(code: string): void {
  ownScripts.add(code);
}

const isKnown = (code: string) =>
  ownScripts.has(code) ||
  (code.startsWith(loader) && LIST.test(code.slice(loader.length))) ||
  SHAPES.some((shape) => shape.test(code));

const INLINE_SCRIPT =
  /<script\b(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi;

/** Returns a page's `script-src`: the site, known inline scripts by SHA-256, and Google Maps if configured. */
export function scriptPolicy(html: string): string {
  const { GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_MAP_ID: mapId } = process.env;
  const hashes = new Set<string>();
  for (const [, code = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (isKnown(code)) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    // Only the length is logged, because the script may quote content.
    else logError('unknown inline script', { length: code.length });
  }
  const google = key && mapId ? ['https://maps.googleapis.com'] : [];
  return ['script-src', "'self'", ...hashes, ...google].join(' ');
}

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Escapes characters beyond Latin-1. V8 then stores the page with one byte per character, and Node sends
 * such a string thirty times faster than one with two bytes per character.
 */
export function toOneByte(html: string): string {
  const escaped = html.replace(/<script\b[\s\S]*?<\/script>|[^\0-\xff]/gu, (found) =>
    found.startsWith('<script')
      ? found.replace(/[^\0-\xff]/g, escapeUnit)
      : `&#${found.codePointAt(0)};`,
  );
  return Buffer.from(escaped, 'latin1').toString('latin1');
}

/** Converts Next's HTML into the HTML and headers that are stored and sent. Redirects lose their body. */
export function preparePage(rendered: string, status = 200) {
  const isRedirect = status >= 300 && status < 400;
  const html = isRedirect ? '' : toOneByte(deferScripts(mergeDataScripts(rendered)));
  return { html, headers: { 'content-security-policy': scriptPolicy(html) } };
}
