import {
  defaultTreeAdapter as tree,
  html as standard,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { textOf } from '@/lib/content/html/text';

/** The page puts html into an element of this kind; the parser reads it as it would there. */
const CONTEXT = tree.createElement('div', standard.NS.HTML, []);

/** Three are the most that any html has been seen to need. */
const MAX_READINGS = 8;

const isBlank = (node: Tree.ChildNode) => tree.isTextNode(node) && node.value.trim() === '';

/** The list that an item needs around it; undefined for what is no item, or stands in one. */
function missingList(node: Tree.ChildNode, parent: Tree.ParentNode): 'ul' | 'dl' | undefined {
  switch (node.nodeName) {
    case 'li':
      return ['ul', 'ol'].includes(parent.nodeName) ? undefined : 'ul';
    case 'dt':
    case 'dd': {
      const isGroup = parent.nodeName === 'div' && 'parentNode' in parent;
      const around = isGroup ? parent.parentNode : undefined;
      return [parent.nodeName, around?.nodeName].includes('dl') ? undefined : 'dl';
    }
    default:
      return undefined;
  }
}

/**
 * Puts items that stand in no list into one. Without it the parser would end the page's own list
 * item around the html where one of these begins.
 */
function wrapItems(parent: Tree.ParentNode): void {
  let list: Tree.Element | undefined;
  for (const node of [...parent.childNodes]) {
    const wanted = missingList(node, parent);
    if (wanted === undefined) {
      if (!isBlank(node)) list = undefined;
      continue;
    }
    if (list?.tagName !== wanted) {
      list = tree.createElement(wanted, standard.NS.HTML, []);
      tree.insertBefore(parent, list, node);
    }
    tree.detachNode(node);
    tree.appendChild(list, node);
  }
}

type Rename = (tagName: string) => string;

function mend(parent: Tree.ParentNode, rename: Rename): void {
  wrapItems(parent);
  for (const node of [...parent.childNodes]) {
    if (!tree.isElementNode(node)) continue;
    node.tagName = rename(node.tagName);
    node.nodeName = node.tagName;
    mend(node, rename);
    if (node.tagName === 'p' && node.childNodes.every(isBlank)) tree.detachNode(node);
  }
}

function read(html: string, rename: Rename): string {
  const fragment = parseFragment(CONTEXT, html, {});
  mend(fragment, rename);
  return serialize(fragment);
}

const sameName: Rename = (tagName) => tagName;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Html as the standard's parser writes back what it has read: nothing is left that a browser would
 * move, close or drop, so the page around it has the elements that React expects. Empty paragraphs go.
 *
 * @param html sanitised, and not nested without limit.
 * @param rename gives the tag name that an element is to have.
 * @returns html that a browser reads as it is written.
 */
export function normalizeHtml(html: string, rename = sameName): string {
  let written = read(html, rename);
  for (let readings = 1; readings < MAX_READINGS; readings += 1) {
    const again = read(written, sameName);
    if (again === written) return written;
    written = again;
  }
  return escaped(textOf(written));
}
