import type { Page } from '@playwright/test';

/** The text spacing that success criterion 1.4.12 lets a visitor set. */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Returns texts that are wider than the page or cut by their box. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CLIPS = /hidden|clip/;
    const found = new Set<string>();
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      found.add(`the page is ${document.documentElement.scrollWidth} px wide`);
    }

    /** Returns whether it is hidden on purpose: only for screen readers, or a slide of a carousel. */
    const isHidden = (element: Element, box: DOMRect) =>
      (box.width <= 1 && box.height <= 1) || element.getAttribute('aria-roledescription') !== null;

    /** Returns whether the whole text is one link away or in the heading below. */
    const isPreview = (box: Element, style: CSSStyleDeclaration) =>
      (style.webkitLineClamp !== 'none' &&
        box.closest('article, li, [role="group"]')?.querySelector('a') !== null) ||
      (style.textOverflow === 'ellipsis' &&
        document.querySelector('h1')?.textContent === box.textContent);

    function cutBy(start: Element, text: DOMRect): string | undefined {
      for (let box: Element | null = start; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        if (isHidden(box, frame) || isPreview(box, style)) return undefined;
        // A visitor can scroll to this content.
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined;
        const isCutX =
          CLIPS.test(style.overflowX) &&
          (text.right > frame.right + 1.5 || text.left < frame.left - 1.5);
        const isCutY =
          CLIPS.test(style.overflowY) &&
          (text.bottom > frame.bottom + 4 || text.top < frame.top - 4);
        if (isCutX || isCutY) return `${box.tagName.toLowerCase()}.${box.className}`;
        if (style.position === 'fixed') break;
      }
      if (text.right > width + 1 || text.left < -1) return 'the page';
      return undefined;
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!parent || node.textContent?.trim() === '' || !parent.checkVisibility()) continue;
      if (parent.closest('script, style, noscript, option, svg, [aria-hidden="true"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const by = rect.width > 0 ? cutBy(parent, rect) : undefined;
        if (by) found.add(`"${node.textContent?.trim().slice(0, 40)}" is cut by ${by}`);
      }
    }
    return [...found];
  });
}

/** Returns the controls smaller than `least` CSS pixels. Links within a sentence are exempt (2.5.8). */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((side) => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';

    /** Returns whether a link is among words: its block has text beside the link. */
    const isInline = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const block = element.closest('p, li, dd, td, address, figcaption, blockquote, span, div');
      return (block?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
    };

    /** The boxes that activate a control, including its labels. */
    const boxes = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [element, ...labels].map((one) => one.getBoundingClientRect());
    };

    return [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || isInline(element)) return [];
      if (element.closest('[inert], [aria-hidden="true"]')) return [];
      const [own, ...labels] = boxes(element);
      // A control without a visible box is only for the keyboard until it is focused.
      if (!own || (own.width <= 1 && own.height <= 1 && labels.length === 0)) return [];
      const fits = [own, ...labels].some(
        ({ width, height }) => width >= side - 0.5 && height >= side - 0.5,
      );
      if (fits) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      const size = `${Math.round(own.width)}×${Math.round(own.height)}`;
      return [`${element.tagName.toLowerCase()}.${element.className} "${name}": ${size}`];
    });
  }, least);
}
