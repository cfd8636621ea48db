// The addresses that the site itself publishes.
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Fetch } from './fetcher.mts';
import { targetOf, type Site, type Target } from './targets.mts';

function locationsIn(parent: Tree.ParentNode, found: string[] = []): string[] {
  for (const node of parent.childNodes) {
    if (!tree.isElementNode(node)) continue;
    const [text] = node.childNodes;
    if (node.tagName === 'loc' && text && tree.isTextNode(text)) found.push(text.value.trim());
    else locationsIn(node, found);
  }
  return found;
}

async function readLocations(fetch: Fetch, path: string): Promise<string[]> {
  const result = await fetch(path, { follows: false, read: (response) => response.text() });
  if (result?.body === undefined)
    throw new Error(
      `${path} responded with ${result?.status ?? 'nothing'}: no sitemap, no mirror.`,
    );
  return locationsIn(parse(result.body));
}

/** Every address of the sitemap's pages. */
export async function readSitemap(fetch: Fetch, site: Site) {
  const files = (await readLocations(fetch, '/sitemap.xml')).map((file) => new URL(file));
  const origin = files[0]?.origin ?? '';
  const own = { ...site, origins: new Set([...site.origins, origin]) };
  const targets = new Map<string, Target>();
  const unfit: string[] = [];
  for (const { pathname } of files.filter((file) => /^\/sitemap-paginas/.test(file.pathname))) {
    for (const location of await readLocations(fetch, pathname)) {
      const target = targetOf(location, '/', own);
      if (typeof target !== 'object' || targets.has(target.folder)) unfit.push(location);
      else targets.set(target.folder, target);
    }
  }
  return {
    /** The public one, which pages name in their links. */
    origin,
    targets: [...targets.values()],
    /** Addresses that no folder can hold, or the folder of another one. */
    unfit,
  };
}
