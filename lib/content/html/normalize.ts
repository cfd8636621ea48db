import {
  defaultTreeAdapter as tree,
  html as standard,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { escapeXml } from '@/lib/util/markup.mts';
import { BLOCKS, isBlankText, textOf } from '@/lib/content/html/text';

/** The element in which the HTML is parsed. */
const CONTEXT = tree.createElement('div', standard.NS.HTML, []);

/** At most three passes were needed for any HTML tested. */
const MAX_PASSES = 8;

/** Returns whether a node shows nothing and is no target of a link. */
const isBlank = (node: Tree.ChildNode): boolean =>
  tree.isElementNode(node)
    ? !isSeen(node) && node.childNodes.every(isBlank)
    : !tree.isTextNode(node) || isBlankText(node.value);

const isSeen = ({ tagName, attrs }: Tree.Element) =>
  ['img', 'hr'].includes(tagName) || attrs.some(({ name }) => name === 'id');

const isSpace = (node: Tree.ChildNode) => tree.isTextNode(node) && /^[ \n\t]*$/.test(node.value);

const isWord = (node: Tree.ChildNode | undefined) =>
  node !== undefined && (tree.isElementNode(node) ? !BLOCKS.has(node.tagName) : !isBlank(node));

function isEmptyBlock(node: Tree.Element, parent: Tree.ParentNode): boolean {
  const { tagName, childNodes } = node;
  // Removing an item of a numbered list would change the numbers.
  if (tagName === 'li') return parent.nodeName === 'ul' && isBlank(node);
  if (/^(?:p|h\d|[uod]l|blockquote|table|(?:fig)?caption)$/.test(tagName)) return isBlank(node);
  // A no-break space in these is an empty line.
  const isWrapper = /^(?:div|figure|thead|tbody|tfoot|tr)$/.test(tagName) && !isSeen(node);
  return isWrapper && childNodes.every(isSpace);
}

/** Returns whether an element separates two words. */
function isBetweenWords(node: Tree.Element, { childNodes }: Tree.ParentNode): boolean {
  const at = childNodes.indexOf(node);
  return isWord(childNodes[at - 1]) && isWord(childNodes[at + 1]);
}

/** Returns the name of the element that is missing between a node and its parent. */
function missingParent(node: Tree.ChildNode, parent: Tree.ParentNode): string | undefined {
  const isInList = ['ul', 'ol'].includes(parent.nodeName);
  switch (node.nodeName) {
    case 'li':
      return isInList ? undefined : 'ul';
    case 'dt':
    case 'dd': {
      const isGroup = parent.nodeName === 'div' && 'parentNode' in parent;
      const around = isGroup ? parent.parentNode : undefined;
      return [parent.nodeName, around?.nodeName].includes('dl') ? undefined : 'dl';
    }
    default:
      return isInList && !isBlank(node) ? 'li' : undefined;
  }
}

const NO_MARKER = [{ name: 'style', value: 'list-style-type:none' }];

/**
 * Wraps items without a list, which would close the page's own items around the HTML. Moves other nodes in
 * a list into the item before them.
 */
function wrapItems(parent: Tree.ParentNode): void {
  let around: Tree.Element | undefined;
  for (const node of [...parent.childNodes]) {
    const wanted = missingParent(node, parent);
    if (wanted === undefined) {
      if (!isBlank(node)) around = tree.isElementNode(node) ? node : undefined;
      continue;
    }
    if (around?.tagName !== wanted) {
      around = tree.createElement(wanted, standard.NS.HTML, wanted === 'li' ? NO_MARKER : []);
      tree.insertBefore(parent, around, node);
    }
    tree.detachNode(node);
    tree.appendChild(around, node);
  }
}

function fixTree(parent: Tree.ParentNode): void {
  wrapItems(parent);
  for (const node of [...parent.childNodes]) {
    if (!tree.isElementNode(node)) continue;
    fixTree(node);
    if (isEmptyBlock(node, parent) && !isBetweenWords(node, parent)) tree.detachNode(node);
    else if (/^(?:a|h\d|[uod]l|table)$/.test(node.tagName) && isBlank(node)) {
      // The element may still separate words.
      node.tagName = node.tagName === 'a' ? 'span' : 'div';
      node.nodeName = node.tagName;
      node.attrs = [];
    }
  }
}

function reparse(html: string): string {
  const fragment = parseFragment(CONTEXT, html, {});
  fixTree(fragment);
  return serialize(fragment);
}

/** Rewrites sanitized HTML so that it parses exactly as written, which hydration needs. Drops empty blocks. */
export function normalizeHtml(html: string): string {
  let current = reparse(html);
  for (let passes = 1; passes < MAX_PASSES; passes += 1) {
    const next = reparse(current);
    if (next === current) return current;
    current = next;
  }
  return escapeXml(textOf(current));
}
