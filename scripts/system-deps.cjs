/* CommonJS, because Playwright cannot load an ES module from a test. */
const { installFromDebian, onPath, programPath } = require('./debian.cjs');

/** The programs of the suite `instances`, with their Debian packages. */
const SYSTEM_DEPS = { 'redis-server': 'redis-server', nginx: 'nginx-light', initdb: 'postgresql' };

const missing = () => Object.keys(SYSTEM_DEPS).filter((name) => !onPath(name));

/** @param {keyof typeof SYSTEM_DEPS} name */
const systemDepPath = (name) => programPath(name, SYSTEM_DEPS[name]);

/** Installs absent programs if possible; returns those that are still absent. */
function installSystemDeps() {
  const names = missing();
  if (names.length > 0) installFromDebian(...names.map((name) => SYSTEM_DEPS[name]));
  return missing();
}

module.exports = { systemDepPath, installSystemDeps };
