import type { Block } from './block';
import type { Paper } from './paper';
import { cut } from './pictures';
import { RISE, SHEET, drawEdge } from './slant';
import { COLOR, CONTENT, MARGIN, PAGE } from './theme';

/** A picture inside the margins, its corners rounded. Images are artifacts, not figures. */
export function photo(paper: Paper, name: string, max = 262): Block {
  return {
    min: 150,
    max,
    gap: 20,
    draw: (_, y, height) =>
      paper.ornament(async () => {
        const picture = await cut(name, CONTENT, height);
        paper.doc.save().roundedRect(MARGIN.x, y, CONTENT, height, 8).clip();
        paper.doc.image(picture, MARGIN.x, y, { width: CONTENT, height });
        paper.doc.restore();
      }),
  };
}

/** A picture over the head of the page, from edge to edge, cut along the rising diagonal. */
export function banner(paper: Paper, name: string, max = 350): Block {
  return {
    min: 230,
    max,
    gap: 4,
    draw: (_, y, height) =>
      paper.ornament(async () => {
        await drawBanner(paper, name, y + height);
      }),
  };
}

/** Draws a picture from `top` down to the rising diagonal that starts at `left` on the left side. */
export async function drawBanner(paper: Paper, name: string, left: number, top = 0): Promise<void> {
  const { width } = SHEET;
  const right = left - width * RISE;
  const height = left - top;
  // The diagonal hides the lower right, so the image is moved up.
  const picture = await cut(name, width, height, 0.72);
  paper.doc.save().polygon([0, top], [width, top], [width, right], [0, left]).clip();
  paper.doc.image(picture, 0, top, { width, height });
  paper.doc.restore();
  drawEdge(paper, left, 7, COLOR.green);
}

/** A picture to the right of a text of about the same height. */
export function beside(paper: Paper, text: Block, name: string, width: number): Block {
  const min = Math.max(text.min + 6, 168);
  return {
    min,
    max: Math.max(min, 200),
    gap: 14,
    draw: async (_, y, height) => {
      await text.draw(paper, y + 2, text.min);
      await paper.ornament(async () => {
        const x = PAGE.width - MARGIN.x - width;
        const picture = await cut(name, width, height);
        paper.doc.save().roundedRect(x, y, width, height, 8).clip();
        paper.doc.image(picture, x, y, { width, height });
        paper.doc.restore();
      });
    },
  };
}
