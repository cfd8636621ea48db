/** Consecutive scripts of a page's data. Next escapes `<` in their texts. */
const RUN = /(?:<script>\(?self\.__next_f\b[^<]*<\/script>){2,}/g;
const BETWEEN = '</script><script>';

/**
 * Merges the scripts of a page's data (React Flight) into one. Next streams dozens of them; each
 * needs its own hash in the page's policy, 1 to 2 kB of header that no server compresses.
 */
export const mergeFlightScripts = (html: string): string =>
  html.replace(RUN, (run) => run.replaceAll(BETWEEN, ';'));
