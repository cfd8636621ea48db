/** Pixels of an Open Graph image. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
