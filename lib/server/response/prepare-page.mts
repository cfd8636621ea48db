import { deferScripts } from './defer-scripts.mts';
import { pageHeaders } from './headers.mts';
import { latin1Text } from './latin1-text.mts';
import { mergeFlightScripts } from './merge-flight-scripts.mts';
import { typefaceAddress } from './typeface.mts';

/** Makes what Next has rendered into what is kept and sent: deferred scripts, and a policy by hash. */
export function preparePage(rendered: string, status = 200) {
  // Next would send 80 kB of an error page along with a redirect.
  const isRedirect = status >= 300 && status < 400;
  const html = isRedirect
    ? ''
    : latin1Text(deferScripts(mergeFlightScripts(rendered), typefaceAddress()));
  return { html, headers: pageHeaders(html) };
}
