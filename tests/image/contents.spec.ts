import { readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Canaries } from './support/context';
import { basesOf } from './support/bases';
import { expect, STORE, test } from './support/fixtures';
import { exportImage, textsIn, type ImageFiles } from './support/image-files';
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

const BASE = basesOf(readFileSync('deploy/Dockerfile', 'utf8')).find((image) =>
  image.startsWith('node:'),
);

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The layers that a Dockerfile adds to its base. */
function ownLayers(image: ImageFiles, base: ImageFiles) {
  return image.layers.slice(base.layers.length);
}

test(`the site adds at most ${LARGEST_MB} MB to its base`, ({ buildah }) => {
  const [site, base] = ['site', BASE ?? ''].map((image) => exportImage(buildah, image, folder));
  if (!site || !base) throw new Error('an image is missing');
  expect(site.layers.slice(0, base.layers.length).map(({ digest }) => digest)).toEqual(
    base.layers.map(({ digest }) => digest),
  );
  const own = ownLayers(site, base);
  const added = sum(own.map(({ bytes }) => bytes));
  console.log(
    `  ${inMegabytes(added)} above a base of ${inMegabytes(sum(base.layers.map(({ bytes }) => bytes)))}`,
  );
  for (const { createdBy, bytes } of own)
    console.log(`  ${inMegabytes(bytes)}  ${createdBy.slice(0, 100)}`);
  const root = buildah.mount('site', 'sizes');
  const sizes = execFileSync('du', ['--summarize', '--block-size=1000', ...SHOWN], {
    cwd: root,
    encoding: 'utf8',
  });
  console.log(
    sizes.replace(
      /^(\d+)\t(.*)$/gm,
      (_line, thousands, path) => `  ${inMegabytes(thousands * 1000)}  ${path}`,
    ),
  );
  expect(added / MEGABYTE).toBeLessThanOrEqual(LARGEST_MB);
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
