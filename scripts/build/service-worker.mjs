/**
 * Step of `npm run build`: bundles the service worker, which carries the id of the build, for the route
 * app/sw.js to serve.
 */
import { existsSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';

const folders = ['.next', '.next/standalone/.next'].filter((folder) => existsSync(folder));
for (const folder of folders) {
  const release = readFileSync(`${folder}/BUILD_ID`, 'utf8');
  await build({
    entryPoints: ['lib/features/offline/worker/worker.ts'],
    outfile: `${folder}/service-worker.js`,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022', 'safari16.4'],
    define: { RELEASE: JSON.stringify(release) },
    logLevel: 'warning',
  });
}
