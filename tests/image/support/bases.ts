import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Buildah } from './buildah';

const CACHE = resolve('node_modules/.cache/image');
const RECIPES = resolve('tests/image/bases');
/** For one image. */
const PULL_LIMIT_MS = 180_000;

type Make = (buildah: Buildah, image: string, folder: string) => void;

/** The Debian mirror of this machine, from apt's own settings. */
function debianMirror(): string {
  const filter = ['Created-By: Packages', 'Origin: Debian', 'Label: Debian', 'Component: main'];
  const format = ['--format', '$(REPO_URI)'];
  const mirrors = execFileSync('apt-get', ['indextargets', ...format, ...filter], {
    encoding: 'utf8',
  });
  const [mirror = ''] = mirrors.split('\n');
  if (mirror === '') throw new Error('apt knows no mirror of Debian');
  return mirror;
}

const debian =
  (release: string): Make =>
  (buildah, image, folder) => {
    const slim = ['/usr/share/doc/*', '/usr/share/man/*', '/usr/share/locale/*'];
    const options = [
      ...['--quiet', '--variant=minbase', '--mode=root'],
      ...slim.map((path) => `--dpkgopt=path-exclude=${path}`),
    ];
    cpSync(join(RECIPES, 'docker-clean'), join(folder, 'docker-clean'));
    execFileSync('mmdebstrap', [...options, release, 'root.tar', debianMirror()], {
      cwd: folder,
      stdio: 'inherit',
    });
    buildah.build(image, join(RECIPES, 'debian.Dockerfile'), folder);
  };

const recipe =
  (name: string): Make =>
  (buildah, image) =>
    buildah.build(image, join(RECIPES, `${name}.Dockerfile`), RECIPES);

const node: Make = (buildah, image, folder) => {
  cpSync(process.execPath, join(folder, 'node'));
  // Node 24 comes with this major version.
  execFileSync('npm', ['pack', 'npm@11', '--silent'], { cwd: folder, stdio: 'ignore' });
  const [archive = ''] = globSync('npm-11.*.tgz', { cwd: folder });
  execFileSync('tar', ['--extract', '--file', archive], { cwd: folder });
  renameSync(join(folder, 'package'), join(folder, 'npm'));
  buildah.build(image, join(RECIPES, 'node.Dockerfile'), folder);
};

/** What stands in for each image where it cannot be pulled, in the order in which they are made. */
const STAND_INS: Record<string, { make: Make; of: string }> = {
  'debian:13-slim': { make: debian('trixie'), of: 'mmdebstrap, minbase of trixie' },
  'debian:12-slim': { make: debian('bookworm'), of: 'mmdebstrap, minbase of bookworm' },
  'node:24-trixie-slim': { make: node, of: `Debian 13, npm’s package node ${process.version}` },
  'redis:7-alpine': { make: recipe('redis'), of: 'Debian 12’s redis-server' },
  'postgres:17-alpine': { make: recipe('postgres'), of: 'Debian 13’s postgresql-17' },
};

function cacheKey(): string {
  const hash = createHash('sha256').update(`${process.version} ${process.arch}`);
  for (const file of [...globSync(`${RECIPES}/*`).sort(), resolve('tests/image/support/bases.ts')])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const qualified = (image: string) => `docker.io/library/${image}`;

const isPulled = (buildah: Buildah, image: string) =>
  buildah.succeeds(['pull', '--quiet', '--policy', 'always', qualified(image)], PULL_LIMIT_MS);

/** The images that the stand-in of another one is made from. */
function withParents(images: string[]): string[] {
  const parents = images.flatMap((image) => {
    const name = image.split(':')[0] ?? '';
    const file = join(RECIPES, `${name}.Dockerfile`);
    return existsSync(file) ? basesOf(readFileSync(file, 'utf8')) : [];
  });
  return Object.keys(STAND_INS).filter((image) => [...images, ...parents].includes(image));
}

/** The images that a Dockerfile begins from, without its own stages. */
export function basesOf(dockerfile: string): string[] {
  const stages = [...dockerfile.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)];
  const names = new Set(stages.map(([, , name]) => name));
  const bases = stages.map(([, base = '']) => base);
  return [...new Set(bases)].filter((base) => base !== 'scratch' && !names.has(base));
}

/**
 * Brings the images into the store: pulled, or else a stand-in, which is kept in
 * node_modules/.cache/image.
 *
 * @returns what stands in, by image; empty when all were pulled.
 */
export function provideBases(buildah: Buildah, images: string[]): Record<string, string> {
  if (images.every((image) => isPulled(buildah, image))) return {};
  const unknown = images.filter((image) => !(image in STAND_INS));
  if (unknown.length > 0) throw new Error(`Nothing stands in for ${unknown.join(', ')}`);

  const key = cacheKey();
  const cache = join(CACHE, key);
  const stale = globSync('*', { cwd: CACHE }).filter((name) => name !== key);
  for (const name of stale) rmSync(join(CACHE, name), { recursive: true });
  // In a store that was left by an earlier run.
  const marker = join(buildah.folder, 'stand-ins');
  const isDone = existsSync(marker) && readFileSync(marker, 'utf8') === cache;
  for (const image of isDone ? [] : withParents(images)) {
    const archive = join(cache, `${image.replace(':', '-')}.tar`);
    if (existsSync(archive)) {
      buildah.run('pull', '--quiet', `docker-archive:${archive}`);
      continue;
    }
    const folder = join(buildah.folder, 'base');
    mkdirSync(folder, { recursive: true });
    mkdirSync(cache, { recursive: true });
    STAND_INS[image]?.make(buildah, qualified(image), folder);
    rmSync(folder, { recursive: true });
    buildah.run('push', '--quiet', qualified(image), `docker-archive:${archive}.part:${image}`);
    renameSync(`${archive}.part`, archive);
  }
  writeFileSync(marker, cache);
  return Object.fromEntries(images.map((image) => [image, STAND_INS[image]?.of ?? '']));
}
