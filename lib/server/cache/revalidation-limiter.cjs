/**
 * How many stored pages are made anew at a time. Whoever publishes makes all of them stale at once,
 * and each takes some hundredths of a second of the one thread that also answers the visitors.
 */

const MOST_AT_ONCE = 2;
/** What ends without a word, as an answer that is not stored, ends so, in ms. */
const LONGEST_MS = 10_000;

/** When the making began, by key. */
const making = new Map();

/** Whether the page may be made anew now; then it counts until `passOn`. */
function hasTurn(key) {
  const now = Date.now();
  for (const [other, since] of making) if (now - since > LONGEST_MS) making.delete(other);
  if (!making.has(key) && making.size >= MOST_AT_ONCE) return false;
  if (!making.has(key)) making.set(key, now);
  return true;
}

/** It has been made, or making it has failed. */
function passOn(key) {
  making.delete(key);
}

module.exports = { hasTurn, passOn };
