/* CommonJS, for Playwright cannot load an ES module from a test. */
const { installFromDebian, onPath } = require('./debian.cjs');

/** The programs that the tests of several instances run for real, by the package that has each. */
const PARTS = { 'redis-server': 'redis-server', nginx: 'nginx-light' };

const missing = () => Object.keys(PARTS).filter((name) => !onPath(name));

/**
 * The path of a program.
 *
 * @param {keyof typeof PARTS} name
 * @throws Error that names it when it is missing.
 */
function systemDepPath(name) {
  const path = onPath(name);
  if (path) return path;
  throw new Error(`The program ${name} is missing: install the package ${PARTS[name]}.`);
}

/** Installs what is missing where that is possible; returns the names of what is still missing. */
function installSystemDeps() {
  const names = missing();
  if (names.length > 0) installFromDebian(...names.map((name) => PARTS[name]));
  return missing();
}

module.exports = { systemDepPath, installSystemDeps };
