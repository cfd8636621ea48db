import { pagePolicy } from './content-security-policy.mts';
import { deferScripts } from './defer-scripts.mts';
import { mergeFlightScripts } from './merge-flight-scripts.mts';
import { APP_PAGE, replaceRendered, type CachedResponse } from './next-internals.mts';

const POLICY_HEADER = 'content-security-policy';

/** Next would send 80 kB of an error page along with a redirect. */
const isRedirect = (status = 200) => status >= 300 && status < 400;

/** Makes what Next has rendered into what is sent: deferred scripts and a policy by hash. */
export function preparePage(value: CachedResponse): void {
  if (value.kind !== APP_PAGE) return;
  const html = isRedirect(value.status) ? '' : deferScripts(mergeFlightScripts(value.html));
  replaceRendered(value, html, { [POLICY_HEADER]: pagePolicy(html) });
}
