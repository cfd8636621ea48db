/**
 * `npm run drills -- image`: builds the images of deploy/Dockerfile, starts the services of deploy/compose.yaml
 * from them and tests both. It needs no container engine: buildah builds, crun runs, in namespaces that
 * end with it. Images that cannot be pulled are replaced by stand-ins of Debian's packages, by name.
 *
 *   npm run drills -- image                      in a temporary folder, from nothing
 *   npm run drills -- image -- --store <folder>  there, and leaves it: unchanged layers are used again
 *   npm run drills -- image -- --out <folder>    also writes the list of packages (CycloneDX) there
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { basesOf, provideBases } from '../../tests/image/support/bases';
import { Buildah } from '../../tests/image/support/buildah';
import { pulledImages, readCompose } from '../../tests/image/support/compose';
import { copyCheckout, npmSettings, plantSecrets } from '../../tests/image/support/context';
import { installFromDebian, onPath } from '../../scripts/debian.cjs';

/** The programs, with their Debian packages. */
const TOOLS = {
  buildah: 'buildah',
  crun: 'crun',
  mmdebstrap: 'mmdebstrap',
  ip: 'iproute2',
  openssl: 'openssl',
  unshare: 'util-linux',
};
const NAMESPACES = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
const DOCKERFILE = 'deploy/Dockerfile';
/** The images, each with its target in the file. */
const TARGETS = { site: 'site', 'site-edge': 'edge', sbom: 'sbom' };

const { values: options } = parseArgs({
  options: { store: { type: 'string' }, out: { type: 'string' } },
});

/** What is missing to run this here. */
function missing(): string[] {
  const absent = () => Object.entries(TOOLS).filter(([name]) => !onPath(name));
  if (absent().length > 0) installFromDebian(...absent().map(([, name]) => name));
  const names = absent().map(([name]) => name);
  if (names.length > 0) return names;
  const { status } = spawnSync('unshare', [...NAMESPACES, 'true'], { stdio: 'ignore' });
  return status === 0 ? [] : ['the right to make namespaces'];
}

function timed<T>(what: string, work: () => T): T {
  console.log(`\n› ${what}`);
  const started = performance.now();
  const result = work();
  console.log(`✓ ${what} (${Math.round((performance.now() - started) / 1000)} s)`);
  return result;
}

/** Builds what the Dockerfile names, from a copy of the checkout with secrets all over it. */
function build(buildah: Buildah, folder: string): void {
  const context = join(folder, 'context');
  rmSync(context, { recursive: true, force: true });
  mkdirSync(context);
  copyCheckout(context);
  const canaries = plantSecrets(context);
  writeFileSync(join(folder, 'canaries.json'), JSON.stringify(canaries));
  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, `${npmSettings()}; ${canaries.npmrc}\n`, { mode: 0o600 });
  process.env.REVALIDATE_SECRET = canaries.environment;

  const dockerfile = join(context, DOCKERFILE);
  const secret = ['--secret', `id=npmrc,src=${npmrc}`];
  for (const [image, target] of Object.entries(TARGETS)) {
    const options = ['--target', target, ...secret];
    timed(`build of ${target}`, () => buildah.build(image, dockerfile, context, ...options));
  }
  rmSync(npmrc);
  delete process.env.REVALIDATE_SECRET;
}

function test(folder: string): number {
  const options = ['--project=image', '--workers=1'];
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', ...options];
  // crun understands no machine that has both kinds of control groups; within, there is one.
  const command = 'mount -t cgroup2 cgroup2 /sys/fs/cgroup && exec "$@"';
  const inside = ['sh', '-c', command, 'sh', process.execPath, ...playwright];
  const { status } = spawnSync('unshare', [...NAMESPACES, ...inside], {
    stdio: 'inherit',
    // No test opens a browser.
    env: { ...process.env, IMAGE_STORE: folder, CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '' },
  });
  return status ?? 1;
}

function run(folder: string): number {
  const buildah = new Buildah(folder);
  const composition = readCompose(readFileSync('deploy/compose.yaml', 'utf8'), {
    POSTGRES_PASSWORD: 'x',
    LEADS_KEY: 'x',
  });
  const bases = [...basesOf(readFileSync(DOCKERFILE, 'utf8')), ...pulledImages(composition)];
  const standIns = timed('base images', () => provideBases(buildah, bases));
  for (const [image, of] of Object.entries(standIns))
    console.log(`  ${image} cannot be pulled; in its place: ${of}`);
  build(buildah, folder);
  if (options.out) {
    const sbom = join(buildah.mount('sbom', 'sbom'), 'sbom.cdx.json');
    cpSync(sbom, join(options.out, 'sbom.cdx.json'));
    buildah.removeContainers();
  }
  return timed('tests', () => test(folder));
}

const absent = missing();
if (absent.length === 0) {
  const folder = options.store ? resolve(options.store) : mkdtempSync(join(tmpdir(), 'image-'));
  try {
    process.exitCode = run(folder);
  } finally {
    if (!options.store) rmSync(folder, { recursive: true, force: true });
  }
} else if (process.env.CI) {
  console.error(`✗ No ${absent.join(' and ')}: the suite "image" is never skipped in CI.`);
  process.exitCode = 1;
} else {
  console.log(`⚠ SKIPPED: the suite "image", for want of ${absent.join(' and ')}.`);
}
