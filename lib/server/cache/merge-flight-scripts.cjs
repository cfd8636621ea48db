/**
 * Writes the data of a page into one inline script. Next makes dozens of them, as it goes, so that a
 * page can begin before it is whole; a stored page is whole. Each needs its own hash in the page's
 * policy: together one to two kilobytes of header, which no server compresses.
 */

/** A run of them; their texts hold no `<`, which Next escapes. */
const RUN = /(?:<script>\(?self\.__next_f\b[^<]*<\/script>){2,}/g;
const BETWEEN = '</script><script>';

const withJoinedPayload = (html) => html.replace(RUN, (run) => run.replaceAll(BETWEEN, ';'));

module.exports = { withJoinedPayload };
