import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startNext } from '@/tests/support/site';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const LAYOUT = `export default function Layout({ children }) {
  return <html lang="es"><body>{children}</body></html>;
}
`;

/** A page that is rendered on first request and cached, like the site's own pages. */
const PAGE = `import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const generateStaticParams = () => [{ length: '0' }];

export default async function Page({ params }) {
  const { length } = await params;
  const text = await readFile(join(process.cwd(), 'text.txt'), 'utf8');
  return <p>{text.slice(0, Number(length))}</p>;
}
`;

/**
 * Builds and starts a Next app with one page of plain text, outside of the project, with the project's
 * Next.
 *
 * @param text the content of pages. It has the accents and quotes of real ones, which cost more to send
 *   than plain letters, and compresses as badly.
 */
export async function startEmptyApp(text: string) {
  const folder = await temporaryFolder('empty-next-app');
  const cwd = folder.path;
  await mkdir(join(cwd, 'app', '[length]'), { recursive: true });
  const files = {
    'app/layout.jsx': LAYOUT,
    'app/[length]/page.jsx': PAGE,
    'text.txt': text,
    'package.json': '{ "private": true }\n',
    // The packages are outside of the folder.
    'next.config.mjs': "export default { turbopack: { root: '/' } };\n",
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(cwd, name), content);
  await symlink(resolve('node_modules'), join(cwd, 'node_modules'));
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd,
    env,
    stdio: 'pipe',
  });
  const server = await startNext('start', { cwd, path: '/0', folder });
  const { url } = server;
  const sizeOf = async (path: string) => (await (await fetch(url + path)).arrayBuffer()).byteLength;
  return {
    ...server,
    /** Returns the path of a page with about as many bytes of HTML. */
    async pageOf(bytes: number) {
      // The text is in the HTML and in the page's data, and a letter takes one byte or more.
      const [none, some] = [await sizeOf('/0'), await sizeOf('/10000')];
      const path = `/${Math.max(0, Math.round(((bytes - none) / (some - none)) * 10_000))}`;
      await sizeOf(path);
      return path;
    },
  };
}
