import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const MANIFEST = /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/;

/** A package as `name@version`. */
type PackageId = string;

const sbom = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({ group: z.string().optional(), name: z.string(), version: z.string() }),
  ),
});

const manifest = z.object({ name: z.string(), version: z.string() });

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      dev: z.boolean().default(false),
    }),
  ),
});

/** The packages of a CycloneDX document. */
export function packagesOfSbom(text: string): Set<PackageId> {
  const { components } = sbom.parse(JSON.parse(text));
  return new Set(
    components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`),
  );
}

/** The packages in the folders `node_modules` below a folder. */
export function packagesBelow(folder: string): Set<PackageId> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    MANIFEST.test(file),
  );
  const packages = files.map((file) =>
    manifest.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
  return new Set(packages.map(({ name, version }) => `${name}@${version}`));
}

/** The packages of a package-lock.json that only development needs. */
export function developmentPackages(text: string): Set<PackageId> {
  const { packages } = lock.parse(JSON.parse(text));
  const idsOf = (dev: boolean) =>
    Object.entries(packages)
      .filter(([path, entry]) => path !== '' && entry.dev === dev)
      .map(([path, { name, version }]) => {
        const folder = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
        return `${name ?? folder}@${version}`;
      });
  const production = new Set(idsOf(false));
  return new Set(idsOf(true).filter((id) => !production.has(id)));
}
