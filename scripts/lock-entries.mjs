/** What package-lock.json says of optional packages, and what it should (scripts/lock.mjs). */
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Where npm looks for a package that `parent` needs: beside it, then one level up at a time. */
function* placesOf(parent, name) {
  for (let base = parent; base !== ''; base = base.slice(0, base.lastIndexOf('node_modules/'))) {
    yield `${base.replace(/\/$/, '')}/node_modules/${name}`;
  }
  yield `node_modules/${name}`;
}

/**
 * What a name like `@swc/core-linux-arm64-musl` says of its platform, in npm's words.
 *
 * @throws Error where it names no platform that is known here.
 */
export function platformOf(name) {
  const parts = name.split(/[/-]/);
  const system = parts.find((part) => SYSTEMS.includes(part));
  const processor = parts.find((part) => PROCESSORS.includes(part));
  if (!system || !processor) throw new Error(`${name} names no platform.`);
  const libc = { glibc: 'glibc', gnu: 'glibc', musl: 'musl' }[parts.at(-1)];
  return { cpu: [processor], ...(libc ? { libc: [libc] } : {}), os: [system] };
}

/** The optional packages that the lock file's own packages name and that it has no entry for. */
export function missingOptionals({ packages }) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => ![...placesOf(parent, name)].some((place) => place in packages))
      .map(([name, version]) => ({ name, version, dev: dev === true })),
  );
}

/**
 * The lock file with an entry for each of them, as npm writes it but for the hash, which only their
 * registry knows.
 *
 * @throws Error where a version is a range or a name tells no platform.
 */
export function completed(lock) {
  const packages = { ...lock.packages };
  for (const { name, version, dev } of missingOptionals(lock)) {
    if (!EXACT.test(version)) throw new Error(`${name}: ${version} is no exact version.`);
    packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(dev ? { dev } : {}),
      optional: true,
    };
  }
  const [root, ...others] = Object.entries(packages);
  const sorted = others.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries([root, ...sorted]) };
}
