import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../../util/build-folder.mts';
import { deferScripts } from './defer-scripts.mts';
import { pageHeaders } from './headers.mts';
import { inlineStyles } from './inline-styles.mts';
import { latin1Text } from './latin1-text.mts';

/** Consecutive scripts of a page's data. Next escapes `<` in their texts. */
const RUN = /(?:<script>\(?self\.__next_f\b[^<]*<\/script>){2,}/g;
const BETWEEN = '</script><script>';

/** Merges the scripts of a page's data (React Flight) into one. */
// Next streams dozens. Each needs a hash in the policy: 1 to 2 kB of header that is not compressed.
export const mergeFlightScripts = (html: string): string =>
  html.replace(RUN, (run) => run.replaceAll(BETWEEN, ';'));

const texts = new Map<string, string>();

/** The text of a file of this build's assets; undefined where there is none, as in development. */
function builtText(path: string): string | undefined {
  try {
    const text = texts.get(path) ?? readFileSync(join(buildFolder(), 'static', path), 'utf8');
    texts.set(path, text);
    return text;
  } catch {
    return undefined;
  }
}

/** Makes what Next has rendered into what is kept and sent: deferred scripts, styles, a policy by hash. */
export function preparePage(rendered: string, status = 200) {
  // Next would send 80 kB of an error page along with a redirect.
  const isRedirect = status >= 300 && status < 400;
  const deferred = () => deferScripts(mergeFlightScripts(rendered));
  const html = isRedirect ? '' : latin1Text(inlineStyles(deferred(), builtText));
  return { html, headers: pageHeaders(html) };
}
