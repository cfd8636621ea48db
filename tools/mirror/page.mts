// A page of the site without what needs scripts or an instance.
import {
  defaultTreeAdapter as tree,
  parse,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { targetOf, type Site, type Target } from './targets.mts';
import { BAND_ID, band, FILE_NOT_KEPT, formNotice, quoteNotice, styles } from './texts.mts';

type Element = Tree.Element;

const attribute = (element: Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

const without = (element: Element, names: readonly string[]) => {
  element.attrs = element.attrs.filter(({ name }) => !names.includes(name));
};

function* elementsOf(parent: Tree.ParentNode): Generator<Element> {
  for (const node of [...parent.childNodes]) {
    if (!tree.isElementNode(node)) continue;
    yield node;
    // What was taken away meanwhile has no parent.
    if (node.parentNode !== null) yield* elementsOf(node);
  }
}

const isScript = (element: Element) =>
  element.tagName === 'script' && attribute(element, 'type') !== 'application/ld+json';

/** What is fetched ahead, perhaps for a part that is not kept; and styles that are in the page. */
const isHint = (element: Element) =>
  element.tagName === 'link' &&
  (/preload|preconnect|dns-prefetch/.test(attribute(element, 'rel') ?? '') ||
    attribute(element, 'disabled') !== undefined);

const DEAD = new Set(
  'noscript template dialog iframe object embed input select textarea'.split(' '),
);

/** A button that opens a popover works without script; one that opened a dialog marks a place. */
const isDeadButton = (element: Element) =>
  element.tagName === 'button' &&
  attribute(element, 'popovertarget') === undefined &&
  attribute(element, 'aria-haspopup') === undefined;

function isDead(element: Element): boolean {
  return (
    DEAD.has(element.tagName) ||
    isScript(element) ||
    isHint(element) ||
    isDeadButton(element) ||
    attribute(element, 'data-mirror') === 'hide' ||
    (element.tagName === 'form' && attribute(element, 'role') === 'search')
  );
}

function noticeFor(element: Element): string | undefined {
  if (attribute(element, 'data-mirror') === 'quote') return quoteNotice;
  return element.tagName === 'form' ? formNotice : undefined;
}

function rename(element: Element, tagName: string): void {
  element.tagName = tagName;
  element.nodeName = tagName;
}

function insertHtml(parent: Tree.ParentNode, html: string, before: Tree.ChildNode | undefined) {
  for (const node of [...parseFragment(html).childNodes]) {
    tree.detachNode(node);
    if (before) tree.insertBefore(parent, node, before);
    else tree.appendChild(parent, node);
  }
}

function strip(document: Tree.Document): void {
  for (const element of elementsOf(document)) {
    const parent = element.parentNode;
    const isGone = isDead(element);
    const replacement = isGone ? undefined : noticeFor(element);
    if (parent && replacement !== undefined) insertHtml(parent, replacement, element);
    if (replacement !== undefined || isGone) tree.detachNode(element);
    else if (attribute(element, 'aria-haspopup') === 'dialog') {
      rename(element, 'span');
      without(element, ['type', 'aria-haspopup']);
      element.attrs.push({ name: 'role', value: 'img' });
    }
  }
}

const candidates = (srcset: string) =>
  srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');

const SHOWN_LINKS = /^(?:stylesheet|icon|apple-touch-icon)$/;

/** The URLs of what an element shows. */
function sourcesOf(element: Element): string[] {
  const found = ['src', 'poster'].flatMap((name) => attribute(element, name) ?? []);
  const set = attribute(element, 'srcset');
  const isShown = element.tagName === 'link' && SHOWN_LINKS.test(attribute(element, 'rel') ?? '');
  const href = isShown ? (attribute(element, 'href') ?? []) : [];
  return [...found, ...(set === undefined ? [] : candidates(set))].concat(href);
}

interface Anchor {
  element: Element;
  target: Target | 'none';
}

/** Reads a page as the site sent it. */
export function readMirrorPage(source: string, path: string, site: Site) {
  const document = parse(source);
  strip(document);
  const resources = new Map<string, Target>();
  const links = new Map<string, Target>();
  const anchors: Anchor[] = [];
  for (const element of elementsOf(document)) {
    for (const url of sourcesOf(element)) {
      const target = targetOf(url, path, site);
      if (typeof target === 'object') resources.set(target.folder, target);
    }
    const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
    const target = href === undefined ? 'outside' : targetOf(href, path, site);
    if (target === 'outside') continue;
    anchors.push({ element, target });
    if (target === 'none') continue;
    (target.kind === 'page' ? links : resources).set(target.folder, target);
  }
  return {
    /** What the page shows or offers for download. */
    resources: [...resources.values()],
    /** Other pages. */
    links: [...links.values()],
    /** The page's HTML; `isKept` says which files are held, links to others become plain text. */
    html(taken: Date, isKept: (target: Target) => boolean): string {
      for (const { element, target } of anchors) {
        if (target !== 'none' && (target.kind === 'page' || isKept(target))) continue;
        rename(element, 'span');
        without(element, ['href', 'target', 'download', 'rel']);
        if (target !== 'none') insertHtml(element, FILE_NOT_KEPT, undefined);
      }
      decorate(document, taken);
      return serialize(document);
    },
  };
}

function decorate(document: Tree.Document, taken: Date): void {
  for (const element of elementsOf(document)) {
    // No cookie is set here; the site's styles move the top bar beside the cookie banner.
    if (element.tagName === 'html') element.attrs.push({ name: 'data-consent', value: 'yes' });
    if (element.tagName === 'head') insertHtml(element, `<style>${styles}</style>`, undefined);
    if (element.tagName === 'body') {
      // After the link that skips to the content, which comes first in the tab order.
      const children = element.childNodes.filter(tree.isElementNode);
      const skipLink = children.findIndex(({ tagName }) => tagName === 'a');
      insertHtml(element, band(taken), children[skipLink + 1]);
      return;
    }
  }
}

/** Whether this is a page of a mirror, which an edge serves when no instance responds. */
export const isMirrored = (source: string): boolean => source.includes(`id="${BAND_ID}"`);

const CSS_URL = /url\(\s*(["']?)([^"')]+)\1\s*\)/g;

/** What a stylesheet refers to: its fonts. */
export function styleReferences(css: string, path: string, site: Site): Target[] {
  const targets = [...css.matchAll(CSS_URL)].map(([, , url = '']) => targetOf(url, path, site));
  return targets.filter((target) => typeof target === 'object');
}
