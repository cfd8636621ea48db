import type { Page } from '@playwright/test';

/**
 * Sets the browser's own default text size, as its settings do: rem and the em of media queries
 * follow it, which a font size of the root element would not bring about. It lasts as long as the
 * page.
 *
 * @param pixels 16 is what browsers come with.
 */
export async function setDefaultTextSize(page: Page, pixels: number): Promise<void> {
  // Left attached: what it sets ends with the session.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

/** The pairs of texts that lie over each other, and the texts that a fixed box at the side can cover. */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Piece {
      parent: Element;
      words: string;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    /** Two lines of one text come this close, and so do the empty parts of their boxes. */
    const SLACK = 5;

    const isFloating = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(box).position)) return true;
      }
      return false;
    };

    /** What of a text is seen: boxes that hide what leaves them cut it. */
    function seen(parent: Element, rect: DOMRect): Omit<Piece, 'parent' | 'words'> {
      let { left, right, top, bottom } = rect;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(box);
        if (display === 'inline' || box === document.body) continue;
        const frame = box.getBoundingClientRect();
        if (overflowX !== 'visible') {
          left = Math.max(left, frame.left);
          right = Math.min(right, frame.right);
        }
        if (overflowY !== 'visible') {
          top = Math.max(top, frame.top);
          bottom = Math.min(bottom, frame.bottom);
        }
      }
      return { left, right, top, bottom };
    }

    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const words = node.textContent?.trim().slice(0, 40) ?? '';
      if (!parent || words === '' || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parent.closest('script, style, noscript, option, svg') || isFloating(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const piece = { parent, words, ...seen(parent, rect) };
        const isSeen = piece.right - piece.left > 1 && piece.bottom - piece.top > 1;
        if (isSeen) pieces.push(piece);
      }
    }
    pieces.sort((a, b) => a.top - b.top);

    const found = new Set<string>();
    // Wherever the page is scrolled to, a fixed box at its side stays in its column.
    const atTheSide = [...document.body.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => height > 0 && width > 0 && width < innerWidth / 2);
    for (const { words, left, right } of pieces) {
      if (atTheSide.some((box) => right > box.left + SLACK && left < box.right - SLACK)) {
        found.add(`"${words}" can lie under the box at the side`);
      }
    }
    pieces.forEach((one, index) => {
      for (const other of pieces.slice(index + 1)) {
        if (other.top > one.bottom - SLACK) break;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - other.top;
        if (one.parent !== other.parent && width > SLACK && height > SLACK) {
          found.add(`"${one.words}" and "${other.words}" lie over each other`);
        }
      }
    });
    return [...found];
  });
}

/**
 * How many pixels of the window's height show neither the page nor its footer: top bar, header,
 * cookie banner and docked bars.
 */
export function chromeHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isChrome = (x: number, y: number) => {
      const element = document.elementFromPoint(x, y);
      return element !== null && element !== document.body && !element.closest('main, footer');
    };
    const columns = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => share * innerWidth);
    // Each point costs a hit test.
    const STEP = 4;
    const rows = Array.from({ length: Math.floor(innerHeight / STEP) }, (_, at) => at * STEP);
    return STEP * rows.filter((y) => columns.some((x) => isChrome(x, y))).length;
  });
}
