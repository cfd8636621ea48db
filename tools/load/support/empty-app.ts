import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, startServer } from '../../../tests/support/site';

const LAYOUT = `export default function Layout({ children }) {
  return <html lang="es"><body>{children}</body></html>;
}
`;

/** Rendered on first request and cached, as the site's own pages are. */
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
 * Builds and starts a Next app of one page with nothing in it but text, outside of the project,
 * with the project's Next.
 *
 * @param text what pages are filled with: with the accents and quotes of real ones, which cost more
 *   to send than plain letters, and compress as badly.
 */
export async function startEmptyApp(text: string) {
  const dir = await mkdtemp(join(tmpdir(), 'empty-next-app-'));
  await mkdir(join(dir, 'app', '[length]'), { recursive: true });
  await Promise.all([
    symlink(resolve('node_modules'), join(dir, 'node_modules')),
    writeFile(join(dir, 'app', 'layout.jsx'), LAYOUT),
    writeFile(join(dir, 'app', '[length]', 'page.jsx'), PAGE),
    writeFile(join(dir, 'text.txt'), text),
    writeFile(join(dir, 'package.json'), '{ "private": true }\n'),
    // The packages are outside of the folder.
    writeFile(join(dir, 'next.config.mjs'), "export default { turbopack: { root: '/' } };\n"),
  ]);
  const next = resolve('node_modules/next/dist/bin/next');
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  execFileSync(process.execPath, [next, 'build'], { cwd: dir, env, stdio: 'pipe' });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = [process.execPath, next, 'start', '--hostname', '127.0.0.1'];
  const server = await startServer([...start, '--port', String(port)], {
    url,
    path: '/0',
    cwd: dir,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  });
  const sizeOf = async (path: string) => (await (await fetch(url + path)).arrayBuffer()).byteLength;
  return {
    url,
    pid: server.pid,
    /** URL of a page of about as many bytes of HTML. */
    async pageOf(bytes: number) {
      // The text stands in the HTML and in the page's data, and a letter is one byte or more.
      const [none, some] = [await sizeOf('/0'), await sizeOf('/10000')];
      const path = `/${Math.max(0, Math.round(((bytes - none) / (some - none)) * 10_000))}`;
      await sizeOf(path);
      return path;
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
