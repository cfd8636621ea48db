import type { Paper } from './paper';

/** A piece of a page, `min` to `max` high, `gap` below the piece above. */
export interface Block {
  min: number;
  max: number;
  gap: number;
  draw: (paper: Paper, y: number, height: number) => void | Promise<void>;
}

/** A rectangle of a page, in points. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Placed {
  block: Block;
  y: number;
  height: number;
}

/** Maximum growth of each gap on a page with free space. */
const LOOSEST_GAP = 16;

/**
 * Stacks pieces between `top` and `bottom` (points), stretching those that can.
 * Returns null when they do not fit, else their positions and the free space at the bottom.
 */
export function fit(blocks: Block[], top: number, bottom: number) {
  const gapOf = (block: Block, index: number) => (index === 0 ? 0 : block.gap);
  const used = blocks.reduce((sum, block, index) => sum + block.min + gapOf(block, index), 0);
  let spare = bottom - top - used;
  if (spare < 0) return null;

  const stretch = blocks.reduce((sum, block) => sum + block.max - block.min, 0);
  const share = stretch > 0 ? Math.min(1, spare / stretch) : 0;
  spare -= stretch * share;
  const loosen = blocks.length > 1 ? Math.min(LOOSEST_GAP, spare / (blocks.length - 1)) : 0;

  let y = top;
  const placed: Placed[] = blocks.map((block, index) => {
    if (index > 0) y += block.gap + loosen;
    const height = block.min + (block.max - block.min) * share;
    const place = { block, y, height };
    y += height;
    return place;
  });
  return { placed, spare: bottom - y };
}
