/* CommonJS, because Playwright cannot load an ES module from a test. */
const { spawnSync } = require('node:child_process');
const { existsSync, readdirSync, rmSync, writeFileSync } = require('node:fs');

const POSTGRES = '/usr/lib/postgresql';

/** The Debian package of each program that tests and drills start. */
const PACKAGES = {
  initdb: 'postgresql',
  nginx: 'nginx-light',
  'redis-server': 'redis-server',
  wrk: 'wrk',
};

/** Returns the search path with folders that an ordinary one may lack. */
function searchPath() {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort().reverse() : [];
  const postgres = versions.map((version) => `${POSTGRES}/${version}/bin`);
  return [process.env.PATH, '/usr/sbin', '/usr/local/sbin', ...postgres].join(':');
}

/** A script that exits with 101, so that packages do not start their services. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Returns whether a command succeeds; its output is discarded. */
const succeeds = (command, args, timeout) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout }).status === 0;

/** Returns the path of the first of these commands that exists; undefined for none. */
function onPath(...names) {
  const env = { ...process.env, PATH: searchPath() };
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8', env });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

/** Installs Debian's packages if possible: as root, with apt. */
function installFromDebian(...packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`› Installing Debian’s packages: ${packages.join(', ')}`);
  const hasPolicy = existsSync(POLICY);
  if (!hasPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  succeeds('apt-get', ['update', '-qq'], 300_000);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (!hasPolicy) rmSync(POLICY, { force: true });
}

/**
 * Installs the programs that are absent.
 *
 * @param {readonly (keyof typeof PACKAGES)[]} names
 * @throws Error when one is still absent afterwards.
 */
function installPrograms(...names) {
  const missing = () => names.filter((name) => !onPath(name));
  if (missing().length > 0) installFromDebian(...missing().map((name) => PACKAGES[name]));
  const [absent] = missing();
  if (absent) throw new Error(`The program ${absent} is missing: install ${PACKAGES[absent]}.`);
}

/**
 * Returns the path of a program and installs it first if it is absent.
 *
 * @param {keyof typeof PACKAGES} name
 * @throws Error when it is still absent afterwards.
 */
function programPath(name) {
  installPrograms(name);
  return String(onPath(name));
}

module.exports = { succeeds, onPath, installFromDebian, installPrograms, programPath };
