import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A text over a picture, its box and the least contrast that it needs. */
interface Overlay {
  text: string;
  colour: string;
  least: number;
  box: { x: number; y: number; width: number; height: number };
}

const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;

function overlaysOf(page: Page, large: number, largeBold: number): Promise<Overlay[]> {
  return page.evaluate(
    ([LARGE, LARGE_BOLD]) => {
      const overlays: Overlay[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      /**
       * Returns whether a picture lies directly under a point of `element`, without an opaque layer between.
       */
      const standsOnPicture = (element: Element, x: number, y: number) => {
        const stack = document.elementsFromPoint(x, y);
        const from = stack.indexOf(element);
        if (from < 0) return false;
        for (const under of stack.slice(from)) {
          if (under.matches('img, video, canvas')) return true;
          const { backgroundColor, backgroundImage } = getComputedStyle(under);
          if (backgroundImage.includes('url(')) return true;
          const alpha = Number(/rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1] ?? 1);
          if (alpha > 0.99) return false;
        }
        return false;
      };
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent?.trim() ?? '';
        if (!element || text === '' || !element.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const rect of range.getClientRects()) {
          const x = rect.left + rect.width / 2;
          const y = rect.top + rect.height / 2;
          if (rect.width < 2 || !standsOnPicture(element, x, y)) continue;
          // A fixed element may cover one line of the text. The next scroll shows that line completely.
          const isWhole = [rect.top + 1, rect.bottom - 1].every((edge) => {
            const top = document.elementFromPoint(x, edge);
            return top !== null && (element.contains(top) || top.contains(element));
          });
          if (!isWhole) continue;
          const { color, fontSize, fontWeight } = getComputedStyle(element);
          const size = parseFloat(fontSize);
          const isLarge = size >= LARGE || (size >= LARGE_BOLD && Number(fontWeight) >= 700);
          const { width, height } = rect;
          overlays.push({
            text: text.slice(0, 40),
            colour: color,
            least: isLarge ? 3 : 4.5,
            box: { x: rect.left, y: rect.top, width, height },
          });
        }
      }
      return overlays;
    },
    [large, largeBold] as const,
  );
}

/** The part that each of the 256 values of a channel contributes to the luminance. */
const LINEAR = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

function luminance(red = 0, green = 0, blue = 0): number {
  const [r = 0, g = 0, b = 0] = [LINEAR[red], LINEAR[green], LINEAR[blue]];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Returns the smallest part of the viewport with all overlays, in whole pixels, to keep screenshots small.
 */
function frameOf(page: Page, overlays: Overlay[]) {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const boxes = overlays.map(({ box }) => box);
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x))));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y))));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) + 1;
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) + 1;
  const [width, height] = [Math.min(size.width, right) - x, Math.min(size.height, bottom) - y];
  return { x, y, width, height };
}

/**
 * Returns the texts over pictures in the viewport, each with the worst contrast between its colour and any
 * pixel behind it.
 */
export async function picturedTexts(page: Page) {
  const overlays = await overlaysOf(page, LARGE_PX, LARGE_BOLD_PX);
  if (overlays.length === 0) return [];
  const bare = await page.addStyleTag({ content: '* { color: transparent !important }' });
  const clip = frameOf(page, overlays);
  const shot = await page.screenshot({ animations: 'disabled', clip });
  await bare.evaluate((style) => style.parentNode?.removeChild(style));
  const { data, info } = await sharp(shot).raw().toBuffer({ resolveWithObject: true });
  return overlays.map(({ box, colour, ...overlay }) => {
    const own = luminance(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    const [left, top] = [Math.floor(box.x) - clip.x, Math.floor(box.y) - clip.y];
    const right = Math.min(info.width, left + Math.ceil(box.width));
    const bottom = Math.min(info.height, top + Math.ceil(box.height));
    let worst = Infinity;
    for (let y = Math.max(0, top); y < bottom; y += 1) {
      for (let x = Math.max(0, left); x < right; x += 1) {
        const at = (y * info.width + x) * info.channels;
        worst = Math.min(worst, contrast(own, luminance(data[at], data[at + 1], data[at + 2])));
      }
    }
    return { ...overlay, worst };
  });
}

/** Returns the number of pictures in the viewport that are still loading. */
export function missingPictures(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isInView = (image: Element) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const isOnScreen = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      // Pictures in closed elements do not count.
      return isOnScreen && image.checkVisibility();
    };
    const hasCome = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    return [...document.images].filter((image) => !hasCome(image) && isInView(image)).length;
  });
}
