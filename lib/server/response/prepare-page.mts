import type { OutgoingHttpHeaders } from 'node:http';
import { deferScripts } from './defer-scripts.mts';
import { pageHeaders } from './headers.mts';
import { mergeFlightScripts } from './merge-flight-scripts.mts';
import { typefaceOf, withoutTypefaceHint } from './typeface.mts';

/** Next would send 80 kB of an error page along with a redirect. */
const isRedirect = (status: number) => status >= 300 && status < 400;

/** What Next has rendered. */
interface Rendered {
  html: string;
  status?: number | undefined;
  headers?: OutgoingHttpHeaders | undefined;
}

/** Makes what Next has rendered into what is sent: deferred scripts and a policy by hash. */
export function preparePage({ html: rendered, status = 200, headers }: Rendered) {
  const data = mergeFlightScripts(withoutTypefaceHint(rendered));
  const html = isRedirect(status) ? '' : deferScripts(data, typefaceOf(headers?.link));
  return { html, headers: pageHeaders(html) };
}
