import { readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Canaries } from './support/context';
import type { Buildah } from './support/buildah';
import { expect, STORE, test } from './support/fixtures';
import { exportImage, textsIn } from './support/image-files';
import { developmentPackages, packagesBelow, packagesOfSbom } from './support/sbom';

const MEGABYTE = 1_000_000;
/** What the site may add to its base. */
const LARGEST_MB = 200;
/** Folders that are shown by themselves. */
const SHOWN = [
  'app/node_modules',
  'app/data',
  'app/public',
  'app/.next/server',
  'app/.next/static',
];

const folder = join(STORE, 'export');
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const inMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The bytes that an image adds to its base; prints them by layer. */
function addedTo(base: string, image: string, buildah: Buildah): number {
  const [whole, below] = [image, base].map((name) => exportImage(buildah, name, folder).layers);
  if (!whole || !below) throw new Error('an image has no layers');
  const digests = (layers: typeof whole) => layers.map(({ digest }) => digest);
  expect(digests(whole).slice(0, below.length)).toEqual(digests(below));
  const own = whole.slice(below.length);
  const added = sum(own.map(({ bytes }) => bytes));
  const under = sum(below.map(({ bytes }) => bytes));
  console.log(`  ${image}: ${inMegabytes(added)} above a base of ${inMegabytes(under)}`);
  for (const { createdBy, bytes } of own)
    console.log(
      `  ${inMegabytes(bytes)}  ${createdBy.replace(/^\/bin\/sh -c (?:#\(nop\) )?/, '').slice(0, 100)}`,
    );
  return added;
}

test(`the site adds at most ${LARGEST_MB} MB to its base`, ({ buildah }) => {
  const added = addedTo('node:24-trixie-slim', 'site', buildah);
  const sizes = execFileSync('du', ['--summarize', '--block-size=1000', ...SHOWN], {
    cwd: buildah.mount('site', 'sizes'),
    encoding: 'utf8',
  });
  for (const [, thousands, path] of sizes.matchAll(/^(\d+)\t(.*)$/gm))
    console.log(`  ${inMegabytes(Number(thousands) * 1000)}  ${path}`);
  expect(added / MEGABYTE).toBeLessThanOrEqual(LARGEST_MB);
});

test('the edge is shown by layer too', ({ buildah }) => {
  expect(addedTo('debian:13-slim', 'site-edge', buildah)).toBeGreaterThan(0);
});

test('every package in the site stands in the list of packages, and none is for development', ({
  buildah,
}) => {
  const found = packagesBelow(join(buildah.mount('site', 'packages'), 'app'));
  const list = readFileSync(join(buildah.mount('sbom', 'list'), 'sbom.cdx.json'), 'utf8');
  const listed = packagesOfSbom(list);
  const development = developmentPackages(readFileSync('package-lock.json', 'utf8'));
  expect(found.size).toBeGreaterThan(20);
  expect(development.size).toBeGreaterThan(300);
  expect([...found].filter((id) => !listed.has(id))).toEqual([]);
  expect([...found, ...listed].filter((id) => development.has(id))).toEqual([]);
});

for (const image of ['site', 'site-edge']) {
  test(`${image} has no secret in any layer or setting`, async ({ buildah }) => {
    const canaries: Canaries = JSON.parse(readFileSync(join(STORE, 'canaries.json'), 'utf8'));
    const { archive } = exportImage(buildah, image, folder);
    const found = await textsIn(archive, Object.values(canaries));
    const places = Object.entries(canaries).filter(([, secret]) => found.includes(secret));
    expect(places.map(([place]) => place)).toEqual([]);
    // The search works: this text is in every image.
    expect(await textsIn(archive, ['org.opencontainers.image.title'])).toHaveLength(1);
  });

  test(`${image} does not run as root`, ({ buildah }) => {
    expect(buildah.inspect(image).User).toMatch(/^(?!root$|0)\w+$/);
  });
}
