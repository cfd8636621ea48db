import type { Style } from '@/lib/features/zone-sheet/pdf/paper';

/** US Letter, which Mexico prints on, in points. */
export const PAGE: [number, number] = [612, 792];

/** Where everything is drawn: A4, which is narrower, cuts nothing of it and leaves a margin. */
export const BOX = { left: 42, right: 570, top: 40, bottom: 752 } as const;
/** Of the box, in points. */
export const WIDTH = BOX.right - BOX.left;

/** The site's tokens. */
export const COLOR = {
  blue: '#003da5',
  bluePale: '#e6eefb',
  green: '#84bd00',
  greenInk: '#4a6f00',
  greenPale: '#eef6da',
  ink: '#0f1c36',
  inkSoft: '#475571',
  line: '#d5ddea',
  danger: '#b3261e',
  black: '#000000',
  white: '#ffffff',
} as const;

/** A style in the regular weight; `size` in points. */
export const regular = (size: number, color: string = COLOR.ink): Style => ({
  ...{ font: 'regular', size, color },
});
/** A style in the bold weight; `size` in points. */
export const bold = (size: number, color: string = COLOR.ink): Style => ({
  ...{ font: 'bold', size, color },
});
