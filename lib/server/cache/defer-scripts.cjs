/**
 * Holds the scripts of a page back until it has been read and painted.
 *
 * Next writes them into the head, where a browser starts them at once: on a phone they share the
 * line with what is to be seen (style, font, the first picture), 175 kB against 90, and run as soon
 * as they are there, before the first paint. The page is complete without them.
 */

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"((?: id="[^"]*")?) async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;
const HEAD_END = '</head>';

/*
 * The first frame after the page's end: a browser paints the first part of a long page before it has
 * read the rest, and what is to be seen may stand there. Until then one tiny picture after the other
 * keeps the load event waiting, as the scripts do from then on: whoever acts on a page that has loaded
 * finds it alive.
 */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Without a frame, as in a tab in the background, it is done at once or after this many ms. */
const LATEST_MS = 2_000;

/**
 * Runs in the browser: asks for the scripts given as pairs of address and id. With the attribute that
 * React looks for when it takes the page over, or it would ask for them again.
 */
const loader = `(list=>{let done;const go=()=>{if(!done)for(const[src,id]of done=list){const s=document.createElement("script");s.src=src;s.setAttribute("async","");if(id)s.id=id;document.head.append(s)}},hold=()=>{if(!done){const i=new Image;i.onload=hold;i.src="${NOTHING}"}};document.addEventListener("DOMContentLoaded",()=>{document.hidden?go():requestAnimationFrame(()=>setTimeout(go));hold();setTimeout(go,${LATEST_MS})},{once:true})})`;

/** The page with its scripts asked for after the first paint. */
function afterPaint(html) {
  const scripts = [];
  const rest = html.replace(PRELOAD, '').replace(SCRIPT, (_whole, src, id) => {
    scripts.push(id ? [src, id.slice(5, -1)] : [src]);
    return '';
  });
  const at = rest.indexOf(HEAD_END);
  if (scripts.length === 0 || at === -1) return html;
  const code = `<script>${loader}(${JSON.stringify(scripts)})</script>`;
  return rest.slice(0, at) + code + rest.slice(at);
}

module.exports = { afterPaint, loader };
