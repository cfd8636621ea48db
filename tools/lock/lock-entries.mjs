/* Optional packages of package-lock.json (tools/lock/lock.mjs). */
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** A host that does not exist; because of `.npmrc`, npm replaces it with the registry in use. */
const REGISTRY = 'https://registry.invalid';

/** Yields the paths where npm resolves a dependency of `parent`. */
function* pathsOf(parent, name) {
  for (let base = parent; base !== ''; base = base.slice(0, base.lastIndexOf('node_modules/'))) {
    yield `${base.replace(/\/$/, '')}/node_modules/${name}`;
  }
  yield `node_modules/${name}`;
}

/**
 * Returns the platform of a name like `@swc/core-linux-arm64-musl`, as npm's fields.
 *
 * @throws Error for an unknown platform.
 */
export function platformOf(name) {
  const parts = name.split(/[/-]/);
  const system = parts.find((part) => SYSTEMS.includes(part));
  const processor = parts.find((part) => PROCESSORS.includes(part));
  if (!system || !processor) throw new Error(`${name} names no platform.`);
  const libc = { glibc: 'glibc', gnu: 'glibc', musl: 'musl' }[parts.at(-1)];
  return { cpu: [processor], ...(libc ? { libc: [libc] } : {}), os: [system] };
}

/** Returns the optional packages without an entry in the lock file. */
export function missingOptionals({ packages }) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => ![...pathsOf(parent, name)].some((path) => path in packages))
      .map(([name, version]) => ({ name, version, dev: dev === true })),
  );
}

/** Returns the name of the package that npm loads for a path, which for an alias is not in the path. */
const nameOf = (path, { name }) =>
  name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const addressOf = (name, version) =>
  `${REGISTRY}/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;

/** Returns the paths of packages that are loaded and for which `isMissing` is true. */
const loaded = ({ packages }, isMissing) =>
  Object.keys(packages).filter((path) => {
    const { link, inBundle } = packages[path];
    return path !== '' && !link && !inBundle && isMissing(packages[path], path);
  });

/**
 * Returns the paths of packages that npm could not check. It writes no hash if the registry lacked a
 * platform's package or had no hash.
 */
export const withoutHash = (lock) => loaded(lock, ({ integrity }) => !integrity);

/** Returns the paths of packages that have no address, so that npm looks them up, or one of a registry. */
export const withoutAddress = (lock) =>
  loaded(lock, (entry, path) => entry.resolved !== addressOf(nameOf(path, entry), entry.version));

/**
 * Returns the lock file with an entry for each missing optional package, and with every address and hash.
 *
 * @param hashOf returns the hash of a package's version.
 * @throws Error for a version range or an unknown platform.
 */
export function completed(lock, hashOf) {
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
  for (const path of new Set([...withoutHash({ packages }), ...withoutAddress({ packages })])) {
    const { name: alias, version, resolved: _, integrity, ...rest } = packages[path];
    const name = nameOf(path, { name: alias });
    packages[path] = {
      ...(alias ? { name } : {}),
      version,
      resolved: addressOf(name, version),
      integrity: integrity || hashOf(name, version),
      ...rest,
    };
  }
  const [root, ...others] = Object.entries(packages);
  const sorted = others.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries([root, ...sorted]) };
}
