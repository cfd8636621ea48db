/**
 * What the site assumes of Next and found otherwise. Each of these would fail without a word on
 * another version: pages larger, slower, or less guarded than they should be.
 */

/** On `globalThis`: this file is loaded bundled and unbundled. */
const broken = (globalThis[Symbol.for('site.broken-assumptions')] ??= new Set());

/** Logs the first time that an assumption does not hold. */
function noteBroken(assumption) {
  if (broken.has(assumption)) return;
  broken.add(assumption);
  const msg = 'this version of Next does not do what the site assumes';
  process.stderr.write(`${JSON.stringify({ level: 50, time: new Date(), msg, assumption })}\n`);
}

module.exports = { noteBroken, brokenAssumptions: () => [...broken] };
