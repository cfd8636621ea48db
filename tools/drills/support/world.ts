import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTags } from '@/lib/server/cache/tags';
import { startInstance } from '@/tests/instances/support/instance';
import { memoryEnv } from '@/tests/support/memory';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import type { FaultKind } from '@/tools/gateway/faults';
import { startGateway } from '@/tools/gateway/server';

const REVALIDATE_SECRET = 'una-clave-para-las-pruebas';

/** The first entry of the main navigation, which every page shows: how old a page is. */
const MARKED = /"section_name": "[^"]*"/;

/** The records of a list, so many times, each copy with an id, a title and an address of its own. */
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
 * @param times how many times the embedded content's posts and branches there are.
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
    // Each simulated visitor has an address of its own.
    TRUST_PROXY: '1',
  };
  const site = ends.use(await startInstance(env));
  const rest = ends.move();

  return {
    site,
    /** The folder of the submissions that the gateway has received. */
    inbox,
    /** Replaces the fault in force; without a kind the gateway is well. */
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
    /** Tells the site that everything has changed; returns the status. */
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
