import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTags } from '@/lib/server/cache/tags';
import { startInstance } from '@/tests/instances/support/instance';
import { memoryEnv } from '@/tests/support/memory';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import type { FaultKind } from '@/tools/gateway/faults';
import { startGateway } from '@/tools/gateway/server';

const REVALIDATE_SECRET = 'una-clave-para-las-pruebas';

/** Matches the first entry of the main navigation. Every page shows it, so it marks a page's age. */
const MARKED = /"section_name": "[^"]*"/;

/** Repeats the records of a list; each copy has its own id, title and address. */
async function repeat(file: string, title: string, times: number): Promise<void> {
  const records: Record<string, unknown>[] = JSON.parse(await readFile(file, 'utf8'));
  const copies = Array.from({ length: times }, (_, copy) =>
    records.map((record) => ({
      ...record,
      id: Number(record.id) + copy * 1_000,
      [title]: copy === 0 ? record[title] : `${String(record[title])} ${copy}`,
      url: copy === 0 ? record.url : `${String(record.url)}-${copy}`,
    })),
  );
  await writeFile(file, JSON.stringify(copies.flat()));
}

/**
 * Starts a gateway to break and a copy of the build that reads from it, with the image's settings.
 *
 * @param times the number of copies of the embedded content's posts and branches.
 */
export async function startWorld(times = 1) {
  await using ends = new AsyncDisposableStack();
  const folder = ends.use(await temporaryFolder('drill'));
  const contentDir = join(folder.path, 'content');
  await cp('data/content', contentDir, { recursive: true });
  if (times > 1) {
    await repeat(join(contentDir, 'blog-posts.json'), 'title_publication', times);
    await repeat(join(contentDir, 'branches.json'), 'name', times);
  }
  const inbox = join(folder.path, 'inbox');
  const gateway = ends.use(await startGateway({ contentDir, dataDir: inbox }));
  const env = {
    ...memoryEnv(),
    GATEWAY_URL: gateway.url,
    REVALIDATE_SECRET,
    // Each simulated visitor has its own address.
    TRUST_PROXY: '1',
  };
  const site = ends.use(await startInstance(env));
  const rest = ends.move();

  return {
    site,
    /** The folder of the submissions that the gateway has received. */
    inbox,
    /** Replaces the current fault; without a kind the gateway works. */
    break: (kind?: FaultKind) => {
      gateway.faults.clear();
      if (kind) gateway.faults.add({ kind });
    },
    /** Publishes: the navigation's first entry reads `mark` from now on. */
    publish: async (mark: string) => {
      const file = join(contentDir, 'sections.json');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(MARKED, `"section_name": "${mark}"`));
    },
    /** Revalidates all content of the site; returns the status. */
    revalidate: async () => {
      const response = await fetch(`${site.url}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${REVALIDATE_SECRET}` },
        body: JSON.stringify({ tags: contentTags }),
      });
      return response.status;
    },
    [Symbol.asyncDispose]: () => rest.disposeAsync(),
  };
}
