// Delays the scripts of a page until it has been read and painted. Next puts them into the head,
// where they compete on a phone with style, font and the first picture (175 kB against 90) and run
// before the first paint. The page is complete without them.

import { joinLines } from '../../util/joined-lines.mts';
import { earlyPressScript } from './early-presses.mts';
import { savingScript } from './saving.mts';

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"((?: id="[^"]*")?) async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;
const HEAD_END = '</head>';
const STYLE_OR_HEAD_END = /<link rel="stylesheet"|<\/head>/;

// Scripts are requested in the first frame after the end of the page: a browser paints the first
// part of a long page before it has read the rest. Until then one tiny image after the other holds
// back the load event, as the scripts do afterwards, so a page that has loaded is interactive.
const EMPTY_IMAGE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Limit without a frame, in ms. A background tab requests the scripts at once. */
const MAX_DELAY_MS = 2_000;

/**
 * What answers by script alone. Where data are dear (`saving.mts`) scripts wait for the first press or focus
 * there, for a mouse above a carousel, or for a key. Parts that are nothing without them carry `data-scripts`, a query but a question's is read by them, and
 * a copy kept on the device, which names a server timing, is told to be one.
 */
const CONTROLS = 'button,input,select,textarea,label,summary,[role],[aria-roledescription]';
/** A carousel has no buttons before its script: a mouse above it would look for them in vain. */
const CAROUSEL = '[aria-roledescription]';

/** Runs in the browser: requests the scripts, given as pairs of URL and id. */
// Sets the attribute that React looks for when it hydrates, or it would request them again.
export const loader = joinLines(`
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
    const isDear = () => "saving" in document.documentElement.dataset
      && !document.querySelector("[data-scripts]")
      && !performance.getEntriesByType("navigation")[0]?.serverTiming?.length
      && ![...new URLSearchParams(location.search).keys()].some((name) => !/^(utm_|id$|id_grouper$)/.test(name));
    const waitForIntent = () => {
      const intend = ({ type, target }) => {
        if (type === "keydown" || target.closest?.(type === "mouseover" ? "${CAROUSEL}" : "${CONTROLS}"))
          go();
      };
      for (const type of ["pointerdown", "focusin", "keydown", "mouseover"])
        addEventListener(type, intend, { capture: true, passive: true });
    };
    document.addEventListener("DOMContentLoaded", () => {
      if (isDear()) return waitForIntent();
      if (document.hidden) go();
      else requestAnimationFrame(() => setTimeout(go));
      hold();
      setTimeout(go, ${MAX_DELAY_MS});
    }, { once: true });
  })
`);

/**
 * Rewrites a page so that its scripts are requested after the first paint.
 *
 * @param typeface its address, which the page fetches where data are not dear.
 */
export function deferScripts(html: string, typeface?: string): string {
  const scripts: string[][] = [];
  const rest = html.replace(PRELOAD, '').replace(SCRIPT, (_tag, src: string, id: string) => {
    scripts.push(id ? [src, id.slice(5, -1)] : [src]);
    return '';
  });
  const at = rest.indexOf(HEAD_END);
  if (scripts.length === 0 || at === -1) return html;
  const script = (code: string) => `<script>${code}</script>`;
  const saving = script(`${savingScript}(${JSON.stringify(typeface ?? null)})`);
  const others = script(earlyPressScript) + script(`${loader}(${JSON.stringify(scripts)})`);
  // A script after a style waits for it, and the typeface would come too late.
  const first = rest.search(STYLE_OR_HEAD_END);
  return rest.slice(0, first) + saving + rest.slice(first, at) + others + rest.slice(at);
}
