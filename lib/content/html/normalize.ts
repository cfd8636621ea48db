import {
  defaultTreeAdapter as tree,
  html as standard,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { textOf } from '@/lib/content/html/text';
import { BLOCKS } from '@/lib/content/html/text';

/** The HTML is parsed as the content of such an element. */
const CONTEXT = tree.createElement('div', standard.NS.HTML, []);

/** At most three passes were needed for any HTML tested. */
const MAX_PASSES = 8;

const holdsOnly = (text: RegExp) => (node: Tree.ChildNode) =>
  tree.isTextNode(node) && text.test(node.value);

const isBlank = holdsOnly(/^\s*$/);
const isSpace = holdsOnly(/^[ \n\t]*$/);

const isWord = (node: Tree.ChildNode | undefined) =>
  node !== undefined && (tree.isElementNode(node) ? !BLOCKS.has(node.tagName) : !isBlank(node));

function isEmptyBlock({ tagName, childNodes }: Tree.Element): boolean {
  if (tagName === 'p') return childNodes.every(isBlank);
  // A no-break space in these is an empty line.
  return ['div', 'figure'].includes(tagName) && childNodes.every(isSpace);
}

/** Whether an element keeps two words apart. */
function isBetweenWords(node: Tree.Element, { childNodes }: Tree.ParentNode): boolean {
  const at = childNodes.indexOf(node);
  return isWord(childNodes[at - 1]) && isWord(childNodes[at + 1]);
}

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

/** Wraps items without a list: an `li` would close the page's own `li` around the HTML. */
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

function fixTree(parent: Tree.ParentNode, rename: Rename): void {
  wrapItems(parent);
  for (const node of [...parent.childNodes]) {
    if (!tree.isElementNode(node)) continue;
    node.tagName = rename(node.tagName);
    node.nodeName = node.tagName;
    fixTree(node, rename);
    if (isEmptyBlock(node) && !isBetweenWords(node, parent)) tree.detachNode(node);
  }
}

function reparse(html: string, rename: Rename): string {
  const fragment = parseFragment(CONTEXT, html, {});
  fixTree(fragment, rename);
  return serialize(fragment);
}

const sameName: Rename = (tagName) => tagName;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Makes sanitized HTML parse exactly as written, or hydration breaks. Drops empty blocks. */
export function normalizeHtml(html: string, rename = sameName): string {
  let current = reparse(html, rename);
  for (let passes = 1; passes < MAX_PASSES; passes += 1) {
    const next = reparse(current, sameName);
    if (next === current) return current;
    current = next;
  }
  return escaped(textOf(current));
}
