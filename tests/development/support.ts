import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startNext, type Site } from '@/tests/support/site';

/** A development server over a copy of the project. */
export interface DevelopmentSite extends Site {
  edit(file: string, from: string, to: string): Promise<void>;
}

/** Without a lock file of its own the copy uses the node_modules of the project around it. */
const LEFT_OUT = /^(node_modules|\.next|\.git|\.data|\.env.*|package-lock\.json|test-results)$/;

/**
 * Without what a server that lives for a minute does not need. Pictures not by intercepting requests:
 * browsers then ask past their caches, and for those Next looks for no issues.
 */
const LEAN = `export default {
  ...nextConfig,
  images: { ...nextConfig.images, unoptimized: true },
  experimental: {
    ...nextConfig.experimental,
    turbopackFileSystemCacheForDev: false,
    turbopackSourceMaps: false,
  },
};`;

async function copyProject(folder: string): Promise<void> {
  const names = (await readdir('.')).filter((name) => !LEFT_OUT.test(name));
  // The typeface is named by its path in node_modules.
  const copied = [...names, 'node_modules/@fontsource', 'node_modules/@fontsource-variable'];
  await Promise.all(copied.map((name) => cp(name, join(folder, name), { recursive: true })));
}

/**
 * Starts `next dev` over a copy on a free port; `stop` removes the copy too.
 *
 * @param env added to the environment, such as GATEWAY_URL.
 */
export async function startDevelopment(env: Record<string, string> = {}): Promise<DevelopmentSite> {
  // Inside `.next`, where no other check looks.
  await mkdir('.next', { recursive: true });
  const folder = await mkdtemp(resolve('.next/development-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  const edit = async (file: string, from: string, to: string) => {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
    await writeFile(path, text.replace(from, to));
  };
  try {
    await copyProject(folder);
    await edit('next.config.mjs', 'export default nextConfig;', LEAN);
    const site = await startNext('dev', { cwd: folder, env });
    return {
      ...site,
      edit,
      async stop(signal) {
        await site.stop(signal);
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
