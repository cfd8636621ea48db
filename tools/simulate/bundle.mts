import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** A fault put into a file of the product: text that is there once, and what stands in its place. */
export interface Planted {
  file: string;
  find: string;
  put: string;
}

const root = join(import.meta.dirname, '../..');

function plant({ file, find, put }: Planted): Plugin {
  return {
    name: 'planted',
    setup({ onLoad }) {
      onLoad({ filter: /\.m?ts$/ }, async ({ path }) => {
        if (path !== join(root, file)) return undefined;
        const source = await readFile(path, 'utf8');
        if (source.split(find).length !== 2) throw new Error(`${file} has not once: ${find}`);
        return { contents: source.replace(find, () => put), loader: 'ts' };
      });
    },
  };
}

/** Bundles the simulation with the product's code, as it runs outside of Next. */
export async function bundle(outfile: string, planted?: Planted): Promise<void> {
  const stub = (file: string) => join(root, 'tests/support', file);
  await build({
    absWorkingDir: root,
    entryPoints: ['tools/simulate/worker.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    // What is CommonJS asks for parts of Node so.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    alias: {
      'server-only': stub('empty.cjs'),
      'next/cache': stub('next-cache.ts'),
      'next/constants': 'next/constants.js',
    },
    plugins: planted ? [plant(planted)] : [],
    logLevel: 'warning',
  });
}
