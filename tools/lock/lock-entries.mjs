/* Optional packages of package-lock.json (tools/lock/lock.mjs). */
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** The paths where npm resolves a dependency of `parent`. */
function* pathsOf(parent, name) {
  for (let base = parent; base !== ''; base = base.slice(0, base.lastIndexOf('node_modules/'))) {
    yield `${base.replace(/\/$/, '')}/node_modules/${name}`;
  }
  yield `node_modules/${name}`;
}

/**
 * The platform of a name like `@swc/core-linux-arm64-musl`, as npm's fields.
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

/** The optional packages without an entry in the lock file. */
export function missingOptionals({ packages }) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => ![...pathsOf(parent, name)].some((path) => path in packages))
      .map(([name, version]) => ({ name, version, dev: dev === true })),
  );
}

/**
 * Paths of packages whose content npm could not check: it writes no hash where a registry did not have a
 * platform's package, or where there was none to write.
 */
export const withoutHash = ({ packages }) =>
  Object.keys(packages).filter((path) => {
    const { link, inBundle, integrity } = packages[path];
    return path !== '' && !link && !inBundle && !integrity;
  });

/**
 * The lock file with an entry for each missing optional package, and with every hash.
 *
 * @param hashOf gives the hash of a package's version.
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
  for (const path of withoutHash({ packages })) {
    const { version, ...rest } = packages[path];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    packages[path] = { version, integrity: hashOf(name, version), ...rest };
  }
  const [root, ...others] = Object.entries(packages);
  const sorted = others.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries([root, ...sorted]) };
}
