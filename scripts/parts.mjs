import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** The programs that the tests of several instances run for real, by the package that has each. */
const PARTS = { 'redis-server': 'redis-server', nginx: 'nginx-light' };
/** System folders that an ordinary search path may lack. */
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
/** Where it says no, Debian's packages start no service when they are installed. */
const POLICY = '/usr/sbin/policy-rc.d';

function find(name) {
  const env = { ...process.env, PATH };
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8', env });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

function install(names) {
  if (process.getuid?.() !== 0 || !find('apt-get')) return;
  console.log(`› Installing Debian’s ${names.join(' and ')}`);
  const hasPolicy = existsSync(POLICY);
  if (!hasPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...names.map((name) => PARTS[name]));
  if (!hasPolicy) rmSync(POLICY, { force: true });
}

const missing = () => Object.keys(PARTS).filter((name) => !find(name));

/**
 * The path of a program.
 *
 * @param {keyof typeof PARTS} name
 * @throws Error that names it when it is missing.
 */
export function partPath(name) {
  const path = find(name);
  if (path) return path;
  throw new Error(`The program ${name} is missing: install the package ${PARTS[name]}.`);
}

/** Installs what is missing where that is possible; returns the names of what is still missing. */
export function installParts() {
  const names = missing();
  if (names.length > 0) install(names);
  return missing();
}
