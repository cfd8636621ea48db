/** Consecutive scripts of a page's data. Next escapes `<` in their texts. */
const RUN = /(?:<script>\(?self\.__next_f\b[^<]*<\/script>){2,}/g;
const BETWEEN = '</script><script>';

/** Merges the scripts of a page's data (React Flight) into one. */
// Next streams dozens. Each needs a hash in the policy: 1 to 2 kB of header that is not compressed.
export const mergeFlightScripts = (html: string): string =>
  html.replace(RUN, (run) => run.replaceAll(BETWEEN, ';'));
