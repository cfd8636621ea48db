/* CommonJS, because Playwright cannot load an ES module from a test. */
const { installFromDebian, onPath } = require('./debian.cjs');

/** The programs of the suite `instances`, with their Debian packages. */
const SYSTEM_DEPS = { 'redis-server': 'redis-server', nginx: 'nginx-light', initdb: 'postgresql' };

const missing = () => Object.keys(SYSTEM_DEPS).filter((name) => !onPath(name));

/**
 * The path of a program.
 *
 * @param {keyof typeof SYSTEM_DEPS} name
 * @throws Error when it is absent.
 */
function systemDepPath(name) {
  const path = onPath(name);
  if (path) return path;
  throw new Error(`The program ${name} is missing: install the package ${SYSTEM_DEPS[name]}.`);
}

/** Installs absent programs if possible; returns those that are still absent. */
function installSystemDeps() {
  const names = missing();
  if (names.length > 0) installFromDebian(...names.map((name) => SYSTEM_DEPS[name]));
  return missing();
}

module.exports = { systemDepPath, installSystemDeps };
