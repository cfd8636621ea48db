// Delays the scripts of a page until it has been read and painted. Next puts them into the head,
// where they compete on a phone with style, font and the first picture (175 kB against 90) and run
// before the first paint. The page is complete without them.

import { joinLines } from '../../util/joined-lines.mts';

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"((?: id="[^"]*")?) async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;
const HEAD_END = '</head>';

// Scripts are requested in the first frame after the end of the page: a browser paints the first
// part of a long page before it has read the rest. Until then one tiny image after the other holds
// back the load event, as the scripts do afterwards, so a page that has loaded is interactive.
const EMPTY_IMAGE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Limit without a frame, in ms. A background tab requests the scripts at once. */
const MAX_DELAY_MS = 2_000;

/** Runs in the browser: requests the scripts, given as pairs of URL and id. */
// Sets the attribute that React looks for when it hydrates, or it would request them again.
export const loader = joinLines(`
  ((list) => {
    let isRequested = false;
    const request = () => {
      if (isRequested) return;
      isRequested = true;
      for (const [src, id] of list) {
        const script = document.createElement("script");
        script.src = src;
        script.setAttribute("async", "");
        if (id) script.id = id;
        document.head.append(script);
      }
    };
    const hold = () => {
      if (isRequested) return;
      const image = new Image;
      image.onload = hold;
      image.src = "${EMPTY_IMAGE}";
    };
    document.addEventListener("DOMContentLoaded", () => {
      if (document.hidden) request();
      else requestAnimationFrame(() => setTimeout(request));
      hold();
      setTimeout(request, ${MAX_DELAY_MS});
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
  const at = rest.indexOf(HEAD_END);
  if (scripts.length === 0 || at === -1) return html;
  const script = (code: string) => `<script>${code}</script>`;
  const added = script(`${loader}(${JSON.stringify(scripts)})`);
  return rest.slice(0, at) + added + rest.slice(at);
}
